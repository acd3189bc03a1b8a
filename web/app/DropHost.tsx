import { type ComponentType, useLayoutEffect, useState } from "react";
import { SHELL } from "#messages/shell.ts";
import { setImporter } from "../screen/import-files.ts";
import { carriesFiles, entriesOf } from "../ui/dropzone/transfer.ts";
import { notify } from "../ui/toast/notify.ts";

/**
 * Loads the import when files are dragged over the window or chosen for the whole machine. A file that is dropped beside
 * a zone never makes the browser leave the page to show it.
 */
export function DropHost() {
  const [ImportHost, setImportHost] = useState<ComponentType>();
  // Runs before the first paint: from then on there is a page to drop on.
  useLayoutEffect(() => {
    const hear = (isFree: boolean, given?: readonly (FileSystemEntry | File)[]) =>
      void import("../import/ImportHost.tsx").then(
        (loaded) => {
          setImportHost(() => loaded.ImportHost);
          loaded.hearFiles(isFree, given);
        },
        () => given && notify.error(SHELL.filesNotLoaded),
      );
    setImporter((files) => hear(true, files));
    const drag = (event: DragEvent) => {
      const { type, dataTransfer, defaultPrevented } = event;
      if (!carriesFiles(dataTransfer)) return;
      event.preventDefault();
      // A zone or a page may have taken the files; behind a dialog nothing takes them.
      const isFree = !defaultPrevented && type !== "dragleave" && !document.querySelector("dialog[open]");
      hear(isFree, type === "drop" ? entriesOf(dataTransfer) : undefined);
    };
    const types = ["dragover", "dragleave", "drop"] as const;
    for (const type of types) addEventListener(type, drag);
    return () => {
      for (const type of types) removeEventListener(type, drag);
    };
  }, []);
  return ImportHost && <ImportHost />;
}
