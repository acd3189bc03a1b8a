import { findArrangement } from "../machine/questions.ts";
import { type Step, stepLabelOf, stepsOf } from "../machine/steps.ts";
import type { Category, MachineModel, SlotCategory, SlotPlace } from "../machine/types.ts";
import {
  type Design,
  type DesignContent,
  type DesignImage,
  type ImageRef,
  imagesOf,
  type Picture,
} from "./design.ts";
import type { Recipe } from "./recipe.ts";
import type { VariantTable } from "./table.ts";

/** Whether the browser has evicted the picture, or the app doesn't serve it. */
export type IsPictureMissing = (picture: Picture) => boolean;

export const NONE_MISSING: IsPictureMissing = () => false;

const isPresent = ({ picture }: DesignImage, isMissing: IsPictureMissing): boolean =>
  !picture || !isMissing(picture);

export function findAvailableImage(
  { slots }: Pick<DesignContent, "slots">,
  category: string,
  slot: string,
  isMissing: IsPictureMissing = NONE_MISSING,
): DesignImage | undefined {
  const image = slots[category]?.[slot];
  return image && isPresent(image, isMissing) ? image : undefined;
}

export type ShownImage = ImageRef & { readonly image: DesignImage };

export function findShownImages(
  design: Pick<DesignContent, "lists" | "slots" | "counts">,
  category: Category,
  isMissing: IsPictureMissing = NONE_MISSING,
): readonly ShownImage[] {
  const { id } = category;
  if (category.kind === "list")
    return (design.lists[id] ?? [])
      .filter((image) => isPresent(image, isMissing))
      .map((image) => ({ category: id, key: image.id, image }));
  return findArrangement(category, design.counts[id]).places.flatMap(({ slot }) => {
    const image = findAvailableImage(design, id, slot, isMissing);
    return image ? [{ category: id, key: slot, image }] : [];
  });
}

export const findMissingImages = (
  design: Pick<DesignContent, "lists" | "slots">,
  isMissing: IsPictureMissing,
): readonly ShownImage[] => [...imagesOf(design)].filter(({ image }) => !isPresent(image, isMissing));

/** Whether the app, not the visitor, provides the image. */
export const isBundledImage = ({ picture }: DesignImage): boolean => picture !== null && "path" in picture;

export const findEmptySlots = (
  design: Pick<DesignContent, "slots" | "counts">,
  category: SlotCategory,
  isMissing: IsPictureMissing = NONE_MISSING,
): readonly SlotPlace[] =>
  findArrangement(category, design.counts[category.id]).places.filter(
    ({ slot }) => !findAvailableImage(design, category.id, slot, isMissing),
  );

export const hasAllNames = ({ names }: Pick<DesignContent, "names">, category: SlotCategory): boolean =>
  !category.names || category.slots.every(({ id }) => names[category.id]?.[id]);

export const isConfirmed = (design: Design, isMissing: IsPictureMissing): boolean =>
  design.isConfirmed && findMissingImages(design, isMissing).length <= (design.missingAtConfirm ?? 0);

export function isStepComplete(
  design: Design,
  step: Step,
  isMissing: IsPictureMissing = NONE_MISSING,
): boolean {
  switch (step.kind) {
    case "name":
      return design.name !== "";
    case "list":
      return findShownImages(design, step.category, isMissing).length > 0;
    case "slots":
      return (
        findEmptySlots(design, step.category, isMissing).length === 0 && hasAllNames(design, step.category)
      );
    case "review":
      return isConfirmed(design, isMissing);
  }
}

export function findFirstUnfinishedStep(
  model: MachineModel,
  design: Design,
  isMissing: IsPictureMissing = NONE_MISSING,
  unfinished?: readonly string[],
): Step | undefined {
  const steps = stepsOf(model);
  const isLeft = (step: Step) => unfinished?.includes(step.id) || !isStepComplete(design, step, isMissing);
  return steps.find(isLeft) ?? steps.at(-1);
}

/** `unfinished` has the ids of steps with typed text that can't be stored. */
export const listRailSteps = (
  model: MachineModel,
  design: Design,
  isMissing: IsPictureMissing = NONE_MISSING,
  unfinished?: readonly string[],
) =>
  stepsOf(model).map((step) => ({
    id: step.id,
    label: stepLabelOf(step),
    href: step.config.route,
    state:
      isStepComplete(design, step, isMissing) && !unfinished?.includes(step.id)
        ? ("done" as const)
        : ("missing" as const),
  }));

export const isDesignStarted = (design: DesignContent): boolean =>
  design.name !== "" ||
  Object.values(design.names).some((names) => Object.keys(names).length > 0) ||
  !imagesOf(design).next().done;

export function findReferencedBlobs(design: DesignContent): ReadonlySet<string> {
  const pictures = [...imagesOf(design)].map(({ image }) => image.picture);
  return new Set([
    ...[...pictures, design.brand?.logo].flatMap((each) => (each && "blob" in each ? each.blob : [])),
    ...[...imagesOf(design)].flatMap(({ image }) => (image.recipe ? findRecipeBlobs(image.recipe) : [])),
    ...findTableBlobs(design.table),
  ]);
}

export const findTableBlobs = (table: VariantTable | null): string[] =>
  Object.values(table?.pictures ?? {}).flatMap(({ made }) => Object.values(made).map(({ blob }) => blob));

export const findRecipeBlobs = ({ original, logo }: Recipe): string[] => [
  ...("blob" in original ? [original.blob] : []),
  ...(logo ? [logo.blob] : []),
];
