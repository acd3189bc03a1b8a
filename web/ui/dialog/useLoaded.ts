import { useState } from "react";
import { notify } from "../toast/notify.ts";

/**
 * Opens a dialog whose code, and data if it needs some, is loaded by the first who opens it.
 *
 * @param notLoaded what is said if that can't be had
 */
export function useLoaded<Loaded>(notLoaded: string) {
  const [open, setOpen] = useState<Loaded>();
  return {
    /** What was loaded, while the dialog is open. */
    open,
    close: () => setOpen(undefined),
    async show(load: () => Promise<Loaded>): Promise<void> {
      try {
        const loaded = await load();
        setOpen(() => loaded);
      } catch (fault) {
        console.error(fault);
        notify.error(notLoaded);
      }
    },
  };
}
