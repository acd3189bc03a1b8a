import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  type Look,
  lookListPicturePaths,
  lookPicturePath,
  showcasePicturePath,
} from "../../shared/machine/looks.ts";
import { findArrangement, formatSize } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { MACHINES } from "../../shared/machines/index.ts";

const PUBLIC = fileURLToPath(new URL("../../public", import.meta.url));
const MOST_BYTES = 3_000_000;

const LOOKS = (
  await Promise.all(
    MACHINES.map(async ({ model, looks }) =>
      (await looks()).map((look) => ({ name: look.name, look, model })),
    ),
  )
).flat();

/**
 * The paths of a look's pictures, for every slot of every count, every list and every screen that the home page
 * shows, and the size that each must have.
 */
const lookSizes = (model: MachineModel, look: Look): [path: string, size: string][] => [
  ...model.categories.flatMap((category) =>
    category.kind === "list"
      ? lookListPicturePaths(look, category).map((path): [string, string] => [path, formatSize(model.screen)])
      : category.arrangements.flatMap(({ count, size, places }) =>
          places.map(({ slot }): [string, string] => [
            lookPicturePath(look, category, count, slot),
            formatSize(size),
          ]),
        ),
  ),
  ...model.categories.flatMap((category) => {
    if (category.kind === "list" || !look.shown.includes(category.id)) return [];
    const { size, places } = findArrangement(category, category.counts?.initial);
    return places.map(({ slot }): [string, string] => [
      showcasePicturePath(look, category, slot),
      formatSize(size),
    ]);
  }),
];

const bytes = (path: string): Buffer => readFileSync(join(PUBLIC, path));

/** Width and height of a lossy WebP, as "302x485", from its key frame's header. */
function webpSize(file: Buffer): string {
  expect(file.toString("latin1", 0, 4)).toBe("RIFF");
  expect(file.toString("latin1", 8, 16)).toBe("WEBPVP8 ");
  expect(file.readUInt32LE(4) + 8, "whole").toBe(file.length);
  expect(file.readUIntLE(23, 3), "a key frame").toBe(0x2a019d);
  return `${file.readUInt16LE(26) & 0x3fff}x${file.readUInt16LE(28) & 0x3fff}`;
}

describe.each(LOOKS)("the look $name", ({ look, model }) => {
  const pictures = new Map(lookSizes(model, look));

  it("has a picture of the exact size for every slot of every count, and some for a list", async () => {
    for (const [path, size] of pictures) {
      const { info } = await sharp(bytes(path)).raw().toBuffer({ resolveWithObject: true });
      expect([webpSize(bytes(path)), `${info.width}x${info.height}`], path).toEqual([size, size]);
    }
    for (const count of Object.values(look.lists)) expect(count).toBeGreaterThan(0);
  });

  it("has nothing that no slot shows", () => {
    const files = readdirSync(join(PUBLIC, look.folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(PUBLIC.length));
    expect(files.sort()).toEqual([...pictures.keys()].sort());
  });

  it(`weighs under ${MOST_BYTES / 1e6} MB`, () => {
    const total = [...pictures.keys()].reduce((sum, path) => sum + bytes(path).length, 0);
    expect(total).toBeLessThan(MOST_BYTES);
  });
});

it("lists every look that has pictures", () => {
  const folders = readdirSync(join(PUBLIC, "images/looks")).map((name) => `/images/looks/${name}`);
  expect(folders.sort()).toEqual(LOOKS.map(({ look }) => look.folder).sort());
});
