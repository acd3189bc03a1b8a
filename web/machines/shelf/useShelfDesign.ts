import { startTransition, useEffect, useState } from "react";
import type { Design } from "../../../shared/model/design.ts";
import { pictures, store } from "../../edit/app.ts";
import type { ListedDesign } from "../../store/types.ts";

/** A design of which it is known what is missing, open or not; null if it can't be read. */
export async function readDesign(id: string): Promise<Design | null> {
  const design = await store.read(id);
  if (design) await pictures.look(design);
  return design;
}

/**
 * What a design of the shelf holds, read while it is wanted; undefined until it is read. While a newer state is
 * read the one before it stays.
 */
export function useShelfDesign(
  { id, changedAt, state }: ListedDesign,
  isWanted: boolean,
): Design | null | undefined {
  const [design, setDesign] = useState<Design | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the design is told by its time
  useEffect(() => {
    if (state !== "usable") return;
    if (!isWanted) return setDesign(undefined);
    let isOver = false;
    const read = async () => {
      const found = await readDesign(id);
      // Piece by piece: a line of cards at once would stop the page while it scrolls.
      if (!isOver) startTransition(() => setDesign(found));
    };
    read().catch((fault) => console.warn("A design can't be read", fault));
    return () => {
      isOver = true;
    };
  }, [id, changedAt, state, isWanted]);
  return design;
}
