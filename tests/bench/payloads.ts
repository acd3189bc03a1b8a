import { Buffer } from "node:buffer";
import { png } from "../support/png.ts";

export interface Payload {
  readonly body: Buffer;
  readonly contentType: string;
  /** Bytes of the PNGs in it. */
  readonly decoded: number;
}

/** As much as a photograph of the screen's size has. */
const PHOTO_BYTES = 1_530_000;
const NOISE = 6;
const BOUNDARY = "------------------------d74496d66958873e";

/** Photos of about so many bytes together. */
export function photoFiles(bytes: number): Uint8Array[] {
  const all: Uint8Array[] = [];
  for (let total = 0; total < bytes - PHOTO_BYTES / 2; ) {
    const next = png(1024, 768, { seed: all.length + 1, noise: NOISE });
    all.push(next);
    total += next.length;
  }
  return all;
}

const keyOf = (i: number): string => (i < 5 ? `screensaver_${i}` : `icons_${i - 5}`);

/** The same photos as a JSON and as a multipart body. */
export function payloads(megabytes: number): { json: Payload; multipart: Payload } {
  const files = photoFiles(megabytes * 1e6);
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
