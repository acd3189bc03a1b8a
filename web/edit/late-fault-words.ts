import type { EditOutcomeFault } from "./editing.ts";

/** `faultWords` for what is part of the first load; empty if they can't be loaded. */
export const lateFaultWords = (fault: EditOutcomeFault): Promise<string> =>
  import("./fault-words.ts").then(
    ({ faultWords }) => faultWords(fault),
    () => "",
  );
