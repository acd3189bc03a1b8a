import type { DesignFileFault } from "../design-file/design-file.ts";
import type { Keeping, StoreFault } from "../storage/outcome.ts";
import { storeFaultWords } from "../storage/store-fault-words.ts";

const FILE_FAULTS: Readonly<Record<DesignFileFault, string>> = {
  foreign: "It is not a design file. Choose one that Save design made; its name ends in .brewscreen.",
  damaged: "It is damaged. Save the design again where it was made, and open the new file.",
  tooLarge: "It is larger than any design can be.",
  laterVersion: "It was made with a newer release of the app. Reload the page, then open it again.",
  otherModel: "It is the design of another machine model.",
};

/** Why a file was not opened. */
export const openFaultWords = (reason: StoreFault | DesignFileFault): string =>
  reason in FILE_FAULTS ? FILE_FAULTS[reason as DesignFileFault] : storeFaultWords(reason as StoreFault);

/** How well the design is kept, in a sentence. */
export function keepingWords({
  state,
  reason,
  inMemory,
}: Pick<Keeping, "state" | "reason" | "inMemory">): string {
  if (inMemory || (state === "notKept" && reason === "unavailable"))
    return "This browser keeps nothing for this site. Your design lasts as long as this tab: save it as a file.";
  if (state === "saving") return "Your last change is being kept.";
  if (state === "notKept" && reason) return `Your last change is not kept. ${storeFaultWords(reason)}`;
  return "Everything you made is kept in this browser. Browsers may clear what is not visited for long, so keep a design that matters as a file.";
}
