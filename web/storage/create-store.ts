import type { MachineModel } from "../../shared/machine/types.ts";
import { emptyDesign, type ImageRecord, imageOf } from "../document/design.ts";
import type { CountEffect } from "../document/edits.ts";
import type { DesignStore, NewImage } from "./design-store.ts";
import type { Environment } from "./environment.ts";
import { createKeeper } from "./keeper.ts";
import type { Outcome } from "./outcome.ts";
import { parseImageValue } from "./values.ts";
import type { Action } from "./writer.ts";

/** ZIP and PNG code that only saving and opening need. */
const designFile = () => import("../design-file/design-file.ts");

/** A store for one design of a machine model. See DesignStore. */
export function createDesignStore(model: MachineModel, environment: Environment): DesignStore {
  const { perform, current, ...kept } = createKeeper(model, environment);

  /** Performs an action that places one image, unless its path is none. */
  const placeImage = async (
    image: NewImage,
    action: (record: (values: readonly string[]) => ImageRecord) => Action,
  ): Promise<Outcome> => {
    const { name, group } = image;
    if ("bytes" in image)
      return perform({ images: [image], group, ...action(([value = ""]) => imageOf(value, name)) });
    const kind = parseImageValue(image.path)?.kind;
    if (kind === "path" || kind === "stored")
      return perform({ group, ...action(() => imageOf(image.path, name)) });
    console.error(`Not kept, since it is no path of an image: ${image.path}`);
    return { ok: false, reason: "refused" };
  };

  return {
    ...kept,

    renameMachine: (name) =>
      perform({
        edit(draft) {
          draft.machineName = name.trim().toWellFormed();
        },
        offer: { kind: "rename" },
      }),
    setNames: (category, names) =>
      perform({
        edit(draft, _, edits) {
          edits.setNames(model, draft, category, names);
        },
        offer: { kind: "names", category },
      }),

    setImage: (category, slot, image) =>
      placeImage(image, (record) => ({
        edit(draft, values, edits) {
          edits.setImage(model, draft, category, slot, record(values));
        },
        offer: { kind: "picture", category },
      })),
    setImages: (category, images) =>
      perform({
        images: [...images.values()],
        edit(draft, values, edits) {
          for (const [i, [slot, { name }]] of [...images].entries())
            edits.setImage(model, draft, category, slot, imageOf(values[i] ?? "", name));
        },
        offer: { kind: "picture", category },
      }),
    clearImage: (category, slot) =>
      perform({
        edit(draft, _, edits) {
          edits.clearImage(model, draft, category, slot);
        },
        offer: { kind: "removal", category },
      }),
    swapImages: (category, one, other) =>
      perform({
        edit(draft, _, edits) {
          edits.swapImages(model, draft, category, one, other);
        },
        offer: { kind: "order", category },
      }),
    applyDefaults: (category, slot) =>
      perform({
        edit(draft, _, edits) {
          edits.applyDefaults(model, draft, category, slot);
        },
        offer: { kind: "defaults", category },
      }),

    fillEmpty: (category) =>
      perform({
        edit(draft, _, edits) {
          edits.fillEmpty(model, draft, category);
        },
        offer: { kind: "defaults", ...(category !== undefined && { category }) },
      }),
    fillDesign: (pictureFor) =>
      perform({
        edit(draft, _, edits) {
          edits.fillDesign(model, draft, pictureFor);
        },
        offer: { kind: "defaults" },
      }),
    dress: ({ counts = {}, slots, lists, names, words, brand, swap, offer = { kind: "look" } }) =>
      perform({
        images: [
          ...slots.flatMap((each) => ("bytes" in each ? [each] : [])),
          ...lists.flatMap(({ pictures }) => pictures),
          ...(brand && typeof brand.logo !== "string" ? [{ bytes: brand.logo }] : []),
        ],
        edit(draft, values, edits) {
          const left = [...values];
          if (swap) edits.swapImages(model, draft, swap.category, swap.one, swap.other);
          for (const [category, count] of Object.entries(counts))
            edits.setCount(model, draft, category, count);
          for (const { category, slot, ...picture } of slots) {
            const value = "path" in picture ? picture.path : (left.shift() ?? "");
            edits.placeImage(model, draft, category, slot, imageOf(value));
          }
          for (const { category, goes, pictures } of lists) {
            const images = left.splice(0, pictures.length).map((value) => imageOf(value));
            edits.replaceImages(model, draft, category, ({ url }) => goes(url), images);
          }
          for (const [category, given] of Object.entries(names))
            edits.setNames(model, draft, category, { ...draft.names[category], ...given });
          if (words) draft.words = words;
          if (brand !== undefined)
            draft.brand = brand && {
              ...brand,
              logo: typeof brand.logo === "string" ? brand.logo : (left.shift() ?? ""),
            };
        },
        offer,
      }),

    async addImage(category, image, where) {
      let at = -1;
      const outcome = await placeImage(image, (record) => ({
        edit(draft, values, edits) {
          const added = record(values);
          const fault = edits.addImage(model, draft, category, added, where);
          at = draft.lists[category]?.indexOf(added) ?? -1;
          return fault;
        },
        offer: { kind: "picture", category },
      }));
      return outcome.ok ? { ...outcome, id: current().lists[category]?.[at]?.id ?? "" } : outcome;
    },
    removeImage: (category, id) =>
      perform({
        edit: (draft, _, edits) => edits.removeImage(model, draft, category, id),
        offer: { kind: "removal", category },
      }),
    moveImage: (category, id, index) =>
      perform({
        edit: (draft, _, edits) => edits.moveImage(model, draft, category, id, index),
        offer: { kind: "order", category },
      }),

    async setCount(category, count, pictures = []) {
      let effect: CountEffect = "none";
      const outcome = await perform({
        images: pictures,
        edit(draft, values, edits) {
          effect = edits.setCount(model, draft, category, count);
          if (effect === "none" || pictures.length === 0) return;
          effect = "filled";
          for (const [i, { slot }] of pictures.entries())
            edits.setImage(model, draft, category, slot, imageOf(values[i] ?? ""));
        },
        offer: { kind: "count", category },
        isLoss: true,
      });
      return outcome.ok ? { ...outcome, effect } : outcome;
    },

    setReturnToStep: (route) =>
      perform({
        edit(draft) {
          draft.returnToStep = route;
        },
      }),
    confirm: () =>
      perform({
        edit(draft) {
          draft.isConfirmed = true;
        },
      }),

    startOver: () =>
      perform({
        edit(draft) {
          Object.assign(draft, emptyDesign(model));
        },
        offer: { kind: "startOver" },
        isLoss: true,
        isReplacing: true,
      }),
    async saveDesign() {
      const { saveDesignFile } = await designFile();
      return saveDesignFile(model, current(), kept);
    },
    async openDesign(bytes) {
      const { openDesignFile } = await designFile();
      const file = await openDesignFile(model, bytes);
      if (typeof file === "string") return { ok: false, reason: file };
      return perform({
        images: file.images,
        edit(draft, values) {
          Object.assign(draft, file.design(values));
        },
        offer: { kind: "open" },
        isLoss: true,
        isReplacing: true,
      });
    },
  };
}
