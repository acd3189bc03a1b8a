/** A file format that people take for a picture, as its name is spoken. */
export type Format =
  | "PNG"
  | "JPEG"
  | "JPEG XL"
  | "GIF"
  | "WebP"
  | "AVIF"
  | "HEIC"
  | "BMP"
  | "ICO"
  | "TIFF"
  | "SVG"
  | "PDF"
  | "ZIP";

/** Bytes of a file's start that tell its format. */
const FORMAT_BYTES = 512;

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** By what a format's file starts with: text in Latin-1 at an offset. */
const MAGIC: readonly (readonly [format: Format, text: string, at: number])[] = [
  ["PNG", "\x89PNG\r\n\x1a\n", 0],
  ["JPEG", "\xff\xd8\xff", 0],
  ["JPEG XL", "\xff\x0a", 0],
  ["JPEG XL", "\0\0\0\x0cJXL \r\n", 0],
  ["ICO", "\0\0\x01\0", 0],
  ["GIF", "GIF8", 0],
  ["WebP", "WEBP", 8],
  ["BMP", "BM", 0],
  ["TIFF", "II*\0", 0],
  ["TIFF", "MM\0*", 0],
  ["PDF", "%PDF-", 0],
  ["ZIP", "PK\x03\x04", 0],
];

/** Brands of ISO media files (ISO/IEC 23008-12) that hold a still picture. */
const BRANDS: readonly (readonly [format: Format, brand: RegExp])[] = [
  ["AVIF", /^(avif|avis)$/],
  ["HEIC", /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/],
];

/**
 * The format of a file by its first bytes, whatever its name or declared type; undefined if unknown. Throws
 * where it can't be read.
 */
export const readFormat = async (file: Blob): Promise<Format | undefined> =>
  formatOf(new Uint8Array(await file.slice(0, FORMAT_BYTES).arrayBuffer()));

function formatOf(start: Uint8Array): Format | undefined {
  const magic = MAGIC.find(([, text, at]) => ascii(start, at, at + text.length) === text);
  if (magic) return magic[0];
  if (ascii(start, 4, 8) === "ftyp") {
    const brand = ascii(start, 8, 12);
    return BRANDS.find(([, pattern]) => pattern.test(brand))?.[0];
  }
  return /^\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*|<!doctype[^>]*>\s*)*<svg[\s>]/is.test(text(start))
    ? "SVG"
    : undefined;
}

const text = (start: Uint8Array): string => new TextDecoder().decode(start.subarray(0, FORMAT_BYTES));

/** Formats that hold something else than one picture. */
const NOT_PICTURES: readonly Format[] = ["PDF", "ZIP"];

/** Whether a file of that format is one picture; undefined is a format that we do not know. */
export const isPicture = (format: Format | undefined): format is Format =>
  format !== undefined && !NOT_PICTURES.includes(format);
