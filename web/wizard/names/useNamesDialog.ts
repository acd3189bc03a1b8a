import { useState } from "react";
import { notify } from "../../ui/toast/notify.ts";
import { LETTERING } from "../../words/lettering.ts";
import type { NamedSlot } from "./grounds.ts";
import type { NamesDialog, NamesDialogProps } from "./NamesDialog.tsx";

interface OpenNames extends Pick<NamesDialogProps, "library" | "data" | "slots"> {
  readonly Dialog: typeof NamesDialog;
}

/** Opens the dialog that puts names on pictures; its code and data are loaded by the first who does. */
export function useNamesDialog(library: string | undefined) {
  const [open, setOpen] = useState<OpenNames>();
  return {
    open,
    close: () => setOpen(undefined),
    async show(category: string, slots: readonly Omit<NamedSlot, "recipe">[]): Promise<void> {
      try {
        const [{ NamesDialog: Dialog }, { letteringData }, { recipeFor }] = await Promise.all([
          import("./NamesDialog.tsx"),
          import("../../recipes/lettering-data.ts"),
          import("../../recipes/recipe-for.ts"),
        ]);
        const data = await letteringData();
        const known = await Promise.all(
          slots.map(async (each) => ({
            ...each,
            recipe:
              each.value === undefined
                ? undefined
                : await recipeFor(each.value, { category, slot: each.slot }),
          })),
        );
        setOpen({ Dialog, data, slots: known, library: data.libraries[library ?? ""] ?? [] });
      } catch (fault) {
        console.error(fault);
        notify.error(LETTERING.notLoaded);
      }
    },
  };
}
