import type { Size } from "../../shared/machine/types.ts";
import {
  MAX_HEIC_PIXELS,
  type Measured,
  measure,
  type OpenFault,
  sizeOf,
  withImageElement,
} from "./admit.ts";
import { MAX_WORKING } from "./decode.ts";
import { MEDIA_TYPES } from "./format.ts";
import { reduced } from "./placement.ts";
import { sizedSvg } from "./svg.ts";
import { decodeHeic, Studio } from "./threads.ts";

export interface OpenPicture {
  readonly studio: Studio;
  readonly size: Size;
  readonly shown: ImageBitmap;
}

/** Opens any picture that this browser decodes. The caller closes it. Does not reject. */
export async function openPicture(file: Blob, frame: Size): Promise<OpenPicture | OpenFault> {
  const measured = await measure(file);
  if ("kind" in measured) return measured;
  let studio: Studio | undefined;
  try {
    if (isReadingAltered()) return { kind: "altered" };
    studio = new Studio();
    const opened = await open(studio, file, measured, frame);
    if (opened && "shown" in opened) return { ...opened, studio };
    studio.close();
    return opened ?? { kind: "undecodable", format: measured.format };
  } catch {
    // The browser gives no canvas or no worker.
    studio?.close();
    return { kind: "undecodable", format: measured.format };
  }
}

export function closePicture({ studio, shown }: OpenPicture): void {
  studio.close();
  shown.close();
}

type Opened = Pick<OpenPicture, "size" | "shown">;

async function open(
  studio: Studio,
  file: Blob,
  { format, size, needsHeic }: Measured,
  frame: Size,
): Promise<Opened | OpenFault | undefined> {
  if (format === "SVG") return openDrawing(studio, file, frame);
  if (needsHeic) return openHeic(studio, file);
  const decoded = await studio.ask("decode", { file, mediaType: MEDIA_TYPES[format], size });
  // Not every worker decodes what the page does.
  return (
    decoded ??
    withImageElement(file, format, async (image) =>
      studio.ask("open", await drawn(image, reduced(sizeOf(image), MAX_WORKING))),
    )
  );
}

async function openHeic(studio: Studio, file: Blob): Promise<Opened | OpenFault | undefined> {
  const outcome = await decodeHeic({ file, maxPixels: MAX_HEIC_PIXELS, workingPixels: MAX_WORKING });
  if (!outcome) return { kind: "heicNotLoaded" };
  return outcome.kind === "decoded" ? studio.ask("open", outcome.bitmap) : { kind: "damagedHeic" };
}

async function openDrawing(studio: Studio, file: Blob, frame: Size): Promise<Opened | OpenFault | undefined> {
  const drawing = await sizedSvg(file, frame);
  if (!drawing) return { kind: "tooComplex" };
  return withImageElement(drawing.file, "SVG", async (image) =>
    studio.ask("open", await drawn(image, drawing.size)),
  );
}

/** The page applies EXIF and draws SVGs. */
async function drawn(image: HTMLImageElement, { width, height }: Size): Promise<ImageBitmap> {
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { colorSpace: "srgb" });
  if (!context) throw new Error("the browser gives no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return createImageBitmap(canvas);
}

const PROBE = 32;

/** Firefox with resistFingerprinting, Brave, and Safari's private windows alter canvas pixels. */
function isReadingAltered(): boolean {
  const canvas = document.createElement("canvas");
  canvas.width = PROBE;
  canvas.height = PROBE;
  const context = canvas.getContext("2d", { colorSpace: "srgb", willReadFrequently: true });
  if (!context) throw new Error("the browser gives no canvas");
  const drawn = context.createImageData(PROBE, PROBE);
  for (let at = 0; at < drawn.data.length; at++) drawn.data[at] = at % 4 === 3 ? 255 : (at * 37) & 255;
  context.putImageData(drawn, 0, 0);
  const read = context.getImageData(0, 0, PROBE, PROBE).data;
  return drawn.data.some((value, at) => value !== read[at]);
}
