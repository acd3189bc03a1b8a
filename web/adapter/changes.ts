import type { MachineModel } from "../../shared/machine/types.ts";
import {
  applyDefaults,
  type CountEffect,
  countEffect,
  fillEmpty,
  setCount,
} from "../../shared/model/counts.ts";
import {
  type Design,
  type DesignContent,
  emptyDesign,
  type Image,
  plainImage,
} from "../../shared/model/design.ts";
import {
  changed,
  type Edited,
  isRefused,
  listCategory,
  replaceContent,
  slotCategory,
  withIds,
  withList,
} from "../../shared/model/edit.ts";
import { moveInList, removeFromList } from "../../shared/model/lists.ts";
import { withNames } from "../../shared/model/names.ts";
import { clearPicture } from "../../shared/model/pictures.ts";
import { type IsMissing, shownImages } from "../../shared/model/questions.ts";
import { canonical } from "../../shared/model/recipe.ts";
import { confirmDesign } from "../../shared/model/revision.ts";
import type { DesignActions, NewImage } from "../storage/design-store.ts";
import type { UndoOffer } from "../storage/outcome.ts";
import type { Blobs, StoreFault } from "../store/types.ts";
import { dressStep } from "./dress.ts";
import { type PrepareOptions, prepare } from "./pictures.ts";
import { NO_LOOKS, putAll, putAt, putInList, swapSlots } from "./place.ts";
import { tableOf } from "./table-of.ts";

/** A change of a design, ready to be stored. */
export interface Step {
  /** What undoing it is called; null for what is no step of Undo. */
  readonly offer: UndoOffer | null;
  /** Steps of one group that follow each other are undone at once. */
  readonly group?: string | undefined;
  /** It takes something away, whether or not images are lost. */
  readonly isLoss?: boolean;
  /** The bytes that it brings along. */
  readonly blobs?: Blobs;
  /** Pure: it may run again on another state of the design. */
  edit(design: Design): Design | StoreFault;
}

export interface ChangeOptions extends Omit<PrepareOptions, "known"> {
  readonly model: MachineModel;
  /** Asked as a step is carried out. */
  readonly isMissing: IsMissing;
  /** The designs from which a page may have taken a picture's stored value: the open one first. */
  designs(): Iterable<Design>;
}

/**
 * By the name of each action: the step that it takes. Steps are to be carried out in the order in which they were asked
 * for, whichever is ready first.
 */
export type Changes = {
  readonly [Name in Exclude<keyof DesignActions, "openDesign" | "setReturnToStep">]: (
    ...given: Parameters<DesignActions[Name]>
  ) => Step | Promise<Step>;
} & {
  /** Replaces the design by that of a file, whose bytes are given. */
  openDesign(file: DesignContent, blobs: Blobs): Step;
};

/** Characters of a table of variants: far over 200 rows of it. */
const MAX_TABLE = 500_000;

export function createChanges(options: ChangeOptions): Changes {
  const { model, isMissing, designs } = options;
  const prepared = (given: readonly NewImage[]) => prepare(given, { ...options, known: [...designs()] });
  const step = (offer: UndoOffer | null, edit: Step["edit"], more?: Partial<Step>): Step => ({
    ...more,
    offer,
    edit,
  });
  /** A step that places one image; `gone` if no design has it any more. */
  const placing = async (
    given: NewImage,
    category: string,
    edit: (design: Design, image: Image) => Design | StoreFault,
  ): Promise<Step> => {
    const { images, blobs } = await prepared([given]);
    const [image] = images;
    return step({ kind: "picture", category }, (design) => (image ? edit(design, image) : "gone"), {
      group: given.group,
      blobs,
    });
  };
  /** The design with another's content, where the same pictures of lists keep their ids. */
  const replaced = (design: Design, content: DesignContent): Design => {
    const { lists } = design;
    const after = Object.entries(content.lists).reduce(
      (now, [id, list]) => putInList(model, now, id, () => true, list),
      replaceContent(design, { ...content, lists }),
    );
    return after.isConfirmed ? { ...after, isConfirmed: false } : after;
  };

  return {
    renameMachine: (name) =>
      step({ kind: "rename" }, (design) => changed(design, { name: name.trim().toWellFormed() })),
    setNames: (category, names) => ({
      offer: { kind: "names", category },
      edit(design) {
        const none = slotCategory(model, category).slots.map(({ id }) => [id, ""]);
        return withNames(model, design, { [category]: { ...Object.fromEntries(none), ...names } });
      },
    }),

    setImage: (category, slot, given) =>
      placing(given, category, (design, image) => putAt(model, design, category, slot, image)),
    async setImages(category, given) {
      const { images, blobs } = await prepared([...given.values()]);
      const places = [...given.keys()].map((slot) => ({ category, slot }));
      const { group } = given.values().next().value ?? {};
      const edit = (design: Design) => putAll(model, design, places, images);
      return step({ kind: "picture", category }, edit, { group, blobs });
    },
    clearImage: (category, slot) =>
      step({ kind: "removal", category }, (design) => clearPicture(model, design, category, slot)),
    swapImages: (category, one, other) =>
      step({ kind: "order", category }, (design) => swapSlots(model, design, category, one, other)),
    applyDefaults: (category, slot) =>
      step({ kind: "defaults", category }, (design) => applyDefaults(model, design, category, slot)),
    fillEmpty: (category) =>
      step({ kind: "defaults", ...(category !== undefined && { category }) }, (design) =>
        fillEmpty(model, design, category, isMissing),
      ),
    fillDesign: (pictureFor) => ({
      offer: { kind: "defaults" },
      edit(design) {
        let after = changed(design, { name: design.name || model.defaultMachineName });
        after = fillEmpty(model, after, undefined, isMissing);
        for (const category of model.categories) {
          const { id } = category;
          if (category.kind === "list") {
            const path = pictureFor(category);
            if (path !== undefined && shownImages(design, category, isMissing).length === 0)
              after = putInList(model, after, id, () => true, [plainImage({ path })]);
            continue;
          }
          const { naming } = category.step;
          if (!naming?.suggest) continue;
          const unnamed = category.slots.filter((slot) => !design.names[id]?.[slot.id]);
          const names = unnamed.map((slot) => [slot.id, naming.placeholders[slot.id] ?? ""]);
          after = withNames(model, after, { [id]: Object.fromEntries(names) });
        }
        return after;
      },
    }),
    dress: (dressing) => dressStep(dressing, options),

    addImage: (category, given, { at, replaced } = {}) =>
      placing(given, category, (design, image) => {
        const list = design.lists[category] ?? [];
        const old = list.findIndex(({ id }) => id === replaced);
        if (old >= 0) return putAt(model, design, category, String(old), image);
        const isFull = list.length >= listCategory(model, category).maxImages;
        // A full list has room where the bytes of an image are gone.
        const gone = list.findIndex(({ picture }) => picture && isMissing(picture));
        if (isFull && gone < 0) return "listFull";
        const [index, less] = isFull ? [gone, 1] : [at ?? list.length, 0];
        return withList(design, category, list.toSpliced(index, less, ...withIds(design, list, [image])));
      }),
    removeImage: (category, id) =>
      step({ kind: "removal", category }, (design) => orFault(removeFromList(model, design, category, id))),
    moveImage: (category, id, index) =>
      step({ kind: "order", category }, (design) => orFault(moveInList(model, design, category, id, index))),

    async setCount(category, count, pictures = []) {
      const { images, blobs } = await prepared(pictures);
      const places = pictures.map(({ slot }) => ({ category, slot }));
      const edit = (design: Design) => {
        const after = setCount(model, design, category, count, NO_LOOKS);
        return after === design ? design : putAll(model, after, places, images);
      };
      return step({ kind: "count", category }, edit, { isLoss: true, blobs });
    },
    async setVariants(json, pictures = []) {
      const { blobs } = await prepared(pictures.map((bytes) => ({ bytes })));
      return {
        offer: null,
        blobs,
        edit(design) {
          if (json.length > MAX_TABLE) return "full";
          const kept = Object.values(design.table?.pictures ?? {}).flatMap(({ made }) => Object.values(made));
          const bytesOf = (blob: string) =>
            blobs.get(blob)?.length ?? kept.find((each) => each.blob === blob)?.bytes ?? 0;
          const table = tableOf(json, bytesOf);
          return canonical(table) === canonical(design.table) ? design : { ...design, table };
        },
      };
    },
    confirm: () => step(null, confirmDesign),

    startOver: () =>
      step({ kind: "startOver" }, (design) => replaced(design, emptyDesign(model, design.id)), {
        isLoss: true,
      }),
    openDesign: (file, blobs) =>
      step({ kind: "open" }, (design) => replaced(design, file), { isLoss: true, blobs }),
  };
}

/** What setting a count did, given the design before it and the pictures that came with it. */
export function effectOf(
  model: MachineModel,
  before: Design,
  ...[category, count, pictures = []]: Parameters<DesignActions["setCount"]>
): CountEffect {
  const effect = countEffect(model, before, category, count, NO_LOOKS);
  return effect !== "none" && pictures.length > 0 ? "filled" : effect;
}

/** The id of the image that adding one to a list gave: that of the image in whose place it came, or a new one. */
export const addedId = (
  before: Design,
  after: Design,
  ...[category, , { replaced } = {}]: Parameters<DesignActions["addImage"]>
): string =>
  after.lists[category]?.find(({ id }) => !before.lists[category]?.some((image) => image.id === id))?.id ??
  replaced ??
  "";

const orFault = (edited: Edited): Design | StoreFault => (isRefused(edited) ? edited.fault : edited);
