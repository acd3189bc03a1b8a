import type { PictureFormat } from "./format.ts";

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
