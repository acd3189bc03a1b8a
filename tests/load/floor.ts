import { Hono } from "hono";

/** The least that an endpoint costs: it reads the whole body, and answers nothing. */
const app = new Hono();
app.all("*", async (context) => {
  await context.req.arrayBuffer();
  return context.text("");
});

// biome-ignore lint/style/noDefaultExport: a worker is what its module exports by default.
export default app;
