import { STORE_FAULTS } from "../messages/en/store-faults.ts";
import type { EditOutcomeFault } from "./editing.ts";

/** Returns why a change was not stored and what to do; empty if the visitor stopped it. */
export const faultWords = (fault: EditOutcomeFault): string =>
  fault === "stopped" ? "" : STORE_FAULTS[fault];
