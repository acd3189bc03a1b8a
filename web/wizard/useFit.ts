import { useState } from "react";
import type { FitDialog } from "../fit/FitDialog.tsx";
import { notify } from "../ui/toast/notify.ts";

/** The editor that makes a picture fit, and what it is open for. */
interface OpenFit {
  readonly Dialog: typeof FitDialog;
  readonly file: File;
  readonly slot: string;
}

/** Opens the editor for a file and the slot that it was refused for; its code is loaded by the first who does. */
export function useFit() {
  const [open, setOpen] = useState<OpenFit>();
  return {
    open,
    close: () => setOpen(undefined),
    async show(file: File, slot: string): Promise<void> {
      try {
        const { FitDialog: Dialog } = await import("../fit/FitDialog.tsx");
        setOpen({ Dialog, file, slot });
      } catch {
        notify.error("The editor could not be loaded. Check your connection, then try again.");
      }
    },
  };
}
