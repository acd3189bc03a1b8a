import { describe, expect, it } from "vitest";
import { arrangementFor, findCategory } from "../../shared/machine/questions.ts";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { WORD_TABLE } from "../../shared/machines/classic/words.ts";
import { safeArea } from "../../web/lettering/mask.ts";
import { letteringData } from "../../web/recipes/lettering-data.ts";
import { type Lettered, letteringOrder, setsOf } from "../../web/recipes/lettering-order.ts";
import type { Words } from "../../web/recipes/recipe.ts";
import { wordsAt } from "../../web/recipes/words-at.ts";

const data = await letteringData();
const PICTURE = new Uint8Array([1]);
const WORDS: Words = {
  from: { kind: "typed" },
  text: "Oat",
  style: "modern",
  position: "auto",
  colour: "auto",
  size: "auto",
};
const arrangement = (id: string) => {
  const category = findCategory(CLASSIC, id);
  if (!category) throw new Error(`there is no ${id}`);
  return arrangementFor(category, undefined);
};
const order = (category: string, slot: string, more: Partial<Lettered> = {}) =>
  letteringOrder(
    data,
    { category, slot, original: { kind: "kept" }, words: WORDS, ...more },
    arrangement(category),
    { picture: PICTURE },
  );

describe("the order for a recipe's words", () => {
  it("is the style's on a picture of the visitor's own, of any size", () => {
    expect(order("blends", "left")).toMatchObject({ text: "Oat", treatment: { style: "modern", scale: 1 } });
    expect(order("blends", "left").lettering).toEqual(data.styles.styles.modern);
    for (const { id, arrangements } of CLASSIC.categories)
      for (const { places } of arrangements)
        expect(order(id, places[0]?.slot ?? "").lettering.box.width).toBeGreaterThan(200);
  });

  it("is a scene's own, which has its style's label already, and the style's where that is another", () => {
    const [scene] = data.libraries.blends ?? [];
    if (!scene) throw new Error("there are no scenes");
    const original = { kind: "bundled", path: scene.scene } as const;
    const own = order("blends", "left", { original, words: { ...WORDS, style: scene.style } });
    expect(own.treatment).toBeUndefined();
    expect(own.lettering).toEqual(data.letterings.blends?.(scene));
    const style = scene.style === "modern" ? "classic" : "modern";
    expect(order("blends", "left", { original, words: { ...WORDS, style } }).treatment?.style).toBe(style);
  });

  it("has what was set by hand, in all of the safe area, and keeps the machine's button clear", () => {
    const words = { ...WORDS, size: 90, colour: "#aa2211", position: { x: 0.5, y: 1 } };
    const set = order("dispensinghot", "screen", { words });
    expect(set).toMatchObject({ colour: "#aa2211", position: { x: 0.5, y: 1 } });
    expect(set.lettering).toMatchObject({ size: 90, box: safeArea({ width: 1024, height: 485 }) });
    expect(set.keepClear).toEqual([{ x: 338, y: 361, width: 348, height: 128 }]);
    expect(order("blends", "left").keepClear).toEqual([]);
  });

  it("takes a style that is there where the recipe's is not known any more", () => {
    expect(order("blends", "left", { words: { ...WORDS, style: "gone" } }).treatment?.style).toBe(
      "realistic",
    );
  });

  it("has no words where the recipe has none", () => {
    expect(order("hotcold", "hot", { words: undefined as never }).text).toBe("");
  });
});

describe("what is lettered together", () => {
  it("is of one hand, with nothing set by hand", () => {
    const recipe = (words: Partial<Words> = {}) => ({ recipe: { words: { ...WORDS, ...words } } });
    expect(setsOf([recipe(), recipe({ text: "Mild" }), recipe()])).toEqual([[0, 1, 2]]);
    expect(setsOf([recipe(), recipe({ size: 40 }), recipe({ style: "classic" }), recipe()])).toEqual([
      [0, 3],
      [1],
      [2],
    ]);
    expect(setsOf([{ recipe: {} }, recipe()])).toEqual([[0], [1]]);
  });
});

describe("the words of a place", () => {
  const design = { names: { blends: { left: "Oat" } }, words: { hot: "Heiß" } };
  const at = (id: string, slot: string) => {
    const category = findCategory(CLASSIC, id);
    return category && wordsAt(category, slot, { ...design, table: WORD_TABLE });
  };

  it("are its name, a word of the table, or nobody's", () => {
    expect(at("blends", "left")).toEqual({ from: { kind: "blend" }, text: "Oat" });
    expect(at("blends", "right")?.text).toBe("");
    expect(at("hotcold", "hot")).toEqual({ from: { kind: "table", word: "hot" }, text: "Heiß" });
    expect(at("coldcupsizes", "large")).toEqual({ from: { kind: "table", word: "large" }, text: "Large" });
    expect(at("screensaver", "image")).toBeUndefined();
  });

  it("are there for every slot that has no name", () => {
    for (const category of CLASSIC.categories)
      if (category.kind === "slots" && !("names" in category))
        for (const { id } of category.slots)
          expect(at(category.id, id), `${category.id} ${id}`).toBeDefined();
  });
});
