import { exports } from "cloudflare:workers";
import { expect } from "vitest";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { PackageConfig } from "../../shared/package/config.ts";
import type { ProblemDetails } from "../../shared/package/problems.ts";
import { createOpenApiDocument } from "../../worker/openapi.ts";
import { readZip } from "../support/read-zip.ts";

export const PACKAGE_URL = "https://brewscreen.test/api/create-package";

export type RequestFiles = Record<string, { data: string; name?: string }>;

/** The worker's own fetch handler, by way of the runtime. */
const worker = (exports as { default: Fetcher }).default;

export const send = (init: RequestInit = {}, url = PACKAGE_URL): Promise<Response> =>
  worker.fetch(url, { method: "POST", ...init });

export const sendJson = (body: BodyInit, headers: Record<string, string> = {}): Promise<Response> =>
  send({ body, headers: { "Content-Type": "application/json", ...headers } });

export const dataUrl = (bytes: Uint8Array): string => `data:image/png;base64,${bytes.toBase64()}`;

/** A body, sent in pieces of the given lengths and therefore without a Content-Length. */
export function inPieces(body: Uint8Array, ...lengths: number[]): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      const length = lengths.length > 1 ? (lengths.shift() ?? 1) : (lengths[0] ?? body.length);
      if (at >= body.length) return controller.close();
      controller.enqueue(body.slice(at, at + length));
      at += length;
    },
  });
}

/** The entries of an answer that must be a package, its files, and its config. */
export async function opened(response: Response) {
  expect(response.status).toBe(200);
  const entries = readZip(await response.bytes());
  const config = JSON.parse(new TextDecoder().decode(entries[0]?.bytes)) as PackageConfig;
  return { entries, files: entries.slice(1), config };
}

/** The codes of a status in the description of the endpoint. */
function describedCodes(status: number): unknown {
  const { paths } = createOpenApiDocument(ACTIVE.model) as {
    paths: Record<string, { post: { responses: object } }>;
  };
  const responses = paths["/api/create-package"]?.post.responses as Record<string, Described> | undefined;
  return responses?.[status]?.content["application/problem+json"]?.schema.allOf[1]?.properties?.code.enum;
}

interface Described {
  content: Record<string, { schema: { allOf: { properties?: { code: { enum: string[] } } }[] } }>;
}

/**
 * Expects a problem of that status, code and pointer, which the API's description must know too, and
 * answers all of it.
 */
export async function expectProblem(
  response: Response,
  status: number,
  code: string,
  pointer = "",
): Promise<ProblemDetails> {
  const problem = await response.json<ProblemDetails>();
  expect(problem).toMatchObject({ status, code, pointer });
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  expect(problem.detail).toMatch(/^\S.+\.$/s);
  if (status !== 404) expect(describedCodes(status)).toContain(code);
  return problem;
}
