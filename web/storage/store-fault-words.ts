import { STORE_FAULTS } from "../words/store-faults.ts";
import type { StoreFault } from "./outcome.ts";

const WORDS: Readonly<Record<StoreFault, string>> = STORE_FAULTS;

/** Why the store could not do something, and what to do. */
export const storeFaultWords = (fault: StoreFault): string => WORDS[fault];
