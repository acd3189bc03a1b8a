import { crc32, deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { Inflate } from "fflate";
import { describe, expect, it, vi } from "vitest";
import { readArchiveDirectory, readArchiveEntry } from "../../../shared/archive/read-archive.ts";
import {
  type ArchiveDirectory,
  type ArchiveDirectoryResult,
  type ArchiveReadLimits,
  type ArchiveSource,
  createBytesSource,
  isSystemFile,
} from "../../../shared/archive/source.ts";
import {
  createArchive,
  createStoredEntry,
  encodeStoredBlocks,
} from "../../../shared/archive/write-archive.ts";
import { joined, noise, utf8 } from "../../support/bytes.ts";
import { type Around, type RawEntry, rawZip } from "../../support/raw-zip.ts";

const KB = 1024;
const MB = 1024 * KB;
const LIMITS: ArchiveReadLimits = { entries: 2_000, entryBytes: 4 * MB, bytes: 16 * MB };

const A = { path: "a.txt", data: utf8("a".repeat(500)) } satisfies RawEntry;
const B: RawEntry = { path: "folder/b.txt", data: noise(3_000) };

/** Nothing, deflated; zlib would take ten seconds for a hundred thousand of them. */
const NOTHING = Uint8Array.of(3, 0);

/** A file of which nothing is read that it doesn't have. */
const sourceOf = (bytes: Uint8Array): ArchiveSource => ({
  length: bytes.length,
  read: async (start, end) => {
    if (start < 0 || start > end || end > bytes.length) throw new Error(`${start} to ${end} was read`);
    return bytes.subarray(start, end);
  },
});

const read = (bytes: Uint8Array, limits = LIMITS): Promise<ArchiveDirectoryResult> =>
  readArchiveDirectory(sourceOf(bytes), limits);

async function directoryOf(bytes: Uint8Array): Promise<ArchiveDirectory> {
  const result = await read(bytes);
  if (!result.ok) throw new Error(result.fault);
  return result.directory;
}

/** What becomes of each entry: its length, or its fault, by path. */
async function outcomes(
  bytes: Uint8Array,
  directory?: ArchiveDirectory,
): Promise<[string, number | string][]> {
  const found: [string, number | string][] = [];
  for (const entry of (directory ?? (await directoryOf(bytes))).entries) {
    const file = entry.fault ?? (await readArchiveEntry(sourceOf(bytes), entry));
    found.push([entry.path, typeof file === "string" ? file : file.length]);
  }
  return found;
}

/** A file as stored blocks, deflated without being compressed. */
const blocks = (data: Uint8Array) => ({ data, packed: joined(encodeStoredBlocks(data).chunks()) });
/** Of 4,096 bytes, in a block that says to be followed by another. */
const UNENDED = { data: noise(4_091), packed: blocks(noise(4_091)).packed.with(0, 0) };
/** It is compressed to a little more than 4,096 bytes. */
const LETTERS = { path: "letters", data: noise(10_000).map((byte) => byte & 15) };

/** Ends, as they may stand in a comment: of nothing, and of an entry that is not there. */
const EMPTY = `PK\x05\x06${"\0".repeat(18)}`;
const DAMAGED = `PK\x05\x06\0\0\0\0\x01\0\x01\0\x2e${"\0".repeat(9)}`;

const WIDE = { size: 0xffffffff };
const word = (value: number) => new Uint8Array(Uint32Array.of(value).buffer);
const wide = (...values: number[]) =>
  joined([Uint8Array.of(1, 0, values.length * 8, 0), ...values.flatMap((value) => [word(value), word(0)])]);

/** Rows of a table: what is special about a case, the case, and the trait or fault under which it stands. */
const byReason = <Case>(cases: Readonly<Record<string, Readonly<Record<string, Case>>>>) =>
  Object.entries(cases).flatMap(([reason, named]) =>
    Object.entries(named).map(([name, each]): [string, Case, string] => [name, each, reason]),
  );

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
    expect(entries[0] && (await readArchiveEntry(createBytesSource(bytes), entries[0]))).toEqual(data);
  });

  const traits: Readonly<Record<string, Readonly<Record<string, readonly [RawEntry, Around?]>>>> = {
    descriptor: {
      "a data descriptor": [
        {
          ...A,
          both: { flags: 8 },
          local: { crc32: 0, size: 0, compressedSize: 0 },
          descriptor: joined([word(0x08074b50), word(crc32(A.data))]),
        },
      ],
    },
    "extra-fields": {
      "an extra field": [{ ...A, localExtra: Uint8Array.of(1, 2, 0, 0) }],
      "an extra field in the directory": [{ ...A, centralExtra: Uint8Array.of(1, 2, 0, 0) }],
    },
    zip64: {
      "a size in 64 bits": [{ ...A, central: { size: 0xffffffff }, centralExtra: wide(500) }],
      "all that can be in 64 bits, after another field, the end too": [
        {
          ...A,
          packed: A.data,
          both: { method: 0, size: 0xffffffff, compressedSize: 0xffffffff },
          central: { localHeaderAt: 0xffffffff },
          centralExtra: joined([Uint8Array.of(2, 0, 3, 0, 1, 0, 1), wide(500, 500, 0)]),
        },
        { wide: true },
      ],
      "a 64-bit end that it doesn't need": [A, { wide: true, end: { entries: 2, directoryAt: 1 } }],
    },
    comment: {
      "a comment on a file": [
        { ...A, centralExtra: utf8("hello"), central: { extraLength: 0, commentLength: 5 } },
      ],
      "a comment": [A, { comment: "hello" }],
      "the longest comment": [A, { comment: "x".repeat(0xffff) }],
      "a comment that looks like an empty archive": [A, { comment: `${EMPTY}more` }],
      "a comment that looks like a damaged one": [A, { comment: DAMAGED }],
    },
    "headers-differ": {
      "another checksum in its own header": [{ ...A, local: { crc32: 1 } }],
      "another size in its own header": [{ ...A, local: { compressedSize: 1 } }],
      "another flag in its own header": [{ ...A, local: { flags: 2 } }],
    },
    "junk-before": { "something before it": [A, { before: utf8("#!/bin/sh\n") }] },
    "junk-after": { "something after it": [A, { after: utf8("\r\n\r\n") }] },
    version: { "a later version": [{ ...A, both: { version: 45 } }] },
    "names-beyond-ascii": { "a name beyond ASCII": [{ ...A, path: "é.txt", both: { flags: 0x800 } }] },
  };
  it.each(byReason(traits))("with %s opens, and says so", async (_, [entry, around], trait) => {
    const bytes = rawZip([entry, B], around);
    expect([...(await directoryOf(bytes)).traits]).toEqual([trait]);
    expect(await outcomes(bytes)).toEqual([
      [entry.path, 500],
      [B.path, 3_000],
    ]);
  });

  it("has folders that are no entries, and names as old programs write them", async () => {
    const bytes = rawZip([{ path: "folder/" }, { path: "folder\\b.txt", data: utf8("b") }]);
    expect(await outcomes(bytes)).toEqual([["folder/b.txt", 1]]);
    expect([...(await directoryOf(bytes)).traits].sort()).toEqual(["backslashes", "folders"]);
    const dotted = rawZip([{ path: "./" }, { path: "././a/b.txt" }, { path: ".\\c.txt" }]);
    expect((await outcomes(dotted)).map(([path]) => path)).toEqual(["a/b.txt", "c.txt"]);
    expect([...(await directoryOf(dotted)).traits].sort()).toEqual(["backslashes", "dot-slash", "folders"]);
    expect(await read(dotted.subarray(0, -30))).toMatchObject({
      rest: { entries: [{ path: "a/b.txt" }, { path: "c.txt" }] },
    });
    expect(await directoryOf(rawZip([{ path: ".a" }, { path: "b./c" }]))).toMatchObject({
      entries: [{ path: ".a" }, { path: "b./c" }],
      traits: new Set(),
    });
    const old = (flags: number) =>
      rawZip([{ path: "K?se!.png", both: { flags } }]).map((byte) => ({ 63: 0x84, 33: 0x80 })[byte] ?? byte);
    expect(await outcomes(old(0))).toEqual([["KäseÇ.png", 0]]);
    // It says to be UTF-8, which it is not.
    expect(await outcomes(old(0x800))).toEqual([["K\ufffdse\ufffd.png", 0]]);
    for (const [flags, path] of [
      [0, "KäseÇ.png"],
      [0x800, "K\ufffdse\ufffd.png"],
    ] as const)
      expect(await read(old(flags).subarray(0, -30))).toMatchObject({ rest: { entries: [{ path }] } });
  });

  it("may be of nothing, or hold its files in another order than its directory", async () => {
    expect(await outcomes(rawZip([]))).toEqual([]);
    expect(await outcomes(rawZip([A], { wide: true, comment: "x".repeat(0xffff) }))).toHaveLength(1);
    const one = { packed: A.data, data: A.data, both: { method: 0 } };
    const swapped = rawZip([
      { ...one, path: "x", localPath: "y", central: { localHeaderAt: 30 + 1 + 500 } },
      { ...one, path: "y", localPath: "x", central: { localHeaderAt: 0 } },
    ]);
    expect(await outcomes(swapped)).toEqual([
      ["x", 500],
      ["y", 500],
    ]);
  });

  it.each<[string, RawEntry]>([
    ["stored", { path: "a b:c~.txt", packed: noise(90), data: noise(90), both: { method: 0 } }],
    ["in UTF-8, without saying so", { path: "\ufeffé.txt" }],
    ["of 4,096 bytes compressed", { path: "a", ...blocks(noise(4_091)) }],
  ])("gives a file back that is %s", async (_, entry) => {
    const bytes = rawZip([entry]);
    expect(await outcomes(bytes)).toEqual([[entry.path, entry.data?.length ?? 0]]);
    const isAscii = /^[ -~]+$/.test(entry.path);
    expect((await directoryOf(bytes)).traits.has("names-beyond-ascii")).toBe(!isAscii);
  });

  it("may reach every limit, but not exceed it", async () => {
    const limits = { entries: 2, entryBytes: 3_000, bytes: 3_500 };
    const bytes = rawZip([A, B]);
    const found = async (less: Partial<ArchiveReadLimits>) => {
      const result = await read(bytes, { ...limits, ...less });
      return result.ok ? result.directory.entries.map(({ fault }) => fault) : result.fault;
    };
    expect(await found({})).toEqual([undefined, undefined]);
    expect(await found({ entries: 1 })).toBe("too-many-entries");
    expect(await found({ bytes: 3_499 })).toBe("too-large");
    expect(await found({ entryBytes: 2_999 })).toEqual([undefined, "too-large"]);
    const above = rawZip([A, { ...B, path: "../b.txt" }]);
    expect(await read(above, { ...limits, bytes: 3_499 })).toEqual({ ok: false, fault: "too-large" });
    const named = (length: number) => read(rawZip([{ path: "x".repeat(length) }]), { ...limits, entries: 1 });
    expect((await named(1_024 - 46)).ok).toBe(true);
    expect(await named(1_025 - 46)).toEqual({ ok: false, fault: "too-many-entries" });
  });
});

describe("a hostile archive", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i): RawEntry => ({ path: `f${i}`, packed: NOTHING }));
  const whole = rawZip([A, B]);
  const ours = createArchive([createStoredEntry("a", noise(500)), createStoredEntry("b", noise(900))]);
  const own = ours.ok ? joined(ours.chunks()) : utf8("");
  const zeros = deflateRawSync(Buffer.alloc(3 * MB));

  /** Made when they are tested: those of many names take seconds. */
  const archives: Readonly<Record<string, Readonly<Record<string, () => Uint8Array>>>> = {
    "not-zip": {
      nothing: () => utf8(""),
      "four letters": () => utf8("PK\u0005\u0006"),
      text: () => utf8("hello ".repeat(1_000)),
    },
    "cut-off": {
      "cut off": () => whole.subarray(0, whole.length - 30),
      "cut off after its first bytes": () => whole.subarray(0, 40),
    },
    split: {
      "the first part of a split one": () => joined([word(0x08074b50), whole]).subarray(0, 600),
      "the first bytes of a split one": () => word(0x08074b50),
      "split at its directory": () => rawZip([A], { end: { directoryDisk: 1 } }),
      "the last part of a split one": () => rawZip([A], { end: { disk: 1 } }),
      "the last part, after a whole archive": () => rawZip([B], { before: whole, end: { disk: 1 } }),
    },
    "damaged-directory": {
      "a directory of another length": () => rawZip([A, B], { end: { directoryLength: 80 } }),
      "a directory before the file": () => rawZip([A], { end: { directoryLength: 5_000 } }),
      "fewer entries than its directory": () => rawZip([A, B], { end: { entries: 1 } }),
      "more entries than its directory": () => rawZip([A, B], { end: { entries: 3 } }),
      "a directory elsewhere": () => rawZip([A, B], { end: { directoryAt: 5_000 } }),
      "a 64-bit size without its field": () => rawZip([{ ...A, central: WIDE }]),
      "a 64-bit size that is cut off": () =>
        rawZip([{ ...A, central: WIDE, centralExtra: wide(500).subarray(0, -1) }]),
      "a size beyond what numbers can say": () =>
        rawZip([{ ...A, central: WIDE, centralExtra: wide(500).with(11, 1) }]),
      "30,000 names, said to be one": () => rawZip(many(30_000), { end: { entries: 1 } }),
    },
    "too-many-entries": {
      "2^32 names": () => {
        const bytes = rawZip([], { wide: true });
        return bytes.with(bytes.length - 22 - 20 - 56 + 36, 1);
      },
      "100,000 names": () => rawZip(many(100_000), { wide: true }),
      "65,535 names": () => rawZip(many(65_535)),
    },
    "too-large": {
      "many that are too much together": () =>
        rawZip([0, 1, 2, 3, 4, 5].map((i) => ({ path: `${i}`, packed: zeros, both: { size: 3 * MB } }))),
    },
    overlapping: {
      "entries that share their data": () =>
        rawZip([A, { ...B, central: { localHeaderAt: 0 }, path: A.path }]),
      "an entry that reaches into the next": () => rawZip([{ ...A, central: { compressedSize: 2_000 } }, B]),
      "an entry that reaches into the directory": () =>
        rawZip([{ ...A, central: { compressedSize: 60, size: 500 } }]),
    },
  };
  it.each(byReason(archives))("(%s) is refused before anything is inflated", async (_, make, fault) => {
    const bytes = make();
    const push = vi.spyOn(Inflate.prototype, "push");
    expect(await read(bytes)).toMatchObject({ ok: false, fault });
    expect(push).not.toHaveBeenCalled();
    push.mockRestore();
  });

  const entries: Readonly<Record<string, Readonly<Record<string, RawEntry>>>> = {
    encrypted: {
      encrypted: { ...B, both: { flags: 1 } },
      "strongly encrypted": { ...B, both: { flags: 0x40 } },
    },
    method: {
      "a patch of another": { ...B, both: { flags: 0x20 } },
      "compressed by other means": { ...B, both: { method: 93 } },
    },
    "too-large": {
      "a gigabyte of zeros": { ...B, packed: zeros, both: { size: 1_024 * MB } },
      "larger than 32 bits": { ...B, central: { size: 0xffffffff }, centralExtra: wide(2 ** 31) },
    },
    data: {
      "more than its data can hold": { ...A, packed: Uint8Array.of(3, 0), both: { size: 3 * MB } },
      "more than it says": { ...B, packed: zeros, both: { size: 5_000 } },
      "less than it says": { ...B, both: { size: 3_100 } },
      "cut off before its end mark": { ...A, path: "b", packed: deflateRawSync(A.data).subarray(0, -1) },
      "cut off there after 4,096 bytes": {
        ...LETTERS,
        packed: deflateRawSync(LETTERS.data).subarray(0, -1),
      },
      "stored, and longer than it says by another piece": {
        path: "b",
        data: noise(MB),
        packed: noise(MB + 9),
        both: { method: 0 },
      },
      "stored, of two lengths": { ...B, packed: noise(90), both: { method: 0 } },
      "no DEFLATE data": { ...B, packed: noise(3_000, 7) },
      "without its last block": { path: "b", ...UNENDED },
    },
    crc: { "data that was changed": { ...B, packed: deflateRawSync(noise(3_000, 2)) } },
    header: {
      "without its own header": { ...B, local: { pathLength: 1 } },
      "under two names": { ...B, localPath: "folder/c.txt" },
      "half beyond the end": { ...B, central: { localHeaderAt: 3_185 } },
      "beyond the end": { ...B, central: { localHeaderAt: 90_000 } },
    },
    duplicate: { twice: { ...B, path: A.path } },
    "unsafe-path": {
      "above its folder": { ...B, path: "x/../../etc/passwd" },
      "above its folder on Windows": { ...B, path: "..\\..\\x.png" },
      "at the root": { ...B, path: "/etc/passwd" },
      "on a drive": { ...B, path: "C:\\x.png" },
      "with an end in its name": { ...B, path: "x.png\0.exe" },
      "without a name": { ...B, path: "" },
    },
  };
  it.each(byReason(entries))(
    "(an entry is %s) gives its other files, and why that is none",
    async (_, entry, fault) => {
      const found = await outcomes(rawZip([A, entry]));
      expect(found).toEqual([
        [A.path, 500],
        [entry.path.replaceAll("\\", "/"), fault],
      ]);
    },
  );

  it("(a header has no signature) gives its other files", async () => {
    expect(await outcomes(rawZip([A, B]).with(0, 0))).toEqual([
      [A.path, "header"],
      [B.path, 3_000],
    ]);
  });

  it("(of a hundred ends) is tried at eight of them", async () => {
    const source = sourceOf(rawZip([A], { comment: DAMAGED.repeat(100) }));
    const reads = vi.spyOn(source, "read");
    expect(await readArchiveDirectory(source, LIMITS)).toEqual({ ok: false, fault: "damaged-directory" });
    expect(reads).toHaveBeenCalledTimes(1 + 8);
  });

  it("(cut off) gives what may be unpacked of what is whole", async () => {
    const stored = { data: noise(90), packed: noise(90), both: { method: 0 } };
    const bytes = rawZip([
      { path: "folder/" },
      { path: "../x", data: utf8("x") },
      { ...stored, path: "stored" },
      { ...stored, path: "stored" },
      { ...stored, path: "other", both: { method: 93 } },
      { ...B, localExtra: Uint8Array.of(1, 2, 0, 0) },
      { path: "large", data: noise(3_001) },
      { path: "é", data: utf8("é"), both: { flags: 0x800 } },
    ]).subarray(0, -30);
    const rest = async (of: Uint8Array, limits: ArchiveReadLimits) => {
      const result = await read(of, limits);
      return result.ok || !result.rest ? "no rest" : outcomes(of, result.rest);
    };
    const all = [
      ["stored", 90],
      [B.path, 3_000],
      ["é", 2],
    ];
    const limits = { entries: 8, entryBytes: 3_000, bytes: 3_092 };
    expect(await rest(bytes, limits)).toEqual(all);
    expect(await rest(bytes, { ...limits, entries: 7 })).toEqual(all.slice(0, 2));
    expect(await rest(bytes, { ...limits, entryBytes: 2_999 })).toEqual([all[0], all[2]]);
    expect(await rest(bytes, { ...limits, bytes: 3_091 })).toEqual(all.slice(0, 2));
    for (const flags of [1, 8, 0x20]) {
      const odd = rawZip([A, { ...B, both: { flags } }, { path: "c" }]).subarray(0, -30);
      expect(await rest(odd, LIMITS)).toEqual([[A.path, 500]]);
    }
    const unmarked = rawZip([A, B])
      .subarray(0, -30)
      .with(30 + A.path.length + 8, 0);
    expect(await rest(unmarked, LIMITS)).toEqual([[A.path, 500]]);
  });

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
    const result = await readArchiveDirectory(far, LIMITS);
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
        expect(await readArchiveEntry(createBytesSource(bytes), entry)).toHaveLength(
          entry.path === "a" ? 500 : 900,
        );
      expect(result.rest.entries).toHaveLength(
        end < 30 + 1 + 505 ? 0 : end < 30 + 1 + 505 + 30 + 1 + 905 ? 1 : 2,
      );
    }
  });

  it("(cut off) is searched for no more entries than it may have, of whatever kind", async () => {
    const header = own.slice(0, 30);
    // An entry without a name or data.
    header.fill(0, 18);
    let reads = 0;
    const source = createBytesSource(new Uint8Array(await new Blob(Array(1_000).fill(header)).arrayBuffer()));
    const read = (start: number, end: number) => {
      reads++;
      return source.read(start, end);
    };
    const result = await readArchiveDirectory({ ...source, read }, { ...LIMITS, entries: 10 });
    expect(result).toMatchObject({ ok: false, fault: "cut-off", rest: { entries: [] } });
    expect(reads).toBeLessThan(30);
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
            const file = await readArchiveEntry(createBytesSource(bytes), entry);
            if (typeof file !== "string") expect(crc32(file)).toBe(entry.crc32);
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe("a file of the system", () => {
  const left = ".DS_Store a/._b.png __MACOSX __MACOSX/b.png a/__macosx/b Thumbs.db a/DESKTOP.INI";
  it.each(left.split(" "))("is %s", (path) => expect(isSystemFile(path)).toBe(true));
  it.each(["a.b", "a/../b.png", "__MACOSX.png", "my Thumbs.db", "Thumbs.db.png"])("is not %s", (path) =>
    expect(isSystemFile(path)).toBe(false),
  );
});
