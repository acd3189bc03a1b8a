import type { Size } from "../../../shared/machine/types.ts";

/**
 * Returns the size of a JPEG before EXIF turns it, from its frame header (ITU-T T.81, B.2.2), the first marker SOFn;
 * undefined if it has none. Throws if it is cut off within a segment's length.
 */
export function jpegSize(view: DataView): Size | undefined {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker >> 8 !== 0xff) return undefined;
  }
  return undefined;
}
