import { zeros } from "./zeros.ts";

/** The least that any package costs: the body is taken in pieces and dropped, and as much is sent. */
const worker = {
  async fetch(request: Request): Promise<Response> {
    if (!request.body) return new Response("ready\n");
    const reader = request.body.getReader({ mode: "byob" });
    let buffer = new ArrayBuffer(256 * 1024);
    for (let length = 0; ; ) {
      const { value, done } = await reader.read(new Uint8Array(buffer));
      if (done || !value) return zeros((length * 3) / 4);
      length += value.length;
      buffer = value.buffer;
    }
  },
};

// biome-ignore lint/style/noDefaultExport: a worker is what its module exports by default.
export { worker as default };
