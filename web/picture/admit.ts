import { isOneOf } from "../../shared/machine/questions.ts";
import type { AcceptedType, Size } from "../../shared/machine/types.ts";
import type { FileFacts, FileFault } from "./facts.ts";
import { type Format, isPicture, MEDIA_TYPES, type PictureFormat } from "./format.ts";
import { startPlacement } from "./placement.ts";
import { safeSvg } from "./svg.ts";
import { decodeHeic, type HeicFault, pictureThread } from "./threads.ts";

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
const MAX_HEIC_PIXELS = 50_000_000;

export type OpenFault =
  | FileFault
  | HeicFault
  /** Not a picture, or in a format that this browser can't show. */
  | { readonly kind: "undecodable"; readonly format: Format | undefined }
  | { readonly kind: "tooLarge"; readonly size: Size; readonly maxPixels: number }
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
  if (facts.kind === "png") return measured("PNG", facts.png);
  if (facts.kind !== "other") return facts;
  const { format } = facts;
  if (!isPicture(format)) return { kind: "undecodable", format };
  const source = format === "SVG" ? await safeSvg(file) : file;
  const size = source && (await pictureSize(source, format));
  if (size?.width && size.height) return measured(format, size);
  // Without a stated size, some browsers use the default of CSS and others none.
  if (size && format === "SVG") return measured(format, { width: 300, height: 150 });
  if (format !== "HEIC") return { kind: "undecodable", format };
  const photo = await decodeHeic(file, 0);
  return "kind" in photo ? photo : measured(format, photo.size, true);
}

function measured(format: PictureFormat, size: Size, needsHeic = false): Measured | OpenFault {
  const maxPixels = needsHeic ? MAX_HEIC_PIXELS : MAX_PIXELS;
  // An SVG is drawn at another size.
  const isTooLarge = format !== "SVG" && size.width * size.height > maxPixels;
  return isTooLarge ? { kind: "tooLarge", size, maxPixels } : { format, size, needsHeic };
}

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

async function convert(file: Blob, format: PictureFormat, frame: Size): Promise<Admission> {
  const refused = (why: OpenFault | Unreadable): Refusal =>
    why.kind === "tooLarge" ? { code: "wrongSize", actual: why.size } : { code: "unreadable", why, format };
  const found = await measure(file);
  if ("kind" in found) return refused(found);
  if (!isOneOf([frame], found.size)) return { code: "wrongSize", actual: found.size };
  const opener = await import("./open-picture.ts").catch(() => undefined);
  if (!opener) return refused({ kind: "notConverted" });
  const bytes = await opener.withPicture(file, frame, ({ size, studio }) => {
    // SVGs are opened larger than the size that they state.
    const placement = startPlacement({ picture: size, frame });
    return studio.ask("render", { placement, frame, background: { kind: "clear" } });
  });
  if (!bytes) return refused({ kind: "undecodable", format });
  return "kind" in bytes ? refused(bytes) : { bytes };
}
