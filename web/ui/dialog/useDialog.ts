import { type ReactNode, useState } from "react";
import { notify } from "../toast/notify.ts";

/** A place for one dialog at a time, whose code, and data if it needs some, is loaded by the first who opens it. */
export function useDialog() {
  const [dialog, setDialog] = useState<ReactNode>();
  return {
    dialog,
    /** Opens what `load` resolves to; `notLoaded` is said if that can't be had. */
    async open(load: (onClose: () => void) => Promise<ReactNode>, notLoaded: string): Promise<void> {
      try {
        setDialog(await load(() => setDialog(undefined)));
      } catch (fault) {
        console.error(fault);
        notify.error(notLoaded);
      }
    },
  };
}
