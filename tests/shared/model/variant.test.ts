import { describe, expect, it } from "vitest";
import type { LibraryPicture } from "../../../shared/machine/library.ts";
import { defaultImagePath } from "../../../shared/machine/questions.ts";
import { BLEND_PICTURES } from "../../../shared/machines/classic/library/blends.ts";
import { LOOKS } from "../../../shared/machines/classic/looks.ts";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import { WORD_TABLE } from "../../../shared/machines/classic/words.ts";
import {
  createEmptyDesign,
  createPlainImage,
  type Design,
  type DesignImage,
} from "../../../shared/model/design.ts";
import { MAX_DETAIL_LENGTH } from "../../../shared/model/edit.ts";
import { createFullFrameRecipe, createRecipeImage, isStale } from "../../../shared/model/recipe.ts";
import type { SizedPicture, Variant, VariantTable } from "../../../shared/model/table.ts";
import {
  createVariantDesign,
  findHiddenNamePlaces,
  findUnletteredPlaces,
  isSamePlace,
  type UnletteredPlace,
} from "../../../shared/model/variant.ts";
import { filterShownColumns, listTableColumns, readVariant } from "../../../web/machines/columns.ts";
import { slotsOf } from "../../support/categories.ts";
import { blob, fromName, frozen, lettered, photo, rendered, sha, typed } from "./samples.ts";

const SLOTS = ["left", "middle", "right"] as const;
const COLUMNS = SLOTS.map((slot) => `name:blends:${slot}`);
const PICTURE_COLUMNS = ["picture:blends:left", "picture:screensaver:0"];
const SIZE = { width: 302, height: 485 };
const LIBRARY: readonly LibraryPicture[] = BLEND_PICTURES;
const MATERIALS = { library: LIBRARY, looks: LOOKS, words: WORD_TABLE, style: "modern" };

/** A design with these blends; their names are House and Oat. */
function designOf(
  blends: Partial<Record<(typeof SLOTS)[number], DesignImage>>,
  more: Partial<Design> = {},
): Design {
  const empty = createEmptyDesign(CLASSIC_MODEL, "base");
  return frozen({
    ...empty,
    name: "Base",
    isConfirmed: true,
    names: { ...empty.names, blends: { left: "House", middle: "Oat" } },
    slots: { ...empty.slots, blends },
    ...more,
  });
}

interface RowOptions {
  readonly namesOn?: VariantTable["namesOn"];
  readonly picture?: SizedPicture;
}

/** The table of one row. */
const tableOf = (
  cells: Record<string, string>,
  { namesOn = {}, picture }: RowOptions = {},
): VariantTable => ({
  columns: [...COLUMNS, "word:cold", "word:hot", "customer", "note", ...PICTURE_COLUMNS],
  rows: [{ id: "1", cells }],
  pictures: picture ? { "a.png": { name: "A.png", made: { "302x485": picture } } } : {},
  namesOn,
});

const variantIn = (design: Design, table: VariantTable) =>
  readVariant(
    table,
    filterShownColumns(listTableColumns(CLASSIC_MODEL, WORD_TABLE, design.counts), table.columns),
    table.rows[0] ?? { id: "", cells: {} },
  );

const bareIn = (
  design: Design,
  more: Partial<Parameters<typeof findUnletteredPlaces>[2]> = {},
): UnletteredPlace[] => findUnletteredPlaces(CLASSIC_MODEL, design, { ...MATERIALS, ...more });

const made = (design: Design, cells: Record<string, string>, options?: RowOptions): Design =>
  frozen(
    createVariantDesign(CLASSIC_MODEL, design, variantIn(design, tableOf(cells, options)), {
      id: "two",
      ...MATERIALS,
      bare: bareIn(design),
    }),
  );

const ALL_AS_THEY_ARE = { namesOn: Object.fromEntries(COLUMNS.map((column) => [column, false])) };

const textsOn = (design: Design) => SLOTS.map((slot) => design.slots.blends?.[slot]?.recipe?.words?.text);

describe("what a row makes of a design", () => {
  const exact = { ...blob(2), isFitted: false };
  const cells = {
    name: " Foyer ",
    "name:blends:left": "Dark",
    "word:cold": "Kalt",
    "word:hot": "x".repeat(99),
    customer: "Müller AG",
    note: "x".repeat(MAX_DETAIL_LENGTH + 1),
    "picture:blends:left": "a.png",
    "picture:screensaver:0": "a.png",
    "picture:hotcold:hot": "gone.png",
  };
  const base = designOf({
    left: createPlainImage({ path: "/images/defaults/blends/left.png" }),
    right: photo(1),
  });

  it("is what it says, without what is at fault or of another size", () => {
    expect(variantIn(base, tableOf(cells, { picture: exact }))).toEqual({
      name: "Foyer",
      names: { blends: { left: "Dark" } },
      texts: { cold: "Kalt" },
      details: { customer: "Müller AG" },
      pictures: [{ category: "blends", slot: "left", picture: exact }],
      namesOn: SLOTS.map((slot) => ({ category: "blends", slot, isWanted: undefined })),
    });
  });

  it("is nothing in columns that are not chosen", () => {
    const nothing = { names: {}, texts: {}, details: {}, pictures: [], namesOn: [] };
    const found = variantIn(base, { ...tableOf(cells, { picture: exact }), columns: [] });
    expect(found).toEqual({ name: "Foyer", ...nothing });
  });

  it("is the design with those names, words and pictures, without a table", () => {
    const before = { ...base, texts: { hot: "Heiß" }, table: tableOf({}) };
    const after = made(before, cells, { picture: exact });
    expect(after).toMatchObject({ id: "two", name: "Foyer", isConfirmed: false, table: null, revision: 0 });
    expect(after.names.blends).toEqual({ left: "Dark", middle: "Oat" });
    expect(after.texts).toEqual({ hot: "Heiß", cold: "Kalt" });
    expect([after.customer, after.note]).toEqual(["Müller AG", before.note]);
    // What was given at its exact size is finished: nothing is put on it.
    expect(after.slots.blends?.left).toEqual(createPlainImage(blob(2)));
    expect(after.slots.blends?.right).toBe(before.slots.blends?.right);
    expect(after.lists.screensaver).toEqual([]);
  });
});

describe("the pictures of a row", () => {
  const variantOf = (...pictures: Variant["pictures"]): Variant => ({
    ...{ name: "Foyer", names: {}, texts: {}, details: {}, namesOn: [] },
    pictures,
  });
  const withPictures = (design: Design, ...pictures: Variant["pictures"]) =>
    createVariantDesign(CLASSIC_MODEL, design, variantOf(...pictures), { id: "two", ...MATERIALS, bare: [] });
  const given = (number: number, isFitted = false) => ({ ...blob(number), isFitted });

  it("take the places and ids of those of a list, or are appended", () => {
    const id = "screensaver";
    const stored = [1, 2].map((number) => ({ ...photo(number), id: `1.${number}` }));
    const before = designOf({}, { lists: { [id]: stored } });
    const put = (slot: string) => withPictures(before, { category: id, slot, picture: given(9) }).lists[id];
    const image = createPlainImage(blob(9));
    expect(put("0")).toEqual([{ ...image, id: "1.1" }, stored[1]]);
    expect(put("1")).toEqual([stored[0], { ...image, id: "1.2" }]);
    const [one, two, added, ...more] = put("2") ?? [];
    expect([one, two, more]).toEqual([...stored, []]);
    expect(added).toEqual({ ...image, id: expect.not.stringMatching(/^1\.[12]$/) });
    const onLettered = designOf({}, { lists: { [id]: [{ ...lettered(typed("Oat")), id: "1.1" }] } });
    const [fitted] =
      withPictures(onLettered, { category: id, slot: "0", picture: given(9, true) }).lists[id] ?? [];
    expect(fitted?.recipe).toMatchObject({ original: { blob: sha(9) }, words: { text: "Oat" } });
  });

  it("leave a list's stale image alone, whatever its id", () => {
    const stale = { ...createRecipeImage(lettered(fromName("Oat")).recipe), id: "0" };
    const before = designOf({}, { lists: { screensaver: [stale] } });
    expect(withPictures(before).slots).toBe(before.slots);
  });

  it("that are fitted have the words and the logo of those that they replace, and nothing else", () => {
    const logo = { blob: sha(70), type: "image/png", x: 1, y: 2, width: 9 } as const;
    const put = (before?: DesignImage) => {
      const design = designOf(before ? { left: before } : {}, { names: { blends: {} } });
      const picture = { category: "blends", slot: "left", picture: given(9, true) };
      return withPictures(design, picture).slots.blends?.left;
    };
    const old = createFullFrameRecipe({ blob: sha(7), type: "image/jpeg", width: 900, height: 600 });
    const placement = { ...old.placement, x: 12, quarters: 1 };
    const rest = { look: "midnight", isDefault: true, background: { kind: "blurred" }, placement } as const;
    const { words } = lettered(typed("Oat")).recipe;
    if (!words) throw new Error("there are no words");
    const whole = createFullFrameRecipe({ blob: sha(9), type: "image/png", ...SIZE });
    for (const kept of [{ words }, { logo }, { words, logo }])
      expect(put(createRecipeImage({ ...old, ...rest, ...kept }, { picture: blob(8) }))).toEqual(
        createRecipeImage({ ...whole, ...kept }),
      );
    const plain = createPlainImage(blob(9));
    for (const before of [undefined, photo(1), createRecipeImage({ ...old, ...rest }, { picture: blob(8) })])
      expect(put(before)).toEqual(plain);
  });

  it("replace a bundled one on a screen without names", () => {
    const image = createPlainImage({ path: LIBRARY[0]?.path ?? "" });
    const before = designOf({}, { slots: { hotcold: { hot: image } } });
    const after = withPictures(before, { category: "hotcold", slot: "hot", picture: given(9, true) });
    expect(after.slots.hotcold?.hot).toEqual(createPlainImage(blob(9)));
    expect(withPictures(before).slots).toBe(before.slots);
  });
});

it("a place is the same if its screen and its slot are", () => {
  const place = { category: "blends", slot: "left" };
  expect(isSamePlace(place, { ...place })).toBe(true);
  for (const other of [{ slot: "right" }, { category: "hotcold" }])
    expect(isSamePlace(place, { ...place, ...other })).toBe(false);
});

describe("slots whose pictures do not follow their names", () => {
  const bareAt = (
    image: DesignImage | undefined,
    more?: Partial<Parameters<typeof findUnletteredPlaces>[2]>,
  ) => bareIn(designOf(image ? { left: image } : {}), more).find(({ slot }) => slot === "left");
  const [first] = LIBRARY;
  if (!first) throw new Error("there is no picture");

  it("take names on what is ours: an empty slot's default, and a picture that says another name", () => {
    const path = defaultImagePath(slotsOf(CLASSIC_MODEL, "blends"), 3, "left");
    for (const image of [undefined, createPlainImage({ path })])
      expect(bareAt(image)).toMatchObject({
        isFinished: false,
        image: { recipe: { original: { path, ...SIZE }, words: { text: "", style: "modern" } } },
      });
    expect(bareAt(createPlainImage({ path: first.path }))).toMatchObject({
      isFinished: false,
      image: { recipe: { original: { path: first.scene }, words: { text: "", style: first.style } } },
    });
  });

  it("take names on a photo that was made to fit, in its look's style", () => {
    const original = { blob: sha(7), type: "image/jpeg", width: 900, height: 600 } as const;
    const fitted = (look?: string) =>
      createRecipeImage(createFullFrameRecipe(original, look === undefined ? {} : { look }), {
        picture: blob(8),
      });
    expect(bareAt(fitted())).toMatchObject({
      isFinished: false,
      image: { recipe: { original, words: { style: "modern", colour: "auto" } } },
    });
    const brand = { logo: null, colours: ["#112233"], style: "" };
    const ofLook = bareIn(designOf({ left: fitted("midnight"), middle: fitted() }, { brand }));
    expect(ofLook.map(({ image }) => [image?.recipe.words?.style, image?.recipe.words?.colour])).toEqual([
      ["premium", "auto"],
      ["modern", "#112233"],
    ]);
    for (const { image } of ofLook) expect(image?.recipe.words).toMatchObject(fromName(""));
  });

  it("are finished if they are the visitor's own artwork, or have words that were typed", () => {
    expect(bareAt(photo(1))).toMatchObject({
      isFinished: true,
      image: { recipe: { original: { blob: sha(1), type: "image/png", ...SIZE } } },
    });
    const own = bareAt(lettered(typed("Our best"), 3, "gradient"));
    expect(own).toMatchObject({
      isFinished: true,
      image: { recipe: { words: { from: { kind: "blend" }, text: "", style: "gradient" } } },
    });
  });

  it("are not empty ones whose default is rendered, with the name", () => {
    expect(bareIn(designOf({}))).toHaveLength(SLOTS.length);
    expect(bareIn(designOf({}, { slots: {} }))).toEqual(bareIn(designOf({})));
    expect(bareIn(designOf({}, { language: "de" }))).toEqual([]);
    const own = bareIn(designOf({ left: photo(1) }, { language: "de" }));
    expect(own.map(({ slot }) => slot)).toEqual(["left"]);
  });

  it("have nothing to put a name on if their picture is gone, or was set by hand and is not read yet", () => {
    expect(bareAt(photo(1), { isMissing: () => true })).toMatchObject({ isFinished: true, image: undefined });
    const byHand = createPlainImage({ value: "data:image/png;base64,AAAA" });
    expect(bareAt(byHand)).toMatchObject({ isFinished: true, image: undefined });
    const known = bareAt(byHand, { blobOf: () => blob(9) });
    expect(known?.image?.recipe.original).toEqual({ blob: sha(9), type: "image/png", ...SIZE });
  });

  it("are not those that carry their names, in whose style the others are, else in the brand's", () => {
    const following = designOf({ middle: lettered(fromName("Oat"), 1, "classic") });
    expect(bareIn(following).map(({ slot, image }) => [slot, image?.recipe.words?.style])).toEqual([
      ["left", "classic"],
      ["right", "classic"],
    ]);
    const said = designOf(
      { left: createPlainImage({ path: first.path }) },
      { names: { blends: { left: first.text.toUpperCase() } } },
    );
    expect(bareIn(said).map(({ slot }) => slot)).toEqual(["middle", "right"]);
    const stranger = LIBRARY.find(({ style }) => style !== MATERIALS.style);
    if (!stranger) throw new Error("the library has one style");
    const { text, path, style } = stranger;
    const names = { blends: { left: text, middle: text } };
    const saying = createPlainImage({ path });
    const styles = (blends: Parameters<typeof designOf>[0]) =>
      bareIn(designOf(blends, { names })).map(({ slot, image }) => [slot, image?.recipe.words?.style]);
    expect(styles({ middle: saying })).toEqual([
      ["left", style],
      ["right", style],
    ]);
    // What has words that can be changed counts before what only says the name.
    expect(styles({ left: saying, middle: lettered(fromName(text), 1, "other") })).toEqual([
      ["right", "other"],
    ]);
    expect(styles({ left: lettered(typed(text), 1, "other"), middle: saying })).toEqual([
      ["left", "other"],
      ["right", style],
    ]);
    const branded = designOf(
      {},
      { brand: { logo: null, colours: ["#112233", "#445566"], style: "premium" } },
    );
    expect(bareIn(branded)[0]?.image?.recipe.words).toMatchObject({ style: "premium", colour: "#112233" });
  });
});

describe("names on pictures that carry none", () => {
  const three = { "name:blends:left": "Dark", "name:blends:middle": "Mild", "name:blends:right": "Decaf" };

  it("are put on all that is not finished, the design's own too", () => {
    const after = made(designOf({ right: photo(1) }), { "name:blends:left": "Dark" });
    expect(textsOn(after)).toEqual(["Dark", "Oat", undefined]);
  });

  it("are put where the visitor said so, and nowhere else", () => {
    const namesOn = { "name:blends:right": true, "name:blends:middle": false };
    const after = made(designOf({ right: photo(1) }), three, { namesOn });
    expect(textsOn(after)).toEqual(["Dark", undefined, "Decaf"]);
  });

  it("are put nowhere on a screen without names", () => {
    const design = designOf({});
    const at = { category: "hotcold", slot: "hot" };
    const variant = { ...variantIn(design, tableOf({})), namesOn: [{ ...at, isWanted: true }] };
    const bare = bareIn(design).map((place) => ({ ...place, ...at }));
    const after = createVariantDesign(CLASSIC_MODEL, design, variant, { id: "two", ...MATERIALS, bare });
    expect(after.slots).toBe(design.slots);
  });

  it("are put on a photo of the row's, and not on its finished picture", () => {
    const row = { ...three, "picture:blends:left": "a.png" };
    for (const isFitted of [true, false]) {
      const after = made(designOf({}), row, { picture: { ...blob(5), isFitted } });
      expect(after.slots.blends?.left?.recipe?.words?.text).toBe(isFitted ? "Dark" : undefined);
    }
  });

  it("are not shown where they are not put: unless the row has a finished picture of its own", () => {
    const design = designOf({ left: photo(1), right: photo(2) });
    const bare = bareIn(design, { isMissing: (picture) => "blob" in picture && picture.blob === sha(2) });
    const unnamed = (cells: Record<string, string>, options?: RowOptions) =>
      findHiddenNamePlaces(bare, design, variantIn(design, tableOf(cells, options))).map(({ slot }) => slot);
    expect(unnamed(three)).toEqual(["left", "right"]);
    const namesOn = Object.fromEntries(COLUMNS.map((column) => [column, !column.endsWith("middle")]));
    expect(unnamed(three, { namesOn })).toEqual(["middle", "right"]);
    expect(unnamed({ "name:blends:left": "House" })).toEqual([]);
    const nowhere = { ...variantIn(design, tableOf(three)), names: {} };
    expect(findHiddenNamePlaces(bare, design, nowhere)).toEqual([]);
    const first = findHiddenNamePlaces(bare, { names: {} }, variantIn(design, tableOf(three)));
    expect(first.map(({ slot }) => slot)).toEqual(["left", "right"]);
    const row = { "name:blends:left": "Dark", "picture:blends:left": "a.png" };
    expect(unnamed(row, { picture: { ...blob(5), isFitted: false } })).toEqual([]);
    expect(unnamed(row, { picture: { ...blob(5), isFitted: true } })).toEqual(["left"]);
  });
});

describe("bundled pictures that say their names", () => {
  const [one, other] = LIBRARY.filter(({ style }, at) => at > 0 && style === LIBRARY[0]?.style);
  const [first] = LIBRARY;
  const stranger = LIBRARY.find(({ style }) => style !== first?.style);
  if (!first || !one || !other || !stranger) throw new Error("the library is too small");

  it("are lettered together with those of their style that say another name now", () => {
    const blends = { left: first, middle: one, right: stranger };
    const images = Object.entries(blends).map(([slot, { path }]) => [slot, createPlainImage({ path })]);
    const names = { blends: { left: first.text, middle: one.text, right: stranger.text } };
    const design = designOf(Object.fromEntries(images), { names });
    const after = made(design, { "name:blends:left": "Dark" });
    expect(textsOn(after)).toEqual(["Dark", one.text, undefined]);
    expect(textsOn(made(design, { name: "Foyer" }))).toEqual([undefined, undefined, undefined]);
  });

  it("are as they are beside one that has its own font size, and so are photos", () => {
    const { recipe } = lettered(fromName("Oat"), 1, first.style);
    if (!recipe.words) throw new Error("there are no words");
    const sized = createRecipeImage({ ...recipe, words: { ...recipe.words, size: 20 } });
    const blends = { left: createPlainImage({ path: first.path }), middle: sized, right: photo(1) };
    const names = { blends: { left: first.text, middle: "Oat", right: "Rye" } };
    expect(made(designOf(blends, { names }), {}, ALL_AS_THEY_ARE).slots.blends).toEqual(blends);
  });

  it("are as they are if nothing of their screen is made anew", () => {
    const middle = lettered(fromName("Oat"), 1, first.style);
    const blends = { left: createPlainImage({ path: first.path }), middle };
    const design = rendered(CLASSIC_MODEL, designOf(blends, { names: { blends: { left: first.text } } }));
    const after = made(design, { "word:hot": "Heiß" });
    expect(after.slots.blends?.left).toBe(design.slots.blends?.left);
    expect(Object.values(after.slots.blends ?? {}).some(isStale)).toBe(false);
  });
});
