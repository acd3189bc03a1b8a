import type { DesignFileFault } from "../design-file/design-file.ts";
import type { Keeping, StoreFault } from "../storage/outcome.ts";
import { storeFaultWords } from "../storage/store-fault-words.ts";
import { DESIGN } from "../words/design.ts";

const FILE_FAULTS: Readonly<Record<DesignFileFault, string>> = DESIGN.fileFault;

/** Why a file was not opened. */
export const openFaultWords = (reason: StoreFault | DesignFileFault): string =>
  reason in FILE_FAULTS ? FILE_FAULTS[reason as DesignFileFault] : storeFaultWords(reason as StoreFault);

/** Whether the design is saved, in a sentence. */
export function keepingWords(
  { state, reason, inMemory }: Pick<Keeping, "state" | "reason" | "inMemory">,
  evicted: number,
): string {
  if (reason === "otherMachine" || reason === "laterVersion")
    return `${storeFaultWords(reason)} ${DESIGN.keeping.inMemory}`;
  if (inMemory || (state === "notKept" && reason === "unavailable")) return DESIGN.keeping.inMemory;
  if (state === "saving") return DESIGN.keeping.saving;
  if (state === "notKept" && reason) return DESIGN.keeping.notSaved(storeFaultWords(reason));
  if (evicted > 0) return DESIGN.keeping.evicted(evicted);
  return state === "atRisk" ? DESIGN.keeping.atRisk : DESIGN.keeping.saved;
}
