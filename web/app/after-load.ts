import { keepFocus } from "../ui/keep-focus.ts";
import { startOfflineSupport } from "./offline/keep-offline.ts";

/** Starts what no page needs before the visitor does something. */
export async function startAfterLoad(): Promise<void> {
  keepFocus();
  await startOfflineSupport();
}
