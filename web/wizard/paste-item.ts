import { WIZARD } from "../messages/en/wizard.ts";
import { canReadClipboard, readClipboardImages } from "../ui/dropzone/clipboard.ts";
import type { MenuItem } from "../ui/menu/Menu.tsx";

/** Pasting without a key for it; nothing where the browser lets no page ask for what is on the clipboard. */
export function pasteItem(onFiles: (files: File[]) => void, onNothing: () => void): MenuItem[] {
  if (!canReadClipboard()) return [];
  const paste = async () => {
    const files = await readClipboardImages();
    if (files.length > 0) onFiles(files);
    else onNothing();
  };
  return [{ label: WIZARD.paste, icon: "clipboard", onPress: () => void paste() }];
}
