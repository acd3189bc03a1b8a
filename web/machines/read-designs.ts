import { type RefObject, startTransition, useEffect, useState } from "react";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Design } from "../../shared/model/design.ts";
import { parsePicture } from "../../shared/model/picture-value.ts";
import { pictures, store } from "../edit/app.ts";
import { loadStandIns } from "../screen/stand-ins.ts";
import type { ListedDesign } from "../store/types.ts";
import { useIsInView } from "../ui/useIsInView.ts";
import type { ExportedMachine } from "./export-many.ts";

/** Also determines which pictures are missing. */
export async function loadDesign(id: string): Promise<Design | null> {
  const design = await store.read(id);
  if (design) await pictures.look(design);
  return design;
}

export const createStoredMachine = (name: string, id: string): ExportedMachine => ({
  name: name || ACTIVE.model.defaultMachineName,
  async load(signal) {
    const design = await loadDesign(id);
    if (!design) throw new Error("The design no longer exists");
    const readImage = (value: string) => pictures.bytes(parsePicture(value));
    const { isMissing } = pictures;
    return { design, isMissing, readImage, loadStandIns: () => loadStandIns({ design }, isMissing, signal) };
  },
});

export function useDesignInView(
  ref: RefObject<Element | null>,
  { id, changedAt, state }: ListedDesign,
): Design | null | undefined {
  const [design, setDesign] = useState<Design | null>();
  const isInSight = useIsInView(ref);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changedAt` differs if the design changed
  useEffect(() => {
    if (state !== "usable") return;
    if (!isInSight) return setDesign(undefined);
    let isOver = false;
    loadDesign(id).then(
      (found) => !isOver && startTransition(() => setDesign(found)),
      (fault) => console.warn("Failed to read a design", fault),
    );
    return () => {
      isOver = true;
    };
  }, [id, changedAt, state, isInSight]);
  return design;
}
