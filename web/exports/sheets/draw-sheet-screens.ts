import { drawScreen } from "../../screen/draw.ts";
import type { Keeping } from "./fit-bytes.ts";
import type { SheetScreen } from "./sheet-screens.ts";

/** The bytes of pictures and templates by their sources, as a plan and a machine name them. */
export type Sources = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

const JPEG = "image/jpeg";

/** A picture that can't be decoded leaves its place to the template. */
const opening = (sources: Sources) => async (source: string) => {
  const bytes = sources.get(source);
  if (!bytes) return undefined;
  try {
    return await createImageBitmap(new Blob([bytes]));
  } catch (fault) {
    console.warn("A picture can't be drawn", fault);
    return undefined;
  }
};

/** Draws screens at their own size, one after the other. */
export async function drawSheetScreens(
  screens: readonly SheetScreen[],
  sources: Sources,
  onProgress: (share: number) => void,
): Promise<Map<string, OffscreenCanvas>> {
  const drawn = new Map<string, OffscreenCanvas>();
  for (const { id, screen } of screens) {
    drawn.set(id, await drawScreen(screen, opening(sources)));
    onProgress(drawn.size / screens.length);
  }
  return drawn;
}

/** A drawn screen as a JPEG. */
export async function asJpeg(canvas: OffscreenCanvas, { scale, quality }: Keeping): Promise<Blob> {
  const { width, height } = canvas;
  const kept = scale === 1 ? canvas : resized(canvas, Math.round(width * scale), Math.round(height * scale));
  return kept.convertToBlob({ type: JPEG, quality });
}

function resized(canvas: OffscreenCanvas, width: number, height: number): OffscreenCanvas {
  const smaller = new OffscreenCanvas(width, height);
  const pen = penOf(smaller);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(canvas, 0, 0, width, height);
  return smaller;
}

/** The pen of a canvas; throws where the browser gives none. */
export function penOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser gives no canvas");
  return pen;
}
