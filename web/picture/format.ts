/** File formats that hold one picture, by their common names. */
const PICTURES = [
  "PNG",
  "JPEG",
  "JPEG XL",
  "GIF",
  "WebP",
  "AVIF",
  "HEIC",
  "BMP",
  "ICO",
  "TIFF",
  "SVG",
] as const;

/** Formats that people choose by mistake; web/messages/en/intake.ts says what each is. */
type OtherFormat =
  | "PDF"
  | "ZIP"
  | "archive"
  | "Word"
  | "Excel"
  | "PowerPoint"
  | "Office"
  | "Photoshop"
  | "PostScript"
  | "video"
  | "audio"
  | "HTML"
  | "text";

export type PictureFormat = (typeof PICTURES)[number];
export type Format = PictureFormat | OtherFormat;

/** Bytes of a file's start that tell its format. */
const FORMAT_BYTES = 4096;

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
  ["archive", "Rar!", 0],
  ["archive", "7z\xbc\xaf\x27\x1c", 0],
  ["archive", "\x1f\x8b", 0],
  ["Office", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", 0],
  ["Photoshop", "8BPS", 0],
  ["PostScript", "%!PS", 0],
  ["video", "\x1a\x45\xdf\xa3", 0],
  ["video", "AVI ", 8],
  ["video", "\0\0\x01\xba", 0],
  ["audio", "WAVE", 8],
  ["audio", "ID3", 0],
  ["audio", "OggS", 0],
  ["audio", "fLaC", 0],
];

/** What a ZIP is by the folder of one of its first files. */
const ZIPPED: readonly (readonly [format: Format, folder: string])[] = [
  ["Word", "word/"],
  ["Excel", "xl/"],
  ["PowerPoint", "ppt/"],
];

/** Brands of ISO media files (ISO/IEC 23008-12); those of none of these hold a video. */
const BRANDS: readonly (readonly [format: Format, brand: RegExp])[] = [
  ["AVIF", /^(avif|avis)$/],
  ["HEIC", /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/],
  ["audio", /^M4[AB] $/],
];

/**
 * The format of a file by its first bytes, whatever its name or declared type; undefined if unknown. Throws
 * where it can't be read.
 */
export const readFormat = async (file: Blob): Promise<Format | undefined> =>
  formatOf(new Uint8Array(await file.slice(0, FORMAT_BYTES).arrayBuffer()));

function formatOf(start: Uint8Array): Format | undefined {
  const magic = MAGIC.find(([, text, at]) => ascii(start, at, at + text.length) === text);
  if (magic) return magic[0] === "ZIP" ? zipped(start) : magic[0];
  if (ascii(start, 4, 8) === "ftyp") {
    const brand = ascii(start, 8, 12);
    return BRANDS.find(([, pattern]) => pattern.test(brand))?.[0] ?? "video";
  }
  return writtenFormat(start);
}

function zipped(start: Uint8Array): Format {
  const names = new TextDecoder("latin1").decode(start);
  return ZIPPED.find(([, folder]) => names.includes(folder))?.[0] ?? "ZIP";
}

/** What may stand before a document's root: a declaration, comments, its type. Each can be read in one way only. */
const PROLOG = /\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->).)*-->\s*|<!doctype[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*/;
const SVG = new RegExp(`^${PROLOG.source}<svg[\\s>]`, "is");
const WEB_PAGE = new RegExp(`^${PROLOG.source}<(html|head|body)[\\s>]|^\\s*<!doctype html`, "is");
/** What no text has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are looked for
const UNWRITTEN = /[\0-\x08\x0e-\x1a\x1c-\x1f\ufffd]/;

function writtenFormat(start: Uint8Array): Format | undefined {
  // A character that is cut in two at the end is not a fault.
  const text = new TextDecoder().decode(start, { stream: true });
  if (SVG.test(text)) return "SVG";
  if (WEB_PAGE.test(text)) return "HTML";
  return text.length > 0 && !UNWRITTEN.test(text) ? "text" : undefined;
}

/** Whether a file of that format is one picture; undefined is a format that we do not know. */
export const isPicture = (format: Format | undefined): format is PictureFormat =>
  PICTURES.some((picture) => picture === format);

/** Whether a file of this format is no picture in any program. */
export const isOtherKind = (format: Format | undefined): boolean =>
  format !== undefined && !isPicture(format) && format !== "Photoshop" && format !== "PostScript";

/** What a browser must be told to decode a file; its declared type may be wrong. */
export const MEDIA_TYPES: Readonly<Record<PictureFormat, string>> = {
  PNG: "image/png",
  JPEG: "image/jpeg",
  "JPEG XL": "image/jxl",
  GIF: "image/gif",
  WebP: "image/webp",
  AVIF: "image/avif",
  HEIC: "image/heic",
  BMP: "image/bmp",
  ICO: "image/x-icon",
  TIFF: "image/tiff",
  SVG: "image/svg+xml",
};
