import { arrangementFor } from "../../shared/machine/questions.ts";
import { labelOf, type Step, stepsOf } from "../../shared/machine/steps.ts";
import type { MachineModel, Place, SlotCategory } from "../../shared/machine/types.ts";
import type { Design, ImageRecord } from "./design.ts";

/** A design as a snapshot gives it. */
export type DesignView = {
  readonly [Key in keyof Pick<Design, "machineName" | "isConfirmed">]: Design[Key];
} & {
  readonly lists: Readonly<Record<string, readonly ImageRecord[]>>;
  readonly slots: Readonly<Record<string, Readonly<Record<string, ImageRecord>>>>;
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly counts: Readonly<Record<string, number>>;
};

/** The image of a slot, unless there is none or the browser has evicted its bytes. */
export function presentImage(design: DesignView, category: string, slot: string): ImageRecord | undefined {
  const image = design.slots[category]?.[slot];
  return image?.isMissing ? undefined : image;
}

/** The images of a list whose bytes are there. */
export const presentImages = (design: DesignView, category: string): readonly ImageRecord[] =>
  (design.lists[category] ?? []).filter((image) => !image.isMissing);

/** The images whose bytes the browser has evicted, or whose file the app does not have. */
export const evictedImages = ({
  lists,
  slots,
}: Pick<DesignView, "lists" | "slots">): readonly ImageRecord[] =>
  [...Object.values(lists).flat(), ...Object.values(slots).flatMap((each) => Object.values(each))].filter(
    ({ isMissing }) => isMissing,
  );

/** The places of a category's current count that have no image. */
export const emptyPlaces = (design: DesignView, category: SlotCategory): readonly Place[] =>
  arrangementFor(category, design.counts[category.id]).places.filter(
    ({ slot }) => !presentImage(design, category.id, slot),
  );

/** Whether every slot has a name, where the visitor names them. */
export const isNamed = (design: DesignView, category: SlotCategory): boolean =>
  !category.names || category.slots.every(({ id }) => design.names[category.id]?.[id]);

/** Whether nothing is missing in a step. */
export function isComplete(design: DesignView, step: Step): boolean {
  switch (step.kind) {
    case "name":
      return design.machineName !== "";
    case "list":
      return presentImages(design, step.category.id).length > 0;
    case "slots":
      return emptyPlaces(design, step.category).length === 0 && isNamed(design, step.category);
    case "review":
      return design.isConfirmed;
  }
}

/** The first step in which something is missing; the last where nothing is. */
export function firstUnfinished(model: MachineModel, design: DesignView): Step | undefined {
  const steps = stepsOf(model);
  return steps.find((step) => !isComplete(design, step)) ?? steps.at(-1);
}

/** Every step for the progress rail. */
export const railSteps = (model: MachineModel, design: DesignView) =>
  stepsOf(model).map((step) => ({
    id: step.id,
    label: labelOf(step),
    href: step.config.route,
    state: isComplete(design, step) ? ("done" as const) : ("missing" as const),
  }));
