import { type ComponentType, useLayoutEffect, useState } from "react";
import { SHELL } from "../messages/en/shell.ts";
import { setFilesTaker } from "../screen/drop-door.ts";
import { carriesFiles } from "../ui/dropzone/carries-files.ts";
import { entriesOf } from "../ui/dropzone/entries-of.ts";
import { notify } from "../ui/toast/notify.ts";

/**
 * Files over the window, and those chosen for the whole machine: what takes them is loaded then. A file dropped
 * beside a zone never makes the browser leave the page to show it.
 */
export function DropHost() {
  const [Desk, setDesk] = useState<ComponentType>();
  // Before the first paint: from then on there is a page to drop on.
  useLayoutEffect(() => {
    const hear = (isFree: boolean, given?: readonly (FileSystemEntry | File)[]) =>
      void import("../import/Desk.tsx").then(
        (loaded) => {
          setDesk(() => loaded.Desk);
          loaded.hearFiles(isFree, given);
        },
        () => given && notify.error(SHELL.filesNotLoaded),
      );
    setFilesTaker((files) => hear(true, files));
    const drag = (event: DragEvent) => {
      const { type, dataTransfer, defaultPrevented } = event;
      if (!carriesFiles(dataTransfer)) return;
      event.preventDefault();
      // A zone's own, or a page's; behind a dialog nothing is given.
      const isFree = !defaultPrevented && type !== "dragleave" && !document.querySelector("dialog[open]");
      hear(isFree, type === "drop" ? entriesOf(dataTransfer) : undefined);
    };
    const types = ["dragover", "dragleave", "drop"] as const;
    for (const type of types) addEventListener(type, drag);
    return () => {
      for (const type of types) removeEventListener(type, drag);
    };
  }, []);
  return Desk && <Desk />;
}
