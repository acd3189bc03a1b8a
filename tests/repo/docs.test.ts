import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

/* What the documents say about the tree itself. */

const ROOT = join(import.meta.dirname, "../..");
const documents = execFileSync("git", ["ls-files", "*.md"], { cwd: ROOT, encoding: "utf8" })
  .trim()
  .split("\n");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

describe("documents", () => {
  it("link to files that exist", () => {
    const missing = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .map(([, target = ""]) => join(dirname(file), target))
        .filter((target) => !existsSync(join(ROOT, target)))
        .map((target) => `${file} links to ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it("name files and folders that exist", () => {
    const missing = documents.flatMap((file) =>
      [...read(file).matchAll(/`((?:shared|web|worker|tests|scripts|public|artwork|\.github)\/[\w./-]+)`/g)]
        .map(([, target = ""]) => target)
        .filter((target) => !existsSync(join(ROOT, target)) && !existsSync(join(ROOT, dirname(file), target)))
        .map((target) => `${file} names ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it("name modules that exist", () => {
    const tracked = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
    const modules = new Set(tracked.map((file) => basename(file)));
    const missing = documents.flatMap((file) =>
      [...read(file).matchAll(/`([\w-]+(?:\.\w+)*\.tsx?)`/g)]
        .map(([, module = ""]) => module)
        .filter((module) => !modules.has(module))
        .map((module) => `${file} names ${module}`),
    );
    expect(missing).toEqual([]);
  });

  it("name commands that package.json has", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const missing = documents.flatMap((file) =>
      [...read(file).matchAll(/(?:`|^)npm (?:run )?([a-z][a-z:]*)\b/gm)]
        .map(([, command = ""]) => command)
        .filter((command) => !["install", "ci", "pack", "publish", "registry", "package"].includes(command))
        .filter((command) => !(command in scripts))
        .map((command) => `${file} names npm run ${command}`),
    );
    expect(missing).toEqual([]);
  });
});
