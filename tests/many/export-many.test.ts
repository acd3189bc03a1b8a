import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ARCHIVE_LIMITS } from "../../shared/archive/archive.ts";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { type BlobPicture, emptyDesign, plainImage } from "../../shared/model/design.ts";
import { withList, withSlot } from "../../shared/model/edit.ts";
import { pictureValue, storedPath } from "../../shared/model/picture-value.ts";
import { NONE_MISSING } from "../../shared/model/questions.ts";
import { readCsv } from "../../shared/sorting/csv.ts";
import { EXPORT_KINDS } from "../../web/exports/kinds.ts";
import type { Saving } from "../../web/machines/archives.ts";
import {
  type ExportedMachine,
  type ExportManyJob,
  exportMany,
  foldersFor,
} from "../../web/machines/export-many.ts";
import { ZipWriter } from "../../web/machines/zip-writer.ts";
import { bundledBytes } from "../artwork/files.ts";
import { png } from "../support/png.ts";
import { needs } from "../support/programs.ts";
import { ZIP_READERS } from "../support/zip-readers.ts";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const bufferOf = async (piece: Blob | Uint8Array): Promise<Buffer> =>
  Buffer.from(piece instanceof Blob ? new Uint8Array(await piece.arrayBuffer()) : piece);

/** Files in memory, in the order in which they were ended. */
function savingInMemory(limit: number = ARCHIVE_LIMITS.bytes) {
  const files: { name: string; bytes: Buffer }[] = [];
  const abandoned: string[] = [];
  const saving: Saving = {
    limit,
    async open(_, name) {
      const pieces: Buffer[] = [];
      return {
        async write(piece) {
          pieces.push(await bufferOf(piece));
        },
        async finish() {
          files.push({ name, bytes: Buffer.concat(pieces) });
          return { name, bytes: files.at(-1)?.bytes.length ?? 0 };
        },
        async abandon() {
          abandoned.push(name);
        },
      };
    },
  };
  return { files, abandoned, saving };
}

/** Readers that print names alike in any locale. */
const BOTH = ["python3", "7z"] as const;

/** What both readers find in an archive. */
function readByAll(bytes: Buffer): Record<string, { size: number; crc32: number }> {
  const folder = mkdtempSync(join(tmpdir(), "many-"));
  try {
    const archive = join(folder, "many.zip");
    writeFileSync(archive, bytes);
    const readers = ZIP_READERS.filter(({ program }) => BOTH.some((name) => name === program));
    const [first, ...others] = readers.map((reader) => reader.read(archive));
    for (const other of others) expect(other).toEqual(first);
    return first ?? {};
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const photo = new Uint8Array(png(302, 485, { seed: 7, noise: 80 }));
const PHOTO: BlobPicture = { blob: "ab".repeat(32), bytes: photo.length };

function machine(name: string, more: Partial<ExportedMachine> = {}): ExportedMachine {
  return {
    name,
    async load() {
      return {
        design: withSlot({ ...emptyDesign(CLASSIC, name), name }, "blends", "left", plainImage(PHOTO)),
        isMissing: NONE_MISSING,
        readImage: async (source) =>
          source === storedPath(PHOTO.blob) ? photo.slice() : new Uint8Array(bundledBytes(source) ?? []),
      };
    },
    ...more,
  };
}

const order = (
  saving: Saving,
  given: Partial<ExportManyJob> & Pick<ExportManyJob, "machines">,
): ExportManyJob => ({
  leftOut: [],
  kinds: ["package", "images", "design"],
  saving,
  signal: new AbortController().signal,
  onProgress: () => {},
  onSaved: () => {},
  ...given,
});

/** Says that it is so large, and has nothing. */
class SizedBlob extends Blob {
  readonly #size: number;
  constructor(size: number) {
    super([]);
    this.#size = size;
  }
  override get size(): number {
    return this.#size;
  }
}

/** Where the files of an archive begin, by its directory (APPNOTE, 4.3.12). */
function placesIn(records: Buffer): Record<string, number> {
  const places: Record<string, number> = {};
  for (let at = records.indexOf("PK\x01\x02"); at >= 0; at = records.indexOf("PK\x01\x02", at + 1)) {
    const name = records.toString("utf8", at + 46, at + 46 + records.readUInt16LE(at + 28));
    places[name] = records.readUInt32LE(at + 42);
  }
  return places;
}

const summaryOf = (bytes: Buffer) => {
  const text = bytes.toString("utf8");
  const start = text.indexOf("\ufeffMachine");
  return readCsv(text.slice(start + 1, text.indexOf("PK", start))).map(({ cells }) => cells);
};

describe("folders", () => {
  it("have the machine's name; those of one name, or of what a disk takes for one, end in -2, -3", () => {
    expect(foldersFor(["Bar", "Foyer 1", "bar", "BAR", "A/B", "A:B", "Bar-2", "..", "CON", "北京"])).toEqual([
      "Bar",
      "Foyer-1",
      "bar-2",
      "BAR-3",
      "A_B",
      "A_B-2",
      "Bar-2-2",
      "machine",
      "_CON",
      "北京",
    ]);
  });
});

describe("an archive for people's computers", () => {
  it("is read by programs that we did not write, its names in UTF-8", needs(...BOTH), async () => {
    const pieces: Buffer[] = [];
    const part = new ZipWriter(async (piece) => {
      pieces.push(await bufferOf(piece));
    }, ARCHIVE_LIMITS.bytes);
    const files = { "Café/a.txt": "one", "北京/b.png": "x".repeat(3_000_000), "empty.txt": "" };
    for (const [path, text] of Object.entries(files)) await part.add({ path, file: new Blob([text]) });
    await part.end();
    expect(readByAll(Buffer.concat(pieces))).toEqual(
      Object.fromEntries(
        Object.entries(files).map(([path, text]) => [path, { size: text.length, crc32: crc32(text) }]),
      ),
    );
  });

  it("takes no more than its limit, and not a byte less", async () => {
    let length = 0;
    const write = async (piece: Blob | Uint8Array) => {
      length += piece instanceof Blob ? piece.size : piece.length;
    };
    const whole = new ZipWriter(write, ARCHIVE_LIMITS.bytes);
    await whole.add({ path: "a", file: new Blob(["12345"]) });
    await whole.end();
    const files = [{ path: "a", file: new Blob(["12345"]) }];
    expect(new ZipWriter(write, length).fits(files)).toBe(true);
    expect(new ZipWriter(write, length - 1).fits(files)).toBe(false);
  });
});

describe("files of many machines", () => {
  it("stand in a folder each, with a summary", needs(...BOTH), async () => {
    const { files, saving } = savingInMemory();
    const told: number[] = [];
    const result = await exportMany(
      order(saving, {
        machines: ["Café Linde", "Bar", "Bar"].map((name) => machine(name)),
        leftOut: [{ name: "=Ab", why: "Too short." }],
        onProgress: (_, share) => told.push(share),
      }),
    );
    expect(result?.failed).toEqual([{ name: "=Ab", why: "Too short." }]);
    expect(result?.whole).toBe(3);
    expect(files).toHaveLength(1);
    const [{ bytes } = { bytes: Buffer.alloc(0) }] = files;
    const paths = Object.keys(readByAll(bytes));
    expect([...new Set(paths.map((path) => path.split("/")[0]))]).toEqual([
      "Café-Linde",
      "Bar",
      "Bar-2",
      "summary.csv",
    ]);
    expect(paths.filter((path) => path.startsWith("Bar-2/")).map((path) => path.slice(6))).toEqual([
      "Bar.mp",
      "Bar-images.zip",
      "Bar.brewscreen",
    ]);
    const [, linde, , , left] = summaryOf(bytes);
    expect(linde?.slice(0, 2)).toEqual(["Café Linde", "Café-Linde"]);
    expect(linde?.[4]).toBe("made");
    expect(left).toEqual(["'=Ab", "", "", "", "failed", "Too short."]);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
  });

  it("go on where one fails, and say what is missing", async () => {
    const { files, saving } = savingInMemory();
    const gone = machine("Gone", { load: async () => Promise.reject(new Error("gone")) });
    const lacking = machine("Lacking", {
      async load(signal) {
        const loaded = await machine("Lacking").load(signal);
        return {
          ...loaded,
          readImage: async (source) =>
            source === storedPath(PHOTO.blob) ? "missing" : loaded.readImage(source),
        };
      },
    });
    const evicted = machine("Evicted", {
      async load(signal) {
        const loaded = await machine("Evicted").load(signal);
        return { ...loaded, isMissing: (picture) => "blob" in picture };
      },
    });
    const result = await exportMany(
      order(saving, { machines: [gone, lacking, evicted, machine("Bar")], kinds: ["images"] }),
    );
    expect(result?.failed.map(({ name }) => name)).toEqual(["Gone"]);
    expect(result?.lacking.map(({ name }) => name)).toEqual(["Lacking", "Evicted"]);
    expect(result?.lacking[1]?.why).toContain("Blends Selection, Left");
    expect(result?.whole).toBe(3);
    const rows = summaryOf(files[0]?.bytes ?? Buffer.alloc(0));
    expect(rows.map((cells) => cells[4])).toEqual([
      "Result",
      "failed",
      "made, something is missing",
      "made, something is missing",
      "made",
    ]);
  });

  it("go on in another archive where one has no more room, no machine's in two", needs(...BOTH), async () => {
    const whole = savingInMemory();
    const machines = ["One", "Two", "Three", "Four"].map((name) => machine(name));
    await exportMany(order(whole.saving, { machines, kinds: ["images"] }));
    const limit = (whole.files[0]?.bytes.length ?? 0) * 0.6;
    const { files, saving } = savingInMemory(limit);
    const saved: string[] = [];
    await exportMany(order(saving, { machines, kinds: ["images"], onSaved: ({ name }) => saved.push(name) }));
    expect(files.length).toBe(2);
    for (const { bytes } of files) expect(bytes.length).toBeLessThanOrEqual(limit);
    expect(files.flatMap(({ bytes }) => Object.keys(readByAll(bytes)))).toEqual([
      "One/One-images.zip",
      "Two/Two-images.zip",
      "Three/Three-images.zip",
      "Four/Four-images.zip",
      "summary.csv",
    ]);
    expect(files[1]?.name).toMatch(/-part-2\.zip$/);
    expect(saved).toEqual(files.map(({ name }) => name));
  });

  it(
    "of a machine that no archive could hold are not made, and the others come",
    needs(...BOTH),
    async () => {
      const whole = savingInMemory();
      await exportMany(order(whole.saving, { machines: [machine("Small")], kinds: ["images"] }));
      const limit = (whole.files[0]?.bytes.length ?? 0) + 100;
      const large = machine("Large", {
        async load(signal) {
          const loaded = await machine("Large").load(signal);
          const savers = ["cd", "ef"].map((byte) => plainImage({ blob: byte.repeat(32), bytes: 1 }));
          const saver = new Uint8Array(png(1024, 768, { seed: 3, noise: 80 }));
          const list = savers.map((image, at) => ({ ...image, id: String(at) }));
          const design = withList(loaded.design, "screensaver", list);
          const sources = savers.map(({ picture }) => pictureValue(picture));
          const readImage = async (source: string) =>
            sources.includes(source) ? saver.slice() : loaded.readImage(source);
          return { ...loaded, design, readImage };
        },
      });
      for (const machines of [
        [large, machine("Small")],
        [machine("Small"), large],
      ]) {
        const { files, saving } = savingInMemory(limit);
        const result = await exportMany(order(saving, { machines, kinds: ["images"] }));
        expect(result?.whole).toBe(1);
        expect(result?.failed.map(({ name }) => name)).toEqual(["Large"]);
        expect(result?.failed[0]?.why).toMatch(/^Its files have .* one ZIP file holds .* at most\./);
        expect(files.flatMap(({ bytes }) => Object.keys(readByAll(bytes)))).toEqual([
          "Small/Small-images.zip",
          "summary.csv",
        ]);
        const rows = summaryOf(files.at(-1)?.bytes ?? Buffer.alloc(0));
        expect(rows.find(([name]) => name === "Large")).toEqual([
          ...["Large", "", "", "", "failed"],
          result?.failed[0]?.why,
        ]);
      }
    },
  );

  it("over 4 GB come in parts of less, whose records point where they should", async () => {
    const GB = 1_000_000_000;
    const sizes: Record<string, number> = { A: 1.4 * GB, B: 1.4 * GB, C: 1.4 * GB, D: 4.4 * GB, E: 0.2 * GB };
    vi.spyOn(EXPORT_KINDS.images, "make").mockImplementation(async ({ plan: { machineName } }) => ({
      ok: true,
      file: new SizedBlob(sizes[machineName] ?? 0),
      skipped: [],
    }));
    const parts: { length: number; records: Buffer }[] = [];
    const saving: Saving = {
      limit: ARCHIVE_LIMITS.bytes,
      async open(_, name) {
        const records: Buffer[] = [];
        let length = 0;
        return {
          async write(piece) {
            length += piece instanceof Blob ? piece.size : piece.length;
            if (!(piece instanceof Blob)) records.push(Buffer.from(piece));
          },
          async finish() {
            parts.push({ length, records: Buffer.concat(records) });
            return { name, bytes: length };
          },
          async abandon() {},
        };
      },
    };
    const machines = Object.keys(sizes).map((name) => machine(name));
    const result = await exportMany(order(saving, { machines, kinds: ["images"] }));
    expect(result?.failed.map(({ name, why }) => [name, why.includes("4.4 GB")])).toEqual([["D", true]]);
    expect(parts.map(({ length }) => Math.floor(length / GB))).toEqual([4, 0]);
    for (const { length } of parts) expect(length).toBeLessThanOrEqual(ARCHIVE_LIMITS.bytes);
    const header = 30 + "A/A-images.zip".length;
    expect(parts.map(({ records }) => placesIn(records))).toEqual([
      { "A/A-images.zip": 0, "B/B-images.zip": 1.4 * GB + header, "C/C-images.zip": 2.8 * GB + 2 * header },
      { "E/E-images.zip": 0, "summary.csv": 0.2 * GB + header },
    ]);
  });

  it("have one machine in memory at a time", async () => {
    let loaded = 0;
    let most = 0;
    const { saving } = savingInMemory();
    const counted = (name: string) =>
      machine(name, {
        async load(signal) {
          most = Math.max(most, ++loaded);
          return machine(name).load(signal);
        },
      });
    const open = saving.open;
    await exportMany(
      order(
        {
          ...saving,
          async open(part, name) {
            const sink = await open(part, name);
            return (
              sink && {
                ...sink,
                async write(piece) {
                  if (piece instanceof Blob) loaded = 0;
                  await sink.write(piece);
                },
              }
            );
          },
        },
        { machines: ["A", "B", "C"].map(counted), kinds: ["images"] },
      ),
    );
    expect(most).toBe(1);
  });

  it("leave nothing behind where they are cancelled, or can't be written", async () => {
    const cancelled = savingInMemory();
    const controller = new AbortController();
    const second = machine("Second", {
      async load(signal) {
        controller.abort();
        return machine("Second").load(signal);
      },
    });
    await expect(
      exportMany(
        order(cancelled.saving, { machines: [machine("First"), second], signal: controller.signal }),
      ),
    ).rejects.toThrow();
    expect([cancelled.files.length, cancelled.abandoned.length]).toEqual([0, 1]);

    const full = savingInMemory();
    const sinkThatFails: Saving = {
      ...full.saving,
      async open(part, name) {
        const sink = await full.saving.open(part, name);
        return sink && { ...sink, write: () => Promise.reject(new Error("the disk is full")) };
      },
    };
    await expect(exportMany(order(sinkThatFails, { machines: [machine("First")] }))).rejects.toThrow("full");
    expect(full.abandoned).toHaveLength(1);
  });

  it("are none where no file was chosen", async () => {
    const { saving } = savingInMemory();
    const none: Saving = { ...saving, open: async () => undefined };
    expect(await exportMany(order(none, { machines: [machine("First")] }))).toBeUndefined();
  });
});
