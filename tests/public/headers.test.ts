import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ANSWER_HEADERS } from "../../worker/response.ts";
import { observatory } from "../support/observatory.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** The rules of public/_headers: a path, and below it, indented, its headers. */
const RULES = read("public/_headers")
  .split(/\n(?=\S)/)
  .map((rule) => {
    const [path = "", ...lines] = rule.trim().split("\n");
    const headers = lines.map((line): [string, string] => {
      const [name = "", ...value] = line.trim().split(": ");
      return [name, value.join(": ")];
    });
    return { path, headers };
  });

describe("a page's headers", () => {
  const page = new Headers(RULES.find(({ path }) => path === "/*")?.headers);

  it("score 130 by the Observatory's table", () => {
    const { score, findings } = observatory(page, read("web/index.html"));
    console.log(`Observatory, pages: ${score}`);
    expect(findings).toEqual([
      "csp-implemented-with-no-unsafe-default-src-none",
      "cookies-not-found",
      "cross-origin-resource-sharing-not-implemented",
      "referrer-policy-private",
      "hsts-implemented-max-age-at-least-six-months",
      "sri-not-implemented-but-all-scripts-loaded-from-secure-origin",
      "x-content-type-options-nosniff",
      "x-frame-options-implemented-via-csp",
      "cross-origin-resource-policy-implemented-with-same-origin",
    ]);
    expect(score).toBe(130);
  });

  it("promise HTTPS as the API's do, so that neither takes the other's promise back", () => {
    expect(ANSWER_HEADERS["Strict-Transport-Security"]).toBe(page.get("Strict-Transport-Security"));
  });

  it.each([
    ["without any header", {}, 30],
    ["with scripts inside the page", { "Content-Security-Policy": "script-src 'self' 'unsafe-inline'" }, 80],
    [
      "with styles inside the page",
      { "Content-Security-Policy": "default-src 'self'; style-src 'unsafe-inline'" },
      115,
    ],
    ["with a short promise of HTTPS", { "Strict-Transport-Security": "max-age=86400" }, 120],
    ["with plain pictures", { "Content-Security-Policy": "default-src 'none'; img-src http://a.test" }, 105],
  ])("would score less %s", (_, changed, expected) => {
    const headers = new Headers(Object.keys(changed).length > 0 ? page : {});
    for (const [name, value] of Object.entries(changed)) headers.set(name, value);
    expect(observatory(headers, "<script src=/a.js>").score).toBe(expected);
  });
});
