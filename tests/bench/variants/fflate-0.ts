import { zipSync } from "fflate";
import { archiveResponse, readFiles } from "./request-body.ts";

const worker = {
  async fetch(request: Request): Promise<Response> {
    if (request.method !== "POST") return new Response("ready\n");
    const files = await readFiles(request);
    const entries = Object.fromEntries(files.map(({ path, bytes }) => [path, bytes]));
    return archiveResponse(zipSync(entries, { level: 0 }) as Uint8Array<ArrayBuffer>);
  },
};

// biome-ignore lint/style/noDefaultExport: a worker is what its module exports by default.
export { worker as default };
