import { useEffect, useMemo, useState } from "react";
import type { SlotCategory } from "../../shared/machine/types.ts";
import type { Names } from "../recipes/words-at.ts";
import { withSamples } from "./words-of.ts";

/** Letters are drawn when nothing was typed for so long. */
const REST_MS = 400;

export interface TypedNames {
  /** As typed, else as the design has them. */
  readonly names: Names;
  /** To show: as they were when the typing last rested, with samples where there are none. */
  readonly shown: Names;
  type(category: string, slot: string, name: string): void;
}

/** The names of slots while they are typed in the chooser. */
export function useTypedNames(categories: readonly SlotCategory[], kept: Names): TypedNames {
  const [typed, setTyped] = useState<Names>({});
  const [rested, setRested] = useState<Names>({});
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const samples = JSON.stringify(withSamples(categories, merged(kept, rested)));
  // One object for the same names, since pictures are lettered anew for another.
  const shown: Names = useMemo(() => JSON.parse(samples), [samples]);
  return {
    names: merged(kept, typed),
    shown,
    type: (category, slot, name) =>
      setTyped((before) => ({ ...before, [category]: { ...before[category], [slot]: name } })),
  };
}

const merged = (kept: Names, typed: Names): Names =>
  Object.fromEntries(
    [...new Set([...Object.keys(kept), ...Object.keys(typed)])].map((category) => [
      category,
      { ...kept[category], ...typed[category] },
    ]),
  );
