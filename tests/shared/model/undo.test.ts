import { describe, expect, it } from "vitest";
import type { Design } from "../../../shared/model/design.ts";
import { withContent, withSlot } from "../../../shared/model/edit.ts";
import {
  type DesignChange,
  EMPTY_UNDO_HISTORY,
  findNextUndoStep,
  type UndoHistory,
  type UndoStep,
} from "../../../shared/model/history.ts";
import {
  findHistoryBlobs,
  MAX_UNDO_STEPS,
  restoreUndoStep,
  toCommittedDesign,
  withoutStepsOf,
  withRevision,
  withUndoStep,
} from "../../../shared/model/undo.ts";
import { confirmed, photo, SAMPLES, sha } from "./samples.ts";

interface Label {
  readonly kind: string;
  readonly created?: true;
}

const [sample] = SAMPLES;
if (!sample) throw new Error("there is no machine");
const { model, category, one, other } = sample;

const EMPTY: UndoHistory<Label> = EMPTY_UNDO_HISTORY;
const designOf = (id: string): Design => confirmed(model, id);
const named = (design: Design, name: string): Design =>
  toCommittedDesign(design, withContent(design, { name }), 7);
const stepOf = (kind: string, changes: Record<string, DesignChange>, group?: string): UndoStep<Label> => ({
  label: { kind },
  group,
  changes: new Map(Object.entries(changes)),
});

/** A step that gives designs a name. */
const naming = (name: string, ids: readonly string[], group?: string) =>
  stepOf(
    name,
    Object.fromEntries(ids.map((id) => [id, { before: designOf(id), after: named(designOf(id), name) }])),
    group,
  );
const historyOf = (...steps: readonly UndoStep<Label>[]) => steps.reduce(withUndoStep, EMPTY);
const kindsOf = ({ done, undone }: UndoHistory<Label>) =>
  [done, undone].map((steps) => steps.map(({ label }) => label.kind));

describe("a step", () => {
  it("joins the one before it if both have one group and the same designs", () => {
    const before = [naming("first", ["one"]), naming("second", ["one"])];
    const typed = naming("typed", ["one", "two"], "typing");
    const more = (ids: readonly string[], group?: string) =>
      kindsOf(historyOf(...before, typed, naming("more", ids, group)))[0];
    expect(more(["one", "two"], "typing")).toEqual(["first", "second", "more"]);
    for (const ids of [["one"], ["one", "three"], ["one", "two", "three"]])
      expect(more(ids, "typing")).toEqual(["first", "second", "typed", "more"]);
    expect(more(["one", "two"], "another")).toEqual(["first", "second", "typed", "more"]);
    expect(more(["one", "two"])).toEqual(["first", "second", "typed", "more"]);
    const apart = historyOf(naming("first", ["one"]), naming("second", ["one"]));
    expect(kindsOf(apart)).toEqual([["first", "second"], []]);
  });

  it("that has joined another starts where that one started, and keeps what its label says", () => {
    const start = designOf("one");
    const [first, second] = [named(start, "A"), named(named(start, "A"), "AB")];
    const created = {
      ...stepOf("typed", { one: { before: null, after: first } }, "g"),
      label: { kind: "typed", created: true } as const,
    };
    const history = historyOf(created, stepOf("more", { one: { before: first, after: second } }, "g"));
    expect(history.done).toEqual([
      {
        label: { kind: "more", created: true },
        group: "g",
        changes: new Map([["one", { before: null, after: second }]]),
      },
    ]);
    expect(history.revisions).toEqual(new Map([["one", second.revision]]));
  });

  it("leaves alone what changed between its parts without being a step", () => {
    const table = { columns: ["name"], rows: [], pictures: {}, namesOn: {} };
    const start = designOf("one");
    const first = named(start, "A");
    const tabled = toCommittedDesign(first, withContent(first, { table }), 8);
    const second = named(tabled, "AB");
    const typed = historyOf(stepOf("a", { one: { before: start, after: first } }, "g"));
    const tabledHistory = withRevision(typed, tabled);
    expect(tabledHistory.revisions).toEqual(new Map([["one", tabled.revision]]));
    const { revisions } = withRevision(tabledHistory, designOf("two"));
    expect(Object.fromEntries(revisions)).toEqual({ one: tabled.revision, two: 1 });
    const history = withUndoStep(tabledHistory, stepOf("b", { one: { before: tabled, after: second } }, "g"));
    const [step] = history.done;
    if (!step) throw new Error("there is no step");
    const undone = restoreUndoStep(history, "undo", step, new Map([["one", second]]), { now: 9 });
    expect(undone?.designs.get("one")).toMatchObject({ name: "", table });
  });

  it("is the last of so many, and clears Redo for its designs", () => {
    const many = Array.from({ length: MAX_UNDO_STEPS + 2 }, (_, at) => naming(`${at}`, ["one"]));
    const [kept] = kindsOf(historyOf(...many));
    expect(kept).toEqual(many.slice(2).map(({ label }) => label.kind));
    const both = naming("b", ["one", "two"]);
    const undone = [naming("c", ["two"]), both, naming("a", ["one"]), naming("d", ["three"])];
    expect(kindsOf(withUndoStep({ ...EMPTY, undone }, naming("new", ["one"])))).toEqual([["new"], ["d"]]);
  });

  it("of a removed design has no revision", () => {
    const step = stepOf("removal", { one: { before: designOf("one"), after: null } });
    expect(historyOf(step).revisions).toEqual(new Map([["one", null]]));
  });
});

describe("the next step", () => {
  const both = naming("both", ["one", "two"]);

  it("is the shown design's newest, unless another of its designs has a newer one", () => {
    const [alone, elsewhere] = [naming("alone", ["one"]), naming("elsewhere", ["two"])];
    for (const [direction, place] of [
      ["undo", "done"],
      ["redo", "undone"],
    ] as const) {
      const next = (shown: string, ...steps: readonly UndoStep<Label>[]) =>
        findNextUndoStep({ ...EMPTY, [place]: steps }, direction, shown);
      expect(next("one")).toBeUndefined();
      expect(next("one", both, alone)).toBe(alone);
      expect(next("one", alone, both)).toBe(both);
      expect(next("one", both, elsewhere)).toBeUndefined();
      expect(next("two", both, elsewhere)).toBe(elsewhere);
      expect(next("three", both)).toBeUndefined();
    }
  });
});

it("drops the steps of designs that another tab changed, and earlier ones out of reach", () => {
  const history = historyOf(
    naming("kept", ["three"]),
    naming("out of reach", ["two"]),
    naming("both", ["one", "two"]),
    naming("alone", ["one"]),
    naming("later", ["two", "three"]),
  );
  const undone = [naming("again", ["one"]), naming("other", ["three"])];
  const left = withoutStepsOf({ ...history, undone }, ["one"].values());
  expect(kindsOf(left)).toEqual([["kept", "later"], ["other"]]);
  expect([...left.revisions.keys()]).toEqual(["three", "two"]);
});

describe("restoring a step", () => {
  const start = withSlot(designOf("one"), category.id, one, photo(1));
  const after = toCommittedDesign(start, withSlot(start, category.id, one, undefined), 7);
  const step = stepOf("removal", { one: { before: start, after } });
  const history = historyOf(naming("earlier", ["one"]), step);

  it("moves it to the other direction", () => {
    const undone = restoreUndoStep(history, "undo", step, new Map([["one", after]]), { now: 9 });
    const restored = undone?.designs.get("one");
    const { timestamp, revision } = after;
    const committed = { revision: revision + 1, timestamp, changedAt: 9, isConfirmed: false };
    expect(restored).toEqual({ ...start, ...committed });
    expect(undone && kindsOf(undone.history)).toEqual([["earlier"], ["removal"]]);
    expect(undone?.history.revisions).toEqual(new Map([["one", after.revision + 1]]));
    if (!undone || !restored) throw new Error("the step is not restored");
    const redone = restoreUndoStep(undone.history, "redo", step, undone.designs, { now: 10 });
    expect(redone?.designs.get("one")).toEqual({ ...after, revision: restored.revision + 1, changedAt: 10 });
    expect(redone && kindsOf(redone.history)).toEqual([["earlier", "removal"], []]);
  });

  it("changes only what the step changed, even if what it left is a copy", () => {
    const copy: Design = JSON.parse(JSON.stringify(after));
    const own = stepOf("removal", { one: { before: start, after: copy } });
    const current = { ...copy, lists: {}, note: "Later" };
    const undone = restoreUndoStep(withUndoStep(history, own), "undo", own, new Map([["one", current]]), {
      now: 9,
    });
    const restored = undone?.designs.get("one");
    expect(restored).toMatchObject({ note: "Later", slots: start.slots });
    expect(restored?.lists).toEqual({});
  });

  it("gives none if another tab changed the design or removed it, or if a picture is missing", () => {
    const restored = (current: Design | null, isMissing = () => false) =>
      restoreUndoStep(history, "undo", step, new Map([["one", current]]), { now: 9, isMissing });
    expect(restored({ ...after, revision: after.revision + 1 })).toBeUndefined();
    expect(restored(null)).toBeUndefined();
    expect(restored(after, () => true)).toBeUndefined();
    // What the design shows is as missing before as after.
    expect(restored({ ...after, slots: { [category.id]: { [other]: photo(1) } } }, () => true)).toBeDefined();
  });

  it("never repeats a revision, though the clock is behind", () => {
    const before = { ...start, revision: 40 };
    const removal = stepOf("removal", { one: { before, after: null } });
    const undone = restoreUndoStep(historyOf(removal), "undo", removal, new Map([["one", null]]), { now: 9 });
    expect(undone?.designs.get("one")).toMatchObject({ revision: 41, changedAt: 9 });
    if (!undone) throw new Error("the step is not restored");
    const redone = restoreUndoStep(undone.history, "redo", removal, undone.designs, { now: 9 });
    expect(redone?.designs).toEqual(new Map([["one", null]]));
    expect(redone?.history.revisions).toEqual(new Map([["one", null]]));
    const creation = stepOf("creation", { one: { before: null, after: before } });
    const created = { ...EMPTY, undone: [creation] };
    const again = restoreUndoStep(created, "redo", creation, new Map(), { now: 9 });
    expect(again?.designs.get("one")?.revision).toBe(41);
  });
});

it("refers to the pictures of all its steps", () => {
  const withPhoto = (number: number) => withSlot(designOf("one"), category.id, one, photo(number));
  const done = [stepOf("creation", { one: { before: null, after: withPhoto(1) } })];
  const undone = [stepOf("change", { one: { before: withPhoto(2), after: withPhoto(3) } })];
  expect(findHistoryBlobs({ ...EMPTY, done, undone })).toEqual(new Set([sha(1), sha(2), sha(3)]));
});

describe("a commit", () => {
  const before = designOf("one");

  it("has the next revision, and the first time as the machine's", () => {
    const after = withContent(before, { name: "A" });
    const next = { revision: 2, changedAt: 7, timestamp: "1" };
    expect(toCommittedDesign(before, after, 7)).toEqual({ ...after, ...next });
    const unborn = { ...before, revision: 0, timestamp: "" };
    const first = { revision: 1, changedAt: 7, timestamp: "7" };
    expect(toCommittedDesign(unborn, unborn, 7)).toEqual({ ...unborn, ...first });
  });

  it("of nothing new is the design itself", () => {
    expect(toCommittedDesign(before, before, 7)).toBe(before);
    expect(toCommittedDesign(before, { ...before }, 7)).toMatchObject({ revision: 2 });
  });
});
