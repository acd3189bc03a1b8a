import { describe, expect, it } from "vitest";
import { findArrangement } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import {
  findWalkthroughScreen,
  listHotspots,
  resolveWalkthroughTarget,
  startScreenOf,
  type Walkthrough,
} from "../../shared/machine/walk.ts";
import { areApart, isInside, WALKED_MACHINES } from "./every-machine.ts";

const always = (_: string): boolean => true;

/** The screens that come after one, by touch or by themselves, with its arrangement of that index. */
function after(
  model: MachineModel,
  walk: Walkthrough,
  id: string,
  choice: number,
  isShown = always,
): string[] {
  const category = model.categories.find((each) => each.id === id);
  if (!category) throw new Error(`no ${id}`);
  const { count } = category.arrangements[choice % category.arrangements.length] ?? category.arrangements[0];
  const { pouring } = findWalkthroughScreen(walk, id);
  const target = listHotspots(walk, category, findArrangement(category, count)).map(
    (hotspot) => hotspot.target,
  );
  return [...target, ...(pouring ? [pouring.target] : [])].map((lead) =>
    resolveWalkthroughTarget(walk, id, lead, isShown),
  );
}

/** Every screen that can be come to from one. */
function reached(
  model: MachineModel,
  walk: Walkthrough,
  from: string,
  choice: number,
  isShown = always,
): string[] {
  const known = new Set([from]);
  for (const id of known) for (const next of after(model, walk, id, choice, isShown)) known.add(next);
  return [...known].sort();
}

describe.each(WALKED_MACHINES)("the walk of the machine $id", ({ model, walk }) => {
  const ids = model.categories.map(({ id }) => id);

  it("has a screen for every category and for nothing else", () => {
    expect(Object.keys(walk.screens).sort()).toEqual([...ids].sort());
    expect(ids).toEqual(expect.arrayContaining([...walk.start]));
    expect(walk.idleMs).toBeGreaterThan(0);
  });

  it("has every hotspot on the screen, with a name, apart from others of its kind, for every count", () => {
    for (const category of model.categories) {
      for (const arrangement of category.arrangements) {
        const hotspots = listHotspots(walk, category, arrangement);
        expect(new Set(hotspots.map(({ id }) => id)).size).toBe(hotspots.length);
        for (const [at, { box, label, kind }] of hotspots.entries()) {
          expect(isInside(box, model.screen), `${category.id} ${label}`).toBe(true);
          expect(label).not.toBe("");
          for (const other of hotspots.slice(at + 1))
            if (kind !== "overlay" && other.kind !== "overlay")
              expect(areApart(box, other.box), `${category.id}: ${label}, ${other.label}`).toBe(true);
        }
      }
    }
  });

  it("leads from every picture and everything drawn over one somewhere else", () => {
    for (const category of model.categories) {
      const { pouring } = findWalkthroughScreen(walk, category.id);
      for (const arrangement of category.arrangements) {
        const hotspots = listHotspots(walk, category, arrangement).filter(({ kind }) => kind !== "key");
        if (!pouring) expect(hotspots).toHaveLength(arrangement.places.length);
        for (const { target } of hotspots) expect(["stay", category.id]).not.toContain(target);
      }
    }
  });

  it("names no slot and no overlay that a screen does not have", () => {
    for (const category of model.categories) {
      const { pictures = {}, overlays = {} } = findWalkthroughScreen(walk, category.id);
      const slots = category.kind === "slots" ? category.slots.map(({ id }) => id) : [];
      if (typeof pictures !== "string") expect(slots).toEqual(expect.arrayContaining(Object.keys(pictures)));
      const drawn = category.arrangements.flatMap((each) => each.overlays ?? []).map(({ slot }) => slot);
      expect(drawn).toEqual(expect.arrayContaining(Object.keys(overlays)));
    }
  });

  it("pours for a while, and shows it on the screen, apart from what can be touched", () => {
    const pouring = model.categories.filter(({ id }) => findWalkthroughScreen(walk, id).pouring);
    expect(pouring.length).toBeGreaterThan(0);
    for (const category of pouring) {
      const pours = findWalkthroughScreen(walk, category.id).pouring;
      if (!pours) continue;
      expect(Math.min(pours.ms, pours.doneMs)).toBeGreaterThan(0);
      expect(isInside(pours.progress.box, model.screen)).toBe(true);
      for (const arrangement of category.arrangements)
        for (const { box } of listHotspots(walk, category, arrangement))
          expect(areApart(box, pours.progress.box)).toBe(true);
    }
  });

  const choices = [...Array(Math.max(...model.categories.map((each) => each.arrangements.length))).keys()];
  it.each(choices)(
    "reaches every screen from the start, and the start from everywhere, with choice %i",
    (choice) => {
      const start = startScreenOf(walk, always);
      expect(reached(model, walk, start, choice)).toEqual([...ids].sort());
      for (const id of ids) expect(reached(model, walk, id, choice)).toContain(start);
    },
  );

  it("begins and stays among what has pictures, where a list has none", () => {
    const lists = model.categories.filter(({ kind }) => kind === "list").map(({ id }) => id);
    const isShown = (id: string) => !lists.includes(id);
    const start = startScreenOf(walk, isShown);
    expect(isShown(start)).toBe(true);
    expect(reached(model, walk, start, 0, isShown)).toEqual(ids.filter(isShown).sort());
  });
});
