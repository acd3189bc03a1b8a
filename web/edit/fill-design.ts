import { isOneOf } from "../../shared/machine/questions.ts";
import type { ListCategory } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { fillDesign as fill } from "../../shared/model/screens.ts";
import { edit, pictures, state } from "./app.ts";
import type { EditOutcome } from "./editing.ts";

/** Fills everything that is empty in one change. */
export async function fillDesign(): Promise<EditOutcome> {
  const { id } = state.design;
  const [libraries, words] = await Promise.all([ACTIVE.libraries(), ACTIVE.wordTable()]);
  const { isMissing } = pictures;
  const pictureFor = ({ library, arrangements: [{ size }] }: ListCategory) =>
    library && libraries[library]?.find((picture) => isOneOf([size], picture.size))?.path;
  return edit(id, { offer: { kind: "defaults" } }, (design) =>
    fill(ACTIVE.model, design, { pictureFor, words, isMissing }),
  );
}
