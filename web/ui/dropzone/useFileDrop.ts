import { type ClipboardEvent, type DragEvent, useState } from "react";
import { carriesFiles } from "./carries-files.ts";

/*
 * Our own and not react-dropzone: the file's bytes decide what is taken, so that its core (accept, sizes,
 * counts, rejections) would be switched off, and what is left is this file. It also has no paste, and makes
 * its root the button, which may then hold no other.
 */

/** What stands for a dropped folder, which a browser gives as a file that can't be read: its declared type says so. */
const FOLDER = { type: "inode/directory" };

function filesOf({ files, items }: DataTransfer): File[] {
  const entries = [...items].filter(({ kind }) => kind === "file").map((item) => item.webkitGetAsEntry?.());
  return [...files].map((file, at) => (entries[at]?.isDirectory ? new File([], file.name, FOLDER) : file));
}

/**
 * Takes files that are dropped on an element, or pasted while it or something in it has the focus. Where
 * `onNothing` is given, it is told of a drop or paste that holds no file: text, or a link to a picture.
 */
export function useFileDrop(onFiles: (files: File[]) => void, ready: boolean, onNothing?: () => void) {
  const [dragging, setDragging] = useState(false);
  const over = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer) && !onNothing) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = ready ? "copy" : "none";
    setDragging(ready);
  };
  const take = (event: DragEvent | ClipboardEvent, transfer: DataTransfer) => {
    if (!carriesFiles(transfer) && !onNothing) return;
    event.preventDefault();
    setDragging(false);
    const files = filesOf(transfer);
    if (!ready) return;
    if (files.length > 0) onFiles(files);
    else onNothing?.();
  };
  return {
    dragging,
    handlers: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragging(false);
      },
      onDrop: (event: DragEvent) => take(event, event.dataTransfer),
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    },
  };
}
