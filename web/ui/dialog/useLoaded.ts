import { useState } from "react";
import { notify } from "../toast/notify.ts";

/**
 * Opens a dialog whose code, and data if it needs some, is loaded when it is first opened.
 *
 * @param notLoaded shown as an error if loading fails
 */
export function useLoaded<Loaded>(notLoaded: string) {
  const [open, setOpen] = useState<Loaded>();
  return {
    /** The loaded dialog while it is open. */
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
