import { type ReactNode, useState } from "react";
import { notify } from "../toast/notify.ts";

export function useDialog() {
  const [dialog, setDialog] = useState<ReactNode>();
  return {
    dialog,
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
