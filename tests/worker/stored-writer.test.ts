import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BLOCK_LENGTH, storedBlocks } from "../../shared/archive/stored.ts";
import { StoredMemory, StoredWriter } from "../../worker/stored-writer.ts";
import { joined, noise, sameBytes } from "../support/bytes.ts";

describe("files of unknown length, laid down one after another", () => {
  const lengths = fc.array(fc.oneof(fc.nat(10), fc.nat(200_000), fc.constant(BLOCK_LENGTH)), {
    maxLength: 6,
  });

  it("become the blocks that a file of known length becomes", () => {
    fc.assert(
      fc.property(
        lengths,
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom(1, 3),
        (sizes, step, least) => {
          const memory = new StoredMemory();
          const written = sizes.map((size, seed) => {
            const data = noise(size, seed);
            const writer = new StoredWriter(memory);
            for (let at = 0; at < size; ) {
              const room = writer.room(least);
              expect(room.length).toBeGreaterThanOrEqual(Math.min(least, 1));
              const whole = Math.min(room.length, step * least);
              const part = data.subarray(at, at + whole - (whole % least || 0));
              room.set(part);
              writer.advance(part.length);
              at += part.length;
            }
            return { data, file: writer.end() };
          });
          for (const { data, file } of written) {
            expect(file.size).toBe(data.length);
            const blocks = joined(file.content.chunks());
            expect(blocks.length).toBe(file.content.length);
            expect(sameBytes(blocks, joined(storedBlocks(data).chunks()))).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
