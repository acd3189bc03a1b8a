import { describe, expect, it } from "vitest";
import { fillWords } from "../../shared/machine/fill-words.ts";
import { arrangementFor, defaultImage, findCategory, isOneOf } from "../../shared/machine/questions.ts";
import { model as CLASSIC } from "../../shared/machines/classic/machine.ts";

const { categories, packageCategories, screen } = CLASSIC;
const arrangements = categories.flatMap((category) =>
  category.arrangements.map((arrangement) => ({ category, arrangement })),
);

describe("the classic machine", () => {
  it("has the specification's nine categories in review order", () => {
    expect(categories.map((category) => category.id)).toEqual([
      "screensaver",
      "blends",
      "hotcold",
      "hotcupsizes",
      "coldcupsizes",
      "hotleaveroom",
      "coldleaveroom",
      "dispensinghot",
      "dispensingcold",
    ]);
  });

  it.each(arrangements)(
    "$category.id ($arrangement.count) fits the screen without overlaps",
    ({ arrangement: { count, places, size } }) => {
      expect(places).toHaveLength(count);
      for (const { box } of places) {
        expect({ width: box.width, height: box.height }).toEqual(size);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(screen.width);
        expect(box.y + box.height).toBeLessThanOrEqual(screen.height);
      }
      for (const [i, { box: a }] of places.entries()) {
        for (const { box: b } of places.slice(i + 1)) {
          const apart =
            a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
          expect(apart).toBe(true);
        }
      }
    },
  );

  it.each(arrangements)(
    "$category.id ($arrangement.count) places only slots that it has",
    ({ category, arrangement }) => {
      if (category.kind === "list") return expect(arrangement.places).toHaveLength(1);
      const known = category.slots.map((slot) => slot.id);
      expect(known).toEqual(expect.arrayContaining(arrangement.places.map((place) => place.slot)));
    },
  );

  it("can pack every image that a design holds", () => {
    const sizes = packageCategories.flatMap((category) => category.sizes);
    for (const { arrangement } of arrangements) expect(isOneOf(sizes, arrangement.size)).toBe(true);
  });

  it("limits screensavers to 5 and the bye screen to 1, and nothing else", () => {
    expect(packageCategories.map(({ id, maxFiles }) => [id, maxFiles])).toEqual([
      ["screensaver", 5],
      ["byeScreen", 1],
      ["icons", undefined],
      ["customization", undefined],
    ]);
  });
});

describe("questions", () => {
  it("names the default of a slot by its count", () => {
    const cups = findCategory(CLASSIC, "hotcupsizes");
    if (cups?.kind !== "slots") throw new Error("hotcupsizes has slots");
    expect(defaultImage(cups, 4, "xlarge")).toBe("/images/defaults/hotcupsizes/4/xlarge.png");
    expect(arrangementFor(cups, 4).places).toHaveLength(4);
    expect(arrangementFor(cups, undefined).count).toBe(2);
  });

  it("fills words and refuses a mark without a value", () => {
    expect(fillWords("{width}x{height}", { width: 1, height: 2 })).toBe("1x2");
    expect(() => fillWords("{depth}", {})).toThrow("{depth}");
  });
});
