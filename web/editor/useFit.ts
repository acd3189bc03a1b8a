import { useState } from "react";
import { notify } from "../ui/toast/notify.ts";
import { FIT } from "../words/fit.ts";
import type { FitDialog } from "./FitDialog.tsx";

/** The editor that makes a picture fit, and what it is open for. */
export interface OpenFit<Target> {
  readonly Dialog: typeof FitDialog;
  readonly file: File;
  readonly target: Target;
}

/** Opens the editor for a file and the place that it was refused for; its code is loaded by the first who does. */
export function useFit<Target>() {
  const [open, setOpen] = useState<OpenFit<Target>>();
  return {
    open,
    close: () => setOpen(undefined),
    async show(file: File, target: Target): Promise<void> {
      try {
        const { FitDialog: Dialog } = await import("./FitDialog.tsx");
        // What was said of the file is being mended, and would lie over the editor's keys.
        notify.dismiss();
        setOpen({ Dialog, file, target });
      } catch {
        notify.error(FIT.notLoaded);
      }
    },
  };
}
