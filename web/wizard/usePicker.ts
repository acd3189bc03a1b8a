import { useState } from "react";
import type { LookChoices } from "../looks/LookChoices.tsx";
import type { GenericPicker } from "../picker/GenericPicker.tsx";
import { notify } from "../ui/toast/notify.ts";
import { WIZARD } from "../words/wizard.ts";

/** The picker of bundled pictures and what it is open for. */
interface OpenPicker<Target> {
  readonly Picker: typeof GenericPicker;
  readonly Looks: typeof LookChoices;
  readonly target: Target;
}

/** Opens the picker for a target; its code is loaded the first time. */
export function usePicker<Target>() {
  const [open, setOpen] = useState<OpenPicker<Target>>();
  return {
    open,
    close: () => setOpen(undefined),
    async show(target: Target): Promise<void> {
      try {
        const [{ GenericPicker: Picker }, { LookChoices: Looks }] = await Promise.all([
          import("../picker/GenericPicker.tsx"),
          import("../looks/LookChoices.tsx"),
        ]);
        setOpen({ Picker, Looks, target });
      } catch {
        notify.error(WIZARD.picturesNotLoaded);
      }
    },
  };
}
