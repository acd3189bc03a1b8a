import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { REQUEST_LIMITS } from "../../../shared/package/limits.ts";
import { PROBLEMS } from "../../../shared/package/problems.ts";

const README = readFileSync(new URL("../../../worker/README.md", import.meta.url), "utf8");

it("the endpoint's document has every code with its status, and no other", () => {
  const rows = [...README.matchAll(/^\| (\d{3}) \| `([\w-]+)` \|/gm)].map(([, status, code]) => [
    code,
    Number(status),
  ]);
  const problems = Object.entries(PROBLEMS).map(([code, { status }]) => [code, status]);
  expect(rows.sort()).toEqual(problems.sort());
});

it("the endpoint's document has every limit", () => {
  const [, table = ""] = /\n## Limits\n(.*?)\n## /s.exec(README) ?? [];
  for (const [what, limit] of Object.entries(REQUEST_LIMITS))
    expect(table, what).toMatch(new RegExp(`\\b${limit.toLocaleString("en-US")}\\b`));
});
