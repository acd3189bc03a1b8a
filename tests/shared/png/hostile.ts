import { noise, utf8 } from "../../support/bytes.ts";
import { chunk, file, ihdr, png } from "../../support/png.ts";

const join = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(parts.flatMap((part) => [...part]));

export const IDAT = chunk("IDAT", Uint8Array.of(120, 156, 99, 0, 0, 0, 1, 0, 1));
export const IEND = chunk("IEND");
/** The header of one pixel. */
const pixel = (more: Partial<Parameters<typeof ihdr>[0]> = {}) => ihdr({ width: 1, height: 1, ...more });
const RGB = pixel();
const PALETTE = pixel({ depth: 2, colourType: 3 });
const plte = (entries: number) => chunk("PLTE", new Uint8Array(entries * 3));

/** A chunk whose length field says something else than is there. */
function lying(length: number, type: string): Uint8Array {
  const bytes = chunk(type, new Uint8Array(4));
  new DataView(bytes.buffer).setUint32(0, length);
  return bytes;
}

/** Image data in many chunks, as encoders write it. */
export const MANY_CHUNKS = file(
  ihdr({ width: 64, height: 64 }),
  ...Array.from({ length: 9 }, (_, i) => chunk("IDAT", noise(500, i))),
  IEND,
);

/** Files that are taken, by what is special about them. */
export const ACCEPTED: Readonly<Record<string, Uint8Array>> = {
  "a plain PNG": png(5, 4),
  "16 bits a sample": file(pixel({ depth: 16, colourType: 6 }), IDAT, IEND),
  "an interlaced one": file(pixel({ interlace: 1 }), IDAT, IEND),
  "an APNG": file(RGB, chunk("acTL", new Uint8Array(8)), IDAT, chunk("fdAT", new Uint8Array(9)), IEND),
  "image data in many chunks": MANY_CHUNKS,
  "image data in two chunks": file(RGB, IDAT, IDAT, IEND),
  "an empty chunk of image data beside a full one": file(RGB, chunk("IDAT"), IDAT, IEND),
  "a palette": file(PALETTE, plte(4), IDAT, IEND),
  "text before its palette": file(PALETTE, chunk("tEXt", utf8("a\0b")), plte(1), IDAT, IEND),
  "a suggested palette of an RGB image": file(RGB, plte(256), IDAT, IEND),
  "text, time and private chunks": file(
    RGB,
    chunk("tEXt", utf8("a\0b")),
    chunk("azAZ"),
    IDAT,
    chunk("tIME", new Uint8Array(7)),
    IEND,
  ),
  "data after IEND": join(png(3, 3), utf8("trailing <html>")),
  "the longest side": file(pixel({ width: 16_384 }), IDAT, IEND),
  // upng-js loops for ever on this one when it is given all of it.
  "a text chunk without its separator": file(RGB, chunk("tEXt", utf8("abc")), IDAT, IEND),
};

/** Files that are refused, and why. */
export const REFUSED: Readonly<Record<string, readonly [fault: string, at: number, bytes: Uint8Array]>> = {
  nothing: ["not-png", 0, new Uint8Array()],
  "half a signature": ["not-png", 0, png(1, 1).slice(0, 5)],
  "a JPEG": ["not-png", 0, Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70)],
  "a GIF": ["not-png", 0, utf8("GIF89a\u0001")],
  "a web page": ["not-png", 0, utf8("<!doctype html>")],
  "a PNG that went through a text transfer": ["not-png", 0, png(1, 1).filter((byte) => byte !== 13)],
  CgBI: ["cgbi", 8, file(chunk("CgBI", new Uint8Array(4)), RGB, IDAT, IEND)],
  "CgBI, cut off after its type": ["cgbi", 8, file(chunk("CgBI")).subarray(0, 16)],
  "a signature alone": ["truncated", 8, file()],
  "no chunk after IHDR": ["truncated", 33, file(RGB)],
  "no IEND": ["truncated", 33 + IDAT.length, file(RGB, IDAT)],
  "no image data": ["no-image-data", 33, file(RGB, IEND)],
  "image data of no bytes": ["no-image-data", 45, file(RGB, chunk("IDAT"), IEND)],
  // The two files of which upng-js never comes back.
  "49 bytes: a text chunk without its separator": ["truncated", 49, file(RGB, chunk("tEXt", utf8("abcd")))],
  "69 bytes: 2^31-1 pixels squared": [
    "bad-dimensions",
    16,
    file(ihdr({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 }), chunk("IDAT", new Uint8Array(12)), IEND),
  ],
  "no width": ["bad-dimensions", 16, file(pixel({ width: 0 }), IDAT, IEND)],
  "no height": ["bad-dimensions", 16, file(pixel({ height: 0 }), IDAT, IEND)],
  "a side over the limit": ["bad-dimensions", 16, file(pixel({ height: 16_385 }), IDAT, IEND)],
  "2^32-1 pixels": ["bad-dimensions", 16, file(pixel({ width: 2 ** 32 - 1 }), IDAT, IEND)],
  "an impossible depth": ["bad-colour", 16, file(pixel({ depth: 4 }), IDAT, IEND)],
  "an impossible colour type": ["bad-colour", 16, file(pixel({ colourType: 5 }), IDAT, IEND)],
  "an unknown compression": ["bad-method", 16, file(pixel({ compression: 1 }), IDAT, IEND)],
  "an unknown filter": ["bad-method", 16, file(pixel({ filter: 1 }), IDAT, IEND)],
  "an unknown interlace": ["bad-method", 16, file(pixel({ interlace: 2 }), IDAT, IEND)],
  "an IHDR of another length": ["bad-length", 8, file(chunk("IHDR", new Uint8Array(14)), IDAT, IEND)],
  "an IHDR with a wrong check sum": [
    "bad-crc",
    8,
    file(RGB.with(RGB.length - 1, (RGB.at(-1) as number) ^ 1), IDAT, IEND),
  ],
  "image data before IHDR": ["bad-order", 8, file(IDAT, RGB, IEND)],
  "a second IHDR": ["bad-order", 33, file(RGB, RGB, IDAT, IEND)],
  "image data that is interrupted": [
    "bad-order",
    33 + IDAT.length + 12,
    file(RGB, IDAT, chunk("tEXt"), IDAT, IEND),
  ],
  "a palette after the image data": ["bad-order", 33 + IDAT.length, file(RGB, IDAT, plte(1), IEND)],
  "no palette": ["bad-palette", 33, file(PALETTE, IDAT, IEND)],
  "text for a palette": ["bad-palette", 33 + 12, file(PALETTE, chunk("tEXt"), IDAT, IEND)],
  "two palettes": ["bad-palette", 33 + 24, file(PALETTE, plte(4), plte(4), IDAT, IEND)],
  "more colours than the depth has": ["bad-palette", 33, file(PALETTE, plte(5), IDAT, IEND)],
  "an empty palette": ["bad-palette", 33, file(RGB, plte(0), IDAT, IEND)],
  "a palette of 257": ["bad-palette", 33, file(RGB, plte(257), IDAT, IEND)],
  "a palette of 257 for 16 bits a sample": [
    "bad-palette",
    33,
    file(pixel({ depth: 16 }), plte(257), IDAT, IEND),
  ],
  "a third of a colour": ["bad-palette", 33, file(RGB, chunk("PLTE", new Uint8Array(4)), IDAT, IEND)],
  "a palette of a grey image": ["bad-palette", 33, file(pixel({ colourType: 0 }), plte(1), IDAT, IEND)],
  "an IEND with data": ["bad-length", 33 + IDAT.length, file(RGB, IDAT, chunk("IEND", new Uint8Array(1)))],
  "a length of 2^31": ["bad-length", 33, file(RGB, lying(2 ** 31, "IDAT"), IEND)],
  "a length of 2^31-1": ["truncated", 33 + 16 + 12, file(RGB, lying(2 ** 31 - 1, "IDAT"), IEND)],
  "a length that swallows the next chunk": ["bad-crc", 33, file(RGB, lying(16, "tEXt"), IDAT, IEND)],
  "a type that is no letters": ["bad-type", 33, file(RGB, chunk("ID T"), IDAT, IEND)],
  "a type with what follows z": ["bad-type", 33, file(RGB, chunk("te{t"), IDAT, IEND)],
  "a critical chunk that PNG lacks": ["unknown-critical", 33, file(RGB, chunk("IDOT"), IDAT, IEND)],
};
