import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
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
