import { useState } from "react";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { notify } from "../../ui/toast/notify.ts";
import { LETTERING } from "../../words/lettering.ts";
import type { NamesDialog, NamesDialogProps } from "./NamesDialog.tsx";

interface OpenNames extends Pick<NamesDialogProps, "library" | "letteringOf"> {
  readonly Dialog: typeof NamesDialog;
}

/** Opens the dialog that puts names on pictures; its code and data are loaded by the first who does. */
export function useNamesDialog(library: string | undefined) {
  const [open, setOpen] = useState<OpenNames>();
  return {
    open,
    close: () => setOpen(undefined),
    async show(): Promise<void> {
      try {
        const [{ NamesDialog: Dialog }, libraries, letterings] = await Promise.all([
          import("./NamesDialog.tsx"),
          ACTIVE.libraries(),
          ACTIVE.letterings(),
        ]);
        const letteringOf = letterings[library ?? ""];
        if (!letteringOf) throw new Error(`the machine letters no library ${library}`);
        setOpen({ Dialog, letteringOf, library: libraries[library ?? ""] ?? [] });
      } catch (fault) {
        console.error(fault);
        notify.error(LETTERING.notLoaded);
      }
    },
  };
}
