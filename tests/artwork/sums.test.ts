import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { isBundledBlob } from "../../web/looks/bundled-sums.ts";
import { bundledBytes, bundledPaths } from "./files.ts";

const DEFAULTS = bundledPaths().filter((path) => path.startsWith("/images/defaults/"));
const sumOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

it.each(DEFAULTS)("%s is known again by its bytes when it is uploaded", (path) => {
  const bytes = bundledBytes(path);
  expect(isBundledBlob(sumOf(bytes))).toBe(true);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(isBundledBlob(sumOf(bytes)), "with one bit changed").toBe(false);
});

it("knows the pictures of earlier releases too", () => {
  // The kraft bag and the iced screensaver as they were until November 2026.
  for (const sum of BEFORE) expect(isBundledBlob(sum)).toBe(true);
});

const BEFORE = [
  "67e2c4d509c38af3d646abc21fb687cde4849c4f4ad871d851d42124b314b241",
  "63eab8f9da7229d849f505943fcf1e2e9c181dd230bbeff3f8e6e0287fc08653",
];
