import { useState } from "react";
import { SCREEN } from "#messages/screen.ts";
import { isOneOf } from "../../shared/machine/questions.ts";
import type { ListCategory } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { edit, lateFaultWords, pictures, state } from "../edit/app.ts";
import type { EditOutcome } from "../edit/editing.ts";
import { notify } from "../ui/toast/notify.ts";

export function useFill() {
  const [isFilling, setIsFilling] = useState(false);
  const fill = async () => {
    setIsFilling(true);
    try {
      const outcome = await fillDesign();
      // Concerns the whole design, so it survives a change of page.
      if (outcome.ok) notify.success(SCREEN.filled, { survives: true });
      else notify.error(SCREEN.notFilled(await lateFaultWords(outcome.fault)));
    } finally {
      setIsFilling(false);
    }
  };
  return { isFilling, fill };
}

async function fillDesign(): Promise<EditOutcome> {
  const { id } = state.design;
  const [{ fillDesign: fill }, libraries, words] = await Promise.all([
    import("../../shared/model/screens.ts"),
    ACTIVE.libraries(),
    ACTIVE.wordTable(),
  ]);
  const { isMissing } = pictures;
  const pictureFor = ({ library, arrangements: [{ size }] }: ListCategory) =>
    library && libraries[library]?.find((picture) => isOneOf([size], picture.size))?.path;
  return edit(id, { offer: { kind: "defaults" } }, (design) =>
    fill(ACTIVE.model, design, { pictureFor, words, isMissing }),
  );
}
