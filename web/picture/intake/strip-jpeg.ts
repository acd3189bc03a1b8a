import { EXIF_HEAD, exifOf, isOnItsSide, orientationIn } from "./orientation-tag.ts";
import type { Stripped } from "./strip.ts";

/** Markers (ITU-T T.81, table B.1). */
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const COMMENT = 0xfe;
const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** In a scan: a byte that is no marker, and restarts. */
const isInScan = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** What must stay of what programs add: the density, the colour profile, and how colours are coded. */
const KEPT = [
  [0xe0, "JFIF\0"],
  [0xe2, "ICC_PROFILE\0"],
  [0xee, "Adobe"],
] as const;
const EXIF_MARKER = 0xe1;

/**
 * A JPEG without its metadata: of EXIF how it is turned stays alone, and what follows the picture, as a
 * camera's video, goes. Undefined where it has no end.
 */
export function stripJpeg(bytes: Uint8Array<ArrayBuffer>): Stripped | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let orientation: number | undefined;
  let size: { readonly width: number; readonly height: number } | undefined;
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    // A marker may be filled up from the front.
    while (view.getUint8(at + 1) === 0xff) at++;
    const marker = view.getUint8(at + 1);
    if (marker === END_OF_IMAGE) break;
    const head = at + 4;
    let end = at + 2 + view.getUint16(at + 2);
    if (marker === START_OF_SCAN) end = endOfScan(bytes, end);
    if (end > bytes.length) return undefined;
    if (marker === EXIF_MARKER && startsWith(bytes, head, EXIF_HEAD))
      orientation ??= orientationIn(bytes.subarray(head + EXIF_HEAD.length, end));
    if (isFrame(marker)) size ??= { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    const isKept = KEPT.some(([kept, text]) => marker === kept && startsWith(bytes, head, text));
    if (isKept || !(isApplication(marker) || marker === COMMENT)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  if (!size || size.height === 0) return undefined;
  const { width, height } = size;
  const turned = orientation ?? 1;
  const upright = isOnItsSide(turned) ? { width: height, height: width } : { width, height };
  const exif = turned === 1 ? [] : [segment(EXIF_MARKER, exifOf(turned))];
  return {
    type: "image/jpeg",
    ...upright,
    parts: [Uint8Array.of(0xff, 0xd8), ...exif, ...parts, Uint8Array.of(0xff, END_OF_IMAGE)],
  };
}

/** Where a scan's data end: at a marker that is none of its own; beyond the file where there is none. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0xff && !isInScan(next)) return at;
  }
  return bytes.length + 1;
}

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((character, i) => bytes[at + i] === character.charCodeAt(0));

function segment(marker: number, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = data.length + 2;
  return Uint8Array.of(0xff, marker, length >> 8, length & 255, ...data);
}
