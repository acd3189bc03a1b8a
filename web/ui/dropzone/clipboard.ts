import { useEffect } from "react";
import { DROPZONE } from "../../messages/en/dropzone.ts";
import { carriesFiles } from "./carries-files.ts";

/**
 * Gives files that are pasted while no zone has the focus, nor anything that takes text. A page uses it to
 * fill the first empty place.
 */
export function usePagePaste(onFiles: (files: File[]) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || !carriesFiles(event.clipboardData)) return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      onFiles([...event.clipboardData.files]);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [onFiles]);
}

/** Whether a page may ask for what is on the clipboard: tablets have no paste key. */
export const canReadClipboard = (): boolean => typeof navigator.clipboard?.read === "function";

/** The images on the clipboard. Empty where there are none or the visitor refuses. Call it in a press. */
export async function readClipboardImages(): Promise<File[]> {
  try {
    const items = await navigator.clipboard.read();
    const files = items.map(async (item) => {
      const type = item.types.find((name) => name.startsWith("image/"));
      return type && new File([await item.getType(type)], DROPZONE.pasted, { type });
    });
    return (await Promise.all(files)).filter((file) => file instanceof File);
  } catch {
    return [];
  }
}
