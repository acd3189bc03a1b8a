import { DESIGN } from "../words/design.ts";
import type { StoreFault } from "./outcome.ts";

const WORDS: Readonly<Record<StoreFault, string>> = DESIGN.fault;

/** Why the store could not do something, and what to do. */
export const storeFaultWords = (fault: StoreFault): string => WORDS[fault];
