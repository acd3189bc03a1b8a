import { findCategory, findSlot } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import type { ImageRecord } from "../document/design.ts";
import { isNotServed } from "../storage/missing.ts";
import type { Keeping } from "../storage/outcome.ts";
import { storeFaultWords } from "../storage/store-fault-words.ts";
import { DESIGN_MENU } from "../words/design-menu.ts";

/** Whether the design is saved, in a sentence. */
export function keepingWords(
  { state, reason, inMemory }: Pick<Keeping, "state" | "reason" | "inMemory">,
  missing: readonly ImageRecord[],
): string {
  if (inMemory || (state === "notKept" && reason === "unavailable")) return DESIGN_MENU.keeping.inMemory;
  if (state === "saving") return DESIGN_MENU.keeping.saving;
  if (state === "notKept" && reason) return DESIGN_MENU.keeping.notSaved(storeFaultWords(reason));
  const gone = missing.filter(isNotServed).length;
  const evicted = missing.length - gone;
  if (evicted > 0) return DESIGN_MENU.keeping.evicted(evicted);
  if (gone > 0) return DESIGN_MENU.keeping.notServed(gone);
  return DESIGN_MENU.keeping.saved;
}

/** What a place is called: its category and slot, or which picture of its list it is. */
export function placeName(model: MachineModel, id: string, slot: string): string {
  const category = findCategory(model, id);
  if (!category) return id;
  return category.kind === "list"
    ? `${category.label} ${Number(slot) + 1}`
    : `${category.label}, ${findSlot(category, slot).label}`;
}
