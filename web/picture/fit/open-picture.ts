import type { Size } from "../../../shared/machine/types.ts";
import { isReadingAltered } from "../intake/altered.ts";
import { decodeHeic } from "../intake/decode-heic.ts";
import { type Format, isPicture, readFormat } from "../intake/format.ts";
import { inspect } from "../intake/inspect.ts";
import { MEDIA_TYPES } from "../intake/media-types.ts";
import { MAX_WORKING, workingSize } from "./decode.ts";
import { pictureSize, sizeOf, withImage } from "./picture-size.ts";
import { Studio } from "./studio.ts";
import { sizedSvg } from "./svg.ts";

/** Pixels of the largest picture that is opened: twice what needs 0.73 GB at the most (tests/bench/fit.md). */
export const MAX_PIXELS = 120_000_000;

/** Of the largest HEIC photo that is decoded by us, whole: an iPhone's largest. */
const MAX_HEIC_PIXELS = 50_000_000;

/** A picture that can be placed. */
export interface OpenPicture {
  readonly studio: Studio;
  /** Its working size, upright. */
  readonly size: Size;
  /** Of the same proportions, to show while it is placed. */
  readonly shown: ImageBitmap;
}

/** Why a picture can't be opened. */
export type OpenFault =
  | { readonly kind: "undecodable"; readonly format: Format | undefined }
  | { readonly kind: "tooLarge"; readonly size: Size; readonly maxPixels: number }
  /** A drawing of so many parts, or such unknown ones, that a browser could stand still over it. */
  | { readonly kind: "tooComplex" }
  | { readonly kind: "damagedHeic" }
  /** The code that decodes it for this browser did not load. */
  | { readonly kind: "heicNotLoaded" }
  | { readonly kind: "altered" }
  | { readonly kind: "gone" };

/** Opens any picture that this browser decodes. The caller closes its studio. Does not throw. */
export async function openPicture(file: Blob, frame: Size): Promise<OpenPicture | OpenFault> {
  let format: Format | undefined;
  try {
    format = await readFormat(file);
  } catch {
    return { kind: "gone" };
  }
  let studio: Studio | undefined;
  try {
    if (isReadingAltered()) return { kind: "altered" };
    studio = new Studio();
    const opened = await open(studio, file, format, frame);
    if (opened && "shown" in opened) return { ...opened, studio };
    studio.close();
    return opened ?? { kind: "undecodable", format };
  } catch {
    // Without a canvas or a worker too, a browser can't show it.
    studio?.close();
    return { kind: "undecodable", format };
  }
}

/** Ends the work on a picture and gives its memory back. */
export function closePicture({ studio, shown }: OpenPicture): void {
  studio.close();
  shown.close();
}

type Opened = Pick<OpenPicture, "size" | "shown">;

async function open(
  studio: Studio,
  file: Blob,
  format: Format | undefined,
  frame: Size,
): Promise<Opened | OpenFault | undefined> {
  if (format === "SVG" && (await inspect(file)).kind === "too-complex") return { kind: "tooComplex" };
  if (format === "SVG") return openDrawing(studio, await file.text(), frame);
  const mediaType = isPicture(format) ? MEDIA_TYPES[format] : "";
  const typed = (part: Blob) => new Blob([part], { type: mediaType });
  const size = await pictureSize(file, format);
  if (!size) return format === "HEIC" ? openHeic(studio, file) : undefined;
  if (size.width * size.height > MAX_PIXELS) return { kind: "tooLarge", size, maxPixels: MAX_PIXELS };
  const decoded = await studio.ask("decode", { file, mediaType, size });
  // Not every worker decodes what a page does, or turns it upright.
  return (
    decoded ??
    withImage(typed(file), async (image) =>
      studio.ask("take", await drawn(image, workingSize(sizeOf(image)))),
    )
  );
}

async function openHeic(studio: Studio, file: Blob): Promise<Opened | OpenFault | undefined> {
  const outcome = await decodeHeic({ file, maxPixels: MAX_HEIC_PIXELS, workingPixels: MAX_WORKING });
  if (!outcome) return { kind: "heicNotLoaded" };
  switch (outcome.kind) {
    case "decoded":
      return studio.ask("take", outcome.bitmap);
    case "damaged":
      return { kind: "damagedHeic" };
    case "too-large":
    case "wrong-size":
      return { kind: "tooLarge", size: outcome.size, maxPixels: MAX_HEIC_PIXELS };
  }
}

async function openDrawing(studio: Studio, text: string, frame: Size): Promise<Opened | undefined> {
  const drawing = sizedSvg(text, frame);
  if (!drawing) return undefined;
  return withImage(new Blob([drawing.text], { type: MEDIA_TYPES.SVG }), async (image) =>
    studio.ask("take", await drawn(image, drawing.size)),
  );
}

/** The picture by way of the page's own canvas, which turns it and knows drawings. */
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
