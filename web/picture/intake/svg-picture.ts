import { startsLikePng } from "../../../shared/png/header.ts";
import { jpegSize } from "./jpeg-size.ts";

const DATA = /^data:image\/(?:png|jpe?g);base64,([\w+/=\s]*)$/i;
/** Bytes of a PNG up to its width and height (PNG, section 11.2.1). */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

/**
 * The pixels of a PNG or JPEG that stands in a drawing, by its header: 1 kB may unpack to gigabytes. Undefined for any
 * other address, and for pictures whose header can't be read.
 */
export function embeddedPixels(address: string): number | undefined {
  const [, base64] = DATA.exec(address) ?? [];
  if (base64 === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    if (startsLikePng(bytes)) {
      const view = new DataView(bytes.buffer);
      return view.getUint32(WIDTH_AT) * view.getUint32(HEIGHT_AT);
    }
    const jpeg = bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegSize(new DataView(bytes.buffer)) : undefined;
    return jpeg && jpeg.width * jpeg.height;
  } catch {
    // It is cut off, or no base64.
    return undefined;
  }
}
