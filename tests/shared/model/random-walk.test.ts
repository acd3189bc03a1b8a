import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { findArrangement } from "../../../shared/machine/questions.ts";
import type { ListCategory } from "../../../shared/machine/types.ts";
import { findTextAt } from "../../../shared/model/defaults.ts";
import { createEmptyDesign, createPlainImage, type Design, imagesOf } from "../../../shared/model/design.ts";
import {
  confirmDesign,
  type EditResult,
  isRefused,
  replaceContent,
  withSlot,
} from "../../../shared/model/edit.ts";
import { applyLook } from "../../../shared/model/look.ts";
import {
  addListImages,
  moveListImage,
  replaceImage,
  replaceListImages,
  swapImages,
} from "../../../shared/model/pictures.ts";
import {
  applyDefaults,
  applyImportPlan,
  copyScreen,
  fillDesign,
  fillEmptySlots,
  setSlotCount,
} from "../../../shared/model/screens.ts";
import { setTable } from "../../../shared/model/table.ts";
import {
  nameSlots,
  renameMachine,
  restylePictures,
  setBrand,
  setTexts,
} from "../../../shared/model/texts.ts";
import { toCommittedDesign } from "../../../shared/model/undo.ts";
import {
  confirmed,
  fromName,
  frozen,
  isFullyRendered,
  lettered,
  photo,
  rendered,
  SAMPLES,
  type Sample,
} from "./samples.ts";

const STEPS = inject("walkSteps");

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

type Edit = (design: Design, choice: Choice, from: Design) => EditResult;

/** Every edit, on places that the numbers choose. */
function editsOf(sample: Sample): Readonly<Record<string, Edit>> {
  const { model, lists, slots, named, counted, looks, library, words, materials } = sample;
  const slotOf = (number: number, at: number) => pick(pick(slots, number).slots, at).id;
  const imageOf = (number: number) =>
    number % 3 === 0 ? lettered(fromName("Old"), number) : photo(number % 40);
  const placeIn = ({ lists }: Design, { id }: ListCategory, number: number) => ({
    category: id,
    key: lists[id]?.[number % (lists[id].length + 1)]?.id ?? "none",
  });
  const styleOf = (number: number) => pick(["modern", "premium"], number);
  const modes = ["all", "others", "empty"] as const;
  return {
    rename: (design, { a }) => renameMachine(model, design, "x".repeat(a % 35)),
    nameSlots: (design, { a, b, c }) => {
      const { id, slots } = pick(named, a);
      return nameSlots(model, design, { [id]: { [pick(slots, b).id]: "n".repeat(c % 16) } }, materials);
    },
    setTexts: (design, { a, b }) => {
      const texts = { ...design.texts, [pick(words.words, a).id]: "t".repeat(b % 33) };
      return setTexts(model, design, { language: pick(words.languages, b).id, texts }, materials);
    },
    setPicture: (design, { a, b, c }) => withSlot(design, pick(slots, a).id, slotOf(a, b), imageOf(c)),
    takeAway: (design, { a, b }) => withSlot(design, pick(slots, a).id, slotOf(a, b), undefined),
    swapImages: (design, { a, b, c }) =>
      swapImages(design, pick(slots, a), [slotOf(a, b), slotOf(a, c)], materials),
    addToList: (design, { a, b, c }) => addListImages(design, pick(lists, a), [imageOf(b)], { at: c % 4 }),
    shortenList: (design, { a, b }) => replaceImage(design, placeIn(design, pick(lists, a), b), undefined),
    moveInList: (design, { a, b, c }) => moveListImage(design, placeIn(design, pick(lists, a), b), c % 5),
    replaceInList: (design, { a, b, c }) => {
      const { key } = placeIn(design, pick(lists, a), b);
      return replaceListImages(design, pick(lists, a), ({ id }) => id === key, [photo(c % 40)]);
    },
    setSlotCount: (design, { a, b }) => {
      const category = pick(counted, a);
      return setSlotCount(design, category, pick(category.arrangements, b).count, materials);
    },
    applyDefaults: (design, { a }) => applyDefaults(design, pick(slots, a), materials),
    fillEmpty: (design, { a }) => fillEmptySlots(design, [pick(slots, a)], materials),
    fillDesign: (design) => {
      const imageFor = () => createPlainImage({ path: "/images/a.png" });
      return fillDesign(model, design, { ...materials, imageFor });
    },
    applyLook: (design, { a, b, c }) =>
      applyLook(model, design, pick(looks, a), {
        ...materials,
        mode: pick(modes, b),
        ...(c % 2 === 0 && { categories: [pick(model.categories, c).id] }),
      }),
    setBrand: (design, { a }) =>
      setBrand(design, a % 3 === 0 ? null : { logo: null, colours: [], style: styleOf(a) }),
    restyle: (design, { a }) =>
      restylePictures(model, design, { style: styleOf(a), colour: "auto" }, library),
    applyPlan: (design, { a, b, c }) => {
      const images = [
        { category: pick(slots, a).id, slot: slotOf(a, b), image: photo(c % 40) },
        ...lists.map(({ id }) => ({ category: id, slot: String(c % 3), image: photo(b % 40) })),
      ];
      return applyImportPlan(model, design, { name: "Plan", counts: {}, names: {}, images }, materials);
    },
    copyScreen: (design, { a }, from) => copyScreen(design, from, pick(model.categories, a), materials),
    startOver: (design, { a }) =>
      a % 5 === 0 ? replaceContent(design, { ...createEmptyDesign(model, ""), table: design.table }) : design,
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
    const { count } = findArrangement(category, after.counts[id]);
    expect(after.counts[id] ?? count).toBe(count);
  }
  expect(model.categories.map(({ id }) => after.lists[id] ?? after.slots[id])).not.toContain(undefined);
}

/** Whether shown words that follow a name or a text say it, which a change of that name or text brings about. */
function checkWords({ slots, materials }: Sample, design: Design): void {
  for (const category of slots)
    for (const { slot } of findArrangement(category, design.counts[category.id]).places) {
      const words = design.slots[category.id]?.[slot]?.recipe?.words;
      const said = findTextAt(design, category, slot, materials)?.text;
      if (words && words.from.kind !== "typed" && said) expect(words.text).toBe(said);
    }
}

/** All that an edit may not touch if it only confirms a design, or sets its table. */
const contentOf = ({ table: _, isConfirmed: __, missingAtConfirm: ___, ...content }: Design) => content;

/** Makes edits at random. Returns how often each was made. */
function walk(sample: Sample, ids: readonly string[], steps: readonly Choice[]): Record<string, number> {
  const { model } = sample;
  const edits = Object.entries(editsOf(sample));
  const stored = new Map(ids.map((id) => [id, confirmed(model, id)]));
  const of = (id: string): Design => stored.get(id) ?? confirmed(model, id);
  const made: Record<string, number> = {};
  const commit = (name: string, before: Design, edited: Design, now: number) => {
    const after = frozen(toCommittedDesign(before, edited, now));
    expect(isFullyRendered(after)).toBe(true);
    stored.set(before.id, after);
    made[name] = (made[name] ?? 0) + 1;
    return after;
  };

  for (const choice of steps) {
    const { act, a, b, c } = choice;
    const before = of(pick(ids, c));
    if (act < 6) {
      const table = { columns: [`word:${b}`], rows: [], pictures: {}, namesOn: {} };
      const edited = act < 3 ? setTable(before, a % 4 === 0 ? null : table) : confirmDesign(before);
      if (isRefused(edited) || edited === before) continue;
      expect(contentOf(edited)).toEqual(contentOf(before));
      commit("no step", before, edited, a);
      continue;
    }
    const [name, edit] = pick(edits, act * 7 + a);
    const edited = edit(before, choice, of(pick(ids, c + 1)));
    if (isRefused(edited)) continue;
    check(sample, before, frozen(edited));
    if (edited === before) continue;
    const after = commit(name, before, rendered(model, edited, before), a);
    if (name === "nameSlots" || name === "setTexts") checkWords(sample, after);
  }
  return made;
}

describe.each(SAMPLES)("a design of $id from before the machine had its screens", (sample) => {
  const empty = frozen({ ...confirmed(sample.model), isConfirmed: false });
  const older = frozen({ ...empty, lists: {}, slots: {}, names: {} });
  const comparable = ({ lists, slots, names, ...rest }: Design) => ({
    ...rest,
    images: [...imagesOf({ lists, slots })].sort((one, other) => (one.category < other.category ? -1 : 1)),
    names: Object.entries(names).filter(([, given]) => Object.keys(given).length > 0),
  });
  // An image in a list can't be told from one in a slot without the list.
  const { shortenList: _, ...edits } = editsOf(sample);

  it.each(Object.entries(edits))("takes the edit %s as an empty one does", (_, edit) => {
    const number = fc.nat(9_999);
    fc.assert(
      fc.property(fc.record({ act: number, a: number, b: number, c: number }), (choice) => {
        const [now, expected] = [older, empty].map((design) => {
          const edited = edit(design, choice, design);
          return isRefused(edited) ? edited : comparable(edited);
        });
        expect(now).toEqual(expected);
      }),
      { seed: 31, numRuns: 20 },
    );
  });
});

describe.each(SAMPLES)("a random walk on $id", (sample) => {
  it("makes every edit, each of which keeps a design whole and shares what it leaves", () => {
    fc.assert(
      fc.property(choices, (steps) => {
        const made = walk(sample, ["one", "two", "three"], steps);
        for (const name of [...Object.keys(editsOf(sample)), "no step"])
          expect([name, made[name] ?? 0]).not.toEqual([name, 0]);
      }),
      { seed: 31, numRuns: 1, endOnFailure: true },
    );
  });
});
