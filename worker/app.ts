import { Hono } from "hono";
import { cors } from "hono/cors";
import { ACTIVE_MODEL } from "../shared/catalogue/active.ts";
import { createPackage } from "./create-package.ts";
import { ANSWER_HEADERS } from "./http/headers.ts";
import { problemResponse } from "./http/problem.ts";

const PACKAGE_PATH = "/api/create-package";
const A_DAY = 86_400;

/** The API. It needs nothing but the request, so that it runs on Workers as on Pages. */
export const app = new Hono();

app.use(async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(ANSWER_HEADERS)) context.res.headers.set(name, value);
});

app.use(
  "/api/*",
  cors({
    origin: "*",
    allowMethods: ["POST"],
    allowHeaders: ["Content-Type"],
    exposeHeaders: ["Content-Disposition"],
    maxAge: A_DAY,
  }),
);

app.post(PACKAGE_PATH, (context) => createPackage(context.req.raw, ACTIVE_MODEL));

app.all(PACKAGE_PATH, () =>
  problemResponse({ code: "method-not-allowed", pointer: "" }, { Allow: "POST, OPTIONS" }),
);

app.notFound(() => problemResponse({ code: "not-found", pointer: "" }));

app.onError((error) => {
  console.error(error);
  return problemResponse({ code: "internal", pointer: "" });
});
