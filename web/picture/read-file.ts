import type { Size } from "../../shared/machine/types.ts";
import type { FileFacts } from "./facts.ts";
import { type Format, isPicture, MEDIA_TYPES, type PictureFormat } from "./format.ts";
import { safeSvg } from "./svg.ts";
import { callShared, decodeHeic } from "./threads.ts";

/** Files never change, and each is inspected several times. */
const known = new WeakMap<Blob, Promise<FileFacts>>();

/** Reads a file's facts once, in a worker if there is one. Does not reject. */
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

/** Twice what needs 0.73 GB at most (tests/bench/README.md). */
export const MAX_PIXELS = 120_000_000;
/** An iPhone's largest photo. */
export const MAX_HEIC_PIXELS = 50_000_000;

export type OpenFault =
  /** Moved, deleted or locked since it was chosen. */
  | { readonly kind: "gone" }
  /** Not a picture, damaged, or in a format that this browser can't show. */
  | { readonly kind: "undecodable"; readonly format: Format | undefined }
  | { readonly kind: "tooLarge"; readonly size: Size; readonly maxPixels: number }
  /** An SVG with unlisted parts, or one that draws too much. */
  | { readonly kind: "tooComplex" }
  | { readonly kind: "damagedHeic" }
  /** There was no connection to load libheif. */
  | { readonly kind: "heicNotLoaded" }
  /** The browser alters canvas pixels against fingerprinting. */
  | { readonly kind: "altered" };

export interface Measured {
  readonly format: PictureFormat;
  /** In pixels, upright. */
  readonly size: Size;
  readonly needsHeic: boolean;
}

/** Reads format and size without decoding. Does not reject. */
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
  const outcome = await decodeHeic({ file, maxPixels: 0, workingPixels: 0 });
  if (!outcome) return { kind: "heicNotLoaded" };
  if (outcome.kind !== "too-large") return { kind: "damagedHeic" };
  return limited({ format, size: outcome.size, needsHeic: true }, MAX_HEIC_PIXELS);
}

const limited = (measured: Measured, maxPixels: number): Measured | OpenFault => {
  const { size } = measured;
  return size.width * size.height > maxPixels ? { kind: "tooLarge", size, maxPixels } : measured;
};

/** Without a stated size, some browsers use the default of CSS and others none. */
const statedSize = ({ width, height }: Size): Size =>
  width && height ? { width, height } : { width: 300, height: 150 };

/** Formats with size and orientation at the start of the file. */
const HEADED: readonly PictureFormat[] = ["JPEG", "GIF", "BMP"];
const HEAD_BYTES = 1_000_000;

async function pictureSize(file: Blob, format: PictureFormat): Promise<Size | undefined> {
  // Browsers read a large file on the main thread.
  const isLong = HEADED.includes(format) && file.size > HEAD_BYTES;
  const fromHead = isLong ? await withImage(file.slice(0, HEAD_BYTES), format, sizeOf) : undefined;
  return fromHead ?? withImage(file, format, sizeOf);
}

/** Loads a picture into an `img`; undefined if the browser can't load it. */
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
