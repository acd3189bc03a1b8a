import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { RESPONSE_HEADERS } from "../../worker/response.ts";
import { expectStrictPage } from "../support/strict-headers.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** The first rule of public/_headers is that of every path. */
const [path, ...lines] =
  read("public/_headers")
    .split(/\n(?=\S)/)[0]
    ?.trim()
    .split("\n") ?? [];
const headers = new Headers(
  lines.map(
    (line) =>
      line
        .trim()
        .split(/: (.*)/)
        .slice(0, 2) as [string, string],
  ),
);

it("the headers of every page are as strict as can be, and promise HTTPS as the API's do", () => {
  expect(path).toBe("/*");
  expectStrictPage(headers, read("web/index.html"));
  // So that neither takes the other's promise back.
  expect(RESPONSE_HEADERS["Strict-Transport-Security"]).toBe(headers.get("Strict-Transport-Security"));
});
