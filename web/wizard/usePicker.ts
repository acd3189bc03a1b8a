import type { LookChoices } from "../looks/LookChoices.tsx";
import { WIZARD } from "../messages/en/wizard.ts";
import { useLoaded } from "../ui/dialog/useLoaded.ts";
import type { GenericPicker } from "./picker/GenericPicker.tsx";

/** The picker of bundled pictures and what it is open for. */
interface OpenPicker<Target> {
  readonly Picker: typeof GenericPicker;
  readonly Looks: typeof LookChoices;
  readonly target: Target;
}

/** Opens the picker for a target. */
export function usePicker<Target>() {
  const { show, ...picker } = useLoaded<OpenPicker<Target>>(WIZARD.picturesNotLoaded);
  return {
    ...picker,
    show: (target: Target) =>
      show(async () => {
        const [{ GenericPicker: Picker }, { LookChoices: Looks }] = await Promise.all([
          import("./picker/GenericPicker.tsx"),
          import("../looks/LookChoices.tsx"),
        ]);
        return { Picker, Looks, target };
      }),
  };
}
