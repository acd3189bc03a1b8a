import { describe, expect, it } from "vitest";
import type { MachineModel } from "../../shared/machine/types.ts";
import * as classic from "../../shared/machines/classic/machine.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { createEmptyDesign, createPlainImage, type Design, type Picture } from "../../shared/model/design.ts";
import { applyLook } from "../../shared/model/look.ts";
import { NONE_MISSING } from "../../shared/model/questions.ts";
import { applyImportPlan } from "../../shared/model/screens.ts";
import type { SortPlacement, SortResult } from "../../shared/sorting/plan.ts";
import {
  createEmptyImportDraft,
  createImportPlan,
  createImportScreens,
  createSortTarget,
  type ImportDraft,
  isDraftCorrected,
  type MeasuredFile,
  movePicture,
  shownSourceOf,
  summarizeImport,
  withCount,
  withDesignCounts,
  withSortResult,
} from "../../web/import/draft.ts";
import * as FIVE_CUPS from "../machines/five-cups/machine.ts";

const CUPS = CLASSIC_MODEL.categories[3];
const design = createEmptyDesign(CLASSIC_MODEL, "");
const materials = { looks: await classic.looks(), words: await classic.wordTable() };
const own: Picture = { blob: "0".repeat(64), bytes: 4 };

const measured = (name: string): MeasuredFile => ({
  path: `folder/${name}`,
  file: new File([], name),
  format: "PNG",
  size: { width: 460, height: 485 },
  needsHeic: false,
});
const place = (
  key: string,
  picture: number,
  certainty: SortPlacement["certainty"] = "sure",
): SortPlacement => {
  const [category = "", slot = ""] = key.split("/");
  return { category, slot, picture, certainty };
};
/** A plan of three more pictures, sorted into these places. */
const draftWith = (
  placements: readonly SortPlacement[],
  more: Partial<SortResult> = {},
  before = createEmptyImportDraft(design.counts),
): ImportDraft =>
  withSortResult(CLASSIC_MODEL, before, ["a.png", "b.png", "c.png"].map(measured), {
    placements,
    counts: {},
    names: {},
    ...more,
  });
/** Where each picture is. */
const places = ({ pictures }: ImportDraft) => pictures.map((picture) => picture.place);
/** A design with these pictures in slots of a category. */
const designWith = (category: string, pictures: Readonly<Record<string, Picture>>): Design => {
  const images = Object.entries(pictures).map(([slot, picture]) => [slot, createPlainImage(picture)]);
  return { ...design, slots: { ...design.slots, [category]: Object.fromEntries(images) } };
};
const placesIn = (id: string, draft: ImportDraft, before = design) =>
  createImportScreens(CLASSIC_MODEL, before, draft, materials).find(({ category }) => category.id === id)
    ?.places ?? [];

describe("a plan while it is corrected", () => {
  it("has what was sorted, and the rest is not used", () => {
    const { pictures } = draftWith([place("hotcold/hot", 1), place("blends/left", 0, "guess")]);
    expect(pictures).toMatchObject([
      { place: "blends/left", certainty: "guess" },
      { place: "hotcold/hot", certainty: "sure" },
      { place: undefined },
    ]);
  });

  it("exchanges two pictures, puts one aside that another pushes out, and takes one out", () => {
    const draft = draftWith([place("hotcold/hot", 0), place("hotcold/cold", 1)]);
    expect(isDraftCorrected(draft)).toBe(false);
    expect(places(movePicture(draft, 0, "hotcold/cold"))).toEqual(["hotcold/cold", "hotcold/hot", undefined]);
    const pushed = movePicture(draft, 2, "hotcold/hot");
    expect(places(pushed)).toEqual([undefined, "hotcold/cold", "hotcold/hot"]);
    expect(pushed.pictures[2]?.certainty).toBe("chosen");
    expect(isDraftCorrected(pushed)).toBe(true);
    expect(places(movePicture(draft, 1, undefined))).toEqual(["hotcold/hot", undefined, undefined]);
    expect(movePicture(draft, 0, "hotcold/hot")).toBe(draft);
  });

  it("takes a count from what was sorted, and puts aside what another count has no slot for", () => {
    const four = draftWith([place("hotcupsizes/xlarge", 0)], { counts: { hotcupsizes: 4 } });
    expect(four.counts.hotcupsizes).toBe(4);
    expect(placesIn("hotcupsizes", four).map(({ slot }) => slot)).toEqual([
      "regular",
      "medium",
      "large",
      "xlarge",
    ]);
    const screens = createImportScreens(
      CLASSIC_MODEL,
      designWith("hotcupsizes", { large: own }),
      four,
      materials,
    );
    expect(screens.reduce((sum, screen) => sum + screen.lostImages, 0)).toBe(1);
    expect(places(withCount(four, CUPS, 2))).toEqual([undefined, undefined, undefined]);
  });

  it("tells sorting what is taken already, and lets no later picture take its place", () => {
    const draft = draftWith([place("hotcold/hot", 0)]);
    expect(createSortTarget(design, draft, NONE_MISSING).filled.hotcold?.hot).toBe(true);
    const more = draftWith([place("hotcold/hot", 0), place("hotcold/cold", 1)], {}, draft);
    expect(places(more)).toEqual(["hotcold/hot", undefined, undefined, undefined, "hotcold/cold", undefined]);
  });

  it("marks what replaces the visitor's own, and counts what is sure, guessed, replaced and empty", () => {
    const before = designWith("hotcold", { hot: own, cold: { path: "/images/defaults/hotcold/cold.png" } });
    const draft = draftWith([place("hotcold/hot", 0), place("hotcold/cold", 1, "guess")]);
    expect(placesIn("hotcold", draft, before).map(({ replaces }) => replaces)).toEqual([true, false]);
    expect(summarizeImport(createImportScreens(CLASSIC_MODEL, before, draft, materials))).toEqual({
      placed: 2,
      guesses: 1,
      replaced: 1,
      empty: 13,
    });
  });

  it("shows one place more of a list than are filled, up to its most", () => {
    const savers = (...placements: SortPlacement[]) => placesIn("screensaver", draftWith(placements));
    expect(savers().map(({ key }) => key)).toEqual(["screensaver/0"]);
    const two = [place("screensaver/0", 0), place("screensaver/1", 1)];
    expect(savers(...two)).toHaveLength(3);
    expect(savers(...two, place("screensaver/3", 2))).toHaveLength(4);
  });

  it("becomes one for another design, whose counts stay where it puts nothing", () => {
    const other = { ...design, counts: { hotcupsizes: 3, coldcupsizes: 4 } };
    const four = draftWith([place("hotcupsizes/xlarge", 0)], { counts: { hotcupsizes: 4 } });
    expect(withDesignCounts(four, other).counts).toEqual({ hotcupsizes: 4, coldcupsizes: 4 });
    expect(withDesignCounts(draftWith([place("hotcold/hot", 0)]), other).counts).toEqual(other.counts);
  });

  it("has every place of a machine that it does not know", () => {
    const model: MachineModel = FIVE_CUPS.model;
    const fresh = createEmptyDesign(model, "");
    const screens = createImportScreens(model, fresh, createEmptyImportDraft(fresh.counts), materials);
    expect(screens.map(({ category }) => category.id)).toEqual(model.categories.map(({ id }) => id));
    expect(screens.every((screen) => screen.places.length > 0)).toBe(true);
  });

  it("shows what another count brings: defaults, or the pictures of a look", async () => {
    const [look] = materials.looks;
    if (!look) throw new Error("the classic machine has looks");
    const cups = (before: Design) =>
      placesIn(CUPS.id, withCount(draftWith([]), CUPS, 4), before).map(
        (each) => each.before && shownSourceOf(each.before),
      );
    const path = `/images/defaults/hotcupsizes/${design.counts.hotcupsizes}/regular.png`;
    expect(cups(designWith("hotcupsizes", { regular: { path } }))).toEqual(
      ["regular", "medium", "large", "xlarge"].map((slot) => `/images/defaults/hotcupsizes/4/${slot}.png`),
    );
    const isBundledBlob = () => false;
    const dressed = applyLook(CLASSIC_MODEL, design, look, { ...materials, isBundledBlob, mode: "all" });
    expect(cups(dressed)).toEqual(Array(4).fill(expect.stringContaining(`/images/looks/${look.id}/`)));
    expect(cups(designWith("hotcupsizes", { regular: own }))).toEqual(Array(4).fill(undefined));
  });

  it("is put on with the names that came with its pictures, wherever they stand now", () => {
    const names = { blends: { left: "Decaf", middle: "Dark" } };
    const placements = [place("blends/left", 0), place("blends/middle", 1), place("screensaver/0", 2)];
    const draft = draftWith(placements, { names });
    const moved = movePicture(movePicture(draft, 0, "blends/right"), 1, "hotcold/hot");
    const images = [{ category: "blends", slot: "right", image: createPlainImage(own) }];
    const plan = createImportPlan({ ...moved, machineName: "Lobby" }, images);
    const after = applyImportPlan(CLASSIC_MODEL, design, plan, materials);
    expect(after).toMatchObject({ name: "Lobby", slots: { blends: { right: { picture: own } } } });
    expect(after.names.blends).toEqual({ right: "Decaf" });
  });
});
