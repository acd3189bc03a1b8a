import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../web/messages/languages.ts";
import { ROOT, readSource } from "../support/sources.ts";

/* What the documents say about the tree itself. */

const documents = execFileSync("git", ["ls-files", "*.md"], { cwd: ROOT, encoding: "utf8" })
  .trim()
  .split("\n");

/** What the documents name by this pattern that is not there, each with the document that names it. */
const findMissing = (pattern: RegExp, isThere: (name: string, document: string) => boolean) =>
  documents.flatMap((document) =>
    [...readSource(document).matchAll(pattern)]
      .filter(([, name = ""]) => !isThere(name, document))
      .map(([, name]) => `${document} names ${name}`),
  );
const exists = (...path: string[]) => existsSync(join(ROOT, ...path));

describe("documents", () => {
  it("link to files that exist", () => {
    const links = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
    expect(findMissing(links, (name, document) => exists(dirname(document), name))).toEqual([]);
  });

  it("name files and folders that exist", () => {
    const paths = /`((?:shared|web|worker|tests|scripts|public|artwork|\.github)\/[\w./-]+)`/g;
    const isThere = (name: string, document: string) => exists(name) || exists(dirname(document), name);
    expect(findMissing(paths, isThere)).toEqual([]);
  });

  it("name modules that exist", () => {
    const tracked = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
    const modules = new Set(tracked.map((file) => basename(file)));
    expect(findMissing(/`([\w-]+(?:\.\w+)*\.tsx?)`/g, (name) => modules.has(name))).toEqual([]);
  });

  it("promise the browsers that the page asks of older ones", async () => {
    const promised = /\*\*Browsers:\*\* (.+)/.exec(readSource("README.md"))?.[1]?.match(/\d+(\.\d+)?/g);
    expect(promised).toEqual(["123", "125", "17.5", "17.5"]);
    for (const language of Object.keys(LANGUAGES)) {
      const { HTML_HEAD } = await import(`../../web/messages/${language}/html-head.ts`);
      expect(HTML_HEAD.outdated("Brewscreen").match(/\d+(\.\d+)?/g), language).toEqual(promised);
    }
    expect(readSource("web/index.html")).toContain(" hidden>%VITE_OUTDATED%</p>");
    // Chrome 123 and Safari 17.5 are the first with light-dark(), Firefox 125 with popovers. Older browsers may not
    // even parse our scripts.
    expect(readSource("web/styles/base.css").replace(/\s+/g, " ")).toContain(
      "@supports not ((color: light-dark(red, red)) and selector(:popover-open)) { #outdated { display: block; } }",
    );
  });

  it("name commands that package.json has", () => {
    const { scripts } = JSON.parse(readSource("package.json")) as { scripts: Record<string, string> };
    const known = [...Object.keys(scripts), "install", "ci", "pack", "publish", "registry", "package"];
    expect(findMissing(/(?:`|^)npm (?:run )?([a-z][a-z:]*)\b/gm, (name) => known.includes(name))).toEqual([]);
  });
});
