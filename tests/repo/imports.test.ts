import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";

/*
 * Who may import whom. A room is a folder of shared/ or web/, or the whole of worker/. Files that lie
 * directly in web/ put the app together and may import every room of web/. Every room of web/ may import the
 * words.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  "shared/machine": [],
  "shared/machines": ["shared/machine"],
  shared: [],
  "shared/crc": [],
  "shared/png": ["shared/crc"],
  "shared/archive": ["shared/crc"],
  "shared/model": ["shared/machine"],
  "shared/package": ["shared/*"],
  worker: ["shared/*"],
  web: ["web/*", "shared/*"],
  "web/words": ["shared/*"],
  "web/ui": [],
  "web/styles": [],
  "web/shell": [
    "web/screen",
    "web/ui",
    "web/offline",
    "web/document",
    "web/storage",
    "web/download",
    "web/branding",
    "web/shelf",
    "shared/*",
  ],
  "web/shelf": [
    "web/document",
    "web/storage",
    "web/many",
    "web/download",
    "web/ui",
    "web/screen",
    "shared/*",
  ],
  "web/branding": ["web/letter-tabs", "web/recipes", "web/storage", "web/ui", "shared/*"],
  "web/document": ["shared/*"],
  "web/adapter": ["web/uploader", "web/document", "web/recipes", "web/storage", "web/store", "shared/*"],
  "web/store": ["web/intake", "web/unpack", "shared/*"],
  "web/storage": ["web/store", "web/adapter", "web/document", "web/recipes", "shared/*"],
  "web/sorting": ["web/threads", "shared/*"],
  "web/threads": [],
  "web/unpack": ["web/threads", "shared/*"],
  "web/intake": ["web/threads", "shared/*"],
  "web/download": ["web/ui"],
  "web/offline": ["web/threads", "web/ui"],
  "web/screen": ["web/store", "web/document", "web/storage", "web/ui", "shared/*"],
  "web/picker": ["web/ui", "shared/*"],
  "web/lettering": ["web/intake", "web/threads", "shared/*"],
  "web/fit": ["web/intake", "web/threads", "web/ui", "shared/*"],
  "web/picture": ["web/fit", "web/lettering", "web/intake", "web/threads", "shared/*"],
  "web/recipes": [
    "web/store",
    "web/fit",
    "web/intake",
    "web/storage",
    "web/document",
    "web/lettering",
    "shared/*",
  ],
  "web/letter-tabs": [
    "web/store",
    "web/fit",
    "web/intake",
    "web/lettering",
    "web/recipes",
    "web/storage",
    "web/ui",
    "shared/*",
  ],
  "web/looks": [
    "web/store",
    "web/document",
    "web/storage",
    "web/recipes",
    "web/ui",
    "web/screen",
    "web/lettering",
    "shared/*",
  ],
  "web/drop": [
    "web/store",
    "web/document",
    "web/storage",
    "web/intake",
    "web/threads",
    "web/ui",
    "web/screen",
    "web/fit",
    "web/recipes",
    "web/looks",
    "web/sorting",
    "web/unpack",
    "web/packages",
    "shared/*",
  ],
  "web/wizard": [
    "web/store",
    "web/document",
    "web/storage",
    "web/intake",
    "web/ui",
    "web/screen",
    "web/picker",
    "web/fit",
    "web/recipes",
    "web/looks",
    "web/lettering",
    "web/letter-tabs",
    "web/branding",
    "web/sorting",
    "shared/*",
  ],
  "web/exports": ["web/intake", "web/download", "web/screen", "web/threads", "shared/*", "package.json"],
  "web/review": [
    "web/document",
    "web/storage",
    "web/download",
    "web/ui",
    "web/shelf",
    "web/screen",
    "web/exports",
    "shared/*",
  ],
  "web/try": ["web/storage", "web/ui", "web/screen", "web/exports", "shared/*"],
  "web/many": [
    "web/adapter",
    "web/store",
    "web/document",
    "web/storage",
    "web/intake",
    "web/fit",
    "web/lettering",
    "web/recipes",
    "web/download",
    "web/ui",
    "web/screen",
    "web/exports",
    "shared/*",
  ],
  "web/uploader": [
    "web/intake",
    "web/download",
    "web/ui",
    "web/screen",
    "web/exports",
    "web/fit",
    "web/sorting",
    "shared/*",
  ],
  "web/packages": [
    "web/adapter",
    "web/store",
    "web/document",
    "web/download",
    "web/exports",
    "web/intake",
    "web/screen",
    "web/sorting",
    "web/storage",
    "web/threads",
    "web/ui",
    "web/unpack",
    "shared/*",
  ],
  "web/pages": [
    "web/document",
    "web/storage",
    "web/download",
    "web/ui",
    "web/shelf",
    "web/screen",
    "web/exports",
    "shared/*",
  ],
  "web/dev": ["web/ui", "web/screen", "web/shell", "web/styles"],
};

const ROOT = join(import.meta.dirname, "../..");
const IMPORT = /(?:from|import)\s*\(?\s*["'](\.[^"']+)["']|new URL\(\s*["'](\.[^"']+\.ts)["']/g;

/** "web/ui/Button.tsx" is in the room "web/ui", "web/main.tsx" in "web", "worker/x/y.ts" in "worker". */
function roomOf(file: string): string {
  const [side = "", ...rest] = file.split("/");
  return side === "worker" || rest.length < 2 ? side : `${side}/${rest[0]}`;
}

const files = globSync("{shared,web,worker}/**/*.{ts,tsx}", { cwd: ROOT }).sort();
const imports = files.flatMap((file) =>
  [...readFileSync(join(ROOT, file), "utf8").matchAll(IMPORT)].map((match) => ({
    file,
    target: relative(ROOT, join(ROOT, dirname(file), match[1] ?? match[2] ?? "")),
  })),
);

function allowed(from: string, to: string): boolean {
  const rooms = MAY_IMPORT[from] ?? [];
  const isWords = to === "web/words" && from.startsWith("web/");
  return from === to || isWords || rooms.includes(to) || rooms.includes(`${to.split("/")[0]}/*`);
}

describe("import rules", () => {
  it("sees the imports", () => {
    expect(imports.length).toBeGreaterThan(10);
  });

  it("every room is in the table", () => {
    expect([...new Set(files.map(roomOf))].filter((room) => !(room in MAY_IMPORT))).toEqual([]);
  });

  it("no room imports what it may not", () => {
    const broken = imports.filter(({ file, target }) => !allowed(roomOf(file), roomOf(target)));
    expect(broken.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  it("every grant is used", () => {
    const used = (from: string, to: string) =>
      imports.some(
        ({ file, target }) =>
          roomOf(file) === from && (roomOf(target) === to || `${target.split("/")[0]}/*` === to),
      );
    const unused = Object.entries(MAY_IMPORT).flatMap(([from, rooms]) =>
      rooms.filter((to) => !used(from, to)).map((to) => `${from} may import ${to}`),
    );
    expect(unused).toEqual([]);
  });
});
