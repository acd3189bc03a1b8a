import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { expectStrict } from "../support/strict-headers.ts";

const DIST = process.env.BREWSCREEN_PRODUCT || join(import.meta.dirname, "../../dist");

/** By the ending of a file's name. Texts and XML say that they are UTF-8. */
const TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css; charset=utf-8$/,
  html: /^text\/html; charset=utf-8$/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  js: /^(text\/javascript; charset=utf-8|application\/javascript)$/,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml; charset=utf-8$/,
  ttf: /^font\/ttf$/,
  txt: /^text\/plain; charset=utf-8$/,
  wasm: /^application\/wasm$/,
  webmanifest: /^application\/manifest\+json$/,
  webp: /^image\/webp$/,
  woff2: /^font\/woff2$/,
};
const endingOf = (path: string) => path.split(".").at(-1) ?? "";
const ask = (path: string) => fetch(`${inject("baseUrl")}/${path}`);

it("every kind of file comes with its type and the strict headers", async () => {
  const files = globSync("**/*.*", { cwd: DIST }).filter((path) => !path.startsWith("_"));
  const kinds = new Map(files.map((path) => [endingOf(path), path]));
  expect([...kinds.keys()].sort()).toEqual(Object.keys(TYPES).sort());
  for (const [ending, path] of kinds) {
    const { status, headers } = await ask(path);
    expect([status, headers.get("Content-Type")], path).toEqual([
      200,
      expect.stringMatching(TYPES[ending] ?? ""),
    ]);
    expectStrict(headers);
  }
});

it.each([
  ...[
    ".git/HEAD",
    ".git/config",
    ".env",
    ".well-known/none",
    "_worker.js",
    "package.json",
    "../package.json",
  ],
  ...["assets/none.js", "images/none.png", "images/none", "api/none", "none.png", "none/index.php"],
  "stored-images/none",
])("/%s is not there", async (path) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(404);
  expectStrict(headers);
});

it("style sheets keep what only iPhones and iPads read", () => {
  const styles = globSync("assets/*.css", { cwd: DIST }).map((path) =>
    readFileSync(join(DIST, path), "utf8"),
  );
  // Without it, iPhones held sideways enlarge some texts.
  expect(styles.join("\n")).toContain("-webkit-text-size-adjust:100%");
});
