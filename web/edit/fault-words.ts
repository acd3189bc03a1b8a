import { STORE_FAULTS } from "#messages/store-faults.ts";
import type { EditOutcomeFault } from "./editing.ts";

/** Returns nothing for an edit that the visitor stopped. */
export const faultWords = (fault: EditOutcomeFault): string =>
  fault === "stopped" ? "" : STORE_FAULTS[fault];
