import { useEffect, useMemo, useState } from "react";
import type { SlotCategory } from "../../shared/machine/types.ts";
import type { SlotNames } from "../../shared/model/texts.ts";

/** Letters are drawn when nothing was typed for so long. */
const REST_MS = 400;

/** The names of slots while they are typed in the chooser. */
export function useTypedNames(categories: readonly SlotCategory[], kept: SlotNames) {
  const [typed, setTyped] = useState<SlotNames>({});
  const [rested, setRested] = useState<SlotNames>({});
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const samples = JSON.stringify(withSamples(categories, kept, rested));
  // One object for the same names, since pictures are lettered anew for another.
  const shown: SlotNames = useMemo(() => JSON.parse(samples), [samples]);
  return {
    /** Those that were typed, without what was emptied: a look takes no name away. */
    typed: withoutEmpty(typed),
    /** To show: as they were when the typing last rested, with samples where there are none. */
    shown,
    /** A slot's name as typed, else as the design has it. */
    nameOf: (category: string, slot: string) => typed[category]?.[slot] ?? kept[category]?.[slot] ?? "",
    type: (category: string, slot: string, name: string) =>
      setTyped((before) => ({ ...before, [category]: { ...before[category], [slot]: name } })),
  };
}

const withoutEmpty = (names: SlotNames): SlotNames =>
  Object.fromEntries(
    Object.entries(names).map(([category, slots]) => [
      category,
      Object.fromEntries(Object.entries(slots).filter(([, name]) => name.trim() !== "")),
    ]),
  );

/** The names of slots, typed or kept, and suggested ones where there are none yet. */
export const withSamples = (
  categories: readonly SlotCategory[],
  kept: SlotNames,
  typed: SlotNames = {},
): SlotNames =>
  Object.fromEntries(
    categories.flatMap(({ id, slots, names, step }) => {
      if (!names) return [];
      const nameOf = (slot: string) => (typed[id]?.[slot] ?? kept[id]?.[slot])?.trim();
      const sampleOf = (slot: string) => step.naming?.placeholders[slot] ?? "";
      return [[id, Object.fromEntries(slots.map((slot) => [slot.id, nameOf(slot.id) || sampleOf(slot.id)]))]];
    }),
  );
