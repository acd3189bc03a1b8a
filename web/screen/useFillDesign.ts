import { useState } from "react";
import { SCREEN } from "#messages/screen.ts";
import { includesSize } from "../../shared/machine/questions.ts";
import type { ListCategory } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { edit, loadFaultMessage, loadMaterials, pictures, state } from "../edit/app.ts";
import type { EditOutcome } from "../edit/editing.ts";
import { notify } from "../ui/toast/notify.ts";

export function useFillDesign() {
  const [isFilling, setIsFilling] = useState(false);
  const fill = async () => {
    setIsFilling(true);
    try {
      const outcome = await fillDesign();
      // Concerns the whole design, so it survives a change of page.
      if (outcome.ok) notify.success(SCREEN.filled, { survives: true });
      else notify.error(SCREEN.notFilled(await loadFaultMessage(outcome.fault)));
    } finally {
      setIsFilling(false);
    }
  };
  return { isFilling, fill };
}

async function fillDesign(): Promise<EditOutcome> {
  const { id } = state.design;
  const [{ fillDesign: fill }, libraries, materials] = await Promise.all([
    import("../../shared/model/screens.ts"),
    ACTIVE.libraries(),
    loadMaterials(),
  ]);
  const { isMissing } = pictures;
  const pictureFor = ({ library, arrangements: [{ size }] }: ListCategory) =>
    library && libraries[library]?.find((picture) => includesSize([size], picture.size))?.path;
  return edit(
    id,
    { offer: { kind: "defaults" } },
    (design) => fill(ACTIVE.model, design, { ...materials, pictureFor, isMissing }),
    { needs: "every" },
  );
}
