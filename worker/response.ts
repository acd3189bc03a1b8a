import { API_PATHS } from "../shared/package/limits.ts";
import { createProblemDetails, type PackageFault } from "../shared/package/problems.ts";
import { PAGE_PATHS } from "../shared/product.ts";

export function createProblemResponse(
  { url }: Request,
  fault: PackageFault,
  headers: Record<string, string> = {},
): Response {
  const problem = createProblemDetails(fault);
  const docs = new URL(`${PAGE_PATHS.developers}#${problem.code}`, url).href;
  return new Response(`${JSON.stringify({ ...problem, docs })}\n`, {
    status: problem.status,
    headers: { "Content-Type": "application/problem+json", ...headers },
  });
}

/** public/_headers does not apply to the worker. */
export const RESPONSE_HEADERS: Readonly<Record<string, string>> = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
  Link: `<${API_PATHS.openapi}>; rel="service-desc", <${PAGE_PATHS.developers}>; rel="service-doc"`,
  "Referrer-Policy": "no-referrer",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** Returns an ASCII name for old clients and the full one (RFC 6266, RFC 8187). */
export function attachmentHeader(fileName: string): string {
  const ascii = fileName.replace(/[^ -~]|["%\\]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
