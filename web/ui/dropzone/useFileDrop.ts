import { type ClipboardEvent, type DragEvent, useState } from "react";

/*
 * Our own and not react-dropzone: the file's bytes decide what is taken, so that its core (accept, sizes,
 * counts, rejections) would be switched off, and what is left is this file. It also has no paste, and makes
 * its root the button, which may then hold no other.
 */

/** Whether what is dragged or pasted is files, as far as the browser says before they are dropped. */
export const carriesFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes("Files") ?? false;

/** Takes files that are dropped on an element, or pasted while it or something in it has the focus. */
export function useFileDrop(onFiles: (files: File[]) => void, ready: boolean) {
  const [dragging, setDragging] = useState(false);
  const over = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = ready ? "copy" : "none";
    setDragging(ready);
  };
  const take = (event: DragEvent | ClipboardEvent, transfer: DataTransfer) => {
    if (!carriesFiles(transfer)) return;
    event.preventDefault();
    setDragging(false);
    if (ready) onFiles([...transfer.files]);
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
