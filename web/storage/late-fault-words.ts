import type { StoreFault } from "./outcome.ts";

/** storeFaultWords for what is part of the first load; empty where they can't be loaded. */
export const lateFaultWords = (fault: StoreFault): Promise<string> =>
  import("./store-fault-words.ts").then(
    ({ storeFaultWords }) => storeFaultWords(fault),
    () => "",
  );
