import { useEffect, useMemo, useState } from "react";
import { placeKey } from "../../shared/machine/files.ts";
import { defaultImagePath, findArrangement } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { mayNeedRenderedDefaults, type StandInUrls } from "../../shared/model/defaults.ts";
import type { Design } from "../../shared/model/design.ts";
import { findEmptySlots, type IsPictureMissing } from "../../shared/model/questions.ts";
import { editingSession } from "../edit/app.ts";
import type { NewDesign } from "../edit/editing.ts";
import { loadDefaultImageMaterials } from "../edit/materials.ts";

const findPlaces = (design: Design, isMissing: IsPictureMissing) =>
  ACTIVE.model.categories.flatMap((category) => {
    if (category.kind === "list" || !mayNeedRenderedDefaults(design)) return [];
    const { id } = category;
    const { count } = findArrangement(category, design.counts[id]);
    const slots = findEmptySlots(design, category, isMissing).map(({ slot }) => ({
      slot,
      key: placeKey({ category: id, slot }),
      bundled: defaultImagePath(category, count, slot),
    }));
    return slots.length > 0 ? [{ category, slots }] : [];
  });

/** Slots whose default can't be rendered get the bundled file. */
export async function loadStandIns(
  { design, blobs }: NewDesign,
  isMissing: IsPictureMissing,
  signal: AbortSignal,
  onMore?: (standIns: StandInUrls) => void,
): Promise<StandInUrls> {
  const places = findPlaces(design, isMissing);
  const standIns = new Map<string, string>();
  if (places.length === 0) return standIns;
  const [materials, { applyDefaults }, { toPngDataUrl }] = await Promise.all([
    loadDefaultImageMaterials(),
    import("../../shared/model/screens.ts"),
    import("../store/mirror-write.ts"),
  ]);
  for (const { category, slots } of places) {
    const ids = slots.map(({ slot }) => slot);
    const filled = applyDefaults(design, category, materials, ids);
    const rendered = await editingSession.render({ design: filled, blobs }, { signal });
    for (const { slot, key, bundled } of slots) {
      const picture = rendered.design.slots[category.id]?.[slot]?.picture;
      const png = picture && "blob" in picture && rendered.blobs.get(picture.blob);
      standIns.set(key, png ? toPngDataUrl(png) : bundled);
    }
    onMore?.(new Map(standIns));
  }
  return standIns;
}

/** Values are empty while the defaults are being rendered. */
export function useStandIns(design: Design, isMissing: IsPictureMissing): StandInUrls {
  const [standIns, setStandIns] = useState<StandInUrls>(new Map());
  useEffect(() => {
    const ended = new AbortController();
    const show = (next: StandInUrls) => !ended.signal.aborted && setStandIns(next);
    const showBundled = (fault: unknown) => {
      if (ended.signal.aborted) return;
      console.warn("Failed to render defaults", fault);
      const all = findPlaces(design, isMissing).flatMap(({ slots }) => slots);
      show(new Map(all.map(({ key, bundled }) => [key, bundled])));
    };
    loadStandIns({ design }, isMissing, ended.signal, show).then(show, showBundled);
    return () => ended.abort();
  }, [design, isMissing]);
  return useMemo(() => {
    const keys = findPlaces(design, isMissing).flatMap(({ slots }) => slots.map(({ key }) => key));
    return new Map(keys.map((key) => [key, standIns.get(key) ?? ""]));
  }, [design, isMissing, standIns]);
}
