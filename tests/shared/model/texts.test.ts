import { describe, expect, it, vi } from "vitest";
import type { LibraryPicture, PictureStyle } from "../../../shared/machine/library.ts";
import { defaultImagePath, findArrangement } from "../../../shared/machine/questions.ts";
import type { Size } from "../../../shared/machine/types.ts";
import { createPlainImage, type Design, type DesignImage } from "../../../shared/model/design.ts";
import { withSlots } from "../../../shared/model/edit.ts";
import { addListImages } from "../../../shared/model/pictures.ts";
import { createFullFrameRecipe, createRecipeImage, createRecipeWords } from "../../../shared/model/recipe.ts";
import {
  findSlotsWithMismatchedText,
  isSameName,
  nameSlots,
  replaceWordsWithName,
  restylePictures,
  setBrand,
  setTexts,
  withLinkedText,
} from "../../../shared/model/texts.ts";
import { blob, done, fromName, frozen, lettered, photo, SAMPLES, sha, shownSlots, typed } from "./samples.ts";

const gone = { ok: false, fault: "gone" };

describe("a name", () => {
  it.each([
    ["Oat", "oat", true],
    [" Oat", "Oat", true],
    ["Oat", "OAT\n", true],
    ["Café", "Cafe", false],
    ["Oat", "Oats", false],
  ])("on a picture, %j, is %j: %s", (text, name, expected) => {
    expect(isSameName(text, name)).toBe(expected);
  });

  it("is the same in capitals also in a Turkish browser, for which I is no capital i", () => {
    const compare = vi.spyOn(String.prototype, "localeCompare");
    compare.mockImplementation(function (this: string, other, locales = "tr", options) {
      return new Intl.Collator(locales, options).compare(this, other);
    });
    expect(isSameName("Irish Cream", "IRISH CREAM")).toBe(true);
    compare.mockRestore();
  });
});

describe.each(SAMPLES)("the words on pictures of $id", (sample) => {
  const { model, list, library, named, worded, words: table, materials, empty } = sample;
  const [english, german] = table.languages;
  const [word, otherWord] = table.words;
  const [category] = named;
  const [picture] = library;
  if (!german || !word || !otherWord || !category || !picture) throw new Error("too small a sample");
  const { id } = category;
  const slots = shownSlots(empty, category);
  const [one = "", other = ""] = slots;
  const ownText = english.words[word.id] ?? "";
  const listed = (...images: DesignImage[]): Design => done(addListImages(empty, list, images));
  const inList = (design: Design) => design.lists[list.id] ?? [];
  const placed = (...images: DesignImage[]): Design =>
    done(withSlots(empty, id, Object.fromEntries(images.map((image, at) => [slots[at], image]))));
  const inSlots = (design: Design) => slots.map((slot) => design.slots[id]?.[slot]);

  it("follow the slot that a picture is put in, unless it has no text or they were typed", () => {
    const design = { ...empty, names: { [id]: { [one]: "Oat", [other]: "Rye" } } };
    const put = (image: DesignImage, of = design) => withLinkedText(of, category, other, image, materials);
    const oat = lettered(fromName("Oat"));
    expect(put(oat).recipe?.words).toMatchObject(fromName("Rye"));
    expect(put(oat, empty)).toBe(oat);
    const mine = lettered(typed("Oat"));
    expect(put(mine)).toBe(mine);
    const bare = photo(1);
    expect(put(bare)).toBe(bare);
  });

  it("are kept up to the greatest length, and not if they are empty or the language's own", () => {
    const text = "t".repeat(table.maxLength);
    const set = (typed: string) =>
      done(setTexts(model, empty, { language: "en", texts: { [word.id]: typed } }, materials)).texts;
    expect(set(` ${text} `)).toEqual({ [word.id]: text });
    expect(set(" ")).toEqual({});
    expect(set(` ${ownText}`)).toEqual({});
  });

  it("follow a word of the table also where the machine has no word", () => {
    const ofWord = { from: { kind: "table", word: word.id }, text: "Old" } as const;
    const changed = (words: Parameters<typeof lettered>[0]) => {
      const before = listed(lettered(words));
      const edit = { language: "en", texts: { [word.id]: "New" } };
      return inList(done(setTexts(model, before, edit, materials)))[0]?.recipe?.words;
    };
    expect(changed(ofWord)).toMatchObject({ ...ofWord, text: "New" });
    for (const words of [fromName("Old"), typed("Old")]) expect(changed(words)).toMatchObject(words);
  });

  it("stay on a default that needs no rendering, and so does its name", () => {
    const [each] = worded;
    if (!each) throw new Error("the machine has no words");
    const [slot = ""] = shownSlots(empty, each);
    const { count } = findArrangement(each, empty.counts[each.id]);
    const image = createPlainImage({ path: defaultImagePath(each, count, slot) }, "mine.png");
    const before = done(withSlots(empty, each.id, { [slot]: image }));
    expect(setTexts(model, before, { language: "en", texts: {} }, materials)).toBe(before);
  });

  describe("in a bundled picture", () => {
    const pictures: readonly LibraryPicture[] = [{ ...picture, text: ownText, word: word.id }];
    const told = { ...materials, words: { ...table, pictures } };
    const before = listed(createPlainImage({ path: picture.path }, "a.png"), photo(1));
    const change = (design: Design, language: string, texts: Design["texts"] = {}, to = told) =>
      inList(done(setTexts(model, design, { language, texts }, to)));

    it("are translated with the design", () => {
      const [translated, own] = change(before, german.id);
      const said = { from: { kind: "table", word: word.id }, text: german.words[word.id] ?? "" } as const;
      const words = createRecipeWords(said, picture.style);
      const recipe = createFullFrameRecipe({ path: picture.scene, ...picture.size }, { words });
      const [{ id } = { id: "" }] = inList(before);
      expect(translated).toEqual({ ...createRecipeImage(recipe, { name: "a.png" }), id });
      expect(own).toBe(inList(before)[1]);
    });

    it("stay if the language does, if they are the same in it, or if it has none", () => {
      expect(change(before, "en", { [word.id]: "Mine" })).toBe(inList(before));
      expect(change(before, german.id, { [word.id]: ownText })).toBe(inList(before));
      const mute = { ...german, id: "mute", words: {} };
      const languages = [english, mute] as const;
      const toMute = { ...told, words: { ...told.words, languages } };
      expect(change(before, "mute", {}, toMute)).toBe(inList(before));
      const wordless = { ...told, words: { ...table, pictures: [picture] } };
      expect(change(before, german.id, {}, wordless)).toBe(inList(before));
    });
  });

  it("have the style of a brand, which is any of a logo, colours and a style", () => {
    const none = { logo: null, colours: [], style: "" };
    for (const more of [{ logo: blob(7) }, { colours: ["#112233"] }, { style: "premium" }])
      expect(setBrand(empty, { ...none, ...more }).brand).toEqual({ ...none, ...more });
    for (const brand of [none, null]) expect(setBrand(empty, brand)).toBe(empty);
  });

  describe("in another style", () => {
    const { size } = category.arrangements[0];
    const scene = (style: PictureStyle, number: number, of: Size = size): LibraryPicture => ({
      ...{ path: `/images/${style}-${number}.png`, scene: `/images/scenes/${style}-${number}.png` },
      ...{ size: of, text: "Oat", tags: [], style },
    });
    const large = scene("premium", 9, { width: 1, height: 1 });
    const scenes = (["modern", "premium"] as const).flatMap((style) => [scene(style, 0), scene(style, 1)]);
    const all = [large, ...scenes];
    const on = (path: LibraryPicture["scene"]) =>
      createRecipeImage(
        createFullFrameRecipe({ path, ...size }, { words: createRecipeWords(typed("Oat"), "modern") }),
        { picture: blob(1) },
      );
    const originals = (design: Design) =>
      inSlots(restylePictures(model, design, { style: "premium", colour: "#112233" }, all)).map(
        (image) => image?.recipe?.original,
      );

    it("have that style's scenes of their size, in turn", () => {
      const before = placed(...[0, 1, 0].map((number) => on(scene("modern", number).scene)));
      expect(originals(before)).toEqual(
        [0, 1, 0].map((number) => ({ path: scene("premium", number).scene, ...size })),
      );
    });

    it("keep what is no scene, and a scene that is of the style", () => {
      const own = lettered(typed("Oat"));
      const kept = [on("/images/looks/dark/a.webp" as never), on(scene("premium", 1).scene), own];
      expect(originals(placed(...kept))).toEqual(kept.map(({ recipe }) => recipe.original));
    });
  });

  it("can be a slot's name, but not where there is no bundled picture, no name, or no slot with one", () => {
    const bundled = createPlainImage({ path: picture.path });
    const withPicture = placed(bundled);
    const withName = done(nameSlots(model, empty, { [id]: { [one]: "Mocha" } }, materials));
    const add = (design: Design, to = category, slot = one) =>
      replaceWordsWithName(design, to, slot, library);
    expect(add(empty)).toEqual(gone);
    expect(add(withPicture)).toEqual(gone);
    expect(add(withName)).toEqual(gone);
    const both = done(withSlots(withName, id, { [one]: bundled }));
    const added = done(add(both));
    expect(added.slots[id]?.[one]?.recipe).toMatchObject({
      original: { path: picture.scene },
      words: { text: "Mocha" },
    });
    expect(findSlotsWithMismatchedText(added, category, library)).toEqual([]);
    expect(add(done(withSlots(both, id, { [one]: photo(1) })))).toEqual(gone);
    expect(add(both, category, other)).toEqual(gone);
    expect(add(both, { ...category, id: "nowhere" })).toEqual(gone);
    for (const each of worded) {
      const [slot = ""] = shownSlots(empty, each);
      expect(add(done(withSlots(both, each.id, { [slot]: bundled })), each, slot)).toEqual(gone);
      expect(findSlotsWithMismatchedText(both, each, library)).toEqual([]);
    }
  });

  it("differ from the names only where there are both", () => {
    const said = (image: DesignImage, name: string) => {
      const design = { ...placed(image), names: { ...empty.names, [id]: name ? { [one]: name } : {} } };
      return findSlotsWithMismatchedText(frozen(design), category, library).map(({ text }) => text);
    };
    const bundled = createPlainImage({ path: picture.path });
    const original = { blob: sha(1), type: "image/png", ...picture.size } as const;
    const bare = createRecipeImage(createFullFrameRecipe(original), { picture: blob(2) });
    expect(said(bundled, "Mocha")).toEqual([picture.text]);
    expect(said(lettered(typed("Mine")), "Mocha")).toEqual(["Mine"]);
    expect(said(lettered(typed(" mocha")), "Mocha")).toEqual([]);
    for (const image of [bundled, lettered(typed("Mine"))]) expect(said(image, "")).toEqual([]);
    for (const image of [photo(1), bare]) expect(said(image, "Mocha")).toEqual([]);
    const nameless = frozen({ ...placed(bundled), names: {} });
    expect(findSlotsWithMismatchedText(nameless, category, library)).toEqual([]);
  });
});
