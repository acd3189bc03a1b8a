import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeStoredBlocks, MAX_BLOCK_LENGTH } from "../../shared/archive/entry.ts";
import { FileMemory } from "../../worker/file-receiver.ts";
import { joined, noise, sameBytes } from "../support/bytes.ts";

describe("files of unknown length, laid down one after another", () => {
  const lengths = fc.array(
    fc.oneof(fc.nat(10), fc.nat(200_000), fc.nat(700_000), fc.constant(MAX_BLOCK_LENGTH)),
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
