import { includesSize } from "../../shared/machine/questions.ts";
import type { ListCategory } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { fillDesign } from "../../shared/model/screens.ts";
import { edit, pictures, state } from "../edit/app.ts";
import type { EditOutcome } from "../edit/editing.ts";
import { loadMaterials } from "../edit/materials.ts";

/** Fills everything that is empty in the open design, or nothing. */
export async function fillOpenDesign(): Promise<EditOutcome> {
  const { id } = state.design;
  const [libraries, materials] = await Promise.all([ACTIVE.libraries(), loadMaterials()]);
  const { isMissing } = pictures;
  const pictureFor = ({ library, arrangements: [{ size }] }: ListCategory) =>
    library && libraries[library]?.find((picture) => includesSize([size], picture.size))?.path;
  return edit(
    id,
    { offer: { kind: "defaults" } },
    (design) => fillDesign(ACTIVE.model, design, { ...materials, pictureFor, isMissing }),
    { needs: "every" },
  );
}
