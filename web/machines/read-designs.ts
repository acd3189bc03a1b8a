import { type RefObject, startTransition, useEffect, useState } from "react";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Design } from "../../shared/model/design.ts";
import { pictureOf } from "../../shared/model/picture-value.ts";
import { pictures, store } from "../edit/app.ts";
import type { ListedDesign } from "../store/types.ts";
import type { ExportedMachine } from "./machine-files.ts";

/** Reads a design, open or not, and looks which of its pictures are missing; null if it can't be read. */
export async function readDesign(id: string): Promise<Design | null> {
  const design = await store.read(id);
  if (design) await pictures.look(design);
  return design;
}

/** A stored design as a machine to make files of. One that is gone by then fails. */
export const storedMachine = (name: string, id: string): ExportedMachine => ({
  name: name || ACTIVE.model.defaultMachineName,
  async load() {
    const design = await readDesign(id);
    if (!design) throw new Error("the design is not there any more");
    const readImage = (value: string) => pictures.bytes(pictureOf(value));
    return { design, isMissing: pictures.isMissing, readImage };
  },
});

/** So far outside the window something counts as in sight. */
const AHEAD = "400px";

/** Whether an element is in the window or near it. */
export function useInSight(ref: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: AHEAD },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isInSight;
}

/**
 * A listed design, read while the element that shows it is in sight; undefined until then, null if it can't be read. The
 * state from before stays while a newer one is read.
 */
export function useDesignInSight(
  ref: RefObject<Element | null>,
  { id, changedAt, state }: ListedDesign,
): Design | null | undefined {
  const [design, setDesign] = useState<Design | null>();
  const isInSight = useInSight(ref);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed design has another time
  useEffect(() => {
    if (state !== "usable") return;
    if (!isInSight) return setDesign(undefined);
    let isOver = false;
    readDesign(id).then(
      // Piece by piece: a line of cards at once would block the page while it scrolls.
      (found) => !isOver && startTransition(() => setDesign(found)),
      (fault) => console.warn("A design can't be read", fault),
    );
    return () => {
      isOver = true;
    };
  }, [id, changedAt, state, isInSight]);
  return design;
}
