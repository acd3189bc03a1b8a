import { useEffect, useMemo, useState } from "react";
import type { SlotCategory } from "../../shared/machine/types.ts";
import type { SlotNames } from "../../shared/model/texts.ts";

const REST_MS = 400;

export function useTypedNames(categories: readonly SlotCategory[], kept: SlotNames) {
  const [typed, setTyped] = useState<SlotNames>({});
  const [rested, setRested] = useState<SlotNames>({});
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const samples = JSON.stringify(withSamples(categories, kept, rested));
  // A new object would render the pictures again.
  const shown: SlotNames = useMemo(() => JSON.parse(samples), [samples]);
  return {
    /** Without names that were emptied, because a look removes none. */
    typed: withoutEmpty(typed),
    shown,
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

/** Returns the typed or stored names of slots, or else the suggested ones. */
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
