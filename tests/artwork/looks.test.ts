import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { defaultImage, sizeText } from "../../shared/machine/questions.ts";
import { CLASSIC } from "../../shared/machines/classic/model.ts";

const FOLDER = fileURLToPath(new URL("../../public/images/looks", import.meta.url));
const MOST_BYTES = 3_000_000;
/** A look's screensavers are numbered; there is room for four. */
const SAVER = /^screensaver\/[1-4]\.webp$/;

const looks = (): string[] => readdirSync(FOLDER).sort();
const files = (look: string): string[] =>
  readdirSync(join(FOLDER, look), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(FOLDER, look).length + 1))
    .sort();
const bytes = (look: string, path: string): Buffer => readFileSync(join(FOLDER, look, path));

/** Width and height of a lossy WebP, as "302x485", from its key frame's header. */
function webpSize(file: Buffer): string {
  expect(file.toString("latin1", 0, 4)).toBe("RIFF");
  expect(file.toString("latin1", 8, 16)).toBe("WEBPVP8 ");
  expect(file.readUInt32LE(4) + 8, "whole").toBe(file.length);
  expect(file.readUIntLE(23, 3), "a key frame").toBe(0x2a019d);
  return `${file.readUInt16LE(26) & 0x3fff}x${file.readUInt16LE(28) & 0x3fff}`;
}

/** Every slot of every count: the bundled defaults' path below the look's folder, and the exact size. */
const slots = new Map(
  CLASSIC.categories.flatMap((category) =>
    category.kind === "slots"
      ? category.arrangements.flatMap(({ count, size, places }) =>
          places.map(({ slot }): [string, string] => [
            defaultImage(category, count, slot)
              .replace("/images/defaults/", "")
              .replace(/\.png$/, ".webp"),
            sizeText(size),
          ]),
        )
      : [],
  ),
);

describe.each(looks())("the look %s", (look) => {
  it("has a picture of the exact size for every slot of every count", () => {
    for (const [path, size] of slots) expect(webpSize(bytes(look, path)), path).toBe(size);
  });

  it("has screensavers, and nothing that no slot shows", () => {
    const others = files(look).filter((path) => !slots.has(path));
    expect(others.length).toBeGreaterThan(0);
    for (const path of others) {
      expect(path).toMatch(SAVER);
      expect(webpSize(bytes(look, path)), path).toBe(sizeText(CLASSIC.screen));
    }
  });

  it(`weighs under ${MOST_BYTES / 1e6} MB`, () => {
    const total = files(look).reduce((sum, path) => sum + bytes(look, path).length, 0);
    expect(total).toBeLessThan(MOST_BYTES);
  });
});
