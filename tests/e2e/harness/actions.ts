import { ACTIVE } from "../../../shared/machines/index.ts";
import type { Design } from "../../../shared/model/design.ts";
import { type EditResult, replaceContent, withContent, withSlot } from "../../../shared/model/edit.ts";
import { addListImages, moveListImage, replaceImage } from "../../../shared/model/pictures.ts";
import { fillEmptySlots, setSlotCount } from "../../../shared/model/screens.ts";
import { withNames } from "../../../shared/model/texts.ts";
import { edit, editingSession, state } from "../../../web/edit/app.ts";
import { readDesignFile } from "../../../web/edit/design-files.ts";
import type { EditOptions, EditOutcome } from "../../../web/edit/editing.ts";
import { createPngImage } from "../../../web/edit/new-image.ts";
import type { ChangeKind } from "../../../web/edit/state.ts";
import { listOf, slotsOf } from "../../support/categories.ts";

/* Changes of designs by name and with plain data, so that they can be asked for from outside the page. */

type Bytes = Uint8Array<ArrayBuffer>;

const { model } = ACTIVE;
const NO_LOOKS = {
  looks: [],
  words: { words: [], languages: [{ id: "", name: "", words: {} }], pictures: [], maxLength: 0 },
} as const;

type Told =
  | { readonly ok: true; readonly isStored: boolean }
  | { readonly ok: false; readonly fault: string };

const told = (outcome: EditOutcome | Awaited<ReturnType<typeof editingSession.undo>>): Told =>
  outcome.ok ? { ok: true, isStored: outcome.isStored } : { ok: false, fault: outcome.fault };

const change = async (
  kind: ChangeKind,
  edited: (design: Design) => EditResult,
  options?: EditOptions,
  id = state.design.id,
): Promise<Told> => told(await edit(id, { offer: { kind } }, edited, options));

async function putPicture(id: string, category: string, slot: string, bytes: Bytes): Promise<Told> {
  const { image, blobs } = await createPngImage(bytes);
  const put = (design: Design) => withSlot(design, category, slot, image);
  return change("picture", put, { blobs }, id);
}

/** Changes of the open design; each resolves to its outcome. */
export const actions = {
  renameMachine: (name: string) => change("rename", (design) => withContent(design, { name })),
  setNames: (category: string, names: Readonly<Record<string, string>>) =>
    change("names", (design) => {
      const none = Object.keys(design.names[category] ?? {}).map((slot) => [slot, ""]);
      return withNames(design, { [category]: { ...Object.fromEntries(none), ...names } });
    }),
  setImage: (category: string, slot: string, { bytes }: { bytes: Bytes }) =>
    putPicture(state.design.id, category, slot, bytes),
  clearImage: (category: string, slot: string) =>
    change("removal", (design) => withSlot(design, category, slot, undefined)),
  fillEmpty: () => change("defaults", (design) => fillEmptySlots(design, model.categories, NO_LOOKS)),
  async addImage(category: string, { bytes }: { bytes: Bytes }) {
    const { id } = state.design;
    const { image, blobs } = await createPngImage(bytes);
    return change(
      "picture",
      (design) => addListImages(design, listOf(model, category), [image]),
      { blobs },
      id,
    );
  },
  removeImage: (category: string, id: string) =>
    change("removal", (design) => replaceImage(design, { category, key: id }, undefined)),
  moveImage: (category: string, id: string, index: number) =>
    change("order", (design) => moveListImage(design, { category, key: id }, index)),
  setCount: (category: string, count: number) =>
    change("count", (design) => setSlotCount(design, slotsOf(model, category), count, NO_LOOKS)),
  async openDesign(bytes: Bytes): Promise<Told> {
    const { id } = state.design;
    const file = await readDesignFile(model, bytes);
    if (typeof file === "string") return { ok: false, fault: file };
    return change("open", (design) => replaceContent(design, file.design), { blobs: file.blobs }, id);
  },
  undo: async () => told(await editingSession.undo()),
  redo: async () => told(await editingSession.redo()),
};
