/** The least that any worker costs which lets the runtime parse the body. */
const worker = {
  async fetch(request: Request): Promise<Response> {
    if (request.method !== "POST") return new Response("ready\n");
    const { files } = (await request.json()) as { files: Record<string, unknown> };
    return new Response(`${Object.keys(files).length}\n`);
  },
};

// biome-ignore lint/style/noDefaultExport: a worker is what its module exports by default.
export { worker as default };
