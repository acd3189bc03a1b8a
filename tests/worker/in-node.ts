import { app } from "../../worker/app.ts";

/* What workerd has and Node has not, as far as the worker and its tests use it. */

const { fromBase64 } = Uint8Array as unknown as { fromBase64(text: string, options: object): Uint8Array };

Object.assign(Uint8Array.prototype, {
  setFromBase64(this: Uint8Array, text: string, options: object) {
    const bytes = fromBase64(text, options);
    this.set(bytes);
    return { read: text.length, written: bytes.length };
  },
});
interface MinimalReader {
  read(view: Uint8Array, options: { min: number }): Promise<{ value?: Uint8Array; done: boolean }>;
}
Object.assign(ReadableStreamBYOBReader.prototype, {
  /** The end comes by itself, after the last bytes. */
  async readAtLeast(this: MinimalReader, min: number, view: Uint8Array) {
    const { value, done } = await this.read(view, { min });
    return { value, done: done && !value?.length };
  },
});
/** It copies, since the writer uses its buffer again. */
const FixedLengthStream = class extends TransformStream<Uint8Array, Uint8Array> {
  constructor(_length: number) {
    super({ transform: (bytes, controller) => controller.enqueue(bytes.slice()) });
  }
};
Object.assign(globalThis, { FixedLengthStream });

/** A body that the sender gave as a stream is a stream of bytes in workerd. */
function asBytes(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    type: "bytes",
    async pull(controller) {
      const { value, done } = await reader.read();
      if (!done) return controller.enqueue(value);
      controller.close();
      controller.byobRequest?.respond(0);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

async function fetch(url: string, init: RequestInit): Promise<Response> {
  const streamed = { ...init, duplex: "half" };
  const request = new Request(url, streamed);
  const { body, headers } = request;
  return app.fetch(body ? new Request(url, { ...streamed, headers, body: asBytes(body) }) : request);
}

/** As `cloudflare:workers` exports the worker, but in this process. */
export const exports = { default: { fetch } };
