import { type ComponentType, useState } from "react";
import { notify } from "../ui/toast/notify.ts";
import { BRANDING } from "../words/branding.ts";

/** Opens the design's words for customers; the code is loaded by the first who does. */
export function useWordsDialog() {
  const [open, setOpen] = useState<{ readonly Dialog: ComponentType<{ onClose(): void }> }>();
  return {
    Dialog: open?.Dialog,
    close: () => setOpen(undefined),
    async show(): Promise<void> {
      try {
        const { WordsDialog: Dialog } = await import("../editor/WordsDialog.tsx");
        setOpen({ Dialog });
      } catch (fault) {
        console.error(fault);
        notify.error(BRANDING.notLoaded);
      }
    },
  };
}
