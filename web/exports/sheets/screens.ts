import { SHEETS } from "#messages/documents.ts";
import type { MachineModel } from "../../../shared/machine/types.ts";
import { loadNotoFamilies } from "../../fonts/script-fonts.ts";
import type { ScreenDescription } from "../../screen/describe.ts";
import { createCanvasContext, drawScreen } from "../../screen/draw.ts";
import type { DrawingInput } from "../drawing.ts";
import { describePlannedScreen, type ExportPlan, type PlannedImage } from "../plan.ts";

export interface SheetScreen {
  /** The category's id, with a number from a list's second image on: "screensaver-2". */
  readonly id: string;
  readonly label: string;
  /** True for a list without images. */
  readonly isEmpty: boolean;
  readonly screen: ScreenDescription;
}

export interface SheetOptions {
  readonly onePerList?: boolean;
}

export const listSheetScreens = (
  model: MachineModel,
  { screens }: ExportPlan,
  isLoaded: (image: PlannedImage) => boolean,
  { onePerList = false }: SheetOptions = {},
): SheetScreen[] =>
  screens.flatMap((planned) => {
    const { id, label, kind } = planned.category;
    if (kind === "slots")
      return [{ id, label, isEmpty: false, screen: describePlannedScreen(model, planned) }];
    const images = planned.images.filter(isLoaded);
    const count = onePerList ? 1 : images.length;
    return Array.from({ length: count }, (_, at) => ({
      id: at === 0 ? id : `${id}-${at + 1}`,
      label: count > 1 ? SHEETS.oneOf(label, at + 1, count) : label,
      isEmpty: images.length === 0,
      screen: describePlannedScreen(model, { ...planned, images }, at),
    }));
  });

export async function drawSheetScreens(
  { model, plan, files }: DrawingInput,
  onProgress: (share: number) => void,
  { hasOverlays = true, ...options }: SheetOptions & { readonly hasOverlays?: boolean } = {},
) {
  const damaged = new Set<string>();
  const open = async (source: string) => {
    const bytes = files.get(source);
    return (
      bytes &&
      createImageBitmap(new Blob([bytes])).catch((fault) => {
        console.warn("Failed to draw a picture", fault);
        damaged.add(source);
        return undefined;
      })
    );
  };
  const drawn = [];
  const screens = listSheetScreens(model, plan, ({ source }) => files.has(source), options);
  for (const { screen, ...rest } of screens) {
    const overlays = hasOverlays ? screen.overlays : [];
    const families = await loadNotoFamilies(
      overlays.map(({ label }) => label),
      700,
    );
    const canvas = await drawScreen({ ...screen, overlays }, open, families);
    drawn.push({ ...rest, canvas });
    onProgress(drawn.length / screens.length);
  }
  return { drawn, damaged: [...damaged] };
}

export interface JpegSettings {
  readonly scale: number;
  readonly quality: number;
}

export function encodeJpeg(canvas: OffscreenCanvas, { scale, quality }: JpegSettings): Promise<Blob> {
  const kept = scale === 1 ? canvas : resized(canvas, scale);
  return kept.convertToBlob({ type: "image/jpeg", quality });
}

function resized(canvas: OffscreenCanvas, scale: number): OffscreenCanvas {
  const size = { width: Math.round(canvas.width * scale), height: Math.round(canvas.height * scale) };
  const context = createCanvasContext(size);
  context.imageSmoothingQuality = "high";
  context.drawImage(canvas, 0, 0, size.width, size.height);
  return context.canvas;
}
