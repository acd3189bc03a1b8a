import { describe, expect, it } from "vitest";
import type { MachineModel } from "../../shared/machine/types.ts";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { emptyDesign, imageOf } from "../../web/document/design.ts";
import {
  type Draft,
  type DropPicture,
  emptyDraft,
  keyOf,
  movePicture,
  replacesOwn,
  screensOf,
  sortedInto,
  tallyOf,
  unusedIn,
  withCount,
  withCountsOf,
  withSorted,
} from "../../web/drop/draft.ts";
import type { Placing, SortedPlan } from "../../web/sorting/sorted-plan.ts";
import * as FIVE_CUPS from "../machines/five-cups/machine.ts";

const CUPS = CLASSIC.categories[3];
const picture = (name: string): DropPicture => ({
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
const design = emptyDesign(CLASSIC);

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
    const cups = screensOf(CLASSIC, design, four).find(({ category }) => category.id === CUPS.id);
    expect(cups?.places.map(({ slot }) => slot)).toEqual(["regular", "medium", "large", "xlarge"]);
    const own = { ...design, slots: { hotcupsizes: { large: imageOf("/stored-images/x.png") } } };
    const lost = screensOf(CLASSIC, own, four, () => true).reduce((sum, screen) => sum + screen.lost, 0);
    expect(lost).toBe(1);
    expect(unusedIn(withCount(four, CUPS, 2))).toEqual([0]);
  });

  it("tells sorting what is taken already, and lets no later picture take its place", () => {
    const draft = draftWith(place("hotcold/hot", 0));
    expect(sortedInto(design, draft).slots.hotcold?.hot).toBeDefined();
    const more = withSorted(CLASSIC, draft, [picture("d.png")], sorted([place("hotcold/hot", 0)]));
    expect(keyOf(more, 0)).toBe("hotcold/hot");
    expect(unusedIn(more)).toEqual([1, 2, 3]);
  });

  it("marks what replaces the visitor's own, and counts what is sure, guessed, replaced and empty", () => {
    const own = emptyDesign(CLASSIC);
    own.slots.hotcold = {
      hot: imageOf("/stored-images/x.png"),
      cold: imageOf("/images/defaults/hotcold/cold.png"),
    };
    const isOwn = ({ url }: { url: string }) => url.startsWith("/stored");
    const draft = draftWith(place("hotcold/hot", 0), place("hotcold/cold", 1, "guess"));
    const screens = screensOf(CLASSIC, own, draft, isOwn);
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
    const savers = (draft: Draft) => screensOf(CLASSIC, design, draft)[0]?.places.map(({ key }) => key);
    expect(savers(draftWith())).toEqual(["screensaver/0"]);
    expect(savers(draftWith(place("screensaver/0", 0), place("screensaver/1", 1)))).toHaveLength(3);
  });

  it("becomes one for another design, whose counts stay where it puts nothing", () => {
    const draft = withCount(draftWith(place("hotcupsizes/xlarge", 0)), CUPS, 4);
    const put = { ...draft, put: { "hotcupsizes/xlarge": { picture: 0, certainty: "sure" } } } as const;
    const other = { ...emptyDesign(CLASSIC), counts: { hotcupsizes: 3, coldcupsizes: 4 } };
    expect(withCountsOf(put, other).counts).toEqual({ hotcupsizes: 4, coldcupsizes: 4 });
    expect(withCountsOf(draftWith(place("hotcold/hot", 0)), other).counts).toEqual(other.counts);
  });

  it("has every place of a machine that it does not know", () => {
    const model: MachineModel = FIVE_CUPS.model;
    const fresh = emptyDesign(model);
    const screens = screensOf(model, fresh, emptyDraft(fresh.counts));
    expect(screens.map(({ category }) => category.id)).toEqual(model.categories.map(({ id }) => id));
    expect(screens.every(({ places }) => places.length > 0)).toBe(true);
  });
});
