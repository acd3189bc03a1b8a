import { crc32, inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ArchiveEntry,
  type CreateArchiveResult,
  createArchive,
  createDeflatedEntry,
  createStoredEntry,
  encodeStoredBlocks,
  MAX_STORED_BLOCK_LENGTH,
  storedLengthOf,
} from "../../../shared/archive/write-archive.ts";
import { joined, noise, sameBytes, utf8 } from "../../support/bytes.ts";

/** The whole archive, of which the length was right. */
function bytesOf(archive: CreateArchiveResult): Uint8Array {
  if (!archive.ok) throw new Error(archive.fault);
  const bytes = joined(archive.chunks());
  expect(bytes.length).toBe(archive.length);
  return bytes;
}

/** Hexadecimal with spaces where it helps reading, as bytes. */
const hex = (text: string): Uint8Array =>
  Uint8Array.from(text.replace(/\s/g, "").match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

describe("an archive", () => {
  it("is these bytes", () => {
    const archive = createArchive([
      createStoredEntry("a/b.txt", utf8("hi")),
      createStoredEntry("c", new Uint8Array()),
    ]);
    expect(bytesOf(archive)).toEqual(
      hex(`
        504b0304 1400 0000 0800 0000 2100 ac2a93d8 07000000 02000000 0700 0000 612f622e747874
        01 0200 fdff 6869
        504b0304 1400 0000 0800 0000 2100 00000000 05000000 00000000 0100 0000 63
        01 0000 ffff
        504b0102 1400 1400 0000 0800 0000 2100 ac2a93d8 07000000 02000000 0700 0000 0000 0000 0000 00000000
          00000000 612f622e747874
        504b0102 1400 1400 0000 0800 0000 2100 00000000 05000000 00000000 0100 0000 0000 0000 0000 00000000
          2c000000 63
        504b0506 0000 0000 0200 0200 64000000 50000000 0000
      `),
    );
  });

  it("of nothing is the end record alone", () => {
    expect(bytesOf(createArchive([]))).toEqual(hex("504b0506 0000 0000 0000 0000 00000000 00000000 0000"));
  });

  it("takes data that is compressed already", () => {
    const deflated = hex("4b4c4a0600");
    const entry = createDeflatedEntry("abc", { crc32: crc32(utf8("abc")), size: 3, deflated });
    const bytes = bytesOf(createArchive([entry]));
    expect(bytes.subarray(18, 26)).toEqual(hex("05000000 03000000"));
    expect(bytes.subarray(33, 38)).toEqual(deflated);
  });

  it.each([
    0,
    1,
    MAX_STORED_BLOCK_LENGTH - 1,
    MAX_STORED_BLOCK_LENGTH,
    MAX_STORED_BLOCK_LENGTH + 1,
    2 * MAX_STORED_BLOCK_LENGTH,
    300_000,
  ])("stores %i bytes as blocks that inflate to them", (length) => {
    const data = noise(length);
    const { content } = createStoredEntry("a", data);
    const blocks = joined(content.chunks());
    expect(blocks.length).toBe(content.length);
    expect(blocks.length).toBe(storedLengthOf(length));
    expect(sameBytes(inflateRawSync(blocks), data)).toBe(true);
  });
});

describe("a file in parts", () => {
  it("is stored as the same file in one part", () => {
    const data = noise(200_000);
    fc.assert(
      fc.property(fc.array(fc.nat(data.length), { maxLength: 8 }), (cuts) => {
        const places = [0, ...cuts.sort((a, b) => a - b), data.length];
        const parts = places.slice(1).map((end, i) => data.subarray(places[i], end));
        const { length, chunks } = encodeStoredBlocks(...parts);
        const blocks = joined(chunks());
        expect(blocks.length).toBe(length);
        expect(sameBytes(blocks, joined(encodeStoredBlocks(data).chunks()))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

describe("what the dialect can't hold", () => {
  const empty = (path: string): ArchiveEntry => createStoredEntry(path, new Uint8Array(), 0);
  const many = (count: number) => Array.from({ length: count }, (_, i) => empty(`f${i}`));
  /** An entry that claims a length, without having it. */
  const huge = (path: string, length: number, size = length): ArchiveEntry => ({
    path,
    crc32: 0,
    size,
    content: { length, chunks: () => [] },
  });
  const FOUR_GIB = 2 ** 32;
  /** What an archive of one entry "a" has beside its data. */
  const OVERHEAD = 30 + 1 + 46 + 1 + 22;

  it("is more than 65,535 entries", () => {
    expect(createArchive(many(65_536))).toEqual({ ok: false, fault: "too-many-entries" });
    expect(createArchive(many(65_535)).ok).toBe(true);
  });

  it("is 4 GiB and more", () => {
    expect(createArchive([huge("a", FOUR_GIB - OVERHEAD)])).toEqual({ ok: false, fault: "too-large" });
    expect(createArchive([huge("a", FOUR_GIB - OVERHEAD - 1)])).toMatchObject({ length: FOUR_GIB - 1 });
    expect(createArchive([huge("a", FOUR_GIB / 2), huge("b", FOUR_GIB / 2)]).ok).toBe(false);
    expect(createArchive([huge("a", 10, FOUR_GIB)])).toEqual({ ok: false, fault: "too-large" });
    expect(createArchive([huge("a", 10, FOUR_GIB - 1)]).ok).toBe(true);
  });

  it.each(["", "/a", "a/", "a//b", "../a", "a/./b", "a/..", "a\\b", "é.png", "a\nb", "a\0", "x".repeat(256)])(
    "is the path %j",
    (path) => {
      expect(createArchive([empty(path)])).toEqual({ ok: false, fault: "bad-path", path });
    },
  );

  it.each(["a", "Hot Cup Size Images/regular.png", "a..b", ".a/..b", "x".repeat(255)])(
    "is not the path %j",
    (path) => {
      expect(createArchive([empty(path)]).ok).toBe(true);
    },
  );

  it("is one path twice, whatever the case", () => {
    const archive = createArchive([empty("a/B.png"), empty("A/b.PNG")]);
    expect(archive).toEqual({ ok: false, fault: "duplicate-path", path: "A/b.PNG" });
  });
});
