import { useState } from "react";
import { SCREEN } from "#messages/screen.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { notify } from "../ui/toast/notify.ts";

/** Opens the chooser of looks. The app sets how, so that features need not import each other. */
let opener: () => Promise<void> = async () => {};

export const setLooksOpener = (open: typeof opener): void => {
  opener = open;
};

export function useOpenLooks() {
  const [isOpening, setIsOpening] = useState(false);
  const open = async () => {
    setIsOpening(true);
    try {
      await opener();
    } catch (fault) {
      console.error(fault);
      notify.error(SCREEN.looksNotLoaded);
    } finally {
      setIsOpening(false);
    }
  };
  return { isOffered: ACTIVE.hasLooks, isOpening, open };
}
