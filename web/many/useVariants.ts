import { useEffect, useMemo, useState } from "react";
import { snapshot } from "valtio/vanilla";
import { copyDesign, type Design } from "../document/design.ts";
import { store } from "../storage/store.ts";
import { VariantKitchen } from "./variant/make-variants.ts";
import type { BarePlace } from "./variant/unnamed-places.ts";

/** The open design as plain data, and what makes its variants' pictures. */
export interface Base {
  readonly design: Design;
  readonly kitchen: VariantKitchen;
}

/** Of a snapshot of the design, what variants show: each is the same object while it is not changed. */
type DesignParts = Readonly<Record<"lists" | "slots" | "names" | "counts" | "words", object>> & {
  readonly machineName: string;
};

/** What variants are made from: anew whenever what the design shows changes. */
export function useBase({ lists, slots, names, counts, words, machineName }: DesignParts): Base {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the design is read when any part of it is another
  const base = useMemo(() => {
    const design = copyDesign(snapshot(store.design) as Design); // Copied, not written.
    return { design, kitchen: new VariantKitchen(design) };
  }, [lists, slots, names, counts, words, machineName]);
  useEffect(() => () => base.kitchen.close(), [base]);
  return base;
}

/** What the design's pictures say. */
interface Said {
  /** By word of the table that stands on them, the first category that shows it. */
  readonly lettered: ReadonlyMap<string, string>;
  /** The places whose pictures do not carry their names. */
  readonly bare: readonly BarePlace[];
}

/** What stands on pictures of the design; without members while it is looked up. */
export function useSaid({ kitchen }: Base): Partial<Said> {
  const [found, setFound] = useState<Partial<Said>>({});
  useEffect(() => {
    let isOver = false;
    Promise.all([kitchen.letteredPlaces(), kitchen.barePlaces()]).then(
      ([places, bare]) => {
        const words = new Map<string, string>();
        for (const { category, recipe } of places) {
          const from = recipe.words?.from;
          if (from?.kind === "table" && !words.has(from.word)) words.set(from.word, category);
        }
        if (!isOver) setFound({ lettered: words, bare });
      },
      (fault) => console.warn("What the pictures say could not be read", fault),
    );
    return () => {
      isOver = true;
    };
  }, [kitchen]);
  return found;
}
