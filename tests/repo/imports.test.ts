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
  "shared/lettering": [],
  "shared/sorting": ["shared/machine"],
  "shared/package": ["shared/*"],
  worker: ["shared/*"],
  web: ["web/*", "shared/*"],
  "web/words": ["shared/*"],
  "web/ui": [],
  "web/styles": [],
  "web/shell": ["web/screen", "web/ui", "web/offline", "web/download", "web/editor", "web/shelf", "shared/*"],
  "web/shelf": ["web/many", "web/download", "web/ui", "web/screen", "shared/*"],
  "web/edit": ["web/picture", "web/uploader", "shared/*"],
  "web/store": ["web/unpack", "shared/*"],
  "web/sorting": ["web/threads", "shared/*"],
  "web/threads": [],
  "web/unpack": ["web/threads", "shared/*"],
  "web/download": ["web/ui"],
  "web/offline": ["web/threads", "web/ui"],
  "web/screen": ["web/ui", "shared/*"],
  "web/picker": ["web/ui", "shared/*"],
  "web/picture": ["web/threads", "web/ui", "shared/*"],
  "web/editor": ["web/picture", "web/ui", "shared/*"],
  "web/looks": [
    "web/ui",
    "web/screen",

    "shared/*",
  ],
  "web/drop": [
    "web/picture",
    "web/threads",
    "web/ui",
    "web/screen",
    "web/editor",
    "web/looks",
    "web/sorting",
    "web/unpack",
    "web/packages",
    "shared/*",
  ],
  "web/wizard": [
    "web/picture",
    "web/ui",
    "web/screen",
    "web/picker",
    "web/editor",
    "web/looks",

    "web/sorting",
    "shared/*",
  ],
  "web/exports": ["web/picture", "web/download", "web/screen", "web/threads", "shared/*", "package.json"],
  "web/review": ["web/download", "web/ui", "web/shelf", "web/screen", "web/exports", "shared/*"],
  "web/try": ["web/ui", "web/screen", "web/exports", "shared/*"],
  "web/many": ["web/picture", "web/download", "web/ui", "web/screen", "web/exports", "shared/*"],
  "web/uploader": [
    "web/picture",
    "web/download",
    "web/ui",
    "web/screen",
    "web/exports",
    "web/editor",
    "web/sorting",
    "shared/*",
  ],
  "web/packages": [
    "web/download",
    "web/exports",
    "web/picture",
    "web/screen",
    "web/sorting",
    "web/threads",
    "web/ui",
    "web/unpack",
    "shared/*",
  ],
  "web/pages": ["web/download", "web/ui", "web/shelf", "web/screen", "web/exports", "shared/*"],
  "web/dev": ["web/ui", "web/screen", "web/shell", "web/styles"],
};

/** What every room may import that shows or changes designs; those below it may not. */
const DOOR = ["web/edit", "web/store"];
const BELOW_DOOR = [
  "web/picker",
  "web/picture",
  "web/sorting",
  "web/store",
  "web/styles",
  "web/threads",
  "web/ui",
  "web/unpack",
  "web/words",
];

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
  const isDoor = DOOR.includes(to) && from.startsWith("web/") && !BELOW_DOOR.includes(from);
  return from === to || isWords || isDoor || rooms.includes(to) || rooms.includes(`${to.split("/")[0]}/*`);
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
