import { Buffer } from "node:buffer";
import { crc32 } from "node:zlib";
import { zeros } from "./zeros.ts";

/** Bytes that become a text at a time, as in worker/json. */
const TEXT_LENGTH = 96 * 1024;

/**
 * The least that a package costs once its PNGs are decoded: what `floor-through` does, and each piece
 * becomes a text, is decoded and has its CRC counted, into one buffer over and over. Nothing is kept.
 */
const worker = {
  async fetch(request: Request): Promise<Response> {
    if (!request.body) return new Response("ready\n");
    const decoded = new Uint8Array((TEXT_LENGTH / 4) * 3);
    const reader = request.body.getReader({ mode: "byob" });
    let buffer = new ArrayBuffer(1024 * 1024);
    for (let length = 0, crc = 0; ; ) {
      const { value, done } = await reader.read(new Uint8Array(buffer));
      if (done || !value) return zeros((length * 3) / 4);
      length += value.length;
      buffer = value.buffer;
      for (let at = 0; at < value.length; at += TEXT_LENGTH) {
        const text = Buffer.from(buffer, at, Math.min(TEXT_LENGTH, value.length - at)).toString("latin1");
        try {
          decoded.setFromBase64(text);
        } catch {
          // What stands between the files, and groups that a piece cuts, are not base64.
        }
        crc = crc32(decoded.subarray(0, (text.length / 4) * 3), crc);
      }
    }
  },
};

// biome-ignore lint/style/noDefaultExport: a worker is what its module exports by default.
export { worker as default };
