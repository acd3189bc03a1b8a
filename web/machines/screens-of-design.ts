import { findArrangement, findSlot, translateArrangement } from "../../shared/machine/questions.ts";
import type { Category, MachineModel } from "../../shared/machine/types.ts";
import type { Design } from "../../shared/model/design.ts";
import { serializePicture } from "../../shared/model/picture-value.ts";
import { findShownImages, type IsPictureMissing } from "../../shared/model/questions.ts";
import { describeScreen, type ScreenDescription } from "../screen/describe.ts";

export function describeDesignScreen(
  model: MachineModel,
  design: Design,
  category: Category,
  isMissing: IsPictureMissing,
): ScreenDescription {
  const { id, label } = category;
  const images = findShownImages(design, category, isMissing);
  const arrangement = translateArrangement(
    model,
    design.language,
    findArrangement(category, design.counts[id]),
  );
  return describeScreen(model, category, arrangement, (slot) => {
    const isList = category.kind === "list";
    const shown = isList ? images[0] : images.find(({ key }) => key === slot);
    return {
      label: isList ? label : design.names[id]?.[slot] || findSlot(category, slot).label,
      source: shown && serializePicture(shown.image.picture),
    };
  });
}

export function describePreviewScreens(
  model: MachineModel,
  design: Design,
  count: number,
  isMissing: IsPictureMissing,
) {
  const isEmpty = (screen: ScreenDescription) => screen.pictures.every(({ source }) => source === undefined);
  return model.categories
    .map((category) => ({ category, screen: describeDesignScreen(model, design, category, isMissing) }))
    .sort((one, other) => Number(isEmpty(one.screen)) - Number(isEmpty(other.screen)))
    .slice(0, count);
}
