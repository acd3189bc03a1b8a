import { STORE_FAULTS } from "../messages/en/store-faults.ts";
import type { EditOutcomeFault } from "./editing.ts";

/** Why a change was not stored, and what to do. Nothing is said of one that the visitor stopped. */
export const faultWords = (fault: EditOutcomeFault): string =>
  fault === "stopped" ? "" : STORE_FAULTS[fault];
