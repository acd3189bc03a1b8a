import { describe, expect, it } from "vitest";
import type { LibraryPicture, PictureStyle } from "../../shared/machine/library.ts";
import { findCategory } from "../../shared/machine/questions.ts";
import { PICTURE_LIBRARIES } from "../../shared/machines/classic/library/libraries.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { WORD_TABLE } from "../../shared/machines/classic/words.ts";
import { createEmptyDesign, createPlainImage, type Design } from "../../shared/model/design.ts";
import { createFullFrameRecipe, createRecipeImage, createRecipeWords } from "../../shared/model/recipe.ts";
import { setTexts } from "../../shared/model/texts.ts";
import {
  chooseInitialStyle,
  createPictureChoice,
  offeredStylesOf,
  searchImages,
  suggestImages,
} from "../../web/wizard/library.ts";
import { done } from "../shared/model/samples.ts";

const SIZE = { width: 300, height: 480 };
const picture = (text: string, style: PictureStyle, ...tags: string[]): LibraryPicture => ({
  ...{ path: `/images/${text}.png`, scene: `/images/${text}-scene.png`, size: SIZE },
  ...{ text, tags, style },
});
const LIBRARY = [
  picture("assam", "modern"),
  { ...picture("poster", "classic"), size: { width: 400, height: 480 } },
  picture("sencha", "premium"),
];

const offered = offeredStylesOf(LIBRARY, SIZE);
const ids = (styles: typeof offered) => styles.map(({ id }) => id).sort();
const slot = (path?: string, style?: string) => {
  const words =
    style === undefined ? undefined : createRecipeWords({ from: { kind: "blend" }, text: "Assam" }, style);
  const original =
    path === undefined ? { blob: "a", type: "image/png" as const, ...SIZE } : { path, ...SIZE };
  const plain = path === undefined ? undefined : createPlainImage({ path });
  return words ? createRecipeImage(createFullFrameRecipe(original, { words })) : plain;
};
const first = (slots: ReturnType<typeof slot>[], brand?: string, initial: PictureStyle = "premium") =>
  chooseInitialStyle(offered, slots, LIBRARY, brand, initial);

describe("the styles in which names are put on pictures", () => {
  it("are those of which the machine has a scene of the slots' size", () => {
    expect(ids(offered)).toEqual(["modern", "premium"]);
    expect(ids(offeredStylesOf(LIBRARY, { width: 400, height: 480 }))).toEqual(["classic"]);
    expect(offeredStylesOf([], SIZE)).toEqual([]);
  });

  it("begin with that of the slots' words, the brand's, a bundled picture's, then the machine's", () => {
    expect(first([slot("/images/assam.png", "gone"), slot(undefined, "modern")], "premium")).toBe("modern");
    expect(first([slot("/images/assam.png")], "premium")).toBe("premium");
    expect(first([slot(), slot("/images/assam-scene.png")])).toBe("modern");
    expect(first([slot(), slot()])).toBe("premium");
  });

  it("begin with one that is offered, whatever words, brand, picture and machine have", () => {
    expect(first([slot("/images/poster.png", "classic")], "gradient", "realistic")).toBe(offered[0]?.id);
  });
});

const IMAGES = [
  picture("Medium Roast", "classic", "balanced"),
  picture("Dark Roast", "premium", "intense", "gold"),
  picture("Old Dark Roast", "modern", "dark"),
  picture("Caffè Latte", "modern", "milk"),
  picture("Decaf", "gradient", "evening"),
];
const texts = (images: readonly LibraryPicture[]) => images.map(({ text }) => text);

describe("searching the bundled pictures", () => {
  it("finds by text, by tag and by style, in any case", () => {
    expect(texts(searchImages(IMAGES, "DECAF"))).toEqual(["Decaf"]);
    expect(texts(searchImages(IMAGES, "milk"))).toEqual(["Caffè Latte"]);
    expect(texts(searchImages(IMAGES, "premium"))).toEqual(["Dark Roast"]);
  });

  it("finds letters without their accents, and every word of several", () => {
    expect(texts(searchImages(IMAGES, "caffe"))).toEqual(["Caffè Latte"]);
    expect(texts(searchImages(IMAGES, "roast gold"))).toEqual(["Dark Roast"]);
    expect(searchImages(IMAGES, "roast milk")).toEqual([]);
  });

  it("gives all for nothing, and nothing for what is not there", () => {
    expect(searchImages(IMAGES, "  ")).toEqual(IMAGES);
    expect(searchImages(IMAGES, "tea")).toEqual([]);
  });
});

it.each([
  ["de", "Äthiopien", "entkoffeiniert", "Haselnuss"],
  ["fr", "décaféiné", "Éthiopie", "cannelle"],
  ["es", "descafeinado", "vainilla", "Etiopía"],
  ["it", "decaffeinato", "nocciola", "Brasile"],
  ["pt", "Quênia", "avelã", "baunilha"],
  ["nl", "cafeïnevrij", "hazelnoot", "Ethiopië"],
  ["pl", "bezkofeinowa", "orzech laskowy", "Brazylia"],
  ["ja", "デカフェ", "エチオピア", "キャラメル"],
  ["ar", "منزوع الكافيين", "إثيوبيا", "قرفة"],
])(
  "searching the classic machine's blends finds what a coffee is called in another language: %s",
  (_, ...words) => {
    for (const word of words) {
      const found = searchImages(PICTURE_LIBRARIES.blends, word);
      expect(found.length, word).toBeGreaterThan(0);
      expect(found.length, word).toBeLessThanOrEqual(4);
    }
  },
);

describe("suggesting by a blend's name", () => {
  it("puts the exact match first, then the earlier mention", () => {
    expect(texts(suggestImages(IMAGES, "dark roast"))).toEqual(["Dark Roast", "Old Dark Roast"]);
    expect(texts(suggestImages(IMAGES, "Roast"))).toEqual(["Dark Roast", "Medium Roast", "Old Dark Roast"]);
  });

  it("takes a name that is longer than the text, and a tag", () => {
    expect(texts(suggestImages(IMAGES, "Our Decaf"))).toEqual(["Decaf"]);
    expect(texts(suggestImages(IMAGES, "gold"))).toEqual(["Dark Roast"]);
  });

  it("suggests nothing for no name, and for a name that nothing mentions", () => {
    expect(suggestImages(IMAGES, " ")).toEqual([]);
    expect(suggestImages(IMAGES, "Xylophone")).toEqual([]);
  });
});

describe("a bundled picture in a design of another language", () => {
  const [screensaver] = PICTURE_LIBRARIES.screensavers;
  const [blend] = PICTURE_LIBRARIES.blends;
  const [list, slots] = [findCategory(CLASSIC_MODEL, "screensaver"), findCategory(CLASSIC_MODEL, "blends")];
  if (!screensaver || !blend || !list || !slots) throw new Error("The machine has no such pictures");
  const english: Design = {
    ...createEmptyDesign(CLASSIC_MODEL, "one"),
    names: { blends: { left: "Röstung" } },
  };
  const german = { ...english, language: "de" };
  const materials = { looks: [], words: WORD_TABLE };
  const choose = (design: Design, picture: LibraryPicture, category = list, slot = "") =>
    createPictureChoice(design, category, slot, picture, WORD_TABLE);

  it("shows its own words in that language, and is chosen by a picture that does", () => {
    const text = "Guter Kaffee, für Sie gemacht";
    const { image, ...shown } = choose(german, screensaver);
    expect(image.recipe).toMatchObject({ original: { path: screensaver.scene }, words: { text } });
    expect(shown).toEqual({
      src: "/images/defaults/generic/screensavers/small/de/first-light.webp",
      label: text,
    });
    expect(choose(english, screensaver)).toEqual({
      src: screensaver.thumbnail,
      label: screensaver.text,
      image: createPlainImage({ path: screensaver.path }),
    });
    expect(choose({ ...english, language: "xx" }, screensaver)).toEqual(choose(english, screensaver));
  });

  it("shows its slot's name, if it has one", () => {
    const named = choose(german, blend, slots, "left");
    expect(named.image.recipe).toMatchObject({ original: { path: blend.scene }, words: { text: "Röstung" } });
    expect(named.src).toBe(blend.scene);
    expect(choose(german, blend, slots, "right").image).toEqual(createPlainImage({ path: blend.path }));
    expect(choose(english, blend, slots, "left").image).toEqual(createPlainImage({ path: blend.path }));
  });

  it("follows the design's language", () => {
    const image = { id: "one", ...createPlainImage({ path: screensaver.path }) };
    let design: Design = { ...english, lists: { screensaver: [image] } };
    for (const [language, text] of [
      ["ja", "おいしい一杯を、あなたに"],
      ["fr", "Un bon café, rien que pour vous"],
      ["en", "Good coffee, made for you"],
    ] as const) {
      design = done(setTexts(CLASSIC_MODEL, design, { language, texts: {} }, materials));
      expect(design.lists.screensaver?.[0]?.recipe?.words?.text).toBe(text);
    }
  });
});
