import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { keepUploads } from "../../web/uploader/keep-uploads.ts";
import { sortIn } from "../../web/uploader/tray.ts";
import {
  allUploads,
  clearUploads,
  createUploads,
  dropFiles,
  setPackageName,
  type Uploads,
} from "../../web/uploader/uploads.ts";
import { png } from "../support/png.ts";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const fresh = () => createUploads(CLASSIC, new Date(2026, 0, 2));
const drop = async (uploads: Uploads, id: string, ...names: string[]) => {
  const category = CLASSIC.packageCategories.find((each) => each.id === id);
  if (!category) throw new Error(`no category ${id}`);
  await dropFiles(
    uploads,
    category,
    names.map((name) => new File([Uint8Array.from(png(406, 200, { seed: name.length }))], name)),
  );
};
const names = (uploads: Uploads, id: string) => uploads.categories[id]?.files.map(({ name }) => name);
/** What the next visit finds, once what this one does is written. */
const expectKept = (expected: Readonly<Record<string, readonly string[]>>) =>
  vi.waitFor(async () => {
    const next = fresh();
    await keepUploads(CLASSIC, next);
    for (const [id, files] of Object.entries(expected)) expect(names(next, id)).toEqual(files);
  }, 10_000);

/** A visit that leaves two icons and a bye screen. */
async function earlierVisit(): Promise<void> {
  const uploads = fresh();
  await keepUploads(CLASSIC, uploads);
  await drop(uploads, "icons", "a.png", "bb.png");
  await drop(uploads, "byeScreen", "bye.png");
  setPackageName(uploads, "Lobby");
  await expectKept({ icons: ["a.png", "bb.png"], byeScreen: ["bye.png"] });
}

describe("the files of /media-upload", () => {
  it("are there at the next visit, byte for byte, until they are cleared", async () => {
    await earlierVisit();
    const uploads = fresh();
    await keepUploads(CLASSIC, uploads);
    expect(uploads.packageName).toBe("Lobby");
    const bytes = await Promise.all(allUploads(uploads).map(async ({ file }) => file.arrayBuffer()));
    expect(bytes.map((buffer) => new Uint8Array(buffer))).toEqual(
      ["bye.png", "a.png", "bb.png"].map((name) => new Uint8Array(png(406, 200, { seed: name.length }))),
    );
    clearUploads(uploads);
    await expectKept({ icons: [], byeScreen: [] });
  });

  it("join what is dropped before IndexedDB has answered, a category's maximum aside", async () => {
    await earlierVisit();
    const uploads = fresh();
    setPackageName(uploads, "Foyer");
    const kept = keepUploads(CLASSIC, uploads);
    await Promise.all([drop(uploads, "icons", "new.png"), drop(uploads, "byeScreen", "other.png"), kept]);
    expect(names(uploads, "icons")).toEqual(["a.png", "bb.png", "new.png"]);
    expect(names(uploads, "byeScreen")).toEqual(["other.png"]);
    await expectKept({ icons: ["a.png", "bb.png", "new.png"], byeScreen: ["other.png"] });
  });

  it("show in another tab what this one has done, and neither loses what the other added", async () => {
    const [one, other] = [fresh(), fresh()];
    await keepUploads(CLASSIC, one);
    await keepUploads(CLASSIC, other);
    await Promise.all([drop(one, "icons", "a.png"), drop(other, "icons", "bb.png")]);
    await vi.waitFor(() => {
      expect(new Set(names(one, "icons"))).toEqual(new Set(["a.png", "bb.png"]));
      expect(names(other, "icons")).toEqual(names(one, "icons"));
    }, 10_000);
    clearUploads(one);
    await vi.waitFor(() => expect(names(other, "icons")).toEqual([]), 10_000);
    await expectKept({ icons: [] });
  });

  it("are there at the next visit with what found no place", async () => {
    const uploads = fresh();
    await keepUploads(CLASSIC, uploads);
    const file = new File([Uint8Array.from(png(10, 10))], "odd.png");
    await sortIn(CLASSIC, uploads, [{ path: file.name, file }]);
    await vi.waitFor(async () => {
      const next = fresh();
      await keepUploads(CLASSIC, next);
      expect(next.tray).toMatchObject([
        { name: "odd.png", size: { width: 10, height: 10 }, isPicture: true },
      ]);
    }, 10_000);
  });

  it("keep the name that was typed meanwhile", async () => {
    await earlierVisit();
    const uploads = fresh();
    const kept = keepUploads(CLASSIC, uploads);
    setPackageName(uploads, "Foyer");
    await kept;
    expect(uploads.packageName).toBe("Foyer");
    expect(names(uploads, "icons")).toEqual(["a.png", "bb.png"]);
  });

  it.each<[string, () => void]>([
    [
      "refuses",
      () =>
        vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
          throw new DOMException("no", "UnknownError");
        }),
    ],
    [
      "never answers, as where another tab blocks it",
      () => vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => new IDBOpenDBRequest()),
    ],
  ])(
    "are taken and not lost where IndexedDB %s, and join once it is well",
    async (_, breakIt) => {
      await earlierVisit();
      breakIt();
      const uploads = fresh();
      await drop(uploads, "icons", "new.png");
      await keepUploads(CLASSIC, uploads);
      expect(names(uploads, "icons")).toEqual(["new.png"]);
      vi.restoreAllMocks();
      await drop(uploads, "customization", "brew.png");
      await expectKept({ icons: ["a.png", "bb.png", "new.png"], customization: ["brew.png"] });
      expect(names(uploads, "byeScreen")).toEqual(["bye.png"]);
    },
    30_000,
  );
});
