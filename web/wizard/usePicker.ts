import { useState } from "react";
import type { GenericPicker } from "../picker/GenericPicker.tsx";
import { notify } from "../ui/toast/notify.ts";
import { WIZARD } from "../words/wizard.ts";

/** The picker of bundled pictures and what it is open for. */
interface OpenPicker<Target> {
  readonly Picker: typeof GenericPicker;
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
        const { GenericPicker: Picker } = await import("../picker/GenericPicker.tsx");
        setOpen({ Picker, target });
      } catch {
        notify.error(WIZARD.picturesNotLoaded);
      }
    },
  };
}
