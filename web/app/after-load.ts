import { keepFocus } from "../ui/keep-focus.ts";
import { startOfflineSupport } from "./offline/keep-offline.ts";

/** Starts everything that pages don't need before the visitor's first action. */
export async function startAfterLoad(): Promise<void> {
  keepFocus();
  await startOfflineSupport();
}
