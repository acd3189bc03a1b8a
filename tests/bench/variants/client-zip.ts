import { downloadZip } from "client-zip";
import { readFiles } from "./request-body.ts";

const worker = {
  async fetch(request: Request): Promise<Response> {
    if (request.method !== "POST") return new Response("ready\n");
    const files = await readFiles(request);
    return downloadZip(files.map(({ path, bytes }) => ({ name: path, input: bytes })));
  },
};

// biome-ignore lint/style/noDefaultExport: a worker is what its module exports by default.
export { worker as default };
