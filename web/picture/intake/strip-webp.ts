import { EXIF_HEAD, orientationIn } from "./orientation-tag.ts";
import type { Stripped } from "./strip.ts";

/** The bits of the extended header (WebP container specification, Extended File Format). */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;
const IS_ANIMATED = 0x02;
const KEPT = ["VP8X", "ICCP", "ALPH", "VP8 ", "VP8L"];
const FILE_HEAD = 12;
const CHUNK_HEAD = 8;

/** A WebP without its metadata. Undefined where those turn it, where it moves, or is cut off. */
export function stripWebp(bytes: Uint8Array<ArrayBuffer>): Stripped | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fileEnd = CHUNK_HEAD + view.getUint32(4, true);
  if (fileEnd > bytes.length) return undefined;
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let size: { readonly width: number; readonly height: number } | undefined;
  for (let at = FILE_HEAD; at + CHUNK_HEAD <= fileEnd; ) {
    const type = String.fromCharCode(...bytes.subarray(at, at + 4));
    const data = at + CHUNK_HEAD;
    const length = view.getUint32(at + 4, true);
    const end = data + length + (length % 2);
    if (end > bytes.length) return undefined;
    const chunk = bytes.slice(at, end);
    if (type === "EXIF" && orientationIn(tiffOf(bytes.subarray(data, data + length))) !== 1) return undefined;
    if (type === "VP8X") {
      const flags = view.getUint8(data);
      if (flags & IS_ANIMATED) return undefined;
      chunk[CHUNK_HEAD] = flags & ~(HAS_EXIF | HAS_XMP);
    }
    if (type === "VP8 ")
      size = {
        width: view.getUint16(data + 6, true) & 0x3fff,
        height: view.getUint16(data + 8, true) & 0x3fff,
      };
    if (type === "VP8L") {
      const bits = view.getUint32(data + 1, true);
      size = { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    if (KEPT.includes(type)) kept.push(chunk);
    at = end;
  }
  if (!size) return undefined;
  const head = bytes.slice(0, FILE_HEAD);
  const total = kept.reduce((sum, { length }) => sum + length, FILE_HEAD);
  new DataView(head.buffer).setUint32(4, total - CHUNK_HEAD, true);
  return { type: "image/webp", ...size, parts: [head, ...kept] };
}

/** Some programs write EXIF as JPEGs have it. */
const tiffOf = (data: Uint8Array): Uint8Array =>
  String.fromCharCode(...data.subarray(0, EXIF_HEAD.length)) === EXIF_HEAD
    ? data.subarray(EXIF_HEAD.length)
    : data;
