import { useEffect, useState } from "react";
import { ACTIVE } from "../../shared/machines/index.ts";
import { mayRenderDefaults, NO_STAND_INS, type StandIns, standInKey } from "../../shared/model/defaults.ts";
import type { Design } from "../../shared/model/design.ts";
import { findEmptySlots, type IsMissing } from "../../shared/model/questions.ts";
import { editing, loadMaterials } from "../edit/app.ts";
import type { NewDesign } from "../edit/editing.ts";

const slotCategories = ACTIVE.model.categories.filter((category) => category.kind === "slots");

const needsStandIns = (design: Design, isMissing: IsMissing): boolean =>
  mayRenderDefaults(design) &&
  slotCategories.some((category) => findEmptySlots(design, category, isMissing).length > 0);

/** Renders what empty slots show. Leaves out what can't be rendered, for which bundled files remain. */
export async function loadStandIns(
  { design, blobs }: NewDesign,
  isMissing: IsMissing,
  signal: AbortSignal,
): Promise<StandIns> {
  if (!needsStandIns(design, isMissing)) return NO_STAND_INS;
  try {
    const [materials, { fillEmptySlots }, { toDataUri }] = await Promise.all([
      loadMaterials(),
      import("../../shared/model/screens.ts"),
      import("../store/mirror-write.ts"),
    ]);
    const filled = fillEmptySlots(design, slotCategories, { ...materials, isMissing });
    const rendered = await editing.render({ design: filled, blobs }, { signal });
    const standIns = new Map<string, string>();
    for (const { id } of slotCategories)
      for (const [slot, { picture }] of Object.entries(rendered.design.slots[id] ?? {})) {
        const isAdded = filled.slots[id]?.[slot] !== design.slots[id]?.[slot];
        const png = isAdded && picture && "blob" in picture && rendered.blobs.get(picture.blob);
        if (png) standIns.set(standInKey(id, slot), toDataUri(png));
      }
    return standIns;
  } catch (fault) {
    signal.throwIfAborted();
    console.warn("Defaults could not be rendered", fault);
    return NO_STAND_INS;
  }
}

/** Null until they are rendered. */
export function useStandIns(design: Design, isMissing: IsMissing): StandIns | null {
  const [standIns, setStandIns] = useState<StandIns | null>(null);
  const isNeeded = needsStandIns(design, isMissing);
  useEffect(() => {
    if (!isNeeded) return;
    const ended = new AbortController();
    loadStandIns({ design }, isMissing, ended.signal).then(
      (loaded) => !ended.signal.aborted && setStandIns(loaded),
      () => {},
    );
    return () => ended.abort();
  }, [design, isMissing, isNeeded]);
  return isNeeded ? standIns : NO_STAND_INS;
}
