import { keepFocus } from "../ui/keep-focus.ts";
import { startOfflineSupport } from "./offline/keep-offline.ts";

export async function startAfterLoad(): Promise<void> {
  keepFocus();
  await startOfflineSupport();
}
