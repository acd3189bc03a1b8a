/** The least that any way costs: the body is received, and that is all. */
const worker = {
  async fetch(request: Request): Promise<Response> {
    const body = await request.arrayBuffer();
    return new Response(`${body.byteLength}\n`);
  },
};

// biome-ignore lint/style/noDefaultExport: a worker is what its module exports by default.
export { worker as default };
