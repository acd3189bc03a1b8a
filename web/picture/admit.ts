import { isOneOf } from "../../shared/machine/questions.ts";
import type { AcceptedType, Size } from "../../shared/machine/types.ts";
import type { FileFacts, FileFault } from "./facts.ts";
import { type Format, isPicture, MEDIA_TYPES, type PictureFormat } from "./format.ts";
import { startPlacement } from "./placement.ts";
import { safeSvg } from "./svg.ts";
import { decodeHeic, pictureThread } from "./threads.ts";

/** Files never change, and each is inspected several times. */
const known = new WeakMap<Blob, Promise<FileFacts>>();

/** Reads a file's facts once, in a worker if there is one. Does not reject. */
export function inspect(file: Blob): Promise<FileFacts> {
  const reading = known.get(file) ?? read(file);
  known.set(file, reading);
  return reading;
}

async function read(file: Blob): Promise<FileFacts> {
  const facts = await pictureThread
    .call("readFacts", file)
    .catch(async () => (await import("./facts.ts")).readFacts(file));
  if (facts.kind === "gone") known.delete(file);
  return facts;
}

/** Twice what needs 0.73 GB at most (tests/bench/README.md). */
const MAX_PIXELS = 120_000_000;
/** An iPhone's largest photo. */
export const MAX_HEIC_PIXELS = 50_000_000;

export type OpenFault =
  | FileFault
  /** Not a picture, or in a format that this browser can't show. */
  | { readonly kind: "undecodable"; readonly format: Format | undefined }
  | { readonly kind: "tooLarge"; readonly size: Size; readonly maxPixels: number }
  | { readonly kind: "damagedHeic" }
  /** There was no connection to load libheif. */
  | { readonly kind: "heicNotLoaded" }
  /** The browser alters canvas pixels against fingerprinting. */
  | { readonly kind: "altered" };

export interface Measured {
  readonly format: PictureFormat;
  readonly size: Size;
  readonly needsHeic: boolean;
}

/** Reads format and size without decoding. Never rejects. */
export async function measure(file: Blob): Promise<Measured | OpenFault> {
  const facts = await inspect(file);
  if (facts.kind === "png") return limited({ format: "PNG", size: facts.png, needsHeic: false }, MAX_PIXELS);
  if (facts.kind !== "other") return facts;
  const { format } = facts;
  if (!isPicture(format)) return { kind: "undecodable", format };
  const source = format === "SVG" ? await safeSvg(file) : file;
  const size = source && (await pictureSize(source, format));
  // Without a stated size, some browsers use the default of CSS and others none.
  if (size && format === "SVG")
    return { format, size: size.width && size.height ? size : { width: 300, height: 150 }, needsHeic: false };
  if (size?.width && size.height) return limited({ format, size, needsHeic: false }, MAX_PIXELS);
  if (format !== "HEIC") return { kind: "undecodable", format };
  const outcome = await decodeHeic({ file, maxPixels: 0, workingPixels: 0 });
  if (!outcome) return { kind: "heicNotLoaded" };
  if (outcome.kind !== "too-large") return { kind: "damagedHeic" };
  return limited({ format, size: outcome.size, needsHeic: true }, MAX_HEIC_PIXELS);
}

const limited = (measured: Measured, maxPixels: number): Measured | OpenFault => {
  const { size } = measured;
  return size.width * size.height > maxPixels ? { kind: "tooLarge", size, maxPixels } : measured;
};

/** Formats with size and orientation at the start of the file. */
const HEADED: readonly PictureFormat[] = ["JPEG", "GIF", "BMP"];
const HEAD_BYTES = 1_000_000;

async function pictureSize(file: Blob, format: PictureFormat): Promise<Size | undefined> {
  // Browsers read a large file on the main thread.
  const isLong = HEADED.includes(format) && file.size > HEAD_BYTES;
  const fromHead = isLong ? await withImageElement(file.slice(0, HEAD_BYTES), format, sizeOf) : undefined;
  return fromHead ?? withImageElement(file, format, sizeOf);
}

/** Loads a picture into an `img`; undefined if the browser can't load it. */
export async function withImageElement<Result>(
  file: Blob,
  format: PictureFormat,
  use: (image: HTMLImageElement) => Result | Promise<Result>,
): Promise<Result | undefined> {
  const url = URL.createObjectURL(new Blob([file], { type: MEDIA_TYPES[format] }));
  try {
    const image = new Image();
    const isLoaded = await new Promise<boolean>((give) => {
      image.onload = () => give(true);
      image.onerror = () => give(false);
      image.src = url;
    });
    return isLoaded ? await use(image) : undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

export const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  width: naturalWidth,
  height: naturalHeight,
});

export interface ImageRule {
  readonly accepts: AcceptedType;
  readonly size: Size;
}

export type Refusal =
  | { readonly code: "wrongType"; readonly format: Format | undefined }
  | { readonly code: "wrongSize"; readonly actual: Size }
  | { readonly code: "unreadable"; readonly why: Unreadable; readonly format?: Format };

/** `notConverted`: the converter could not be loaded. */
export type Unreadable = Exclude<OpenFault, { kind: "tooLarge" }> | { readonly kind: "notConverted" };

export type Admission = { readonly bytes: Uint8Array<ArrayBuffer> } | Refusal;

export const canBeFitted = (refusal: Refusal): boolean =>
  refusal.code === "wrongSize" || (refusal.code === "wrongType" && isPicture(refusal.format));

/** Accepts a PNG of the exact size, and converts other accepted formats of that size. Does not reject. */
export async function admit(file: Blob, { accepts, size }: ImageRule): Promise<Admission> {
  const facts = await inspect(file);
  if (facts.kind === "png") {
    if (!isOneOf([size], facts.png)) return { code: "wrongSize", actual: facts.png };
    const buffer = await file.arrayBuffer().catch(() => undefined);
    return buffer ? { bytes: new Uint8Array(buffer) } : { code: "unreadable", why: { kind: "gone" } };
  }
  if (facts.kind === "tooComplex" && accepts === "png") return { code: "wrongType", format: "SVG" };
  if (facts.kind !== "other") return { code: "unreadable", why: facts };
  const { format } = facts;
  return accepts === "png" || !isPicture(format)
    ? { code: "wrongType", format }
    : convert(file, format, size);
}

async function convert(file: Blob, format: PictureFormat, size: Size): Promise<Admission> {
  const unreadable = (fault: OpenFault | Unreadable): Refusal =>
    fault.kind === "tooLarge"
      ? { code: "wrongSize", actual: fault.size }
      : { code: "unreadable", why: fault, format };
  const measured = await measure(file);
  if ("kind" in measured) return unreadable(measured);
  if (!isOneOf([size], measured.size)) return { code: "wrongSize", actual: measured.size };
  const opener = await import("./open-picture.ts").catch(() => undefined);
  if (!opener) return unreadable({ kind: "notConverted" });
  const picture = await opener.openPicture(file, size);
  if ("kind" in picture) return unreadable(picture);
  // SVGs are opened larger than the size that they state.
  const placement = startPlacement({ picture: picture.size, frame: size });
  const background = { kind: "clear" };
  const bytes = await picture.studio.ask("render", { placement, frame: size, background });
  opener.closePicture(picture);
  return bytes ? { bytes } : unreadable({ kind: "undecodable", format });
}
