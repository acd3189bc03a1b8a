import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { emptyDesign } from "../../shared/model/design.ts";
import { NONE_MISSING } from "../../shared/model/questions.ts";
import { EXPORT_KINDS } from "../../web/exports/kinds.ts";
import { savingHere } from "../../web/machines/archives.ts";
import { type ExportedMachine, exportMany } from "../../web/machines/export-many.ts";

/*
 * Archives written straight to the visitor's files: what those hold before, during and after an export.
 */

const GB = 1_000_000_000;

/** Says that it is so large, and has nothing. */
class LargeBlob extends Blob {
  override get size(): number {
    return 1.4 * GB;
  }
}

/** Files as a disk has them: what is written replaces them when it is closed. */
class Disk {
  readonly files = new Map<string, number>();
  /** Of archives that are chosen, one after the other. */
  readonly names: string[] = [];
  fails: (name: string) => boolean = () => false;

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
            if (this.fails(name)) throw new DOMException("no room", "QuotaExceededError");
            bytes += piece instanceof Blob ? piece.size : piece.length;
          },
          close: async () => void this.files.set(name, bytes),
          abort: async () => {},
        };
      },
    };
  };
}

const machine = (name: string): ExportedMachine => ({
  name,
  load: async () => ({
    design: { ...emptyDesign(CLASSIC, name), name },
    isMissing: NONE_MISSING,
    readImage: async () => "missing",
  }),
});

const IMAGES = { ...EXPORT_KINDS.images };
let disk: Disk;
beforeEach(() => {
  disk = new Disk();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("showSaveFilePicker", disk.picker);
  // Pictures are not what this is about.
  Object.assign(EXPORT_KINDS.images, {
    images: "none",
    make: async () => ({ ok: true, file: new LargeBlob() }),
  });
});
afterEach(() => {
  Object.assign(EXPORT_KINDS.images, IMAGES);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const saved: string[] = [];
beforeEach(() => void saved.splice(0));

/** Exports the images of machines; `ask` waits for the press before each further archive. */
const start = (names: readonly string[], ask: (part: number) => Promise<void> = async () => {}) =>
  exportMany({
    machines: names.map(machine),
    leftOut: [],
    kinds: ["images"],
    saving: savingHere(ask),
    signal: new AbortController().signal,
    onProgress: () => {},
    onSaved: ({ name }) => saved.push(name),
  });

const FIVE = ["A", "B", "C", "D", "E"];

describe("an archive that replaces another", () => {
  it("leaves it as it was if writing fails, and removes a file that was made for it", async () => {
    disk.files.set("old.zip", 7);
    disk.fails = () => true;
    for (const name of ["old.zip", "new.zip"]) {
      disk.names.push(name);
      await expect(start(["A"])).rejects.toThrow("no room");
      expect(saved).toEqual([]);
    }
    expect([...disk.files]).toEqual([["old.zip", 7]]);
  });
});

describe("a second archive", () => {
  it("that fails leaves the first whole, and the file that it was to replace as it was", async () => {
    for (const second of ["old.zip", "new.zip"]) {
      disk.files.clear();
      disk.files.set("old.zip", 7);
      disk.names.push("first.zip", second);
      disk.fails = (name) => name === second;
      await expect(start(FIVE)).rejects.toThrow("no room");
      expect(saved.splice(0)).toEqual(["first.zip"]);
      expect([...disk.files.keys()].sort()).toEqual(["first.zip", "old.zip"]);
      expect(disk.files.get("first.zip")).toBeGreaterThan(4 * GB);
      expect(disk.files.get("old.zip")).toBe(7);
    }
  });

  it("that is cancelled while it is asked for leaves the first", async () => {
    disk.names.push("first.zip");
    const ask = () => Promise.reject(new DOMException("cancelled", "AbortError"));
    await expect(start(FIVE, ask)).rejects.toThrow("cancelled");
    expect(saved).toEqual(["first.zip"]);
    expect([...disk.files.keys()]).toEqual(["first.zip"]);
  });

  it("is asked for again if the chooser was closed", async () => {
    disk.names.push("first.zip");
    let asked = 0;
    const ask = async () => {
      if (++asked > 1) disk.names.push("second.zip");
    };
    expect(await start(FIVE, ask)).toMatchObject({ whole: 5, failed: [] });
    expect(asked).toBe(2);
    expect(saved).toEqual(["first.zip", "second.zip"]);
    expect([...disk.files.keys()]).toEqual(["first.zip", "second.zip"]);
  });
});
