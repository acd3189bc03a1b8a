import type { Size } from "../../shared/machine/types.ts";
import type { FileFacts } from "./facts.ts";
import { type Format, isPicture, MEDIA_TYPES, type PictureFormat } from "./format.ts";
import { safeSvg } from "./svg.ts";
import { callShared, decodeHeic } from "./threads.ts";

/*
 * What is known of a file before it is decoded: its facts by its bytes, and the size of any picture that the browser shows.
 */

/** What was read before: the bytes of a file never change, and it is asked for at every step of its way. */
const known = new WeakMap<Blob, Promise<FileFacts>>();

/**
 * Reads a file's facts from its bytes, once, in a worker so that a large file does not block the page, or in the page
 * if there is no worker. Does not throw: that a file can't be read is a fact too.
 */
export function inspect(file: Blob): Promise<FileFacts> {
  const before = known.get(file);
  if (before) return before;
  const reading = read(file);
  known.set(file, reading);
  return reading;
}

async function read(file: Blob): Promise<FileFacts> {
  const facts = await callShared("readFacts", file).catch(async () =>
    (await import("./facts.ts")).readFacts(file),
  );
  if (facts.kind === "unreadable") known.delete(file);
  return facts;
}

/** The largest picture that is opened, in pixels: twice what needs 0.73 GB at the most (tests/bench/README.md). */
export const MAX_PIXELS = 120_000_000;
/** The largest HEIC photo that we decode, in pixels: an iPhone's largest. */
export const MAX_HEIC_PIXELS = 50_000_000;

/** Why a picture can't be opened. */
export type OpenFault =
  /** Moved, deleted or locked since it was chosen. */
  | { readonly kind: "gone" }
  /** Not a picture, a damaged one, or of a format that this browser can't show. */
  | { readonly kind: "undecodable"; readonly format: Format | undefined }
  | { readonly kind: "tooLarge"; readonly size: Size; readonly maxPixels: number }
  /** A drawing with parts that are not taken, or with so many that a browser could stand still over it. */
  | { readonly kind: "tooComplex" }
  | { readonly kind: "damagedHeic" }
  /** The code that decodes it for this browser did not load: there is no connection. */
  | { readonly kind: "heicNotLoaded" }
  /** The browser alters what a page reads from a picture, against fingerprinting. */
  | { readonly kind: "altered" };

/** A picture that may be opened. */
export interface Measured {
  readonly format: PictureFormat;
  /** In pixels, upright. */
  readonly size: Size;
  /** Whether libheif has to decode it, because this browser can't. */
  readonly needsHeic: boolean;
}

/** Reads the format and the size of a picture without decoding it. Does not throw. */
export async function measure(file: Blob): Promise<Measured | OpenFault> {
  const facts = await inspect(file);
  switch (facts.kind) {
    case "unreadable":
      return { kind: "gone" };
    case "too-complex":
      return { kind: "tooComplex" };
    case "damaged-png":
      return { kind: "undecodable", format: "PNG" };
    case "folder":
    case "empty":
      return { kind: "undecodable", format: undefined };
    case "png":
      return limited({ format: "PNG", size: facts.png, needsHeic: false }, MAX_PIXELS);
    case "other":
      return isPicture(facts.format) ? measureOther(file, facts.format) : { ...facts, kind: "undecodable" };
  }
}

async function measureOther(file: Blob, format: PictureFormat): Promise<Measured | OpenFault> {
  const source = format === "SVG" ? await safeSvg(file) : file;
  const size = source && (await pictureSize(source, format));
  if (size && format === "SVG") return { format, size: statedSize(size), needsHeic: false };
  if (size?.width && size.height) return limited({ format, size, needsHeic: false }, MAX_PIXELS);
  if (format !== "HEIC") return { kind: "undecodable", format };
  // Allowed no pixels, it tells the size and decodes nothing.
  const outcome = await decodeHeic({ file, maxPixels: 0, workingPixels: 0 });
  if (!outcome) return { kind: "heicNotLoaded" };
  if (outcome.kind !== "too-large") return { kind: "damagedHeic" };
  return limited({ format, size: outcome.size, needsHeic: true }, MAX_HEIC_PIXELS);
}

const limited = (measured: Measured, maxPixels: number): Measured | OpenFault => {
  const { size } = measured;
  return size.width * size.height > maxPixels ? { kind: "tooLarge", size, maxPixels } : measured;
};

/** Some browsers give a drawing that states no size the default of CSS, others none. */
const statedSize = ({ width, height }: Size): Size =>
  width && height ? { width, height } : { width: 300, height: 150 };

/** Formats that have their size and orientation at the start of the file; others may have them at the end. */
const HEADED: readonly PictureFormat[] = ["JPEG", "GIF", "BMP"];
/** The length of a start with a camera's notes, a thumbnail and a colour profile in it, in bytes. */
const HEAD_BYTES = 1_000_000;

/** Returns a picture's size, upright in every browser; undefined if the browser can't load it. */
async function pictureSize(file: Blob, format: PictureFormat): Promise<Size | undefined> {
  // A browser that is given all of a large file reads it on the page's thread.
  const isLong = HEADED.includes(format) && file.size > HEAD_BYTES;
  const fromHead = isLong ? await withImage(file.slice(0, HEAD_BYTES), format, sizeOf) : undefined;
  return fromHead ?? withImage(file, format, sizeOf);
}

/** Loads a picture into an img element for as long as it is used; undefined if the browser can't load it. */
export async function withImage<Result>(
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
