import { useState } from "react";
import { ACTIVE } from "../../shared/machines/index.ts";
import { SCREEN } from "../messages/en/screen.ts";
import { notify } from "../ui/toast/notify.ts";
import { openLooks } from "./looks-door.ts";

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
  return { isOffered: ACTIVE.hasLooks, isOpening, open };
}
