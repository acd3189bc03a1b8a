import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import type { MachineModel } from "../shared/machine/types.ts";
import { ACTIVE, MACHINES } from "../shared/machines/index.ts";
import { describeMachine } from "../shared/package/describe-machine.ts";
import { findNearestName } from "../shared/package/explain.ts";
import { API_PATHS } from "../shared/package/limits.ts";
import { PAGE_PATHS, PRODUCT_NAME } from "../shared/product.ts";
import { createOpenApiDocument } from "./openapi.ts";
import {
  EMPTY_SLOTS_HEADER,
  handleCheckPackage,
  handleCreatePackage,
  handleRepairPackage,
  LEFT_OUT_HEADER,
  WRONG_SIZES_HEADER,
} from "./packages.ts";
import { createProblemResponse, RESPONSE_HEADERS } from "./response.ts";
import { CONFIG_SCHEMA } from "./schemas.ts";

const SECONDS_PER_DAY = 86_400;
const CACHED = "public, max-age=300";

export interface Endpoint {
  readonly path: string;
  readonly method: "GET" | "POST";
  readonly summary: string;
  handle(context: Context, model: MachineModel): Response | Promise<Response>;
}

const models = MACHINES.map(({ model }) => model);
const json = (context: Context, value: object) =>
  context.body(`${JSON.stringify(value, null, 2)}\n`, 200, { "Content-Type": "application/json" });

export const ENDPOINTS: readonly Endpoint[] = [
  {
    path: API_PATHS.index,
    method: "GET",
    summary: "This index, as HTML, text or JSON.",
    handle: ({ req }) => createIndexResponse(req.raw),
  },
  {
    path: API_PATHS.machines,
    method: "GET",
    summary: "All machines.",
    handle: (context) => json(context, { machines: models.map(describeMachine) }),
  },
  {
    path: `${API_PATHS.machines}/:id`,
    method: "GET",
    summary: "What a machine needs: slots, sizes, counts, folders, file names, templates, defaults, limits.",
    handle: (context) => {
      const model = models.find(({ id }) => id === context.req.param("id"));
      // Stryker disable next-line StringLiteral: with one machine nothing is joined.
      const detail = `Machines have these ids: ${models.map(({ id }) => id).join(", ")}.`;
      return model
        ? json(context, describeMachine(model))
        : createProblemResponse(context.req.raw, { code: "not-found", pointer: "", detail });
    },
  },
  {
    path: API_PATHS.createPackage,
    method: "POST",
    summary: "Creates a media package (.mp) from PNG files.",
    handle: ({ req }, model) => handleCreatePackage(req.raw, model),
  },
  {
    path: API_PATHS.checkPackage,
    method: "POST",
    summary: "Checks a .mp file and lists what may be wrong with it.",
    handle: ({ req }, model) => handleCheckPackage(req.raw, model),
  },
  {
    path: API_PATHS.repairPackage,
    method: "POST",
    summary: "Repairs a .mp file by repacking everything that is undamaged.",
    handle: ({ req }, model) => handleRepairPackage(req.raw, model),
  },
  {
    path: API_PATHS.openapi,
    method: "GET",
    summary: "The API's description (OpenAPI 3.1).",
    handle: (context, model) => json(context, createOpenApiDocument(model)),
  },
  {
    path: API_PATHS.configSchema,
    method: "GET",
    summary: "The JSON Schema of a package's config.json.",
    handle: (context) =>
      json(context, { $schema: "https://json-schema.org/draft/2020-12/schema", ...CONFIG_SCHEMA }),
  },
];

function createIndexResponse(request: Request): Response {
  const accept = request.headers.get("Accept");
  const endpoints = ENDPOINTS.map(({ method, path, summary }) => ({
    method,
    path: path.replace(":id", "{id}"),
    summary,
  }));
  const forms = [
    ["application/json", jsonOf],
    ["text/html", html],
    ["text/plain", text],
  ] as const;
  const [type, write] = forms.find(([type]) => accept?.includes(type)) ?? forms[0];
  return new Response(write(endpoints), {
    headers: { "Content-Type": `${type}; charset=utf-8`, Vary: "Accept" },
  });
}

type Row = Pick<Endpoint, "method" | "path" | "summary">;

const jsonOf = (endpoints: readonly Row[]): string =>
  `${JSON.stringify({ name: `${PRODUCT_NAME} API`, docs: PAGE_PATHS.developers, openapi: API_PATHS.openapi, endpoints }, null, 2)}\n`;

const text = (endpoints: readonly Row[]): string =>
  [
    `The ${PRODUCT_NAME} API. Examples are at ${PAGE_PATHS.developers}.`,
    "",
    ...endpoints.map(({ method, path, summary }) => `${method.padEnd(5)}${path.padEnd(27)}${summary}`),
    "",
  ].join("\n");

const html = (endpoints: readonly Row[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${PRODUCT_NAME} API</title>
<h1>${PRODUCT_NAME} API</h1>
<p>The page <a href="${PAGE_PATHS.developers}">For developers</a> has examples.</p>
<dl>
${endpoints
  .map(({ method, path, summary }) => {
    const name = `${method} ${path}`;
    const isPage = method === "GET" && !path.includes("{");
    return `<dt>${isPage ? `<a href="${path}">${name}</a>` : name}</dt>\n<dd>${summary}</dd>`;
  })
  .join("\n")}
</dl>
</html>
`;

export const app = new Hono();

app.use(async (context, next) => {
  await next();
  const { headers } = context.res;
  for (const [name, value] of Object.entries(RESPONSE_HEADERS))
    if (!headers.has(name)) headers.set(name, value);
});

for (const { path, method, handle } of ENDPOINTS) {
  app.use(
    path,
    cors({
      origin: "*",
      allowMethods: [method],
      allowHeaders: ["Content-Type", "Prefer", "If-None-Match"],
      exposeHeaders: [
        ...["Content-Disposition", "ETag", "Link", "Preference-Applied"],
        ...[WRONG_SIZES_HEADER, LEFT_OUT_HEADER, EMPTY_SLOTS_HEADER],
      ],
      maxAge: SECONDS_PER_DAY,
    }),
  );
  if (method === "GET")
    app.use(path, etag({ retainedHeaders: [...RETAINED_304_HEADERS, "access-control-allow-origin"] }));
  app.on(method, path, async (context) => {
    const response = await handle(context, ACTIVE.model);
    if (method === "GET" && response.ok) response.headers.set("Cache-Control", CACHED);
    return response;
  });
  const allow = method === "GET" ? "GET, HEAD, OPTIONS" : "POST, OPTIONS";
  app.all(path, ({ req }) =>
    createProblemResponse(
      req.raw,
      { code: "method-not-allowed", pointer: "", detail: `Use ${method}, not ${req.method}.` },
      { Allow: allow },
    ),
  );
}

app.use("*", cors({ origin: "*", allowMethods: [], allowHeaders: ["Content-Type"] }));

// Redirects visitors to the home page; a POST gets an error that names the right path.
app.get("/create-package", ({ redirect }) => redirect(PAGE_PATHS.home));

app.notFound(({ req }) => {
  const nearest = findNearestName(
    req.path.replace(/^\/api/, ""),
    ENDPOINTS.map(({ path }) => path.slice("/api".length)),
  );
  const paths = ENDPOINTS.map(({ method, path }) => `${method} ${path.replace(":id", "{id}")}`).join(", ");
  const guess = nearest === undefined ? "" : `Did you mean ${API_PATHS.index}${nearest}? `;
  return createProblemResponse(req.raw, {
    code: "not-found",
    pointer: "",
    detail: `${guess}The paths are ${paths}.`,
  });
});

app.onError((error, { req }) => {
  console.error(error);
  return createProblemResponse(req.raw, { code: "internal", pointer: "" });
});
