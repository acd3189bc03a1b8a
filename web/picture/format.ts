import type { INTAKE } from "#messages/intake.ts";

export type PictureFormat = keyof typeof MEDIA_TYPES;
export type FileFormat = keyof typeof INTAKE.file;

export const MEDIA_TYPES = {
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
} as const satisfies Partial<Record<FileFormat, string>>;

const FORMAT_BYTES = 4096;

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const MAGIC: readonly (readonly [format: FileFormat, text: string, at: number])[] = [
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

/** Office formats, by the folder that identifies them. */
const ZIPPED: Readonly<Record<string, FileFormat>> = { word: "Word", xl: "Excel", ppt: "PowerPoint" };
/** Requires an XML part: a ZIP of pictures may also have a folder "xl". */
// biome-ignore lint/suspicious/noControlCharactersInRegex: headers are binary
const ZIPPED_PART = /PK\x03\x04.{26}(word|xl|ppt)\/[\w/.-]+\.(?:xml|rels)/s;

/** Brands of media files (ISO/IEC 23008-12). All others are videos. */
const BRANDS: readonly (readonly [format: FileFormat, brand: RegExp])[] = [
  ["AVIF", /^(avif|avis)$/],
  ["HEIC", /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/],
  ["audio", /^M4[AB] $/],
];

/** Returns undefined if the format is unknown. */
export const readFormat = async (file: Blob): Promise<FileFormat | undefined> =>
  formatOf(new Uint8Array(await file.slice(0, FORMAT_BYTES).arrayBuffer()));

function formatOf(start: Uint8Array): FileFormat | undefined {
  const magic = MAGIC.find(([, text, at]) => ascii(start, at, at + text.length) === text);
  if (magic) return magic[0] === "ZIP" ? zipped(start) : magic[0];
  if (ascii(start, 4, 8) === "ftyp") {
    const brand = ascii(start, 8, 12);
    return BRANDS.find(([, pattern]) => pattern.test(brand))?.[0] ?? "video";
  }
  return writtenFormat(start);
}

function zipped(start: Uint8Array): FileFormat {
  const [, folder = ""] = ZIPPED_PART.exec(new TextDecoder("latin1").decode(start)) ?? [];
  return ZIPPED[folder] ?? "ZIP";
}

/** Each part matches in only one way, to prevent backtracking. */
const PROLOG = /\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->).)*-->\s*|<!doctype[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*/;
const SVG = new RegExp(`^${PROLOG.source}<svg[\\s>]`, "is");
const WEB_PAGE = new RegExp(`^${PROLOG.source}<(html|head|body)[\\s>]|^\\s*<!doctype html`, "is");
// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters
const UNWRITTEN = /[\0-\x08\x0e-\x1a\x1c-\x1f\ufffd]/;

function writtenFormat(start: Uint8Array): FileFormat | undefined {
  // `stream` ignores a character that is cut off at the end.
  const text = new TextDecoder().decode(start, { stream: true });
  if (SVG.test(text)) return "SVG";
  if (WEB_PAGE.test(text)) return "HTML";
  return text.length > 0 && !UNWRITTEN.test(text) ? "text" : undefined;
}

export const isPictureFormat = (format: FileFormat | undefined): format is PictureFormat =>
  format !== undefined && format in MEDIA_TYPES;

/** Whether the format is known not to be an image. Photoshop and PostScript count as images. */
export const isNonPictureFormat = (format: FileFormat | undefined): boolean =>
  format !== undefined && !isPictureFormat(format) && format !== "Photoshop" && format !== "PostScript";
