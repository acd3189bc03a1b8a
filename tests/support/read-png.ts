import { inflateSync } from "node:zlib";
import { checkPng } from "../../shared/png/check.ts";

export interface ReadPng {
  readonly width: number;
  readonly height: number;
  /** 2 RGB, 6 RGBA. */
  readonly colourType: number;
  /** Its chunks' types, in order. */
  readonly chunks: readonly string[];
  /** RGBA, rows from the top. */
  readonly data: Uint8Array;
}

/** Decodes an 8-bit grey, RGB or RGBA PNG that is not interlaced, by Node's zlib and the standard's section 9. */
export function readPng(bytes: Uint8Array): ReadPng {
  const checked = checkPng(bytes);
  if (!checked.ok) throw new Error(`not a PNG: ${checked.fault.code}`);
  const buffer = Buffer.from(bytes);
  const chunks: string[] = [];
  const image: Buffer[] = [];
  for (let at = 8; at < buffer.length; at += 12 + buffer.readUInt32BE(at)) {
    const type = buffer.toString("latin1", at + 4, at + 8);
    chunks.push(type);
    if (type === "IDAT") image.push(buffer.subarray(at + 8, at + 8 + buffer.readUInt32BE(at)));
  }
  const [width, height, depth, colourType] = [16, 20]
    .map((at) => buffer.readUInt32BE(at))
    .concat(buffer[24] ?? 0, buffer[25] ?? 0) as [number, number, number, number];
  const channels = { 0: 1, 2: 3, 6: 4 }[colourType];
  if (depth !== 8 || !channels || buffer[28] !== 0) throw new Error(`depth ${depth}, type ${colourType}`);
  const rows = inflateSync(Buffer.concat(image));
  const length = width * channels;
  if (rows.length !== height * (length + 1)) throw new Error(`${rows.length} bytes of rows`);
  const plain = new Uint8Array(height * length);
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (length + 1)];
    for (let x = 0; x < length; x++) {
      const at = y * length + x;
      const a = x < channels ? 0 : (plain[at - channels] ?? 0);
      const b = y === 0 ? 0 : (plain[at - length] ?? 0);
      const c = x < channels || y === 0 ? 0 : (plain[at - length - channels] ?? 0);
      const p = a + b - c;
      const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)] as const;
      const paeth = pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
      const guess = [0, a, b, (a + b) >> 1, paeth][filter ?? -1];
      if (guess === undefined) throw new Error(`filter ${filter}`);
      plain[at] = (rows[y * (length + 1) + 1 + x] ?? 0) + guess;
      const pixel = (y * width + Math.floor(x / channels)) * 4;
      if (channels === 1) data.fill(plain[at] ?? 0, pixel, pixel + 3);
      else data[pixel + (x % channels)] = plain[at] ?? 0;
    }
  }
  return { width, height, colourType, chunks, data };
}
