import type { StoreFault } from "./outcome.ts";

const WORDS: Readonly<Record<StoreFault, string>> = {
  full: "This browser has no room left for it. Remove an image that you do not need, or free space on this device, then try again.",
  unavailable: "This browser does not let the app keep anything. Check its privacy settings, then try again.",
  laterVersion: "This design was made with a newer release of the app. Reload the page, then try again.",
  refused: "It is no picture that the app can keep.",
  listFull: "There is no place left: another tab may have filled it.",
  gone: "It is no longer there: another tab may have changed it.",
};

/** Why the store could not do something, and what to do. */
export const storeFaultWords = (fault: StoreFault): string => WORDS[fault];
