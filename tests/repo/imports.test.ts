import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { findSources, readSource } from "../support/sources.ts";

/*
 * Which rooms may import which. A room is a folder of shared/ or web/, the files that lie directly in one of them, or
 * the whole of worker/ or cli/. A room imports only rooms of lower rows; features, which share a row, never import each other.
 */
const WEB: readonly (readonly string[])[] = [
  ["web", "web/dev"],
  ["web/app"],
  ["web/wizard", "web/import", "web/machines", "web/review", "web/packages"],
  ["web/looks"],
  ["web/editor", "web/exports"],
  ["web/screen"],
  ["web/edit"],
  ["web/picture", "web/store"],
  ["web/files"],
  ["web/threads", "web/ui", "web/styles", "web/fonts"],
  ["web/messages"],
];
const SHARED: readonly (readonly string[])[] = [
  ["shared/package"],
  ["shared/model", "shared/sorting", "shared/archive", "shared/png", "shared/lettering"],
  ["shared/machines", "shared/crc"],
  ["shared/machine", "shared"],
];
const ROWS = [["cli"], ...WEB, ["worker"], ...SHARED];

/** What rows alone do not say. `*` is every room of a side. */
const FORBIDDEN: readonly (readonly [from: string, to: string, why: string])[] = [
  ["shared/model", "shared/machines", "edits work for any machine"],
  ["shared/sorting", "shared/machines", "sorting works for any machine"],
  ["shared/machines", "shared/crc", "machines are data"],
  ["web/styles", "*", "styles import nothing"],
  ["web/fonts", "*", "fonts import nothing"],
  ["web/ui", "shared/*", "components know no machine"],
  ["web/exports", "web/ui", "exports know no React"],
  ["cli", "worker", "the command and the endpoint are made of the same functions"],
];
const IMPORT =
  /(?:from|import)\s*\(?\s*["']((?:\.|#messages\/)[^"']+)["']|new URL\(\s*["'](\.[^"']+\.ts)["']/g;

/** "web/ui/Button.tsx" is in the room "web/ui", "web/main.ts" in "web", "worker/x/y.ts" in "worker". */
function roomOf(file: string): string {
  const [side = "", ...rest] = file.split("/");
  return side === "worker" || side === "cli" || rest.length < 2 ? side : `${side}/${rest[0]}`;
}

const files = findSources("{cli,shared,web,worker}/**/*.{ts,tsx}").filter(
  (file) => !file.startsWith("cli/dist/"),
);
const imports = files.flatMap((file) =>
  [...readSource(file).matchAll(IMPORT)].flatMap((match) => {
    const path = match[1] ?? match[2] ?? "";
    const target = path.startsWith("#")
      ? path.replace("#messages", "web/messages/en")
      : join(dirname(file), path);
    const [from, to] = [roomOf(file), roomOf(target)];
    return from === to ? [] : [{ file, target, from, to }];
  }),
);

const rowOf = (room: string): number => ROWS.findIndex((row) => row.includes(room));
function mayImport(from: string, to: string): boolean {
  if (to === "package.json") return true;
  const side = `${to.split("/")[0]}/*`;
  if (FORBIDDEN.some(([one, other]) => one === from && [to, side, "*"].includes(other))) return false;
  return rowOf(from) < rowOf(to) && !(to === "worker" && from.startsWith("web"));
}

describe("import rules", () => {
  it("sees the imports", () => {
    expect(imports.length).toBeGreaterThan(500);
  });

  it("every room is in a row", () => {
    expect([...new Set(files.map(roomOf))].filter((room) => rowOf(room) < 0)).toEqual([]);
  });

  it("no room imports what it may not", () => {
    const broken = imports.filter(({ from, to }) => !mayImport(from, to));
    expect(broken.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });
});

it("no module of the app awaits at its top, since Safari may run one that imports it too early", () => {
  const waiting = files.filter(
    (file) =>
      file.startsWith("web/") &&
      !file.startsWith("web/dev/") &&
      /^(?:export )?(?:(?:const|let) [^=\n]+= )?await\b/m.test(readSource(file)),
  );
  expect(waiting).toEqual([]);
});
