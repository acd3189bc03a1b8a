import { describe, expect, it } from "vitest";
import { readArchiveDirectory } from "../../shared/archive/read-archive.ts";
import { createFileSource } from "../../web/files/file-source.ts";
import { noise } from "../support/bytes.ts";
import { rawZip } from "../support/raw-zip.ts";

/** A file that counts how often something of it is read. */
class CountedFile extends Blob {
  reads = 0;
  override slice(...range: Parameters<Blob["slice"]>): Blob {
    this.reads++;
    return super.slice(...range);
  }
}

describe("a file that is read slice by slice", () => {
  it("gives the bytes that were asked for, in any order and of any length", async () => {
    const bytes = noise(300_000);
    const source = createFileSource(new Blob([bytes as BlobPart]));
    const ranges = [
      [0, 30],
      [40, 90],
      [65_530, 65_560],
      [299_990, 300_000],
      [10, 20],
      [5, 200_000],
      [131_000, 196_536],
      [7, 7],
    ] as const;
    for (const [start, end] of ranges)
      expect(await source.read(start, end)).toEqual(bytes.subarray(start, end));
    // Asked for at once, too.
    const together = await Promise.all(ranges.map(([start, end]) => source.read(start, end)));
    expect(together).toEqual(ranges.map(([start, end]) => bytes.subarray(start, end)));
  });

  it("is read a few times for thousands of small entries", async () => {
    const entries = Array.from({ length: 2_000 }, (_, i) => ({ path: `icons/${i}.png` }));
    const file = new CountedFile([rawZip(entries) as BlobPart]);
    const result = await readArchiveDirectory(createFileSource(file), {
      entries: 2_000,
      entryBytes: 1,
      bytes: 1,
    });
    expect(result.ok && result.directory.entries.length).toBe(2_000);
    expect(file.reads).toBeLessThan(10);
  });
});
