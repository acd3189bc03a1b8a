import { crc32, deflateSync } from "node:zlib";

/** The eight bytes that every PNG starts with (PNG, section 5.2). */
export const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

/** One chunk with its length and CRC; `type` has four ASCII letters. */
export function chunk(type: string, data: Uint8Array = new Uint8Array()): Uint8Array {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, "latin1");
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return new Uint8Array(bytes);
}

export interface Header {
  width: number;
  height: number;
  depth?: number;
  /** 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA. */
  colourType?: number;
  compression?: number;
  filter?: number;
  interlace?: number;
}

/** An IHDR chunk, of whatever values, impossible ones too. */
export function ihdr({ width, height, depth = 8, colourType = 2, ...rest }: Header): Uint8Array {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colourType, rest.compression ?? 0, rest.filter ?? 0, rest.interlace ?? 0], 8);
  return chunk("IHDR", data);
}

/** The signature and the given chunks. */
export const file = (...chunks: Uint8Array[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat([SIGNATURE, ...chunks]));

/**
 * A valid 8-bit PNG, RGB or grey. `noise` from 0 (flat, compresses to little) to 255 (as large as a photo) and `seed`
 * choose the pixels, so files of different seeds differ. Grey ones are inflated three times as fast.
 */
export function png(
  width: number,
  height: number,
  { seed = 1, noise = 0, isGrey = false } = {},
): Uint8Array<ArrayBuffer> {
  const length = width * (isGrey ? 1 : 3);
  const rows = Buffer.alloc(height * (1 + length));
  let state = seed * 2654435761 || 1;
  for (let y = 0, at = 0; y < height; y++) {
    rows[at++] = 0;
    for (let x = 0; x < length; x++) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      const grain = noise === 0 ? 0 : ((state >>> 24) * noise) >> 8;
      rows[at++] = (seed * 40 + ((x * 255) / length + (y * 255) / height) / 2 + grain) & 255;
    }
  }
  const data = deflateSync(rows, { level: 6 });
  const header = ihdr({ width, height, colourType: isGrey ? 0 : 2 });
  return file(header, chunk("IDAT", new Uint8Array(data)), chunk("IEND"));
}
