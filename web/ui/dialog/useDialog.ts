import { type ReactNode, useState } from "react";
import { notify } from "../toast/notify.ts";

/** Renders one dialog at a time, which is loaded when it is opened. */
export function useDialog() {
  const [dialog, setDialog] = useState<ReactNode>();
  return {
    dialog,
    /** Shows `notLoaded` as a toast if `load` rejects. */
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
