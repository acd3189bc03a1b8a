import { useState } from "react";
import { notify } from "../ui/toast/notify.ts";
import { SCREEN } from "../words/screen.ts";
import { openLooks } from "./looks-door.ts";

/** Opens the chooser of looks, and says while it is being loaded. */
export function useLooksDoor() {
  const [isOpening, setIsOpening] = useState(false);
  const open = async () => {
    setIsOpening(true);
    try {
      await openLooks();
    } catch (fault) {
      console.error(fault);
      notify.error(SCREEN.looksNotLoaded);
    } finally {
      setIsOpening(false);
    }
  };
  return { isOpening, open };
}
