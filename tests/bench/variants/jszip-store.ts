import JSZip from "jszip";
import { archiveResponse, readBase64Files } from "./request-body.ts";

const worker = {
  async fetch(request: Request): Promise<Response> {
    if (request.method !== "POST") return new Response("ready\n");
    const zip = new JSZip();
    for (const { path, base64 } of await readBase64Files(request)) zip.file(path, base64, { base64: true });
    const archive = await zip.generateAsync({ type: "uint8array", compression: "STORE" });
    return archiveResponse(archive as Uint8Array<ArrayBuffer>);
  },
};

// biome-ignore lint/style/noDefaultExport: a worker is what its module exports by default.
export { worker as default };
