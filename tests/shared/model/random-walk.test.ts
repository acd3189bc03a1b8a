import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrangementFor } from "../../../shared/machine/questions.ts";
import type { ListCategory } from "../../../shared/machine/types.ts";
import { type Design, emptyDesign, imagesOf } from "../../../shared/model/design.ts";
import {
  confirmDesign,
  type Edited,
  isRefused,
  replaceContent,
  withSlot,
} from "../../../shared/model/edit.ts";
import { EMPTY_HISTORY, type History, nextStep } from "../../../shared/model/history.ts";
import { applyLook } from "../../../shared/model/look.ts";
import {
  addToList,
  moveInList,
  replaceInList,
  replacePicture,
  swapPictures,
} from "../../../shared/model/pictures.ts";
import { isRendered } from "../../../shared/model/render.ts";
import {
  applyDefaults,
  applyPlan,
  copyScreen,
  fillDesign,
  fillEmpty,
  setCount,
} from "../../../shared/model/screens.ts";
import { setTable } from "../../../shared/model/table.ts";
import {
  nameSlots,
  renameMachine,
  restyle,
  setBrand,
  setTexts,
  textAt,
} from "../../../shared/model/texts.ts";
import { committed, MAX_STEPS, restoreStep, withRevision, withStep } from "../../../shared/model/undo.ts";
import {
  confirmed,
  fromName,
  frozen,
  lettered,
  materialsOf,
  photo,
  rendered,
  SAMPLES,
  type Sample,
} from "./samples.ts";

/** How many edits, undos and redos a walk is long. */
const STEPS = 2_000;

/** A choice of what to do next, told by numbers. */
interface Choice {
  readonly act: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}
const choices = fc.noBias(
  fc.array(fc.record({ act: fc.nat(99), a: fc.nat(9_999), b: fc.nat(9_999), c: fc.nat(9_999) }), {
    minLength: STEPS,
    maxLength: STEPS,
    size: "max",
  }),
);

const pick = <Value>(values: readonly Value[], number: number): Value => {
  const value = values[number % values.length];
  if (value === undefined) throw new Error("there is nothing to pick from");
  return value;
};

type Edit = (design: Design, choice: Choice, from: Design) => Edited;

/** Every edit, on places that the numbers choose. */
function editsOf(sample: Sample): Readonly<Record<string, Edit>> {
  const { model, lists, slots, named, counted, looks, library, words } = sample;
  const materials = materialsOf(sample);
  const slotOf = (number: number, at: number) => pick(pick(slots, number).slots, at).id;
  const imageOf = (number: number) =>
    number % 3 === 0 ? lettered(fromName("Old"), number) : photo(number % 40);
  const idIn = ({ lists }: Design, { id }: ListCategory, number: number) =>
    lists[id]?.[number % (lists[id].length + 1)]?.id ?? "none";
  const listed =
    (edit: (list: ListCategory) => Edit): Edit =>
    (design, choice, from) =>
      lists.length === 0 ? design : edit(pick(lists, choice.a))(design, choice, from);
  const modes = ["all", "others", "empty"] as const;
  return {
    rename: (design, { a }) => renameMachine(model, design, "x".repeat(a % 35)),
    nameSlots: (design, { a, b, c }) =>
      named.length === 0
        ? design
        : nameSlots(
            model,
            design,
            { [pick(named, a).id]: { [pick(pick(named, a).slots, b).id]: "n".repeat(c % 16) } },
            materials,
          ),
    setTexts: (design, { a, b }) =>
      words.words.length === 0
        ? design
        : setTexts(
            model,
            design,
            { ...design.texts, [pick(words.words, a).id]: "t".repeat(b % 33) },
            materials,
          ),
    setPicture: (design, { a, b, c }) => withSlot(design, pick(slots, a).id, slotOf(a, b), imageOf(c)),
    takeAway: (design, { a, b }) => withSlot(design, pick(slots, a).id, slotOf(a, b), undefined),
    swapPictures: (design, { a, b, c }) =>
      swapPictures(design, pick(slots, a), [slotOf(a, b), slotOf(a, c)], materials),
    addToList: listed(
      (list) =>
        (design, { b, c }) =>
          addToList(design, list, [imageOf(b)], { at: c % 4 }),
    ),
    shortenList: listed(
      (list) =>
        (design, { b }) =>
          replacePicture(design, { category: list.id, key: idIn(design, list, b) }, undefined),
    ),
    moveInList: listed(
      (list) =>
        (design, { b, c }) =>
          moveInList(design, { category: list.id, key: idIn(design, list, b) }, c % 5),
    ),
    replaceInList: listed(
      (list) =>
        (design, { b, c }) =>
          replaceInList(design, list, ({ id }) => id === idIn(design, list, b), [photo(c % 40)]),
    ),
    setCount: (design, { a, b }) =>
      counted.length === 0
        ? design
        : setCount(design, pick(counted, a), pick(pick(counted, a).arrangements, b).count, materials),
    applyDefaults: (design, { a }) => applyDefaults(design, pick(slots, a)),
    fillEmpty: (design, { a }) => fillEmpty(design, [pick(slots, a)]),
    fillDesign: (design) => fillDesign(model, design, { ...materials, pictureFor: () => "/images/a.png" }),
    applyLook: (design, { a, b, c }) =>
      applyLook(model, design, pick(looks, a), {
        ...materials,
        mode: pick(modes, b),
        ...(c % 2 === 0 && { categories: [pick(model.categories, c).id] }),
      }),
    setBrand: (design, { a }) =>
      setBrand(
        design,
        a % 3 === 0 ? null : { logo: null, colours: [], style: pick(["modern", "premium"], a) },
      ),
    restyle: (design, { a }) =>
      restyle(model, design, { style: pick(["modern", "premium"], a), colour: "auto" }, library),
    applyPlan: (design, { a, b, c }) =>
      applyPlan(
        model,
        design,
        {
          name: "Plan",
          counts: {},
          names: {},
          images: [
            { category: pick(slots, a).id, slot: slotOf(a, b), image: photo(c % 40) },
            ...lists.map(({ id }) => ({ category: id, slot: String(c % 3), image: photo(b % 40) })),
          ],
        },
        materials,
      ),
    copyScreen: (design, { a }, from) => copyScreen(design, from, pick(model.categories, a), materials),
    startOver: (design, { a }) =>
      a % 5 === 0 ? replaceContent(design, { ...emptyDesign(model, ""), table: design.table }) : design,
  };
}

/** What must hold of every design. */
function check(sample: Sample, before: Design, after: Design): void {
  const { model, lists, slots } = sample;
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  if (isSame) expect(after).toBe(before);
  else expect(after.isConfirmed).toBe(false);
  for (const { id, maxImages } of lists) {
    const list = after.lists[id] ?? [];
    expect(list.length).toBeLessThanOrEqual(maxImages);
    expect(new Set(list.map((image) => image.id)).size).toBe(list.length);
  }
  for (const category of slots) {
    const { id } = category;
    // What did not change is shared.
    if (JSON.stringify(before.slots[id]) === JSON.stringify(after.slots[id]))
      expect(after.slots[id]).toBe(before.slots[id]);
    const known = category.slots.map((slot) => slot.id);
    for (const slot of Object.keys(after.slots[id] ?? {})) expect(known).toContain(slot);
    const { count } = arrangementFor(category, after.counts[id]);
    expect(after.counts[id] ?? count).toBe(count);
  }
  expect(model.categories.map(({ id }) => after.lists[id] ?? after.slots[id])).not.toContain(undefined);
}

/** Whether shown words that follow a name or a text say it, which a change of that name or text brings about. */
function checkWords({ slots, ...sample }: Sample, design: Design): void {
  const materials = materialsOf({ slots, ...sample });
  for (const category of slots)
    for (const { slot } of arrangementFor(category, design.counts[category.id]).places) {
      const words = design.slots[category.id]?.[slot]?.recipe?.words;
      const said = textAt(design, category, slot, materials)?.text;
      if (words && words.from.kind !== "typed" && said) expect(words.text).toBe(said);
    }
}

/** A change as the plain model remembers it: deep copies, and nothing else. */
interface Remembered {
  readonly ids: readonly string[];
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
}

/** All that undoing brings back, as text. */
const contentOf = ({ name, lists, slots, names, counts, texts, brand }: Design): string =>
  JSON.stringify([name, lists, slots, names, counts, texts, brand], (_, value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)))
      : value,
  );

function walk(sample: Sample, ids: readonly string[], steps: readonly Choice[]): Record<string, number> {
  const { model } = sample;
  const edits = Object.entries(editsOf(sample));
  const stored = new Map<string, Design | null>(ids.map((id) => [id, confirmed(model, id)]));
  const of = (id: string): Design => stored.get(id) ?? confirmed(model, id);
  let history: History<string> = EMPTY_HISTORY;
  let done: Remembered[] = [];
  let undone: Remembered[] = [];
  const made: Record<string, number> = {};
  const count = (what: string) => {
    made[what] = (made[what] ?? 0) + 1;
  };
  const snapshot = (of: readonly (readonly [string, Design])[]) =>
    Object.fromEntries(of.map(([id, design]) => [id, contentOf(design)]));

  for (const choice of steps) {
    const { act, a, b, c } = choice;
    const shown = pick(ids, c);
    if (act < 30) {
      const way = act < 18 ? "undo" : "redo";
      const list = way === "undo" ? done : undone;
      const newest = (id: string) => list.findLast((each) => each.ids.includes(id));
      const expected = newest(shown);
      const isOffered = expected?.ids.every((id) => newest(id) === expected) ?? false;
      const step = nextStep(history, way, shown);
      expect(step !== undefined).toBe(isOffered);
      if (!step || !expected) continue;
      // As another read of the database gives them: equal, and not the same objects.
      const current = new Map([...stored].map(([id, design]) => [id, frozen(structuredClone(design))]));
      const restored = restoreStep(history, way, step, current, { now: a });
      if (!restored) throw new Error("the step is not restored");
      history = restored.history;
      for (const [id, design] of restored.designs) {
        if (!design) throw new Error("the design is gone");
        expect(design.revision).toBe(of(id).revision + 1);
        expect(design.table).toEqual(of(id).table);
        expect(design.isConfirmed).toBe(false);
        stored.set(id, frozen(design));
        expect(contentOf(design)).toBe(expected[way === "undo" ? "before" : "after"][id]);
      }
      (way === "undo" ? undone : done).push(expected);
      list.splice(list.indexOf(expected), 1);
      count(way);
      continue;
    }
    if (act < 36) {
      const table = { columns: [`word:${b}`], rows: [], pictures: {}, namesOn: {} };
      const before = of(shown);
      const edited = act < 33 ? setTable(before, a % 4 === 0 ? null : table) : confirmDesign(before);
      if (isRefused(edited) || edited === before) continue;
      expect(contentOf(edited)).toBe(contentOf(before));
      const after = frozen(committed(before, edited, a));
      stored.set(shown, after);
      history = withRevision(history, after);
      count("no step");
      continue;
    }
    const [name, edit] = pick(edits, act * 7 + a);
    // One in four is of all designs.
    const touched = b % 4 === 0 ? ids : [shown];
    const results = touched.map((id) => {
      const before = of(id);
      const edited = edit(before, choice, of(pick(ids, c + 1)));
      if (isRefused(edited)) return undefined;
      check(sample, before, frozen(edited));
      return [id, before, edited] as const;
    });
    // All of it or nothing.
    if (results.includes(undefined)) {
      count("refused");
      continue;
    }
    const changes = results.flatMap((result) => {
      if (!result || result[1] === result[2]) return [];
      const [id, before, edited] = result;
      const after = frozen(committed(before, rendered(model, edited, before), a));
      expect(isRendered(after)).toBe(true);
      return [[id, { before, after }] as const];
    });
    if (changes.length === 0) continue;
    for (const [id, { after }] of changes) stored.set(id, after);
    if (name === "nameSlots" || name === "setTexts")
      for (const [, { after }] of changes) checkWords(sample, after);
    history = withStep(history, { label: name, changes: new Map(changes) });
    done.push({
      ids: changes.map(([id]) => id),
      before: snapshot(changes.map(([id, { before }]) => [id, before])),
      after: snapshot(changes.map(([id, { after }]) => [id, after])),
    });
    done = done.slice(-MAX_STEPS);
    // What depends on a change that can't be done again can't either.
    const ended = new Set(changes.map(([id]) => id));
    undone = undone
      .toReversed()
      .filter((each) => {
        const isEnded = each.ids.some((id) => ended.has(id));
        if (isEnded) for (const id of each.ids) ended.add(id);
        return !isEnded;
      })
      .toReversed();
    count(name);
  }
  for (const id of ids) expect([...imagesOf(of(id))].every(({ image }) => image.picture)).toBe(true);
  return made;
}

describe.each(SAMPLES)("a random walk on $id", (sample) => {
  it.each([
    ["one design", ["one"]],
    ["several designs", ["one", "two", "three"]],
  ] as const)("keeps to a plain model, on %s", (_, ids) => {
    fc.assert(
      fc.property(choices, (steps) => {
        const made = walk(sample, ids, steps);
        // The walk goes everywhere.
        expect(made).toMatchObject({ undo: expect.any(Number), redo: expect.any(Number) });
        expect(made.undo).toBeGreaterThan(50);
        expect(made.redo).toBeGreaterThan(20);
        // A screen is copied from another design.
        const { copyScreen, ...edits } = editsOf(sample);
        for (const name of Object.keys(ids.length > 1 ? { ...edits, copyScreen } : edits))
          expect([name, made[name] ?? 0]).not.toEqual([name, 0]);
      }),
      { seed: 31, numRuns: 1, endOnFailure: true },
    );
  });
});
