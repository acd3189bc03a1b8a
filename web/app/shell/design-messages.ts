import { DESIGN_MENU } from "#messages/design-menu.ts";
import { isBundledImage, type ShownImage } from "../../../shared/model/questions.ts";
import { faultMessage } from "../../edit/fault-message.ts";
import type { EditingState } from "../../edit/state.ts";

export function statusMessage(
  { status, fault, inMemory, design }: Pick<EditingState, "status" | "fault" | "inMemory" | "design">,
  missing: readonly ShownImage[],
  unfinishedNames: number,
): string {
  const isNotSaved = status === "notSaved";
  if (inMemory || (isNotSaved && fault === "unavailable")) return DESIGN_MENU.keeping.inMemory;
  if (status === "saving") return DESIGN_MENU.keeping.saving;
  if (isNotSaved && fault) return DESIGN_MENU.keeping.notSaved(faultMessage(fault));
  const gone = missing.filter(({ image }) => isBundledImage(image)).length;
  const evicted = missing.length - gone;
  if (evicted > 0) return DESIGN_MENU.keeping.evicted(evicted);
  if (gone > 0) return DESIGN_MENU.keeping.notServed(gone);
  if (unfinishedNames > 0) return DESIGN_MENU.keeping.unfinishedNames(unfinishedNames);
  return design.revision > 0 ? DESIGN_MENU.keeping.saved : DESIGN_MENU.keeping.nothing;
}
