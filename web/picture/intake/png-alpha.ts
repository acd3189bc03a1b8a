const SIGNATURE_LENGTH = 8;
/** Where IHDR has the colour type, and the bit of it that says alpha (PNG, table 11.1). */
const COLOUR_TYPE_AT = 25;
const HAS_ALPHA = 4;

/** Whether something may show through a PNG: it has an alpha channel, or clear colours. */
export function mayShowThrough(png: Uint8Array): boolean {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  if (view.getUint8(COLOUR_TYPE_AT) & HAS_ALPHA) return true;
  for (let at = SIGNATURE_LENGTH; at + 8 <= png.length; at += 12 + view.getUint32(at)) {
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (type === "tRNS") return true;
    if (type === "IDAT") return false;
  }
  return false;
}
