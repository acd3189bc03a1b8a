import { useEffect, useRef, useState } from "react";
import { DROP_ZONE } from "#messages/intake.ts";
import { ICONS } from "../icon/icons.ts";
import type { MenuItem } from "../menu/Menu.tsx";
import styles from "./DropOverlay.module.css";
import { filesAndFoldersIn, hasFiles } from "./transfer.ts";

/** Takes files dropped outside zones while no dialog is open. Returns whether files are being dragged there. */
export function usePageDrop(onDrop: (dropped: (FileSystemEntry | File)[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const entered = useRef<EventTarget>(null);
  useEffect(() => {
    const drag = (event: DragEvent) => {
      const { type, dataTransfer, target } = event;
      if (!hasFiles(dataTransfer)) return;
      if (type === "dragenter") {
        entered.current = target;
        return;
      }
      // Zones call `preventDefault` on the events they handle.
      const isOurs = !event.defaultPrevented && !document.querySelector("dialog[open]");
      if (isOurs) event.preventDefault();
      if (isOurs && type === "drop") onDrop(filesAndFoldersIn(dataTransfer));
      // `dragenter` fires before the previous element's `dragleave`.
      if (type !== "dragleave" || target === entered.current) setOver(isOurs && type === "dragover");
    };
    const unbound = new AbortController();
    for (const type of ["dragenter", "dragover", "dragleave", "drop"] as const)
      document.addEventListener(type, drag, { signal: unbound.signal });
    return () => unbound.abort();
  }, [onDrop]);
  return isOver;
}

export const DropOverlay = ({ text }: { text: string }) => (
  <div className={styles.overlay} aria-hidden="true">
    <p className="dark">{text}</p>
  </div>
);

export function usePagePaste(onFiles: (files: File[]) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || !hasFiles(event.clipboardData)) return;
      if (document.querySelector("dialog[open]")) return;
      // Spreadsheets also put a picture of the cells on the clipboard.
      const isTyping = event.target instanceof HTMLInputElement;
      if (isTyping && event.clipboardData.types.includes("text/plain")) return;
      event.preventDefault();
      onFiles([...event.clipboardData.files]);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [onFiles]);
}

export const canReadClipboard = (): boolean => typeof navigator.clipboard?.read === "function";

/** Must be called from a click handler. */
export async function readClipboardImages(): Promise<File[]> {
  try {
    const items = await navigator.clipboard.read();
    const files = items.map(async (item) => {
      const type = item.types.find((name) => name.startsWith("image/"));
      return type && new File([await item.getType(type)], DROP_ZONE.pasted, { type });
    });
    return (await Promise.all(files)).filter((file) => file instanceof File);
  } catch {
    return [];
  }
}

export function createPasteMenuItems(onFiles: (files: File[]) => void, onNoFiles: () => void): MenuItem[] {
  if (!canReadClipboard()) return [];
  const paste = async () => {
    const files = await readClipboardImages();
    if (files.length > 0) onFiles(files);
    else onNoFiles();
  };
  return [{ label: DROP_ZONE.paste, icon: ICONS.clipboard, onPress: () => void paste() }];
}
