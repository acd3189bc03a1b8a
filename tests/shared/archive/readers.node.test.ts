import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { deflateSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type ArchiveEntry,
  createArchive,
  createDeflatedEntry,
  createStoredEntry,
} from "../../../shared/archive/write-archive.ts";
import { joined, noise } from "../../support/bytes.ts";
import { png } from "../../support/png.ts";
import { needs } from "../../support/programs.ts";
import { ZIP_READERS } from "../../support/zip-readers.ts";

const text = new TextEncoder().encode("Brewscreen ".repeat(500));

/** An archive with everything that the dialect has. */
const ENTRIES: ArchiveEntry[] = [
  createStoredEntry("config.json", new TextEncoder().encode('{"version":"1.0"}\n')),
  createDeflatedEntry("README.txt", {
    crc32: crc32(text),
    size: text.length,
    deflated: deflateSync(text, { level: 6 }),
  }),
  createStoredEntry("screensaver/photo.png", png(1024, 768, { noise: 255 })),
  createStoredEntry("icons/one-block.bin", noise(65_535)),
  createStoredEntry("icons/one-more.bin", noise(65_536)),
  createStoredEntry("Hot Cup Size Images/regular.png", png(8, 8)),
  createStoredEntry("empty.bin", new Uint8Array()),
  ...Array.from({ length: 300 }, (_, i) => createStoredEntry(`many/${i}.bin`, noise(i, i))),
];

let folder = "";
let file = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "archive-"));
  file = join(folder, "package.mp");
  const archive = createArchive(ENTRIES);
  if (!archive.ok) throw new Error(archive.fault);
  writeFileSync(file, joined(archive.chunks()));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("an archive is read whole by", () => {
  for (const reader of ZIP_READERS) {
    it(reader.name, needs(reader.program), () => {
      const expected = ENTRIES.map(({ path, size, crc32 }) => [path, { size, crc32 }]);
      expect(reader.read(file)).toEqual(Object.fromEntries(expected));
    });
  }
});
