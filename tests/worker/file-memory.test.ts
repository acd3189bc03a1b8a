import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeStoredBlocks, MAX_STORED_BLOCK_LENGTH } from "../../shared/archive/write-archive.ts";
import { FileMemory, FileReceiver, MAX_SPARE_SLABS } from "../../worker/file-receiver.ts";
import { joined, noise, sameBytes, utf8 } from "../support/bytes.ts";

/** Puts a file into the memory in two pieces. */
function put(memory: FileMemory, bytes: Uint8Array) {
  for (const piece of [bytes.subarray(0, 1), bytes.subarray(1)]) {
    memory.room().set(piece);
    memory.take(piece.length);
  }
  return memory.endFile();
}

describe("files of unknown length, laid down one after another", () => {
  const lengths = fc.array(
    fc.oneof(fc.nat(10), fc.nat(200_000), fc.nat(700_000), fc.constant(MAX_STORED_BLOCK_LENGTH)),
    { maxLength: 6 },
  );

  it("become the blocks that a file of known length becomes, whichever request used the memory before", () => {
    fc.assert(
      fc.property(
        lengths,
        fc.integer({ min: 500, max: 600_000 }),
        fc.constantFrom(1, 3),
        (sizes, step, least) => {
          const memory = new FileMemory();
          const written = sizes.map((size, seed) => {
            const data = noise(size, seed);
            for (let at = 0; at < size; ) {
              const room = memory.room(least);
              expect(room.length).toBeGreaterThanOrEqual(least);
              const part = data.subarray(at, at + Math.min(room.length, step));
              room.set(part);
              memory.take(part.length);
              at += part.length;
            }
            return { data, content: memory.endFile() };
          });
          for (const { data, content } of written) {
            const blocks = joined(content.chunks());
            expect(blocks.length).toBe(content.length);
            expect(sameBytes(blocks, joined(encodeStoredBlocks(data).chunks()))).toBe(true);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe("the memory of files", () => {
  it("is shared by as many as have room in it, and used again once all of them are sent", () => {
    const memory = new FileMemory();
    const slab = memory.room().buffer;
    const files = [noise(10, 1), noise(20, 2)].map((bytes) => ({ bytes, content: put(memory, bytes) }));
    memory.take(memory.room().length - 1);
    expect(memory.room().buffer).toBe(slab);
    const last = memory.endFile();
    for (const { bytes, content } of files) {
      expect([...content.chunks()].length).toBe([...encodeStoredBlocks(bytes).chunks()].length);
      expect(new FileMemory().room().buffer).not.toBe(slab);
    }
    joined(last.chunks());
    expect(new FileMemory().room().buffer).toBe(slab);
  });

  it("is kept up to a limit", () => {
    const some = () => Array.from({ length: MAX_SPARE_SLABS + 3 }, () => new FileMemory());
    const memories = some().map((memory) => ({ slab: memory.room().buffer, file: put(memory, noise(2, 1)) }));
    for (const { file } of memories) joined(file.chunks());
    const kept = new Set(memories.map(({ slab }) => slab));
    const again = some().filter((memory) => kept.has(memory.room().buffer));
    expect(again).toHaveLength(MAX_SPARE_SLABS);
  });
});

describe("a file that is no PNG", () => {
  const page = utf8("<!DOCTYPE html>");
  const receive = () => new FileReceiver(new FileMemory(), { pointer: "/files/icons_0/data" });

  it("is explained by its first bytes, however few come at a time", () => {
    const receiver = receive();
    for (const byte of page) expect(receiver.copy(Uint8Array.of(byte))).toBeUndefined();
    expect(receiver.foundFault()?.detail).toContain("HTML");
    const later = receive();
    later.copy(Uint8Array.of(0, 80));
    later.copy(page);
    expect(later.foundFault()?.detail).not.toContain("HTML");
  });

  it("is explained by its own bytes, not by those that the memory had before", () => {
    const receiver = receive();
    const room = receiver.room(32);
    room.set(page);
    receiver.take(room, 2);
    expect(receiver.foundFault()?.detail).not.toContain("HTML");
  });
});
