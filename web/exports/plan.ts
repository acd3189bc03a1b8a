import { type FileName, fileNameOf } from "../../shared/machine/files.ts";
import { arrangementFor, bundledImage, fillWords } from "../../shared/machine/questions.ts";
import type { Arrangement, Category, MachineModel } from "../../shared/machine/types.ts";
import { type DesignContent, machineNameOf } from "../../shared/model/design.ts";
import { pictureValue } from "../../shared/model/picture-value.ts";
import { type IsMissing, NONE_MISSING, presentImage } from "../../shared/model/questions.ts";
import { EXPORTS } from "../messages/en/exports.ts";

/** What an export reads of a design. */
export type ExportedDesign = Pick<DesignContent, "name" | "lists" | "slots" | "names" | "counts">;

/** One picture of every export: what it shows, where its bytes are, what its file is called. */
export interface PlannedImage extends FileName {
  /** `blends_left`; unique in a plan. */
  readonly id: string;
  /** For messages: "Blends Selection, Left". */
  readonly label: string;
  /** Of the slot alone: "Left". */
  readonly slotLabel: string;
  /** Under the picture in the PDF; empty for none. */
  readonly caption: string;
  /** A stored value or the path of a bundled image, for the design's image sources. */
  readonly source: string;
  /** Whether a bundled default stands in for an image that the design lacks. */
  readonly isStandIn: boolean;
  /** Whether the design had an image there that the browser has evicted. */
  readonly isEvicted: boolean;
  /** Its folder of the media package. */
  readonly packageCategory: string;
}

/** One screen of the machine: a category with its pictures, in the order of its places. */
export interface PlannedScreen {
  /** From 1; stays whatever other screens hold. */
  readonly number: number;
  readonly category: Category;
  readonly arrangement: Arrangement;
  /** For slots one a place; for a list one an image, each filling the only place in turn. */
  readonly images: readonly PlannedImage[];
}

export interface ExportPlan {
  readonly machineName: string;
  readonly screens: readonly PlannedScreen[];
}

/**
 * What every export of a design contains: for each place the stored image, else the bundled default;
 * of a list the stored images. An evicted image of a list stays in, so that its export says so.
 */
export const planDesign = (
  model: MachineModel,
  design: ExportedDesign,
  isMissing: IsMissing = NONE_MISSING,
): ExportPlan => ({
  machineName: machineNameOf(model, design),
  screens: model.categories.map((category, index) => {
    const arrangement = arrangementFor(category, design.counts[category.id]);
    return {
      number: index + 1,
      category,
      arrangement,
      images: imagesOf(model, design, category, arrangement, isMissing),
    };
  }),
});

/** Every picture of a plan. */
export const imagesOfPlan = ({ screens }: ExportPlan): readonly PlannedImage[] =>
  screens.flatMap(({ images }) => images);

function imagesOf(
  model: MachineModel,
  design: ExportedDesign,
  category: Category,
  arrangement: Arrangement,
  isMissing: IsMissing,
): PlannedImage[] {
  const { id, label, pdf } = category;
  const { packageCategory } = arrangement;
  if (category.kind === "list") {
    const images = design.lists[id] ?? [];
    return images.map(({ picture }, index) => ({
      id: `${id}_${index}`,
      label: `${label} ${index + 1}`,
      slotLabel: String(index + 1),
      caption: images.length > 1 ? EXPORTS.caption(index + 1, images.length) : "",
      source: pictureValue(picture),
      isStandIn: false,
      isEvicted: picture !== null && isMissing(picture),
      ...fileNameOf(category, index + 1),
      packageCategory,
    }));
  }
  return arrangement.places.map(({ slot }) => {
    const stored = presentImage(design, id, slot, isMissing);
    const slotLabel = category.slots.find((known) => known.id === slot)?.label ?? slot;
    return {
      id: `${id}_${slot}`,
      label: `${label}, ${slotLabel}`,
      slotLabel,
      caption: design.names[id]?.[slot] || fillWords(pdf.caption ?? "{label}", { label: slotLabel }),
      source: stored ? pictureValue(stored.picture) : bundledImage(model, id, arrangement.count, slot),
      isStandIn: !stored,
      isEvicted: !stored && design.slots[id]?.[slot] !== undefined,
      ...fileNameOf(category, slot),
      packageCategory,
    };
  });
}
