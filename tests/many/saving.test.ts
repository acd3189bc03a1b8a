import { subscribeKey } from "valtio/vanilla/utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { emptyDesign } from "../../shared/model/design.ts";
import { NONE_MISSING } from "../../shared/model/questions.ts";
import { EXPORT_KINDS } from "../../web/exports/kinds.ts";
import { cancelFiles, chooseKind, filesExport, startFiles } from "../../web/machines/files-export.ts";
import type { ExportedMachine } from "../../web/machines/machine-files.ts";

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
  chooseKind("package", false);
  chooseKind("images", true);
});
afterEach(() => {
  Object.assign(EXPORT_KINDS.images, IMAGES);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Question = NonNullable<typeof filesExport.nextPart>;

/** Where the next archive goes, once that is asked; another question than one before. */
const asked = (before?: Question): Promise<Question> =>
  new Promise((resolve) => {
    const look = () => {
      const { nextPart } = filesExport;
      if (!nextPart || nextPart === before) return;
      stop();
      resolve(nextPart);
    };
    const stop = subscribeKey(filesExport, "nextPart", look);
    look();
  });

const FIVE = ["A", "B", "C", "D", "E"].map(machine);

describe("an archive that takes the place of another", () => {
  it("leaves it as it was where writing fails, and removes a file that was made for it", async () => {
    disk.files.set("old.zip", 7);
    disk.fails = () => true;
    for (const name of ["old.zip", "new.zip"]) {
      disk.names.push(name);
      await startFiles([machine("A")], []);
      expect(filesExport.failure).toBe("fault");
      expect(filesExport.saved).toEqual([]);
    }
    expect([...disk.files]).toEqual([["old.zip", 7]]);
  });
});

describe("a second archive", () => {
  it("that fails leaves the first whole and names it, and the file that it was to replace as it was", async () => {
    for (const second of ["old.zip", "new.zip"]) {
      disk.files.clear();
      disk.files.set("old.zip", 7);
      disk.names.push("first.zip", second);
      disk.fails = (name) => name === second;
      const over = startFiles(FIVE, []);
      (await asked()).choose();
      await over;
      expect(filesExport.failure).toBe("fault");
      expect(filesExport.saved.map(({ name }) => name)).toEqual(["first.zip"]);
      expect([...disk.files.keys()].sort()).toEqual(["first.zip", "old.zip"]);
      expect(disk.files.get("first.zip")).toBeGreaterThan(4 * GB);
      expect(disk.files.get("old.zip")).toBe(7);
    }
  });

  it("that is cancelled while it is asked for leaves the first", async () => {
    disk.names.push("first.zip");
    const over = startFiles(FIVE, []);
    await asked();
    cancelFiles();
    await over;
    expect(filesExport.failure).toBe("cancelled");
    expect(filesExport.saved.map(({ name }) => name)).toEqual(["first.zip"]);
    expect([...disk.files.keys()]).toEqual(["first.zip"]);
  });

  it("is asked for again where the chooser was closed", async () => {
    disk.names.push("first.zip");
    const over = startFiles(FIVE, []);
    const first = await asked();
    first.choose();
    const second = await Promise.race([asked(first), over]);
    if (!second) throw new Error("it was not asked again");
    disk.names.push("second.zip");
    second.choose();
    await over;
    expect(filesExport.failure).toBe(undefined);
    expect([...disk.files.keys()]).toEqual(["first.zip", "second.zip"]);
    expect(filesExport.result?.saved).toHaveLength(2);
  });
});
