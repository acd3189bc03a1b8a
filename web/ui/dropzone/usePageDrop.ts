import { useEffect, useState } from "react";
import { carriesFiles } from "./carries-files.ts";
import { entriesOf } from "./entries-of.ts";

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
