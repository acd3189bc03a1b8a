import { crc32, deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { Inflate } from "fflate";
import { describe, expect, it, vi } from "vitest";
import { createArchive } from "../../../shared/archive/archive.ts";
import { readDirectory } from "../../../shared/archive/directory.ts";
import { createStoredEntry } from "../../../shared/archive/entry.ts";
import type { ArchiveDirectory, ArchiveReadLimits, DirectoryResult } from "../../../shared/archive/found.ts";
import { readEntry } from "../../../shared/archive/read-entry.ts";
import { type ArchiveSource, createBytesSource } from "../../../shared/archive/source.ts";
import { joined, noise } from "../../support/bytes.ts";
import { type Around, type RawEntry, rawZip } from "../../support/raw-zip.ts";

const KB = 1024;
const MB = 1024 * KB;
const LIMITS: ArchiveReadLimits = { entries: 2_000, entryBytes: 4 * MB, bytes: 16 * MB };

const text = (words: string) => new TextEncoder().encode(words);
const A: RawEntry = { path: "a.txt", data: text("a".repeat(500)) };
const B: RawEntry = { path: "folder/b.txt", data: noise(3_000) };

/** Nothing, deflated; zlib would take ten seconds for a hundred thousand of them. */
const NOTHING = Uint8Array.of(3, 0);

const read = (bytes: Uint8Array, limits = LIMITS): Promise<DirectoryResult> =>
  readDirectory(createBytesSource(bytes), limits);

async function directoryOf(bytes: Uint8Array): Promise<ArchiveDirectory> {
  const result = await read(bytes);
  if (!result.ok) throw new Error(result.fault);
  return result.directory;
}

/** What becomes of each entry: its length, or its fault, by path. */
async function outcomes(bytes: Uint8Array): Promise<[string, number | string][]> {
  const found: [string, number | string][] = [];
  for (const entry of (await directoryOf(bytes)).entries) {
    const file = entry.fault ?? (await readEntry(createBytesSource(bytes), entry));
    found.push([entry.path, typeof file === "string" ? file : file.length]);
  }
  return found;
}

const word = (value: number) => new Uint8Array(Uint32Array.of(value).buffer);
const wide = (...values: number[]) =>
  joined([Uint8Array.of(1, 0, values.length * 8, 0), ...values.flatMap((value) => [word(value), word(0)])]);

describe("an archive", () => {
  it("of our own dialect has no trait, and gives its files back", async () => {
    const data = noise(200_000);
    const archive = createArchive([
      createStoredEntry("x/y.png", data),
      createStoredEntry("z", new Uint8Array()),
    ]);
    if (!archive.ok) throw new Error(archive.fault);
    const bytes = joined(archive.chunks());
    const { entries, traits } = await directoryOf(bytes);
    expect([...traits]).toEqual([]);
    expect(entries.map(({ path, size, method }) => [path, size, method])).toEqual([
      ["x/y.png", 200_000, 8],
      ["z", 0, 8],
    ]);
    expect(entries[0] && (await readEntry(createBytesSource(bytes), entries[0]))).toEqual(data);
  });

  const traits: [string, RawEntry, Around, string][] = [
    [
      "a data descriptor",
      {
        ...A,
        both: { flags: 8 },
        local: { crc32: 0, size: 0, compressed: 0 },
        descriptor: joined([word(0x08074b50), word(crc32(A.data ?? text("")))]),
      },
      {},
      "descriptor",
    ],
    ["an extra field", { ...A, localExtra: Uint8Array.of(1, 2, 0, 0) }, {}, "extra-fields"],
    [
      "an extra field in the directory",
      { ...A, centralExtra: Uint8Array.of(1, 2, 0, 0) },
      {},
      "extra-fields",
    ],
    ["a size in 64 bits", { ...A, central: { size: 0xffffffff }, centralExtra: wide(500) }, {}, "zip64"],
    ["a 64-bit end", A, { wide: true }, "zip64"],
    ["another checksum in its own header", { ...A, local: { crc32: 1 } }, {}, "headers-differ"],
    ["another size in its own header", { ...A, local: { compressed: 1 } }, {}, "headers-differ"],
    ["another flag in its own header", { ...A, local: { flags: 2 } }, {}, "headers-differ"],
    ["a comment", A, { comment: "hello" }, "comment"],
    ["something before it", A, { before: text("#!/bin/sh\n") }, "junk-before"],
    ["something after it", A, { after: text("\r\n\r\n") }, "junk-after"],
    ["a later version", { ...A, both: { version: 45 } }, {}, "version"],
    ["a name beyond ASCII", { ...A, path: "é.txt", both: { flags: 0x800 } }, {}, "names-beyond-ascii"],
  ];
  it.each(traits)("with %s opens, and says so", async (_, entry, around, trait) => {
    const bytes = rawZip([entry, B], around);
    expect([...(await directoryOf(bytes)).traits]).toEqual([trait]);
    expect(await outcomes(bytes)).toEqual([
      [entry.path, 500],
      [B.path, 3_000],
    ]);
  });

  it("has folders that are no entries, and names as old programs write them", async () => {
    const bytes = rawZip([{ path: "folder/" }, { path: "folder\\b.txt", data: text("b") }]);
    expect(await outcomes(bytes)).toEqual([["folder/b.txt", 1]]);
    expect([...(await directoryOf(bytes)).traits].sort()).toEqual(["backslashes", "folders"]);
    const old = rawZip([{ path: "K?se.png", data: text("b") }]);
    for (let at = 0; at < old.length; at++) if (old[at] === 0x3f) old[at] = 0x84;
    expect(await outcomes(old)).toEqual([["Käse.png", 1]]);
  });
});

describe("a hostile archive", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i): RawEntry => ({ path: `f${i}`, packed: NOTHING }));
  const whole = rawZip([A, B]);
  const ours = createArchive([createStoredEntry("a", noise(500)), createStoredEntry("b", noise(900))]);
  const own = ours.ok ? joined(ours.chunks()) : text("");
  const zeros = deflateRawSync(Buffer.alloc(3 * MB));

  /** Made when they are tested: those of many names take seconds. */
  const archives: [string, () => Uint8Array, string][] = [
    ["nothing", () => text(""), "not-zip"],
    ["four letters", () => text("PK\u0005\u0006"), "not-zip"],
    ["text", () => text("hello ".repeat(1_000)), "not-zip"],
    ["cut off", () => whole.subarray(0, whole.length - 30), "cut-off"],
    ["cut off after its first bytes", () => whole.subarray(0, 40), "cut-off"],
    ["the first part of a split one", () => joined([word(0x08074b50), whole]).subarray(0, 600), "split"],
    ["the last part of a split one", () => rawZip([A], { end: { disk: 1 } }), "split"],
    [
      "a directory of another length",
      () => rawZip([A, B], { end: { directoryLength: 80 } }),
      "damaged-directory",
    ],
    [
      "a directory before the file",
      () => rawZip([A], { end: { directoryLength: 5_000 } }),
      "damaged-directory",
    ],
    ["fewer entries than its directory", () => rawZip([A, B], { end: { entries: 1 } }), "damaged-directory"],
    ["more entries than its directory", () => rawZip([A, B], { end: { entries: 3 } }), "damaged-directory"],
    ["100,000 names", () => rawZip(many(100_000), { wide: true }), "too-many-entries"],
    ["65,535 names", () => rawZip(many(65_535)), "too-many-entries"],
    [
      "100,000 names, said to be one",
      () => rawZip(many(100_000), { end: { entries: 1 } }),
      "damaged-directory",
    ],
    [
      "many that are too much together",
      () =>
        rawZip(
          Array.from({ length: 6 }, (_, i) => ({ path: `${i}`, packed: zeros, both: { size: 3 * MB } })),
        ),
      "too-large",
    ],
    [
      "entries that share their data",
      () => rawZip([A, { ...B, central: { localHeaderAt: 0 }, path: A.path }]),
      "overlapping",
    ],
    [
      "an entry that reaches into the next",
      () => rawZip([{ ...A, central: { compressed: 2_000 } }, B]),
      "overlapping",
    ],
    [
      "an entry that reaches into the directory",
      () => rawZip([{ ...A, central: { compressed: 60, size: 500 } }]),
      "overlapping",
    ],
  ];
  it.each(archives)("(%s) is refused before anything is inflated", async (_, make, fault) => {
    const bytes = make();
    const push = vi.spyOn(Inflate.prototype, "push");
    expect(await read(bytes)).toMatchObject({ ok: false, fault });
    expect(push).not.toHaveBeenCalled();
    push.mockRestore();
  });

  const entries: [string, RawEntry, string][] = [
    ["encrypted", { ...B, both: { flags: 1 } }, "encrypted"],
    ["strongly encrypted", { ...B, both: { flags: 0x40 } }, "encrypted"],
    ["a patch of another", { ...B, both: { flags: 0x20 } }, "method"],
    ["compressed by other means", { ...B, both: { method: 93 } }, "method"],
    ["a gigabyte of zeros", { ...B, packed: zeros, both: { size: 1_024 * MB } }, "too-large"],
    [
      "larger than 32 bits",
      { ...B, central: { size: 0xffffffff }, centralExtra: wide(2 ** 31) },
      "too-large",
    ],
    ["more than its data can hold", { ...A, packed: Uint8Array.of(3, 0), both: { size: 3 * MB } }, "data"],
    ["more than it says", { ...B, packed: zeros, both: { size: 5_000 } }, "data"],
    ["less than it says", { ...B, both: { size: 3_100 } }, "data"],
    ["stored, of two lengths", { ...B, packed: noise(90), both: { method: 0 } }, "data"],
    ["no DEFLATE data", { ...B, packed: noise(3_000, 7) }, "data"],
    ["data that was changed", { ...B, packed: deflateRawSync(noise(3_000, 2)) }, "crc"],
    ["without its own header", { ...B, local: { pathLength: 1 } }, "header"],
    ["under two names", { ...B, localPath: "folder/c.txt" }, "header"],
    ["beyond the end", { ...B, central: { localHeaderAt: 90_000 } }, "header"],
    ["twice", { ...B, path: A.path }, "duplicate"],
    ["above its folder", { ...B, path: "x/../../etc/passwd" }, "unsafe-path"],
    ["above its folder on Windows", { ...B, path: "..\\..\\x.png" }, "unsafe-path"],
    ["at the root", { ...B, path: "/etc/passwd" }, "unsafe-path"],
    ["on a drive", { ...B, path: "C:\\x.png" }, "unsafe-path"],
    ["with an end in its name", { ...B, path: "x.png\0.exe" }, "unsafe-path"],
    ["without a name", { ...B, path: "" }, "unsafe-path"],
  ];
  it.each(entries)(
    "(an entry is %s) gives its other files, and why that is none",
    async (_, entry, fault) => {
      const found = await outcomes(rawZip([A, entry]));
      expect(found).toEqual([
        [A.path, 500],
        [entry.path.replaceAll("\\", "/"), fault],
      ]);
    },
  );

  it("(a bomb that lies) is inflated no further than its length", async () => {
    const bomb = deflateRawSync(Buffer.alloc(60_000_000));
    const bytes = rawZip([{ path: "a", packed: bomb, both: { size: 1_000 } }]);
    const push = vi.spyOn(Inflate.prototype, "push");
    expect(await outcomes(bytes)).toEqual([["a", "data"]]);
    expect(push).toHaveBeenCalledTimes(1);
    push.mockRestore();
  });

  it("(larger than memory) is read in small pieces, of which none is kept", async () => {
    let most = 0;
    let bytesRead = 0;
    const tail = rawZip([A, B], { before: new Uint8Array(100 * KB) });
    const far: ArchiveSource = {
      length: 40_000 * MB + tail.length,
      read: async (start, end) => {
        most = Math.max(most, end - start);
        bytesRead += end - start;
        const from = start - 40_000 * MB;
        return from < 0 ? new Uint8Array(end - start) : tail.subarray(from, from + end - start);
      },
    };
    const result = await readDirectory(far, LIMITS);
    expect(result).toMatchObject({ ok: true, directory: { entries: [{ path: A.path }, { path: B.path }] } });
    expect(most).toBeLessThan(70 * KB);
    expect(bytesRead).toBeLessThan(80 * KB);
  });

  it("(cut off anywhere) gives what is whole before the cut", async () => {
    for (let end = 4; end < own.length - 1; end += 7) {
      const bytes = own.subarray(0, end);
      const result = await read(bytes);
      if (end < 30) {
        expect(result).toEqual({ ok: false, fault: "not-zip" });
        continue;
      }
      if (result.ok || !result.rest) throw new Error("it is cut off");
      expect(result.fault).toBe("cut-off");
      for (const entry of result.rest.entries)
        expect(await readEntry(createBytesSource(bytes), entry)).toHaveLength(entry.path === "a" ? 500 : 900);
      expect(result.rest.entries).toHaveLength(
        end < 30 + 1 + 505 ? 0 : end < 30 + 1 + 505 + 30 + 1 + 905 ? 1 : 2,
      );
    }
  });

  it("(of any bytes) neither throws nor gives other bytes than it had", async () => {
    const source = rawZip([A, B]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(source.length - 1), fc.nat(255)), { maxLength: 4 }),
        async (flips) => {
          const bytes = source.slice();
          for (const [at, value] of flips) bytes[at] = value;
          const result = await read(bytes);
          const { entries: found } = result.ok ? result.directory : (result.rest ?? { entries: [] });
          for (const entry of found) {
            if (entry.fault) continue;
            const file = await readEntry(createBytesSource(bytes), entry);
            if (typeof file !== "string") expect(crc32(file)).toBe(entry.crc32);
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});
