import { describe, expect, it } from "vitest";
import { arrangementFor, defaultImage } from "../../shared/machine/questions.ts";
import { LOOKS } from "../../shared/machines/classic/looks.ts";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { WORD_TABLE } from "../../shared/machines/classic/words.ts";
import { emptyDesign, type ImageRecord, imageOf } from "../../web/document/design.ts";
import { replaceImages } from "../../web/document/edits.ts";
import { countMine, hasPictures, type LookMode, planLook } from "../../web/looks/plan.ts";
import { screenAt } from "../../web/looks/turns.ts";
import { withSamples, wordsOf } from "../../web/looks/words-of.ts";
import { wordsAt } from "../../web/recipes/words-at.ts";

const OWN = `/stored-images/${"a".repeat(64)}.png`;
const SAVER = "/images/defaults/generic/screensavers/good-morning.png";
const [look] = LOOKS;
if (!look) throw new Error("there is no look");

const isMine = ({ url }: ImageRecord): boolean => url === OWN;

const slotsIn = (mode: LookMode, change?: (design: ReturnType<typeof emptyDesign>) => void) => {
  const design = emptyDesign(CLASSIC);
  change?.(design);
  const { screens, lists } = planLook(CLASSIC, design, look, mode, isMine);
  return {
    slots: screens.flatMap(({ category, fills }) => fills.map((slot) => `${category.id}/${slot}`)),
    lists: lists.map(({ category, paths, goes }) => ({ id: category.id, paths, goes })),
  };
};

/** Every slot of the counts that a new design has. */
const EVERY = CLASSIC.categories.flatMap((category) =>
  category.kind === "slots"
    ? arrangementFor(category, "counts" in category ? category.counts.initial : undefined).places.map(
        ({ slot }) => `${category.id}/${slot}`,
      )
    : [],
);

describe("what a look does", () => {
  it("fills every slot of an empty design, and its list, in every mode", () => {
    for (const mode of ["others", "empty", "all"] as const) {
      const { slots, lists } = slotsIn(mode);
      expect(slots).toEqual(EVERY);
      expect(lists).toEqual([
        {
          id: "screensaver",
          goes: [],
          paths: [1, 2, 3].map((at) => `${look.folder}/screensaver/${at}.webp`),
        },
      ]);
    }
    expect(hasPictures(emptyDesign(CLASSIC))).toBe(false);
  });

  it("goes by the counts that were chosen, and leaves them", () => {
    const { slots } = slotsIn("all", (design) => {
      design.counts.hotcupsizes = 4;
      design.counts.coldcupsizes = 1;
    });
    expect(slots.filter((slot) => slot.startsWith("hotcupsizes"))).toHaveLength(4);
    expect(slots.filter((slot) => slot.startsWith("coldcupsizes"))).toEqual(["coldcupsizes/regular"]);
  });

  const mixed = (design: ReturnType<typeof emptyDesign>) => {
    design.slots.hotcold = {
      hot: imageOf(OWN),
      cold: imageOf(defaultImage(CLASSIC.categories[2], 2, "cold")),
    };
    design.lists.screensaver = [imageOf(SAVER), imageOf(OWN), imageOf(OWN), imageOf(OWN)];
  };

  it("keeps what is the visitor's own, and only that, by default", () => {
    const { slots, lists } = slotsIn("others", mixed);
    expect(slots).toEqual(EVERY.filter((slot) => slot !== "hotcold/hot"));
    expect(lists).toEqual([
      { id: "screensaver", goes: [SAVER], paths: [`${look.folder}/screensaver/1.webp`] },
    ]);
    const design = emptyDesign(CLASSIC);
    mixed(design);
    expect(countMine(CLASSIC, design, isMine)).toBe(4);
  });

  it("fills only what is empty, or replaces everything, where that is asked for", () => {
    const empty = slotsIn("empty", mixed);
    expect(empty.slots).toEqual(EVERY.filter((slot) => !slot.startsWith("hotcold/")));
    expect(empty.lists).toEqual([]);
    const all = slotsIn("all", mixed);
    expect(all.slots).toEqual(EVERY);
    expect(all.lists[0]?.goes).toEqual([SAVER, OWN, OWN, OWN]);
    expect(all.lists[0]?.paths).toHaveLength(3);
  });

  it("counts a picture that the browser has evicted as empty", () => {
    const { slots } = slotsIn("empty", (design) => {
      design.slots.hotcold = { hot: { ...imageOf(OWN), isMissing: true } };
    });
    expect(slots).toEqual(EVERY);
  });
});

describe("a look's pictures in a list", () => {
  const put = (before: string[], goes: string[], come: string[]) => {
    const design = emptyDesign(CLASSIC);
    design.lists.screensaver = before.map((url) => imageOf(url));
    const images = come.map((url) => imageOf(url));
    replaceImages(CLASSIC, design, "screensaver", ({ url }) => goes.includes(url), images);
    return design.lists.screensaver.map(({ url }) => url);
  };

  it("stand where the first of those stood that went, else at the end, no more than there is room for", () => {
    expect(put(["a", "b", "c"], ["b", "c"], ["1", "2"])).toEqual(["a", "1", "2"]);
    expect(put(["b", "a"], ["b"], ["1", "2"])).toEqual(["1", "2", "a"]);
    expect(put(["a"], [], ["1", "2"])).toEqual(["a", "1", "2"]);
    expect(put(["a", "b", "c"], [], ["1", "2"])).toEqual(["a", "b", "c", "1"]);
    expect(put(["a", "b", "c", "d"], [], ["1"])).toEqual(["a", "b", "c", "d"]);
  });
});

const SAID = { names: {}, words: { hot: "Heiß" }, table: WORD_TABLE };

describe("the words on a look's pictures", () => {
  const slotted = CLASSIC.categories.filter((category) => category.kind === "slots");

  it("are names where the visitor names the slots, and none before that; the chooser shows samples", () => {
    const [blends] = slotted;
    if (!blends) throw new Error("there are no blends");
    const names = { blends: { left: " Hausmischung " } };
    const said = { ...SAID, names };
    expect(blends.slots.map(({ id }) => wordsOf(blends, id, said))).toEqual(["Hausmischung", "", ""]);
    expect(wordsAt(blends, "middle", said)).toEqual({ from: { kind: "blend" }, text: "" });
    expect(withSamples(slotted, names).blends).toEqual({
      left: "Hausmischung",
      middle: "Colombian",
      right: "Dark Roast",
    });
  });

  it("are the design's own words where it has some", () => {
    const hotcold = slotted[1];
    if (!hotcold) throw new Error("there is no choice of hot and cold");
    expect(hotcold.slots.map(({ id }) => wordsOf(hotcold, id, SAID))).toEqual(["Heiß", "Cold"]);
  });

  it("are there for every slot else", () => {
    for (const category of slotted)
      if (!("names" in category))
        for (const { id } of category.slots) expect(wordsOf(category, id, SAID), id).not.toBe("");
  });
});

describe("machines that walk side by side", () => {
  it("move one at a time, and go where the first went", () => {
    const walk = [0, 1, 2, 3, 4].map((step) => [0, 1, 2].map((machine) => screenAt(step, machine, 3, 9)));
    expect(walk).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 1],
      [2, 1, 1],
    ]);
    expect([26, 27].map((step) => screenAt(step, 0, 3, 9))).toEqual([0, 0]);
  });
});
