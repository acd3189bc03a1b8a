import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { findSources, readSource } from "../support/sources.ts";

/* Styles that nothing uses, and names that no style has: neither TypeScript nor the build finds them. */

const sources = findSources("web/**/*.{ts,tsx}").map((file) => ({ file, text: readSource(file) }));
const sheets = findSources("web/**/*.css").map((file) => ({
  file,
  text: readSource(file).replace(/\/\*.*?\*\//gs, ""),
}));

/** The classes that a sheet has rules for. */
const classesOf = (text: string): Set<string> =>
  new Set(
    [...text.replace(/\{[^{}]*\}/g, " ").matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name),
  );

/** Where a CSS module is imported: under which name, in which text. */
const usersOf = (sheet: string) =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)]
      .filter(([, , path = ""]) => join(dirname(file), path) === sheet)
      .map(([, name = ""]) => ({ file, name, text })),
  );

const modules = sheets
  .filter(({ file }) => file.endsWith(".module.css"))
  .map(({ file, text }) => ({ file, classes: classesOf(text), users: usersOf(file) }));

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((m) => m[1] ?? "");

describe("styles", () => {
  it("no two CSS modules have one name, after which their classes are called", () => {
    const names = modules.map(({ file }) => basename(file));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it("every CSS module is imported, and every class of it is used", () => {
    expect(modules.length).toBeGreaterThan(20);
    const unused = modules.flatMap(({ file, classes, users }) => {
      // A lookup by a value may be of any class.
      if (users.some(({ name, text }) => new RegExp(`\\b${name}\\[`).test(text))) return [];
      const used = new Set(
        users.flatMap(({ name, text }) => matches(text, new RegExp(`\\b${name}\\.(\\w+)`, "g"))),
      );
      return [...classes].filter((each) => !used.has(each)).map((each) => `${file} .${each}`);
    });
    expect(unused).toEqual([]);
    expect(modules.filter(({ users }) => users.length === 0)).toEqual([]);
  });

  it("every class that a component asks for has a rule", () => {
    const missing = modules.flatMap(({ classes, users }) =>
      users.flatMap(({ file, name, text }) =>
        matches(text, new RegExp(`\\b${name}\\.(?!module\\.css)(\\w+)`, "g"))
          .filter((each) => !classes.has(each))
          .map((each) => `${file} ${name}.${each}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it("every custom property is defined, and every one that is defined is used", () => {
    const all = [...sheets, ...sources].map(({ text }) => text).join("\n");
    const defined = new Set(matches(all, /(--[a-z][\w-]*)["']?\]?\s*:/g));
    const used = new Set(matches(all, /(?:var\(|["'])(--[a-z][\w-]*)/g));
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
    expect([...defined].filter((name) => !used.has(name))).toEqual([]);
  });
});
