import type { RequestBody } from "./request-body.ts";

const ZEROS = new Uint8Array(1024 * 1024);

/** What any way costs at the least: the runtime parses the body, and an answer of the PNGs' length is sent. */
const worker = {
  async fetch(request: Request): Promise<Response> {
    if (request.method !== "POST") return new Response("ready\n");
    const { files } = (await request.json()) as RequestBody;
    const characters = Object.values(files).reduce((total, { data }) => total + data.length, 0);
    const pieces = Math.ceil((characters * 3) / 4 / ZEROS.length);
    const { readable, writable } = new FixedLengthStream(pieces * ZEROS.length);
    void send(writable, pieces);
    return new Response(readable);
  },
};

// biome-ignore lint/style/noDefaultExport: a worker is what its module exports by default.
export { worker as default };

async function send(writable: WritableStream<Uint8Array>, pieces: number): Promise<void> {
  const writer = writable.getWriter();
  for (let i = 0; i < pieces; i++) await writer.write(ZEROS);
  await writer.close();
}

/** workerd's own, which the tests' other types do not know. */
declare class FixedLengthStream extends TransformStream<Uint8Array, Uint8Array> {
  constructor(length: number);
}
