import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DESIGN_MENU } from "#messages/design-menu.ts";
import { ARCHIVE_LIMITS } from "../../shared/archive/write-archive.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { type BlobPicture, createEmptyDesign, createPlainImage } from "../../shared/model/design.ts";
import { withList, withSlot } from "../../shared/model/edit.ts";
import { serializePicture, storedImagePath } from "../../shared/model/picture-value.ts";
import { NONE_MISSING } from "../../shared/model/questions.ts";
import { parseCsv } from "../../shared/sorting/csv.ts";
import { EXPORT_KINDS } from "../../web/exports/kinds.ts";
import {
  type ArchiveDestination,
  createArchiveDestination,
  createArchiveSeries,
} from "../../web/machines/archives.ts";
import {
  createFolderNames,
  type ExportMachinesJob,
  type ExportSource,
  exportMachines,
} from "../../web/machines/export-many.ts";
import { bundledBytes } from "../artwork/files.ts";
import { png } from "../support/png.ts";
import { needs } from "../support/programs.ts";
import { ZIP_READERS } from "../support/zip-readers.ts";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const GB = 1_000_000_000;
const sizeOf = (piece: Blob | Uint8Array) => (piece instanceof Blob ? piece.size : piece.length);
const bufferOf = async (piece: Blob | Uint8Array): Promise<Buffer> =>
  Buffer.from(piece instanceof Blob ? new Uint8Array(await piece.arrayBuffer()) : piece);

/** Files in memory, in the order in which they were finished. */
function savingInMemory(limit: number = ARCHIVE_LIMITS.bytes, onWrite = (_piece: Blob | Uint8Array) => {}) {
  const files: { name: string; bytes: Buffer; length: number }[] = [];
  const abandoned: string[] = [];
  const saving: ArchiveDestination = {
    limit,
    async open(_, name) {
      const pieces: Buffer[] = [];
      let length = 0;
      return {
        name,
        async write(piece) {
          onWrite(piece);
          length += sizeOf(piece);
          pieces.push(await bufferOf(piece));
        },
        async finish() {
          files.push({ name, bytes: Buffer.concat(pieces), length });
          return {};
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
const pathsIn = (files: readonly { bytes: Buffer }[]) =>
  files.flatMap(({ bytes }) => Object.keys(readByAll(bytes)));

const photo = new Uint8Array(png(302, 485, { seed: 7, noise: 80 }));
const PHOTO: BlobPicture = { blob: "ab".repeat(32), bytes: photo.length };

type Loaded = Awaited<ReturnType<ExportSource["load"]>>;

/** A machine with a photograph, whose design is changed when it is loaded. */
const machine = (name: string, change: (loaded: Loaded) => Partial<Loaded> = () => ({})): ExportSource => ({
  name,
  async load() {
    const loaded: Loaded = {
      design: withSlot(
        { ...createEmptyDesign(CLASSIC_MODEL, name), name },
        "blends",
        "left",
        createPlainImage(PHOTO),
      ),
      isMissing: NONE_MISSING,
      readImage: async (source) =>
        source === storedImagePath(PHOTO.blob) ? photo.slice() : new Uint8Array(bundledBytes(source) ?? []),
    };
    return { ...loaded, ...change(loaded) };
  },
});

const machinesOf = (...names: readonly string[]) => names.map((name) => machine(name));

const exporting = (
  saving: ArchiveDestination,
  machines: readonly ExportSource[],
  more: Partial<ExportMachinesJob> = {},
) =>
  exportMachines({
    machines,
    leftOut: [],
    kinds: ["images"],
    saving,
    signal: new AbortController().signal,
    onProgress: () => {},
    onSaved: () => {},
    ...more,
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

/** Makes each machine's images a file of this size. */
const imagesHave = (sizeOfMachine: (name: string) => number) =>
  vi.spyOn(EXPORT_KINDS.images, "make").mockImplementation(async ({ plan: { machineName } }) => ({
    ok: true,
    file: new SizedBlob(sizeOfMachine(machineName)),
    skipped: [],
  }));

/** Where the files of an archive begin, by its directory (APPNOTE, 4.3.12). */
function placesIn(records: Buffer): Record<string, number> {
  const places: Record<string, number> = {};
  for (let at = records.indexOf("PK\x01\x02"); at >= 0; at = records.indexOf("PK\x01\x02", at + 1)) {
    const name = records.toString("utf8", at + 46, at + 46 + records.readUInt16LE(at + 28));
    places[name] = records.readUInt32LE(at + 42);
  }
  return places;
}

function summaryOf(files: readonly { bytes: Buffer }[]) {
  const text = files.at(-1)?.bytes.toString("utf8") ?? "";
  const start = text.indexOf("\ufeffMachine");
  return parseCsv(text.slice(start + 1, text.indexOf("PK", start))).map(({ cells }) => cells);
}

it("folders have the machine's name; those that a disk takes for one end in -2, -3", () => {
  expect(
    createFolderNames(["Bar", "Foyer 1", "bar", "BAR", "A/B", "A:B", "Bar-2", "..", "CON", "北京"]),
  ).toEqual(["Bar", "Foyer-1", "bar-2", "BAR-3", "A_B", "A_B-2", "Bar-2-2", "machine", "_CON", "北京"]);
});

describe("an archive for people's computers", () => {
  async function archivesOf(texts: Readonly<Record<string, string>>, limit?: number) {
    const { files, saving } = savingInMemory(limit);
    const saved: number[] = [];
    const archives = createArchiveSeries(saving, String, ({ bytes }) => saved.push(bytes));
    await archives.start();
    for (const [path, text] of Object.entries(texts)) await archives.add([{ path, file: new Blob([text]) }]);
    await archives.finish();
    expect(saved).toEqual(files.map(({ length }) => length));
    return files;
  }

  it("is read by programs that we did not write, its names in UTF-8", needs(...BOTH), async () => {
    const files = { "Café/a.txt": "one", "北京/b.png": "x".repeat(3_000_000), "empty.txt": "" };
    const [archive] = await archivesOf(files);
    expect(readByAll(archive?.bytes ?? Buffer.alloc(0))).toEqual(
      Object.fromEntries(
        Object.entries(files).map(([path, text]) => [path, { size: text.length, crc32: crc32(text) }]),
      ),
    );
  });

  it("takes no more than its limit, and not a byte less", async () => {
    const files = { a: "12345", b: "67890" };
    const [whole, ...others] = await archivesOf(files);
    expect(others).toEqual([]);
    expect(await archivesOf(files, whole?.length)).toHaveLength(1);
    expect(await archivesOf(files, (whole?.length ?? 0) - 1)).toHaveLength(2);
  });
});

describe("files of many machines", () => {
  it("stand in a folder each, with a summary", needs(...BOTH), async () => {
    const { files, saving } = savingInMemory();
    const told: number[] = [];
    const leftOut = [{ name: "=Ab", reason: "Too short." }];
    const result = await exporting(saving, machinesOf("Café Linde", "Bar", "Bar"), {
      leftOut,
      kinds: ["package", "images", "design"],
      onProgress: (_, share) => told.push(share),
    });
    expect(result).toMatchObject({ exportedCount: 3, failed: leftOut });
    expect(files).toHaveLength(1);
    expect(pathsIn(files)).toEqual([
      ...["Café Linde.mp", "Café-Linde-images.zip", "Café Linde.brewscreen"].map(
        (name) => `Café-Linde/${name}`,
      ),
      ...["Bar", "Bar-2"].flatMap((folder) =>
        ["Bar.mp", "Bar-images.zip", "Bar.brewscreen"].map((name) => `${folder}/${name}`),
      ),
      "summary.csv",
    ]);
    const [, linde, , , left] = summaryOf(files);
    expect(linde?.slice(0, 2)).toEqual(["Café Linde", "Café-Linde"]);
    expect(linde?.slice(4)).toEqual([
      "created, but incomplete",
      "The media package has no image for: Screensaver.",
    ]);
    expect(left).toEqual(["'=Ab", "", "", "", "failed", "Too short."]);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
  });

  it("are in the archive that the summary names, whatever the visitor called it", async () => {
    const { files, saving } = savingInMemory();
    await exporting({ ...saving, open: (part) => saving.open(part, `Mine ${part}.zip`) }, [machine("Bar")]);
    expect(summaryOf(files)[1]?.[2]).toBe("Mine 1.zip");
  });

  it("are whole if the screensaver has an image too", async () => {
    const { files, saving } = savingInMemory();
    const saver = { ...createPlainImage(PHOTO), id: "saver" };
    const filled = machine("Bar", ({ design }) => ({ design: withList(design, "screensaver", [saver]) }));
    const result = await exporting(saving, [filled, machine("Foyer")], { kinds: ["package"] });
    expect(result?.incomplete.map(({ name }) => name)).toEqual(["Foyer"]);
    expect(summaryOf(files)[1]?.slice(4)).toEqual(["created", ""]);
  });

  it("say what their design files lack", async () => {
    const { files, saving } = savingInMemory();
    const blob = "cd".repeat(32);
    const made = { "302x485": { blob, bytes: 9, isFitted: false } };
    const table = { columns: [], rows: [], pictures: { "a.png": { name: "a.png", made } }, namesOn: {} };
    const logo = { blob, bytes: 9 };
    const tabled = machine("Bar", ({ design, readImage }) => ({
      design: { ...design, table, brand: { logo, colours: [], style: "" } },
      readImage: async (source) => (source === storedImagePath(blob) ? "missing" : readImage(source)),
    }));
    const result = await exporting(saving, [tabled, machine("Foyer")], { kinds: ["design"] });
    const reason = `${DESIGN_MENU.missingInFile(1)} ${DESIGN_MENU.tableIncomplete}`;
    expect(result?.incomplete).toEqual([{ name: "Bar", reason }]);
    expect(summaryOf(files).map((cells) => cells[5])).toEqual(["Notes", reason, ""]);
  });

  it("go on where one fails, and say what is missing", async () => {
    const { files, saving } = savingInMemory();
    const result = await exporting(saving, [
      machine("Gone", () => {
        throw new Error("gone");
      }),
      machine("Lacking", ({ readImage }) => ({
        readImage: async (source) => (source === storedImagePath(PHOTO.blob) ? "missing" : readImage(source)),
      })),
      machine("Evicted", () => ({ isMissing: (picture) => "blob" in picture })),
      machine("Bar"),
    ]);
    expect(result?.failed.map(({ name }) => name)).toEqual(["Gone"]);
    expect(result?.incomplete.map(({ name }) => name)).toEqual(["Lacking", "Evicted"]);
    expect(result?.incomplete[1]?.reason).toContain("Blends Selection, Left");
    expect(result?.exportedCount).toBe(3);
    const lacking = "created, but incomplete";
    expect(summaryOf(files).map((cells) => cells[4])).toEqual([
      "Result",
      "failed",
      lacking,
      lacking,
      "created",
    ]);
  });

  it("go on in another archive where one has no more room, no machine's in two", needs(...BOTH), async () => {
    const whole = savingInMemory();
    const machines = machinesOf("One", "Two", "Three", "Four");
    await exporting(whole.saving, machines);
    const limit = (whole.files[0]?.length ?? 0) * 0.6;
    const { files, saving } = savingInMemory(limit);
    const saved: string[] = [];
    await exporting(saving, machines, { onSaved: ({ name }) => saved.push(name) });
    expect(files.length).toBe(2);
    for (const { length } of files) expect(length).toBeLessThanOrEqual(limit);
    expect(pathsIn(files)).toEqual([
      ...machines.map(({ name }) => `${name}/${name}-images.zip`),
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
      await exporting(whole.saving, [machine("Small")]);
      const limit = (whole.files[0]?.length ?? 0) + 100;
      const saver = new Uint8Array(png(1024, 768, { seed: 3, noise: 80 }));
      const large = machine("Large", ({ design, readImage }) => {
        const savers = ["cd", "ef"].map((byte) => createPlainImage({ blob: byte.repeat(32), bytes: 1 }));
        const sources = savers.map(({ picture }) => serializePicture(picture));
        return {
          design: withList(
            design,
            "screensaver",
            savers.map((image, at) => ({ ...image, id: String(at) })),
          ),
          readImage: async (source) => (sources.includes(source) ? saver.slice() : readImage(source)),
        };
      });
      const both = [large, machine("Small")];
      for (const machines of [both, both.toReversed()]) {
        const { files, saving } = savingInMemory(limit);
        const result = await exporting(saving, machines);
        expect(result?.exportedCount).toBe(1);
        expect(result?.failed.map(({ name }) => name)).toEqual(["Large"]);
        expect(result?.failed[0]?.reason).toMatch(/^Its files add up to .* one ZIP file can hold at most /);
        expect(pathsIn(files)).toEqual(["Small/Small-images.zip", "summary.csv"]);
        expect(summaryOf(files).find(([name]) => name === "Large")).toEqual([
          ...["Large", "", "", "", "failed"],
          result?.failed[0]?.reason,
        ]);
      }
    },
  );

  it("over 4 GB come in parts of less, whose records point where they should", async () => {
    const sizes: Record<string, number> = { A: 1.4 * GB, B: 1.4 * GB, C: 1.4 * GB, D: 4.4 * GB, E: 0.2 * GB };
    imagesHave((name) => sizes[name] ?? 0);
    const { files, saving } = savingInMemory();
    const result = await exporting(saving, machinesOf(...Object.keys(sizes)));
    expect(result?.failed.map(({ name, reason }) => [name, reason.includes("4.4 GB")])).toEqual([
      ["D", true],
    ]);
    expect(files.map(({ length }) => Math.floor(length / GB))).toEqual([4, 0]);
    for (const { length } of files) expect(length).toBeLessThanOrEqual(ARCHIVE_LIMITS.bytes);
    const header = 30 + "A/A-images.zip".length;
    expect(files.map(({ bytes }) => placesIn(bytes))).toEqual([
      { "A/A-images.zip": 0, "B/B-images.zip": 1.4 * GB + header, "C/C-images.zip": 2.8 * GB + 2 * header },
      { "E/E-images.zip": 0, "summary.csv": 0.2 * GB + header },
    ]);
  });

  it("have one machine in memory at a time", async () => {
    let loaded = 0;
    let most = 0;
    const { saving } = savingInMemory(ARCHIVE_LIMITS.bytes, (piece) => {
      if (piece instanceof Blob) loaded = 0;
    });
    const counted = (name: string) =>
      machine(name, () => {
        most = Math.max(most, ++loaded);
        return {};
      });
    await exporting(saving, ["A", "B", "C"].map(counted));
    expect(most).toBe(1);
  });

  it("leave nothing behind where they are cancelled, or can't be written", async () => {
    const cancelled = savingInMemory();
    const controller = new AbortController();
    const second = machine("Second", () => {
      controller.abort();
      return {};
    });
    const { signal } = controller;
    await expect(exporting(cancelled.saving, [machine("First"), second], { signal })).rejects.toThrow();
    expect([cancelled.files.length, cancelled.abandoned.length]).toEqual([0, 1]);

    const full = savingInMemory(ARCHIVE_LIMITS.bytes, () => {
      throw new Error("the disk is full");
    });
    await expect(exporting(full.saving, [machine("First")])).rejects.toThrow("full");
    expect(full.abandoned).toHaveLength(1);
  });

  it("ask for no other archive if they are cancelled as one is finished", async () => {
    const controller = new AbortController();
    imagesHave(() => GB);
    const { saving, files } = savingInMemory(1.5 * GB);
    const asked: number[] = [];
    const watched: ArchiveDestination = {
      ...saving,
      async open(part, name) {
        asked.push(part);
        return saving.open(part, name);
      },
    };
    const { signal } = controller;
    const made = exporting(watched, [machine("Bar"), machine("Foyer")], {
      signal,
      onSaved: () => controller.abort(),
    });
    await expect(made).rejects.toThrow();
    expect([asked, files.length]).toEqual([[1], 1]);
  });

  it("are none where no file was chosen", async () => {
    const none: ArchiveDestination = { ...savingInMemory().saving, open: async () => undefined };
    expect(await exporting(none, [machine("First")])).toBeUndefined();
  });
});

/** Files as a disk has them: what is written replaces them when it is closed. */
class Disk {
  readonly files = new Map<string, number>();
  /** The archives that the visitor chooses, one after the other. */
  readonly names: string[] = [];
  fails = "";

  readonly picker = async () => {
    const name = this.names.shift();
    if (name === undefined) throw new DOMException("closed", "AbortError");
    if (!this.files.has(name)) this.files.set(name, 0);
    return {
      name,
      getFile: async () => ({ size: this.files.get(name) ?? 0 }),
      remove: async () => void this.files.delete(name),
      createWritable: async () => {
        let bytes = 0;
        return {
          write: async (piece: Blob | Uint8Array) => {
            if (this.fails === name) throw new DOMException("no room", "QuotaExceededError");
            bytes += sizeOf(piece);
          },
          close: async () => void this.files.set(name, bytes),
          abort: async () => {},
        };
      },
    };
  };
}

describe("a second archive on the disk", () => {
  let disk: Disk;
  const saved: string[] = [];
  beforeEach(() => {
    disk = new Disk();
    saved.length = 0;
    vi.stubGlobal("showSaveFilePicker", disk.picker);
    imagesHave(() => 1.4 * GB);
  });

  /** Exports more than one archive holds; `ask` waits for the press before each further one. */
  const start = (ask: (part: number) => Promise<void> = async () => {}) =>
    exporting(createArchiveDestination(ask), machinesOf("A", "B", "C", "D", "E"), {
      onSaved: ({ name }) => saved.push(name),
    });

  it.each(["old.zip", "new.zip"])(
    "that fails leaves the first whole, and the file that it was to replace as it was: %s",
    async (second) => {
      disk.files.set("old.zip", 7);
      disk.names.push("first.zip", second);
      disk.fails = second;
      await expect(start()).rejects.toThrow("no room");
      expect(saved).toEqual(["first.zip"]);
      expect([...disk.files.keys()].sort()).toEqual(["first.zip", "old.zip"]);
      expect(disk.files.get("first.zip")).toBeGreaterThan(4 * GB);
      expect(disk.files.get("old.zip")).toBe(7);
    },
  );

  it("that is cancelled while it is asked for leaves the first", async () => {
    disk.names.push("first.zip");
    const ask = () => Promise.reject(new DOMException("cancelled", "AbortError"));
    await expect(start(ask)).rejects.toThrow("cancelled");
    expect(saved).toEqual(["first.zip"]);
    expect([...disk.files.keys()]).toEqual(["first.zip"]);
  });

  it("is asked for again if the chooser was closed", async () => {
    disk.names.push("first.zip");
    let asked = 0;
    const ask = async () => {
      if (++asked > 1) disk.names.push("second.zip");
    };
    expect(await start(ask)).toMatchObject({ exportedCount: 5, failed: [] });
    expect(asked).toBe(2);
    expect(saved).toEqual(["first.zip", "second.zip"]);
    expect([...disk.files.keys()]).toEqual(["first.zip", "second.zip"]);
  });
});
