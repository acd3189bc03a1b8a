import type { MachineModel } from "../../shared/machine/types.ts";
import type { OpenedFile } from "../design-file/design-file.ts";
import { emptyDesign, type ImageRecord, imageOf } from "../document/design.ts";
import * as edits from "../document/edits.ts";
import type { DesignStore, NewImage } from "./design-store.ts";
import { parseImageValue } from "./values.ts";
import type { Action } from "./writing.ts";

/** Characters of a table of variants: far over 200 rows of it. */
const MAX_VARIANTS = 500_000;

type Edits = Pick<
  DesignStore,
  | "renameMachine"
  | "setNames"
  | "setImage"
  | "setImages"
  | "clearImage"
  | "swapImages"
  | "applyDefaults"
  | "fillEmpty"
  | "fillDesign"
  | "dress"
  | "setVariants"
  | "removeImage"
  | "moveImage"
  | "setReturnToStep"
  | "confirm"
  | "startOver"
>;

/** What the store's actions do to a design, by their names; loaded with the writer. */
export type Actions = {
  readonly [Name in keyof Edits]: (...given: Parameters<Edits[Name]>) => Action;
} & {
  /** Says at which index of its list the image stands. */
  addImage(said: (index: number) => void, ...given: Parameters<DesignStore["addImage"]>): Action;
  /** Says what it did. */
  setCount(said: (effect: edits.CountEffect) => void, ...given: Parameters<DesignStore["setCount"]>): Action;
  openDesign(file: OpenedFile): Action;
};

/** The actions on designs of a machine model. */
export function createActions(model: MachineModel): Actions {
  /** An action that places one image, unless its path is none. */
  const placeImage = (
    image: NewImage,
    action: (record: (values: readonly string[]) => ImageRecord) => Action,
  ): Action => {
    const { name, group } = image;
    if ("bytes" in image)
      return { images: [image], group, ...action(([value = ""]) => imageOf(value, name)) };
    const kind = parseImageValue(image.path)?.kind;
    if (kind === "path" || kind === "stored") return { group, ...action(() => imageOf(image.path, name)) };
    console.error(`Not kept, since it is no path of an image: ${image.path}`);
    return { edit: () => "refused" };
  };

  return {
    renameMachine: (name) => ({
      edit(draft) {
        draft.machineName = name.trim().toWellFormed();
      },
      offer: { kind: "rename" },
    }),
    setNames: (category, names) => ({
      edit(draft) {
        edits.setNames(model, draft, category, names);
      },
      offer: { kind: "names", category },
    }),

    setImage: (category, slot, image) =>
      placeImage(image, (record) => ({
        edit(draft, values) {
          edits.setImage(model, draft, category, slot, record(values));
        },
        offer: { kind: "picture", category },
      })),
    setImages: (category, images) => ({
      images: [...images.values()],
      group: images.values().next().value?.group,
      edit(draft, values) {
        for (const [i, [slot, { name }]] of [...images].entries())
          edits.setImage(model, draft, category, slot, imageOf(values[i] ?? "", name));
      },
      offer: { kind: "picture", category },
    }),
    clearImage: (category, slot) => ({
      edit(draft) {
        edits.clearImage(model, draft, category, slot);
      },
      offer: { kind: "removal", category },
    }),
    swapImages: (category, one, other) => ({
      edit(draft) {
        edits.swapImages(model, draft, category, one, other);
      },
      offer: { kind: "order", category },
    }),
    applyDefaults: (category, slot) => ({
      edit(draft) {
        edits.applyDefaults(model, draft, category, slot);
      },
      offer: { kind: "defaults", category },
    }),

    fillEmpty: (category) => ({
      edit(draft) {
        edits.fillEmpty(model, draft, category);
      },
      offer: { kind: "defaults", ...(category !== undefined && { category }) },
    }),
    fillDesign: (pictureFor) => ({
      edit(draft) {
        edits.fillDesign(model, draft, pictureFor);
      },
      offer: { kind: "defaults" },
    }),
    setVariants: (json, pictures = []) => ({
      images: pictures.map((bytes) => ({ bytes, isApart: true })),
      edit(draft) {
        if (json.length > MAX_VARIANTS) return "full";
        draft.variants = json;
      },
    }),
    dress: ({
      machineName = "",
      counts = {},
      screens = [],
      slots,
      lists,
      names,
      words,
      brand,
      swap,
      admits = () => true,
      offer = { kind: "look" },
    }) => ({
      images: [
        ...slots.flatMap((each) => ("bytes" in each ? [each] : [])),
        ...lists.flatMap(({ pictures }) => pictures),
        ...(brand && typeof brand.logo !== "string" ? [{ bytes: brand.logo }] : []),
      ],
      edit(draft, values) {
        if (!admits(draft)) return "gone";
        draft.machineName ||= machineName.trim().toWellFormed();
        const left = [...values];
        for (const screen of screens) edits.putScreen(model, draft, screen);
        if (swap) edits.swapImages(model, draft, swap.category, swap.one, swap.other);
        for (const [category, count] of Object.entries(counts)) edits.setCount(model, draft, category, count);
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
        return undefined;
      },
      offer,
    }),

    addImage: (said, category, image, where) =>
      placeImage(image, (record) => ({
        edit(draft, values) {
          const added = record(values);
          const fault = edits.addImage(model, draft, category, added, where);
          said(draft.lists[category]?.indexOf(added) ?? -1);
          return fault;
        },
        offer: { kind: "picture", category },
      })),
    removeImage: (category, id) => ({
      edit: (draft) => edits.removeImage(model, draft, category, id),
      offer: { kind: "removal", category },
    }),
    moveImage: (category, id, index) => ({
      edit: (draft) => edits.moveImage(model, draft, category, id, index),
      offer: { kind: "order", category },
    }),

    setCount: (said, category, count, pictures = []) => ({
      images: pictures,
      edit(draft, values) {
        const effect = edits.setCount(model, draft, category, count);
        const isFilled = effect !== "none" && pictures.length > 0;
        said(isFilled ? "filled" : effect);
        if (!isFilled) return;
        for (const [i, { slot }] of pictures.entries())
          edits.setImage(model, draft, category, slot, imageOf(values[i] ?? ""));
      },
      offer: { kind: "count", category },
      isLoss: true,
    }),

    setReturnToStep: (route) => ({
      edit(draft) {
        draft.returnToStep = route;
      },
    }),
    confirm: () => ({
      edit(draft) {
        draft.isConfirmed = true;
      },
    }),

    startOver: () => ({
      edit(draft) {
        Object.assign(draft, emptyDesign(model));
      },
      offer: { kind: "startOver" },
      isLoss: true,
      isReplacing: true,
    }),
    openDesign: ({ images, design }) => ({
      images,
      edit(draft, values) {
        Object.assign(draft, design(values));
      },
      offer: { kind: "open" },
      isLoss: true,
      isReplacing: true,
    }),
  };
}
