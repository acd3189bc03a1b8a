import { findCategory } from "../../shared/machine/questions.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import type { Size } from "../ui/size.ts";

export function getClassicCategory(id: string) {
  const category = findCategory(CLASSIC_MODEL, id);
  if (!category) throw new Error(`The classic machine has no ${id}`);
  return category;
}

export const SCREEN_SIZE = CLASSIC_MODEL.screen;
export const BLEND_SIZE = getClassicCategory("blends").arrangements[0].size;

export const createSamplePicture = ({ width, height }: Size, hue: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 55% 40%)"/></svg>`,
  )}`;
