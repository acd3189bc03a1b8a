import { SHELL } from "#messages/shell.ts";
import { STORE_FAULTS } from "#messages/store-faults.ts";
import type { EditOutcomeFault } from "./editing.ts";

export const faultMessage = (fault: EditOutcomeFault): string =>
  fault === "stopped" ? "" : fault === "notLoaded" ? SHELL.notLoaded : STORE_FAULTS[fault];
