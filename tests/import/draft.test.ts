import { describe, expect, it } from "vitest";
import { findCategory } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import * as classic from "../../shared/machines/classic/machine.ts";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { type Design, emptyDesign, type Picture, plainImage } from "../../shared/model/design.ts";
import { applyLook, isOwnImage } from "../../shared/model/look.ts";
import { NONE_MISSING } from "../../shared/model/questions.ts";
import { applyPlan } from "../../shared/model/screens.ts";
import type { Placing, SortedPlan } from "../../shared/sorting/plan.ts";
import {
  type Draft,
  emptyDraft,
  type ImportedPicture,
  type IsOwn,
  importPlan,
  keyOf,
  movePicture,
  replacesOwn,
  screensOf,
  shownSource,
  sortedInto,
  tallyOf,
  unusedIn,
  withCount,
  withCountsOf,
  withSorted,
} from "../../web/import/draft.ts";
import * as FIVE_CUPS from "../machines/five-cups/machine.ts";

const CUPS = CLASSIC.categories[3];
const picture = (name: string): ImportedPicture => ({
  path: `folder/${name}`,
  name,
  file: new File([], name),
  size: { width: 460, height: 485 },
});
const sorted = (placings: readonly Placing[], more: Partial<SortedPlan> = {}): SortedPlan => ({
  placings,
  leftOver: [],
  counts: {},
  names: {},
  ...more,
});
const place = (key: string, at: number, certainty: Placing["certainty"] = "sure"): Placing => {
  const [category = "", slot = ""] = key.split("/");
  return { category, slot, picture: at, certainty };
};
const design = emptyDesign(CLASSIC, "");
const materials = { looks: await classic.looks(), words: await classic.wordTable() };
const own: Picture = { blob: "0".repeat(64), bytes: 4 };
/** A design with these pictures in slots of a category. */
const designWith = (category: string, pictures: Readonly<Record<string, Picture>>): Design => ({
  ...design,
  slots: {
    ...design.slots,
    [category]: Object.fromEntries(
      Object.entries(pictures).map(([slot, picture]) => [slot, plainImage(picture)]),
    ),
  },
});
const isOwn: IsOwn = (image) => isOwnImage(image, { isBundledBlob: () => false });

function draftWith(...placings: Placing[]): Draft {
  const pictures = ["a.png", "b.png", "c.png"].map(picture);
  return withSorted(CLASSIC, emptyDraft(design.counts), pictures, sorted(placings));
}

describe("a plan while it is corrected", () => {
  it("has what was sorted, and the rest is not used", () => {
    const draft = draftWith(place("hotcold/hot", 1), place("blends/left", 0, "guess"));
    expect(draft.put).toEqual({
      "hotcold/hot": { picture: 1, certainty: "sure" },
      "blends/left": { picture: 0, certainty: "guess" },
    });
    expect(unusedIn(draft)).toEqual([2]);
  });

  it("exchanges two pictures, puts one aside that another pushes out, and takes one out", () => {
    const draft = draftWith(place("hotcold/hot", 0), place("hotcold/cold", 1));
    const exchanged = movePicture(draft, 0, "hotcold/cold");
    expect([keyOf(exchanged, 0), keyOf(exchanged, 1)]).toEqual(["hotcold/cold", "hotcold/hot"]);
    const pushed = movePicture(draft, 2, "hotcold/hot");
    expect(unusedIn(pushed)).toEqual([0]);
    expect(pushed.put["hotcold/hot"]).toEqual({ picture: 2, certainty: "chosen" });
    expect(unusedIn(movePicture(draft, 1, undefined))).toEqual([1, 2]);
    expect(movePicture(draft, 0, "hotcold/hot")).toBe(draft);
  });

  it("takes a count from what was sorted, and puts aside what another count has no slot for", () => {
    const four = withSorted(
      CLASSIC,
      emptyDraft(design.counts),
      [picture("x.png")],
      sorted([place("hotcupsizes/xlarge", 0)], { counts: { hotcupsizes: 4 } }),
    );
    expect(four.counts.hotcupsizes).toBe(4);
    const cups = screensOf(CLASSIC, design, four, materials).find(({ category }) => category.id === CUPS.id);
    expect(cups?.places.map(({ slot }) => slot)).toEqual(["regular", "medium", "large", "xlarge"]);
    const before = designWith("hotcupsizes", { large: own });
    const screens = screensOf(CLASSIC, before, four, { ...materials, isOwn });
    expect(screens.reduce((sum, screen) => sum + screen.lost, 0)).toBe(1);
    expect(unusedIn(withCount(four, CUPS, 2))).toEqual([0]);
  });

  it("tells sorting what is taken already, and lets no later picture take its place", () => {
    const draft = draftWith(place("hotcold/hot", 0));
    expect(sortedInto(design, draft, NONE_MISSING).filled.hotcold?.hot).toBe(true);
    const more = withSorted(CLASSIC, draft, [picture("d.png")], sorted([place("hotcold/hot", 0)]));
    expect(keyOf(more, 0)).toBe("hotcold/hot");
    expect(unusedIn(more)).toEqual([1, 2, 3]);
  });

  it("marks what replaces the visitor's own, and counts what is sure, guessed, replaced and empty", () => {
    const before = designWith("hotcold", { hot: own, cold: { path: "/images/defaults/hotcold/cold.png" } });
    const draft = draftWith(place("hotcold/hot", 0), place("hotcold/cold", 1, "guess"));
    const screens = screensOf(CLASSIC, before, draft, { ...materials, isOwn });
    const marked = screens.flatMap(({ places }) => places.filter((each) => replacesOwn(each, isOwn)));
    expect(marked.map(({ key }) => key)).toEqual(["hotcold/hot"]);
    expect(tallyOf(screens, (each) => replacesOwn(each, isOwn))).toEqual({
      placed: 2,
      guesses: 1,
      replaced: 1,
      empty: 13,
    });
  });

  it("shows one place more of a list than are filled, up to its most", () => {
    const savers = (draft: Draft) =>
      screensOf(CLASSIC, design, draft, materials)[0]?.places.map(({ key }) => key);
    expect(savers(draftWith())).toEqual(["screensaver/0"]);
    expect(savers(draftWith(place("screensaver/0", 0), place("screensaver/1", 1)))).toHaveLength(3);
  });

  it("becomes one for another design, whose counts stay where it puts nothing", () => {
    const draft = withCount(draftWith(place("hotcupsizes/xlarge", 0)), CUPS, 4);
    const put = { ...draft, put: { "hotcupsizes/xlarge": { picture: 0, certainty: "sure" } } } as const;
    const other = { ...design, counts: { hotcupsizes: 3, coldcupsizes: 4 } };
    expect(withCountsOf(put, other).counts).toEqual({ hotcupsizes: 4, coldcupsizes: 4 });
    expect(withCountsOf(draftWith(place("hotcold/hot", 0)), other).counts).toEqual(other.counts);
  });

  it("has every place of a machine that it does not know", () => {
    const model: MachineModel = FIVE_CUPS.model;
    const fresh = emptyDesign(model, "");
    const screens = screensOf(model, fresh, emptyDraft(fresh.counts), materials);
    expect(screens.map(({ category }) => category.id)).toEqual(model.categories.map(({ id }) => id));
    expect(screens.every(({ places }) => places.length > 0)).toBe(true);
  });

  it("shows what another count brings: defaults, or the pictures of a look", async () => {
    const [look] = materials.looks;
    if (!look) throw new Error("the classic machine has looks");
    const cups = (before: Design) =>
      screensOf(CLASSIC, before, withCount(draftWith(), CUPS, 4), materials)
        .find(({ category }) => category === CUPS)
        ?.places.map((each) => each.before && shownSource(each.before));
    const path = `/images/defaults/hotcupsizes/${design.counts.hotcupsizes}/regular.png`;
    expect(cups(designWith("hotcupsizes", { regular: { path } }))).toEqual(
      ["regular", "medium", "large", "xlarge"].map((slot) => `/images/defaults/hotcupsizes/4/${slot}.png`),
    );
    const isBundledBlob = () => false;
    const dressed = applyLook(CLASSIC, design, look, { ...materials, isBundledBlob, mode: "all" });
    expect(cups(dressed)).toEqual(Array(4).fill(expect.stringContaining(`/images/looks/${look.id}/`)));
    expect(cups(designWith("hotcupsizes", { regular: own }))).toEqual(Array(4).fill(undefined));
  });

  it("is put on with the names that came with its pictures, wherever they stand now", () => {
    const { id } = findCategory(CLASSIC, "blends") ?? { id: "" };
    const names = { [id]: { left: "Decaf", middle: "Dark" } };
    const placings = [place("blends/left", 0), place("blends/middle", 1), place("screensaver/0", 2)];
    const pictures = ["a.png", "b.png", "c.png"].map(picture);
    const draft = withSorted(CLASSIC, emptyDraft(design.counts), pictures, sorted(placings, { names }));
    const moved = movePicture(movePicture(draft, 0, "blends/right"), 1, "hotcold/hot");
    const images = new Map([["blends/right", plainImage(own)]]);
    const plan = importPlan({ ...moved, machineName: "Lobby" }, images);
    const after = applyPlan(CLASSIC, design, plan, materials);
    expect(after).toMatchObject({ name: "Lobby", slots: { blends: { right: { picture: own } } } });
    expect(after.names[id]).toEqual({ right: "Decaf" });
  });
});
