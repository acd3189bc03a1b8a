import { deflateRawSync } from "node:zlib";
import { readArchiveDirectory, readArchiveEntry } from "../../../shared/archive/read-archive.ts";
import {
  type ArchiveReadLimits,
  type ArchiveSource,
  createBytesSource,
} from "../../../shared/archive/source.ts";
import { createArchive, createStoredEntry } from "../../../shared/archive/write-archive.ts";
import { joined, noise, sameBytes } from "../../support/bytes.ts";
import { rawZip } from "../../support/raw-zip.ts";
import { createPythonReader } from "../python.ts";
import { mustBe, mustEqual, type Reader, utf8 } from "../reader.ts";

const LIMITS: ArchiveReadLimits = { entries: 20, entryBytes: 60_000, bytes: 100_000 };
/** How often a byte is read at most: as part of the end, of a directory for each of eight ends, of an entry. */
const READINGS = 24;

/** With these, readers rightly differ: on which archive of the file is meant, or on its names. */
const AMBIGUOUS = [
  "junk-before",
  "junk-after",
  "comment",
  "names-beyond-ascii",
  "backslashes",
  "dot-slash",
] as const;

/** By path, size and CRC. */
type Row = readonly [path: string, size: number, crc32: number];
const readInPython = createPythonReader<Row[]>("unzip");

function counted(bytes: Uint8Array) {
  const source = createBytesSource(bytes);
  let count = 0;
  const read: ArchiveSource["read"] = (start, end) => {
    mustBe(start >= 0 && start <= end && end <= bytes.length, `read ${start} to ${end} of ${bytes.length}`);
    count += end - start;
    return source.read(start, end);
  };
  return { source: { length: bytes.length, read }, count: () => count };
}

async function check(bytes: Uint8Array): Promise<void> {
  const { source, count } = counted(bytes);
  const result = await readArchiveDirectory(source, LIMITS);
  const { entries, traits } = (result.ok ? result.directory : result.rest) ?? {};
  if (!entries || !traits) return;
  const files = new Map<string, Uint8Array>();
  let isWhole = result.ok;
  for (const entry of entries) {
    const file = entry.fault ?? (await readArchiveEntry(source, entry));
    if (typeof file === "string") isWhole = false;
    else files.set(entry.path, file);
  }
  const inflated = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  mustBe(entries.length <= LIMITS.entries && inflated <= LIMITS.bytes, `${inflated} bytes were inflated`);
  mustBe(count() <= READINGS * bytes.length, `${count()} bytes were read of ${bytes.length}`);

  const archive = createArchive([...files].map(([path, file]) => createStoredEntry(path, file)));
  if (archive.ok) {
    const again = createBytesSource(joined(archive.chunks()));
    const reread = await readArchiveDirectory(again, LIMITS);
    mustBe(reread.ok && reread.directory.traits.size === 0, "our own archive has a trait or fault");
    mustEqual(
      reread.directory.entries.map(({ path }) => path),
      [...files.keys()],
      "other files",
    );
    for (const entry of reread.directory.entries) {
      const file = await readArchiveEntry(again, entry);
      mustBe(typeof file !== "string" && sameBytes(file, files.get(entry.path) ?? utf8("-")), "another file");
    }
  }
  if (!isWhole || AMBIGUOUS.some((trait) => traits.has(trait))) return;
  const found = await readInPython(bytes);
  if (found === undefined || (found === null && traits.size > 0)) return;
  const rows = entries.map(({ path, size, crc32 }): Row => [path, size, crc32]);
  mustEqual(found, rows, "Python finds");
}

const A = { path: "a.txt", data: utf8("a".repeat(40)) };
const B = { path: "folder/b.txt", data: noise(30) };
const signature = (third: number, fourth: number) => Uint8Array.of(0x50, 0x4b, third, fourth);

export const reader: Reader = {
  seeds: [
    rawZip([A, B]),
    rawZip([
      { ...A, packed: A.data, both: { method: 0 } },
      { path: "folder/" },
      { path: "é", both: { flags: 0x800 } },
    ]),
    rawZip([{ ...A, both: { flags: 8 }, descriptor: Uint8Array.of(0x50, 0x4b, 7, 8, 0, 0, 0, 0) }], {
      wide: true,
    }),
    rawZip([B], { before: utf8("#!"), after: utf8("\n"), comment: "hello" }),
    rawZip([{ path: "bomb", packed: deflateRawSync(new Uint8Array(59_000)), both: { size: 59_000 } }]),
  ],
  words: [
    ...[signature(1, 2), signature(3, 4), signature(5, 6), signature(6, 6), signature(6, 7), signature(7, 8)],
    ...[Uint8Array.of(0xff, 0xff), Uint8Array.of(0xff, 0xff, 0xff, 0xff), Uint8Array.of(0, 0, 0, 0)],
    ...["../", "/", "\\", "C:"],
  ],
  check,
};
