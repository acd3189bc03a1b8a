import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const read = (file: string) => readFileSync(join(import.meta.dirname, "../..", file), "utf8");

it("a release has one number, and an entry in the changelog", () => {
  const [product, cli, lock] = ["package.json", "cli/package.json", "package-lock.json"].map(
    (file): string => JSON.parse(read(file)).version,
  );
  expect([cli, lock]).toEqual([product, product]);
  const [, newest] = /^## (\d\S*)/m.exec(read("CHANGELOG.md")) ?? [];
  expect(newest).toBe(product);
});
