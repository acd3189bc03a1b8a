import { Hono } from "hono";
import { cors } from "hono/cors";
import { ACTIVE } from "../shared/machines/index.ts";
import { API_PATHS } from "../shared/package/limits.ts";
import { createPackage } from "./create-package.ts";
import { createOpenApiDocument } from "./openapi.ts";
import { createProblemResponse, RESPONSE_HEADERS } from "./response.ts";

const A_DAY = 86_400;

/** The API. It uses no bindings, so it runs on both Workers and Pages. */
export const app = new Hono();

app.use(async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(RESPONSE_HEADERS)) context.res.headers.set(name, value);
});

app.use(
  "/api/*",
  cors({
    origin: "*",
    allowMethods: (_, { req }) => [req.path === API_PATHS.openapi ? "GET" : "POST"],
    allowHeaders: ["Content-Type"],
    exposeHeaders: ["Content-Disposition"],
    maxAge: A_DAY,
  }),
);

app.post(API_PATHS.createPackage, (context) => createPackage(context.req.raw, ACTIVE.model));
app.all(API_PATHS.createPackage, () => methodNotAllowed("POST, OPTIONS"));

app.get(API_PATHS.openapi, (context) => context.json(createOpenApiDocument(ACTIVE.model)));
app.all(API_PATHS.openapi, () => methodNotAllowed("GET, HEAD, OPTIONS"));

app.notFound(() => createProblemResponse({ code: "not-found", pointer: "" }));

app.onError((error) => {
  console.error(error);
  return createProblemResponse({ code: "internal", pointer: "" });
});

const methodNotAllowed = (allow: string): Response =>
  createProblemResponse({ code: "method-not-allowed", pointer: "" }, { Allow: allow });
