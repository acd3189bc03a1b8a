import { describe, expect, it } from "vitest";
import type { Category } from "../../shared/machine/types.ts";
import { GUIDE } from "../../shared/machines/classic/guide.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { safeAreaOf } from "../../web/app/pages/image-requirements/blank-template.ts";
import { createRequirementCards } from "../../web/app/pages/image-requirements/requirement-cards.ts";

const cards = createRequirementCards(CLASSIC_MODEL, GUIDE);
const card = (title: string) => cards.find((one) => one.title === title);

describe("requirement cards", () => {
  it("cover every category once", () => {
    const named = GUIDE.cards.flatMap(({ categories }) => categories);
    expect([...named].sort()).toEqual(CLASSIC_MODEL.categories.map(({ id }) => id).sort());
  });

  it("lead with every size that the wizard takes, and its counts", () => {
    expect(card("Hot cup sizes")?.sizes.map(({ arrangement, counts }) => [arrangement.size, counts])).toEqual(
      [
        [{ width: 460, height: 485 }, "2 sizes"],
        [{ width: 302, height: 485 }, "3 sizes"],
        [{ width: 460, height: 235 }, "4 sizes"],
      ],
    );
    expect(card("Cold cup sizes")?.sizes.map(({ counts }) => counts)).toEqual(["1 size, 2 sizes", "3 sizes"]);
    expect(card("Screensaver")?.sizes.map(({ counts }) => counts)).toEqual([""]);
  });

  it("name each differing published figure, and none that the wizard takes", () => {
    expect(card("Coffee blends")?.differing).toEqual([
      "Some documents about this machine list 210x360. The wizard doesn't accept that size.",
    ]);
    expect(card("Hot and cold options")?.differing[0]).toContain("325x342");
    expect(card("Cold cup sizes")?.differing).toEqual([
      "Some documents about this machine list 460x230 for 2 sizes. The wizard doesn't accept such images.",
      "Some documents about this machine list 2 to 3 sizes. The wizard accepts 1 to 3.",
    ]);
    expect(card("Leave room")?.differing[0]).toContain("325x160");
    expect(card("Hot cup sizes")?.differing).toEqual([]);
    expect(card("Dispensing screens")?.differing).toEqual([]);
  });

  it("give a template for each size, named alike in every language", () => {
    const inArabic = { ...GUIDE, cards: GUIDE.cards.map((one) => ({ ...one, title: "أحجام الأكواب" })) };
    for (const guide of [GUIDE, inArabic])
      expect(
        createRequirementCards(CLASSIC_MODEL, guide).flatMap(({ sizes }) =>
          sizes.map(({ templateName }) => templateName),
        ),
      ).toEqual([
        "screensaver-1024x768.png",
        "coffee-blends-302x485.png",
        "hot-and-cold-options-460x485.png",
        ...["hot-cup-sizes-460x485.png", "hot-cup-sizes-302x485.png", "hot-cup-sizes-460x235.png"],
        ...["cold-cup-sizes-460x485.png", "cold-cup-sizes-302x485.png"],
        "leave-room-406x200.png",
        "dispensing-screens-1024x485.png",
      ]);
  });

  it("give a category that no card names one of its own", () => {
    const [first] = CLASSIC_MODEL.categories;
    const extra = { ...first, id: "extra", label: "Extra" } as Category;
    const last = createRequirementCards(
      { ...CLASSIC_MODEL, categories: [...CLASSIC_MODEL.categories, extra] },
      GUIDE,
    ).at(-1);
    expect(last?.title).toBe("Extra");
    expect(last?.sizes).toHaveLength(1);
  });
});

it("a blank template keeps the same margin on every side", () => {
  expect(safeAreaOf({ width: 1024, height: 485 })).toEqual({ x: 29, y: 29, width: 966, height: 427 });
});
