import { findCategory } from "../../shared/machine/questions.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { createEmptyDesign } from "../../shared/model/design.ts";
import { listRailSteps } from "../../shared/model/questions.ts";
import { describeScreen, type ShownPicture } from "../screen/describe.ts";
import { formatDisplaySize, type Size } from "../ui/size.ts";

/** Draws a picture so that the page needs no image files. */
export function drawSamplePicture({ width, height }: Size, hue: number): string {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) return "data:,";
  const glow = context.createRadialGradient(width * 0.4, height * 0.35, 10, width / 2, height / 2, height);
  glow.addColorStop(0, `hsl(${hue} 60% 62%)`);
  glow.addColorStop(1, `hsl(${hue - 12} 55% 16%)`);
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  return canvas.toDataURL();
}

function categoryOf(id: string) {
  const category = findCategory(CLASSIC_MODEL, id);
  if (!category) throw new Error(`The classic machine has no ${id}`);
  return category;
}

export const SCREEN_SIZE = CLASSIC_MODEL.screen;
export const BLEND_SIZE = categoryOf("blends").arrangements[0].size;
export const HOT_COLD_SIZE = categoryOf("hotcold").arrangements[0].size;

/** A category's screen without its template, which would need a file. */
export const createSampleScreen = (id: string, pictureAt: (at: number) => Partial<ShownPicture>) => ({
  ...describeScreen(CLASSIC_MODEL, categoryOf(id), categoryOf(id).arrangements[0], (slot, at) => ({
    label: slot,
    ...pictureAt(at),
  })),
  template: undefined,
});

export const SAMPLE_COUNTS = categoryOf("hotcupsizes").arrangements.map(({ count, size, places }) => ({
  value: count,
  label: `${count} sizes`,
  detail: formatDisplaySize(size),
  boxes: places.map(({ box }) => box),
}));

export const SAMPLE_STEPS = listRailSteps(CLASSIC_MODEL, createEmptyDesign(CLASSIC_MODEL, "")).map(
  (step, at) => ({
    ...step,
    state: at < 2 || at === 5 ? ("done" as const) : ("missing" as const),
  }),
);
