import { describe, expect, it } from "vitest";
import { copyDesign, type Design } from "../../../shared/model/design.ts";
import { confirmDesign } from "../../../shared/model/edit.ts";
import { EMPTY_HISTORY, type History, nextStep, type Way } from "../../../shared/model/history.ts";
import { setPictures } from "../../../shared/model/pictures.ts";
import { setTable } from "../../../shared/model/table.ts";
import {
  committed,
  historyBlobs,
  MAX_STEPS,
  restoreStep,
  withoutSteps,
  withRevision,
  withStep,
} from "../../../shared/model/undo.ts";
import { blob, confirmed, done, photo, SAMPLES, twoSlots } from "./samples.ts";

/** Designs with a history of one tab. */
class Tab {
  readonly stored = new Map<string, Design | null>();
  history: History<string> = EMPTY_HISTORY;

  constructor(...designs: readonly Design[]) {
    for (const design of designs) this.stored.set(design.id, design);
  }
  of(id: string): Design {
    const design = this.stored.get(id);
    if (!design) throw new Error(`there is no ${id}`);
    return design;
  }
  commit(label: string, edits: Record<string, (design: Design) => Design | null>, group?: string) {
    const changes = Object.entries(edits).map(([id, edit]) => {
      const before = this.stored.get(id) ?? null;
      const edited = edit(before as Design);
      const after = edited && committed(before ?? { ...edited, revision: 0 }, edited, 5);
      this.stored.set(id, after);
      return [id, { before, after }] as const;
    });
    this.history = withStep(this.history, { label, group, changes: new Map(changes) });
  }
  rename(name: string, ids = ["one"], group?: string) {
    this.commit(name, Object.fromEntries(ids.map((id) => [id, (design) => ({ ...design, name })])), group);
  }
  /** Goes a step that way for the design shown; whether there was one. */
  go(way: Way, shown = "one", isMissing = (_: object) => false): boolean {
    const step = nextStep(this.history, way, shown);
    const restored = step && restoreStep(this.history, way, step, this.stored, { now: 9, isMissing });
    if (!restored) return false;
    this.history = restored.history;
    for (const [id, design] of restored.designs) this.stored.set(id, design);
    return true;
  }
}

const [sample] = SAMPLES;
if (!sample) throw new Error("there is no machine");
const { model } = sample;
const { category, one } = twoSlots(sample);
const start = () => new Tab(confirmed(model, "one"), confirmed(model, "two"));

describe("the history of a design", () => {
  it("goes back and forth, with a new revision each time, and is not confirmed", () => {
    const tab = start();
    tab.rename("A");
    tab.rename("B");
    expect(nextStep(tab.history, "undo", "one")?.label).toBe("B");
    expect(tab.go("undo")).toBe(true);
    expect(tab.of("one")).toMatchObject({ name: "A", revision: 4, changedAt: 9, isConfirmed: false });
    expect(tab.go("undo")).toBe(true);
    expect(tab.go("undo")).toBe(false);
    expect(tab.of("one")).toMatchObject({ name: "", isConfirmed: false });
    tab.go("redo");
    tab.go("redo");
    expect(tab.go("redo")).toBe(false);
    expect(tab.of("one")).toMatchObject({ name: "B", revision: 7 });
  });

  it("holds the last changes", () => {
    const tab = start();
    for (let at = 0; at < MAX_STEPS + 5; at++) tab.rename(`Name ${at}`);
    for (let at = 0; at < MAX_STEPS; at++) expect(tab.go("undo")).toBe(true);
    expect(tab.go("undo")).toBe(false);
    expect(tab.of("one").name).toBe("Name 4");
  });

  it("can't do again what a new change came after", () => {
    const tab = start();
    tab.rename("A");
    tab.go("undo");
    tab.rename("B");
    expect(tab.go("redo")).toBe(false);
  });

  it("takes what was typed in one field back at once", () => {
    const tab = start();
    tab.rename("Before");
    for (const name of ["L", "Lo", "Lob"]) tab.rename(name, ["one"], "name");
    tab.rename("Other", ["one"], "another field");
    tab.go("undo");
    expect(tab.of("one").name).toBe("Lob");
    tab.go("undo");
    expect(tab.of("one").name).toBe("Before");
    tab.go("redo");
    expect(tab.of("one").name).toBe("Lob");
  });

  it("leaves a table and what else is no step as they are", () => {
    const tab = start();
    const table = { columns: ["name"], rows: [], pictures: {}, namesOn: {} };
    const note = (edit: (design: Design) => Design) => {
      const before = tab.of("one");
      const after = committed(before, edit(before), 5);
      tab.stored.set("one", after);
      tab.history = withRevision(tab.history, after);
    };
    tab.rename("A", ["one"], "name");
    note((design) => done(setTable(design, table)));
    tab.rename("B", ["one"], "name");
    note(confirmDesign);
    expect(tab.go("undo")).toBe(true);
    expect(tab.of("one")).toMatchObject({ name: "", table, isConfirmed: false });
    tab.go("redo");
    expect(tab.of("one")).toMatchObject({ name: "B", table });
  });

  it("ends where another tab has changed the design", () => {
    const tab = start();
    tab.rename("A");
    tab.stored.set("one", { ...tab.of("one"), name: "Theirs", revision: 9 });
    expect(tab.go("undo")).toBe(false);
    tab.history = withoutSteps(tab.history, ["one"]);
    expect(nextStep(tab.history, "undo", "one")).toBeUndefined();
  });

  it("does not bring back a picture that is gone, but steps over those that never were there", () => {
    const tab = start();
    const set = (image: ReturnType<typeof photo>) => (design: Design) =>
      setPictures(model, design, category.id, { [one]: image });
    tab.commit("first", { one: set(photo(1)) });
    tab.commit("second", { one: set(photo(2)) });
    tab.rename("A");
    // The second is missing on both sides of the renaming.
    const isMissing = (picture: object) => "blob" in picture;
    tab.stored.set("one", structuredClone(tab.of("one")));
    expect(tab.go("undo", "one", isMissing)).toBe(true);
    expect(tab.go("undo", "one", isMissing)).toBe(false);
    expect(tab.go("undo")).toBe(true);
    expect(tab.of("one").slots[category.id]?.[one]?.picture).toEqual(blob(1));
    expect([...historyBlobs(tab.history)].sort()).toEqual([blob(1).blob, blob(2).blob]);
  });
});

describe("the history of several designs", () => {
  it("takes a change of all back from each of them", () => {
    for (const shown of ["one", "two"]) {
      const tab = start();
      tab.rename("Both", ["one", "two"]);
      expect(tab.go("undo", shown)).toBe(true);
      expect([tab.of("one").name, tab.of("two").name]).toEqual(["", ""]);
      expect(tab.go("redo", shown)).toBe(true);
      expect([tab.of("one").name, tab.of("two").name]).toEqual(["Both", "Both"]);
    }
  });

  it("does not take it back while one of them has a newer change", () => {
    const tab = start();
    tab.rename("Both", ["one", "two"]);
    tab.rename("Newer", ["two"]);
    expect(tab.go("undo", "one")).toBe(false);
    expect(tab.go("undo", "two")).toBe(true);
    expect(tab.go("undo", "one")).toBe(true);
  });

  it("keeps the steps of designs apart", () => {
    const tab = start();
    tab.rename("A");
    tab.rename("B", ["two"]);
    expect(tab.go("undo", "one")).toBe(true);
    tab.rename("C", ["two"]);
    expect(tab.go("redo", "one")).toBe(true);
    expect([tab.of("one").name, tab.of("two").name]).toEqual(["A", "C"]);
  });

  it("ends earlier steps of a design with a later one that can't be taken back", () => {
    const tab = start();
    tab.rename("A", ["two"]);
    tab.rename("Both", ["one", "two"]);
    tab.history = withoutSteps(tab.history, ["one"]);
    expect(tab.go("undo", "two")).toBe(false);
  });

  it("brings back a design that was removed, and removes one that was made", () => {
    const tab = start();
    const two = tab.of("two");
    tab.commit("remove", { two: () => null });
    expect(tab.go("undo", "two")).toBe(true);
    expect(tab.of("two")).toMatchObject({ ...two, revision: 10, changedAt: 9, isConfirmed: false });
    tab.commit("copy", { three: () => copyDesign(two, { id: "three", name: "Three" }) });
    expect(tab.go("undo", "three")).toBe(true);
    expect(tab.stored.get("three")).toBeNull();
    expect(tab.go("redo", "three")).toBe(true);
    expect(tab.of("three").name).toBe("Three");
  });
});
