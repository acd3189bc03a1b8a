import type { DesignFileFault } from "../store/design-json.ts";
import { DESIGN_MENU } from "../words/design-menu.ts";
import type { StoreFault } from "./outcome.ts";
import { storeFaultWords } from "./store-fault-words.ts";

const FILE_FAULTS: Readonly<Record<DesignFileFault, string>> = DESIGN_MENU.fileFault;

/** Why a file was not opened. */
export const openFaultWords = (reason: StoreFault | DesignFileFault): string =>
  reason in FILE_FAULTS ? FILE_FAULTS[reason as DesignFileFault] : storeFaultWords(reason as StoreFault);
