import type { StoreFault } from "../storage/outcome.ts";
import { storeFaultWords } from "../storage/store-fault-words.ts";
import { DESIGN_MENU } from "../words/design-menu.ts";
import type { DesignFileFault } from "./design-file.ts";

const FILE_FAULTS: Readonly<Record<DesignFileFault, string>> = DESIGN_MENU.fileFault;

/** Why a file was not opened. */
export const openFaultWords = (reason: StoreFault | DesignFileFault): string =>
  reason in FILE_FAULTS ? FILE_FAULTS[reason as DesignFileFault] : storeFaultWords(reason as StoreFault);
