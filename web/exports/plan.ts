import { EXPORTS } from "#messages/exports.ts";
import { series } from "#messages/formats.ts";
import { REVIEW } from "#messages/review.ts";
import {
  type ExportFileNames,
  exportFileNamesOf,
  type FilePlace,
  placeKey,
} from "../../shared/machine/files.ts";
import {
  fillPlaceholders,
  findArrangement,
  findDefaultImagePath,
  findSlot,
  translateArrangement,
} from "../../shared/machine/questions.ts";
import type {
  Arrangement,
  Category,
  ListCategory,
  MachineModel,
  SlotCategory,
} from "../../shared/machine/types.ts";
import type { StandInUrls } from "../../shared/model/defaults.ts";
import { type DesignContent, machineNameOf } from "../../shared/model/design.ts";
import { serializePicture } from "../../shared/model/picture-value.ts";
import { findAvailableImage, type IsPictureMissing, NONE_MISSING } from "../../shared/model/questions.ts";
import { bundledPathOf } from "../../shared/model/recipe.ts";
import { formatSlotId } from "../../shared/package/slots.ts";
import { describeScreen, type ScreenDescription } from "../screen/describe.ts";

export type ExportedDesign = Pick<
  DesignContent,
  "name" | "lists" | "slots" | "names" | "counts" | "language"
>;

export interface PlannedImage extends ExportFileNames, FilePlace {
  /** "blends_left"; unique within a plan. */
  readonly id: string;
  readonly label: string;
  readonly slotLabel: string;
  readonly caption: string;
  readonly isNamed: boolean;
  /** A stored value or a bundled path; empty while the default is being rendered. */
  readonly source: string;
  readonly origin: string | undefined;
  readonly isStandIn: boolean;
  readonly isEvicted: boolean;
}

export interface PlannedScreen {
  readonly category: Category;
  readonly arrangement: Arrangement;
  /** One per place, or all images of a list. */
  readonly images: readonly PlannedImage[];
}

export interface ExportPlan {
  readonly machineName: string;
  readonly screens: readonly PlannedScreen[];
}

/** Includes a list's evicted images, so that exports report them. */
export function planExport(
  model: MachineModel,
  design: ExportedDesign,
  isMissing: IsPictureMissing = NONE_MISSING,
  standIns: StandInUrls = new Map(),
): ExportPlan {
  const planList = (category: ListCategory): PlannedImage[] => {
    const { id, label } = category;
    const images = design.lists[id] ?? [];
    return images.map((image, index) => ({
      id: `${id}_${index}`,
      label: `${label} ${index + 1}`,
      slotLabel: String(index + 1),
      caption: images.length > 1 ? EXPORTS.caption(index + 1, images.length) : "",
      isNamed: false,
      source: serializePicture(image.picture),
      origin: bundledPathOf(image),
      isStandIn: false,
      isEvicted: image.picture !== null && isMissing(image.picture),
      ...exportFileNamesOf(category, index + 1),
      category: id,
      slot: String(index),
    }));
  };
  const planSlot = (category: SlotCategory, count: number, slot: string): PlannedImage => {
    const { id, label, pdf } = category;
    const stored = findAvailableImage(design, id, slot, isMissing);
    const slotLabel = findSlot(category, slot).label;
    const name = design.names[id]?.[slot];
    const standIn = standIns.get(placeKey({ category: id, slot }));
    return {
      id: `${id}_${slot}`,
      label: series([label, slotLabel]),
      slotLabel,
      caption: name || fillPlaceholders(pdf.caption ?? "{label}", { label: slotLabel }),
      isNamed: !!name,
      source: stored
        ? serializePicture(stored.picture)
        : (standIn ?? findDefaultImagePath(model, id, count, slot)),
      origin: bundledPathOf(stored),
      isStandIn: !stored,
      isEvicted: !stored && design.slots[id]?.[slot] !== undefined,
      ...exportFileNamesOf(category, slot),
      category: id,
      slot,
    };
  };
  const screens = model.categories.map((category) => {
    const chosen = findArrangement(category, design.counts[category.id]);
    const arrangement = translateArrangement(model, design.language, chosen);
    const { count, places } = arrangement;
    const images =
      category.kind === "list"
        ? planList(category)
        : places.map(({ slot }) => planSlot(category, count, slot));
    return { category, arrangement, images };
  });
  return { machineName: machineNameOf(model, design), screens };
}

/** For a list, `at` is the index of the image shown. */
export const describePlannedScreen = (
  model: MachineModel,
  { category, arrangement, images }: PlannedScreen,
  at = 0,
): ScreenDescription =>
  describeScreen(model, category, arrangement, (_, index) => {
    const image = images[at + index];
    if (!image) return { label: REVIEW.noImage };
    const { label, source, origin, isStandIn } = image;
    return { label, source: source || undefined, origin, badge: isStandIn ? REVIEW.default : undefined };
  });

export const imagesOfPlan = ({ screens }: ExportPlan): readonly PlannedImage[] =>
  screens.flatMap(({ images }) => images);

export const visibleImagesOf = ({ images }: PlannedScreen): readonly PlannedImage[] =>
  images.filter(({ isEvicted, isStandIn }) => isStandIn || !isEvicted);

/** `path` is in the ZIP, which lacks evicted images. */
export const slotsOfPlan = ({ screens }: ExportPlan): { readonly id: string; readonly path: string }[] =>
  screens.flatMap((screen) =>
    visibleImagesOf(screen).map(({ slot, path }) => ({ id: formatSlotId(screen.category, slot), path })),
  );
