import { useEffect, useState } from "react";
import { DROPZONE } from "../../messages/en/dropzone.ts";
import type { MenuItem } from "../menu/Menu.tsx";
import styles from "./DropLight.module.css";
import { carriesFiles, entriesOf } from "./transfer.ts";

/*
 * Files that are given to a page as a whole: dropped or pasted outside its zones.
 */

/**
 * Takes files and folders that are dropped anywhere on a page but on a zone of its own, unless a dialog is open.
 *
 * @returns whether files are over the page, and no zone has them
 */
export function usePageDrop(onGiven: (given: (FileSystemEntry | File)[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const drag = (event: DragEvent) => {
      const { type, dataTransfer, relatedTarget } = event;
      if (!carriesFiles(dataTransfer)) return;
      // A zone has taken it.
      const isOurs = !event.defaultPrevented && !document.querySelector("dialog[open]");
      if (isOurs) event.preventDefault();
      if (isOurs && type === "drop") onGiven(entriesOf(dataTransfer));
      // It leaves one element for the next all the time; for none, it has left the window.
      if (type !== "dragleave" || relatedTarget === null) setOver(isOurs && type === "dragover");
    };
    const types = ["dragover", "dragleave", "drop"] as const;
    for (const type of types) document.addEventListener(type, drag);
    return () => {
      for (const type of types) document.removeEventListener(type, drag);
    };
  }, [onGiven]);
  return isOver;
}

/** The window while files are over it, with what becomes of them. */
export const DropLight = ({ words }: { words: string }) => (
  <div className={styles.light} aria-hidden="true">
    <p>{words}</p>
  </div>
);

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

/** A menu item that pastes; none if the browser lets no page ask for what is on the clipboard. */
export function pasteItem(onFiles: (files: File[]) => void, onNothing: () => void): MenuItem[] {
  if (!canReadClipboard()) return [];
  const paste = async () => {
    const files = await readClipboardImages();
    if (files.length > 0) onFiles(files);
    else onNothing();
  };
  return [{ label: DROPZONE.paste, icon: "clipboard", onPress: () => void paste() }];
}
