import type { Size } from "../../shared/catalogue/types.ts";
import { isReadingAltered } from "../intake/altered.ts";
import { FORMAT_BYTES, type Format, formatOf } from "../intake/format.ts";
import { loadImage } from "../intake/load-image.ts";
import { MEDIA_TYPES } from "../intake/media-types.ts";
import { workingSize } from "./decode.ts";
import { Studio } from "./studio.ts";
import { sizedSvg } from "./svg.ts";

/** Pixels of the largest picture that is opened: what a browser needs to decode it stays under 0.7 GB. */
export const MAX_PIXELS = 120_000_000;

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
  | { readonly kind: "tooLarge"; readonly size: Size }
  | { readonly kind: "altered" }
  | { readonly kind: "gone" };

/** Opens any picture that this browser decodes. The caller closes its studio. Does not throw. */
export async function openPicture(file: Blob, frame: Size): Promise<OpenPicture | OpenFault> {
  let format: Format | undefined;
  try {
    format = formatOf(new Uint8Array(await file.slice(0, FORMAT_BYTES).arrayBuffer()));
  } catch {
    return { kind: "gone" };
  }
  if (isReadingAltered()) return { kind: "altered" };
  const studio = new Studio();
  const opened = await open(studio, file, format, frame).catch(() => undefined);
  if (opened && "shown" in opened) return { ...opened, studio };
  studio.close();
  return opened ?? { kind: "undecodable", format };
}

async function open(
  studio: Studio,
  file: Blob,
  format: Format | undefined,
  frame: Size,
): Promise<{ size: Size; shown: ImageBitmap } | OpenFault | undefined> {
  const mediaType = format ? MEDIA_TYPES[format] : "";
  const svg = format === "SVG" ? sizedSvg(await file.text(), frame) : undefined;
  const url = URL.createObjectURL(new Blob([svg ? svg.text : file], { type: mediaType }));
  try {
    // The header alone: an img is decoded when it is drawn. Its size is upright in every browser.
    const image = await loadImage(url);
    if (!image) return undefined;
    const size = svg?.size ?? { width: image.naturalWidth, height: image.naturalHeight };
    if (size.width * size.height > MAX_PIXELS) return { kind: "tooLarge", size };
    const decoded = svg ? undefined : await studio.ask({ ask: "decode", file, mediaType, size });
    // A worker decodes no drawings, and not all browsers turn a picture there.
    const isUpright = decoded && isSame(decoded.size, workingSize(size));
    return isUpright
      ? decoded
      : await studio.ask({ ask: "take", bitmap: await drawn(image, workingSize(size)) });
  } finally {
    URL.revokeObjectURL(url);
  }
}

const isSame = (one: Size, other: Size): boolean => one.width === other.width && one.height === other.height;

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
