import { useEffect, useMemo, useState } from "react";
import type { SlotCategory } from "../../shared/machine/types.ts";
import type { SlotNames } from "../../shared/model/names.ts";

/** Letters are drawn when nothing was typed for so long. */
const REST_MS = 400;

export interface TypedNames {
  /** As typed, else as the design has them. */
  readonly names: SlotNames;
  /** Those that were typed, without what was emptied: a look takes no name away. */
  readonly typed: SlotNames;
  /** To show: as they were when the typing last rested, with samples where there are none. */
  readonly shown: SlotNames;
  type(category: string, slot: string, name: string): void;
}

/** The names of slots while they are typed in the chooser. */
export function useTypedNames(categories: readonly SlotCategory[], kept: SlotNames): TypedNames {
  const [typed, setTyped] = useState<SlotNames>({});
  const [rested, setRested] = useState<SlotNames>({});
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const samples = JSON.stringify(withSamples(categories, merged(kept, rested)));
  // One object for the same names, since pictures are lettered anew for another.
  const shown: SlotNames = useMemo(() => JSON.parse(samples), [samples]);
  return {
    names: merged(kept, typed),
    typed: withoutEmpty(typed),
    shown,
    type: (category, slot, name) =>
      setTyped((before) => ({ ...before, [category]: { ...before[category], [slot]: name } })),
  };
}

const merged = (kept: SlotNames, typed: SlotNames): SlotNames =>
  Object.fromEntries(
    [...new Set([...Object.keys(kept), ...Object.keys(typed)])].map((category) => [
      category,
      { ...kept[category], ...typed[category] },
    ]),
  );

const withoutEmpty = (names: SlotNames): SlotNames =>
  Object.fromEntries(
    Object.entries(names).map(([category, slots]) => [
      category,
      Object.fromEntries(Object.entries(slots).filter(([, name]) => name.trim() !== "")),
    ]),
  );

/** The names of slots, suggested ones where there are none yet: what the chooser shows. */
export const withSamples = (categories: readonly SlotCategory[], names: SlotNames): SlotNames =>
  Object.fromEntries(
    categories.flatMap(({ id, slots, names: choice, step }) => {
      if (!choice) return [];
      const sample = (slot: string) => names[id]?.[slot]?.trim() || (step.naming?.placeholders[slot] ?? "");
      return [[id, Object.fromEntries(slots.map((slot) => [slot.id, sample(slot.id)]))]];
    }),
  );
