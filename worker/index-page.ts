import { API_PATHS } from "../shared/package/limits.ts";
import { PAGE_PATHS, PRODUCT_NAME } from "../shared/product.ts";
import type { Endpoint } from "./app.ts";

export function createIndex(request: Request, all: readonly Endpoint[]): Response {
  const accept = request.headers.get("Accept");
  const endpoints = all.map(({ method, path, summary }) => ({
    method,
    path: path.replace(":id", "{id}"),
    summary,
  }));
  const [type, body] = accept?.includes("text/html")
    ? ["text/html", html(endpoints)]
    : accept?.includes("text/plain")
      ? ["text/plain", text(endpoints)]
      : ["application/json", jsonOf(endpoints)];
  return new Response(body, { headers: { "Content-Type": `${type}; charset=utf-8`, Vary: "Accept" } });
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
<p><a href="${PAGE_PATHS.developers}">For developers</a> has examples.</p>
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
