import { arrangementFor, findCategory } from "../../../shared/machine/questions.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { isDefaultImage } from "../../../shared/model/design.ts";
import { presentImage } from "../../../shared/model/questions.ts";
import { state } from "../../edit/app.ts";
import { LETTERING } from "../../messages/en/lettering.ts";
import { useLoaded } from "../../ui/dialog/useLoaded.ts";
import type { NamedSlot } from "./grounds.ts";
import type { NamesDialog, NamesDialogProps } from "./NamesDialog.tsx";

interface OpenNames extends Pick<NamesDialogProps, "library" | "initial" | "slots"> {
  readonly Dialog: typeof NamesDialog;
}

/** Opens the dialog that puts names on pictures. */
export function useNamesDialog(library: string | undefined) {
  const { show, ...dialog } = useLoaded<OpenNames>(LETTERING.notLoaded);
  return {
    ...dialog,
    show: (id: string, slots: readonly Pick<NamedSlot, "slot" | "name">[]) =>
      show(async () => {
        const [{ NamesDialog: Dialog }, libraries, { initial }] = await Promise.all([
          import("./NamesDialog.tsx"),
          ACTIVE.libraries(),
          ACTIVE.letteringStyles(),
        ]);
        const { design, isMissing } = state;
        const category = findCategory(ACTIVE.model, id);
        const count = category ? arrangementFor(category, design.counts[id]).count : 0;
        const known = slots.map(({ slot, name }): NamedSlot => {
          const image = presentImage(design, id, slot, isMissing);
          const isDefault = category && image ? isDefaultImage(category, count, slot, image) : false;
          return { slot, name, image, isDefault };
        });
        return { Dialog, initial, slots: known, library: libraries[library ?? ""] ?? [] };
      }),
  };
}
