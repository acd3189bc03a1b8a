import { type ComponentType, useEffect, useState } from "react";
import { PAGES } from "../shared/product.ts";
import { setFilesTaker } from "./screen/drop-door.ts";
import { carriesFiles } from "./ui/dropzone/carries-files.ts";
import { entriesOf } from "./ui/dropzone/entries-of.ts";
import { notify } from "./ui/toast/notify.ts";
import { SHELL } from "./words/shell.ts";

/** Pages that take what is dropped beside their zones themselves. */
const OWN: readonly string[] = [PAGES.mediaUpload, PAGES.package, PAGES.many];

/**
 * Files over the window, and those chosen for the whole machine: the plan for them is loaded then. A file dropped
 * beside a zone never makes the browser leave the page to show it.
 */
export function DropHost() {
  const [Desk, setDesk] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      const loaded = await import("./drop/Desk.tsx");
      setDesk(() => loaded.Desk);
      return loaded;
    };
    const take = (given: readonly (FileSystemEntry | File)[]) =>
      void load().then(
        ({ takeFiles }) => takeFiles(given),
        () => notify.error(SHELL.filesNotLoaded),
      );
    setFilesTaker(take);
    const drag = (event: DragEvent) => {
      const { type, dataTransfer, defaultPrevented } = event;
      if (!carriesFiles(dataTransfer)) return;
      // A zone's own, or a page's; behind a dialog nothing is given.
      const isOurs =
        !defaultPrevented && !OWN.includes(location.pathname) && !document.querySelector("dialog[open]");
      if (!defaultPrevented) {
        event.preventDefault();
        dataTransfer.dropEffect = isOurs ? "copy" : "none";
      }
      if (isOurs && type === "drop") take(entriesOf(dataTransfer));
      void load().then(
        ({ showDrag }) => showDrag(isOurs && type === "dragover"),
        () => {},
      );
    };
    const types = ["dragover", "dragleave", "drop"] as const;
    for (const type of types) addEventListener(type, drag);
    return () => {
      for (const type of types) removeEventListener(type, drag);
    };
  }, []);
  return Desk && <Desk />;
}
