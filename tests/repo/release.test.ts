import { expect, it } from "vitest";
import { readSource } from "../support/sources.ts";

it("a release has one number, and an entry in the changelog", () => {
  const [product, cli, lock] = ["package.json", "cli/package.json", "package-lock.json"].map(
    (file): string => JSON.parse(readSource(file)).version,
  );
  expect([cli, lock]).toEqual([product, product]);
  const [, newest] = /^## (\d\S*)/m.exec(readSource("CHANGELOG.md")) ?? [];
  expect(newest).toBe(product);
});
