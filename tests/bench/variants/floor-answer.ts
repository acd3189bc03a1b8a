import type { RequestBody } from "./request-body.ts";
import { zeros } from "./zeros.ts";

/** The runtime parses the body, and an answer of the PNGs' length is sent. */
const worker = {
  async fetch(request: Request): Promise<Response> {
    if (request.method !== "POST") return new Response("ready\n");
    const { files } = (await request.json()) as RequestBody;
    const characters = Object.values(files).reduce((total, { data }) => total + data.length, 0);
    return zeros((characters * 3) / 4);
  },
};

// biome-ignore lint/style/noDefaultExport: a worker is what its module exports by default.
export { worker as default };
