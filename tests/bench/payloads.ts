import { Buffer } from "node:buffer";
import { deflateSync } from "node:zlib";
import { chunk, file, ihdr } from "../support/png.ts";

export interface Payload {
  readonly body: Buffer;
  readonly contentType: string;
  /** Bytes of the PNGs in it. */
  readonly decoded: number;
}

/** libpng's length of a chunk of image data. */
const IDAT_LENGTH = 8_192;
const PHOTO_BYTES = 1_530_000;
const BOUNDARY = "------------------------d74496d66958873e";

/** A PNG of a screen's size that is as large as a photograph. */
function photo(seed: number): Uint8Array {
  const [width, height] = [1_024, 768];
  const stride = 1 + width * 3;
  const rows = Buffer.alloc(height * stride);
  let state = seed * 2_654_435_761;
  for (let y = 0; y < height; y++) {
    rows[y * stride] = 1; // the filter Sub
    for (let x = 1; x < stride; x++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      rows[y * stride + x] = ((state >>> 27) + (state >>> 29)) & 255;
    }
  }
  const data = deflateSync(rows, { level: 1 });
  const parts: Uint8Array[] = [];
  for (let at = 0; at < data.length; at += IDAT_LENGTH) {
    parts.push(chunk("IDAT", new Uint8Array(data.subarray(at, at + IDAT_LENGTH))));
  }
  return file(ihdr({ width, height }), ...parts, chunk("IEND"));
}

/** Photos of about so many bytes together. */
function photos(bytes: number): Uint8Array[] {
  const all: Uint8Array[] = [];
  for (let total = 0; total < bytes - PHOTO_BYTES / 2; ) {
    const next = photo(all.length + 1);
    all.push(next);
    total += next.length;
  }
  return all;
}

const keyOf = (i: number): string => (i < 5 ? `screensaver_${i}` : `icons_${i - 5}`);

/** The same photos as a JSON and as a multipart body. */
export function payloads(megabytes: number): { json: Payload; multipart: Payload } {
  const files = photos(megabytes * 1e6);
  const decoded = files.reduce((total, bytes) => total + bytes.length, 0);
  const json = JSON.stringify({
    packageName: "Bench",
    files: Object.fromEntries(
      files.map((bytes, i) => [
        keyOf(i),
        { data: `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`, name: `photo ${i}.png` },
      ]),
    ),
  });
  const head = (name: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`;
  const multipart = Buffer.concat([
    Buffer.from(`${head("packageName")}\r\n\r\nBench\r\n`),
    ...files.flatMap((bytes, i) => [
      Buffer.from(`${head(keyOf(i))}; filename="photo ${i}.png"\r\nContent-Type: image/png\r\n\r\n`),
      bytes,
      Buffer.from("\r\n"),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
  return {
    json: { body: Buffer.from(json), contentType: "application/json", decoded },
    multipart: { body: multipart, contentType: `multipart/form-data; boundary=${BOUNDARY}`, decoded },
  };
}
