import { FILL } from "#messages/fill.ts";
import { includesSize } from "../../shared/machine/questions.ts";
import type { ListCategory } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { listNameFields } from "../../shared/model/name-fields.ts";
import { fillDesign as fill } from "../../shared/model/screens.ts";
import { edit, loadFaultMessage, pictures, state, typed } from "../edit/app.ts";
import { loadMaterials } from "../edit/materials.ts";
import { dropTyped, unsavedNames } from "../edit/typed-write.ts";
import { notify } from "../ui/toast/notify.ts";

const FIELDS = listNameFields(ACTIVE.model);

/** Takes the names that stand typed, and leaves those alone that don't fit. */
export async function fillDesign(): Promise<void> {
  await typed.flush();
  const { id } = state.design;
  dropTyped(typed, FIELDS, state.design, (_, text) => text.trim() === "");
  const others = unsavedNames(typed.texts, FIELDS, state.design).map((field) => field.id);
  const [libraries, materials] = await Promise.all([ACTIVE.libraries(), loadMaterials()]);
  const { isMissing } = pictures;
  const pictureFor = ({ library, arrangements: [{ size }] }: ListCategory) =>
    library && libraries[library]?.find((picture) => includesSize([size], picture.size))?.path;
  const leaves = (field: string) => others.includes(field);
  const outcome = await edit(
    id,
    { offer: { kind: "defaults" } },
    (design) => fill(ACTIVE.model, design, { ...materials, pictureFor, isMissing, leaves }),
    { needs: "every" },
  );
  // Concerns the whole design, so it survives a change of page.
  const isWhole = typed.status.unfinished.length === 0;
  if (outcome.ok) notify.success(isWhole ? FILL.done : FILL.doneButNames, { survives: true });
  else notify.error(FILL.failed(await loadFaultMessage(outcome.fault)));
}
