import { describe, expect, it } from "vitest";
import { findWordAt } from "../../shared/machine/machine.ts";
import {
  defaultImagePath,
  fillPlaceholders,
  findArrangement,
  findCategory,
} from "../../shared/machine/questions.ts";
import { model as CLASSIC, wordTable } from "../../shared/machines/classic/machine.ts";

const { categories, packageCategories } = CLASSIC;

describe("the classic machine", () => {
  it("has the specification's nine categories in review order", () => {
    expect(categories.map(({ id }) => id)).toEqual([
      ...["screensaver", "blends", "hotcold", "hotcupsizes", "coldcupsizes"],
      ...["hotleaveroom", "coldleaveroom", "dispensinghot", "dispensingcold"],
    ]);
  });

  it("limits screensavers to 5 and the bye screen to 1, and nothing else", () => {
    expect(packageCategories.map(({ id, maxFiles }) => [id, maxFiles])).toEqual([
      ["screensaver", 5],
      ["byeScreen", 1],
      ["icons", undefined],
      ["customization", undefined],
    ]);
  });

  it("has a word for every cup, the same for hot and cold", async () => {
    const table = await wordTable();
    const cups = ["hotcupsizes", "coldcupsizes"];
    const sizes = cups.flatMap((id) => {
      const category = findCategory(CLASSIC, id);
      return category?.kind === "slots"
        ? category.slots.map((slot) => ({ category: id, slot: slot.id }))
        : [];
    });
    const placesBySize = Map.groupBy(sizes, ({ slot }) => slot);
    expect(placesBySize.size).toBeGreaterThan(0);
    for (const [slot, places] of placesBySize)
      expect(findWordAt(table, places[0]?.category ?? "", slot)?.places).toEqual(places);
  });

  it("writes over pictures in every language that its pictures are in", async () => {
    const [, ...languages] = (await wordTable()).languages.map(({ id }) => id);
    const overlays = CLASSIC.categories.flatMap(({ arrangements: [{ overlays = [] }] }) => overlays);
    expect(overlays).toHaveLength(2);
    for (const { words = {} } of overlays) expect(Object.keys(words)).toEqual(languages);
    expect(CLASSIC.templateLanguages).toEqual(languages);
  });
});

describe("questions", () => {
  it("names the default of a slot by its count", () => {
    const cups = findCategory(CLASSIC, "hotcupsizes");
    if (cups?.kind !== "slots") throw new Error("hotcupsizes has slots");
    expect(defaultImagePath(cups, 4, "xlarge")).toBe("/images/defaults/hotcupsizes/4/xlarge.png");
    expect(findArrangement(cups, 4).places).toHaveLength(4);
    expect(findArrangement(cups, undefined).count).toBe(2);
  });

  it("fills words and refuses a mark without a value", () => {
    expect(fillPlaceholders("{width}x{height}", { width: 1, height: 2 })).toBe("1x2");
    expect(() => fillPlaceholders("{depth}", {})).toThrow("{depth}");
  });
});
