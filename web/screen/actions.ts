import { useState } from "react";
import { SCREEN } from "#messages/screen.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { notify } from "../ui/toast/notify.ts";

/* Set by the app, so that features need not import each other. */

let importer: (files: readonly File[]) => void = () => {};
export const setImporter = (take: typeof importer): void => {
  importer = take;
};

/** Browsers may garbage-collect an unreferenced file chooser. */
let chooser: HTMLInputElement;

/** Must be called during a user gesture: browsers block the chooser otherwise. */
export function chooseFiles(isFolder = false): void {
  chooser = document.createElement("input");
  chooser.type = "file";
  chooser.multiple = true;
  chooser.webkitdirectory = isFolder;
  chooser.onchange = () => importer([...(chooser.files ?? [])]);
  chooser.click();
}

let looksOpener: () => Promise<void> = async () => {};
export const setLooksOpener = (open: typeof looksOpener): void => {
  looksOpener = open;
};

export function useBusyAction(run: () => Promise<void>, failed: string) {
  const [isBusy, setIsBusy] = useState(false);
  const onPress = async () => {
    setIsBusy(true);
    try {
      await run();
    } catch (fault) {
      console.error(fault);
      notify.error(failed);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, onPress };
}

export const useLooksAction = () => ({
  isOffered: ACTIVE.hasLooks,
  ...useBusyAction(() => looksOpener(), SCREEN.looksNotLoaded),
});
