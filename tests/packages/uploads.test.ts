import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { subscribe } from "valtio/vanilla";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FILE_IMPORT } from "#messages/drop.ts";
import { EXPORTS } from "#messages/exports.ts";
import { UPLOADER } from "#messages/uploader.ts";
import { deliverFile } from "../../web/files/deliver.ts";
import { MAX_GIVEN_FILES } from "../../web/files/given-files.ts";
import {
  addFittedFile,
  clearUploads,
  moveUpload,
  packUploads,
  pasteFiles,
  removeUpload,
  setCategoryFiles,
  sortIntoCategories,
} from "../../web/packages/upload/actions.ts";
import type { Uploads } from "../../web/packages/upload/uploads.ts";
import { eraseUploads } from "../../web/store/uploads-database.ts";
import { notify } from "../../web/ui/toast/notify.ts";
import { PATIENCE } from "../support/patience.ts";
import { bytesOf, categoryOf, fileOf, find, fresh, icon, namesOf, onStoredFiles, opened } from "./page.ts";

vi.mock("../../web/ui/toast/notify.ts", () => ({ notify: { success: vi.fn(), error: vi.fn() } }));
vi.mock("../../web/files/deliver.ts", async (original) => ({ ...(await original()), deliverFile: vi.fn() }));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

const drop = (page: Uploads, id: string, ...names: string[]) =>
  setCategoryFiles(page, categoryOf(id), names.map(icon));
/** What a tab shows that is opened now. */
const stored = async () => namesOf(await opened());
const expectSame = (one: Uploads, other: Uploads) =>
  vi.waitFor(() => expect(namesOf(one)).toEqual(namesOf(other)), PATIENCE);

/** An earlier visit, of which two icons and a bye screen are stored. */
async function earlierVisit(): Promise<Uploads> {
  const page = await opened();
  page.rename("Lobby");
  await drop(page, "icons", "a.png", "bb.png");
  await drop(page, "byeScreen", "bye.png");
  return page;
}

describe("the files of /media-upload", () => {
  it("are stored as soon as they are shown, byte for byte, until they are cleared", async () => {
    await earlierVisit();
    const page = await opened();
    expect(page.state.packageName).toBe("Lobby");
    const bytes = await Promise.all(page.state.files.map(({ file }) => file.arrayBuffer()));
    expect(bytes.map((buffer) => new Uint8Array(buffer))).toEqual(
      ["a.png", "bb.png", "bye.png"].map((name) => bytesOf(name)),
    );
    await clearUploads(page);
    const next = await opened();
    expect(next.state.files).toEqual([]);
    expect(await onStoredFiles((files) => files.count())).toBe(0);
    expect(next.state.packageName).toBe("Brewscreen_20260102");
  });

  it("are replaced in an area by a new drop on it, and a drop of too many changes nothing", async () => {
    const page = await earlierVisit();
    await drop(page, "icons", "c.png");
    expect(namesOf(page).icons).toEqual(["c.png"]);
    await drop(page, "byeScreen", "one.png", "two.png");
    expect(namesOf(page).byeScreen).toEqual(["bye.png"]);
    expect(page.state.areas.byeScreen?.alert).toBe("Maximum 1 files allowed for byeScreen.");
    expect(await stored()).toEqual(namesOf(page));
  });

  it("are refused by the area's name, except in English, which has the specification's", async () => {
    vi.resetModules();
    vi.doMock("#messages/language.ts", () => ({ LANGUAGE: "de" }));
    const { tooManyFilesMessage } = await import("../../web/packages/upload/messages.ts");
    expect(tooManyFilesMessage(categoryOf("byeScreen"))).toBe(UPLOADER.maximum(1, "Bye screen"));
    vi.doUnmock("#messages/language.ts");
  });

  it("are packed by default under the date of the day, even if the tab was opened the day before", async () => {
    let day = 2;
    const page = fresh(() => new Date(2026, 0, day));
    await page.sync();
    day++;
    await drop(page, "icons", "a.png");
    expect(page.state.packageName).toBe("Brewscreen_20260103");
  });

  it("are only PNGs, and a drop without any says so, unless its PNGs are damaged", async () => {
    const page = await opened();
    const damaged = new File([bytesOf("a.png").slice(0, -20)], "a.png", { type: "image/png" });
    const text = new File(["text"], "text.txt", { type: "text/plain" });
    const alertOf = async (...files: File[]) => {
      await setCategoryFiles(page, categoryOf("icons"), files);
      return page.state.areas.icons?.alert;
    };
    expect(await alertOf(text)).toBe("Please drop PNG files only.");
    expect(await alertOf(damaged)).toBe(undefined);
    expect(await alertOf(damaged, text)).toBe("Please drop PNG files only.");
    expect(await alertOf(text, icon("b.png"))).toBe(undefined);
  });

  it("are those of the last of two drops, whichever was checked first", async () => {
    const page = await opened();
    for (const [first, last] of [
      ["a.png", "bb.png"],
      ["cc.png", "d.png"],
    ] as const) {
      await Promise.all([drop(page, "icons", first), drop(page, "icons", last)]);
      expect(namesOf(page).icons).toEqual([last]);
    }
    expect(await stored()).toEqual(namesOf(page));
  });

  it("join what is dropped before IndexedDB has answered; without room they go to the tray", async () => {
    await earlierVisit();
    const page = fresh();
    page.rename("Foyer");
    await Promise.all([drop(page, "icons", "new.png"), drop(page, "byeScreen", "other.png")]);
    expect(page.state.packageName).toBe("Foyer");
    expect(namesOf(page)).toMatchObject({
      icons: ["a.png", "bb.png", "new.png"],
      byeScreen: ["bye.png"],
      tray: ["other.png"],
    });
    expect(await stored()).toEqual(namesOf(page));
  });

  it("keep their place if they are made to fit, and a category of one takes the new one", async () => {
    const page = await earlierVisit();
    const makeFit = (id: string, source: string, name: string) =>
      addFittedFile(page, Date.now(), categoryOf(id), find(page, source).id, icon(name));
    await makeFit("icons", "a.png", "fitted.png");
    await makeFit("byeScreen", "bb.png", "goodbye.png");
    expect(namesOf(page)).toMatchObject({ icons: ["fitted.png", "bb.png"], byeScreen: ["goodbye.png"] });
    expect(await stored()).toEqual(namesOf(page));
  });

  it("are left out if their bytes are gone from the database", async () => {
    const page = await earlierVisit();
    const { id } = find(page, "a.png");
    await onStoredFiles((files) => files.delete(id));
    expect((await stored()).icons).toEqual(["bb.png"]);
    await page.sync();
    expect(namesOf(page).icons).toEqual(["bb.png"]);
  });
});

describe("files that are given to no area", () => {
  it("are read up to a thousand at a time, and what is left out is said", async () => {
    const page = await opened();
    await sortIntoCategories(page, Array<File>(MAX_GIVEN_FILES + 1).fill(icon("b.png")));
    expect(notify.error).toHaveBeenCalledWith(FILE_IMPORT.cut(MAX_GIVEN_FILES), { duration: 3000 });
  });

  it("are added by size and name to what is there; the rest is kept in the tray, with its reason", async () => {
    const page = fresh();
    await sortIntoCategories(page, [fileOf("one.png", 1024, 768)]);
    await sortIntoCategories(page, [
      fileOf("two.png", 1024, 768),
      fileOf("good-bye.png", 1024, 768),
      fileOf("left.png", 302, 485),
      fileOf("hot.png", 460, 485),
      fileOf("odd.png", 100, 100),
      fileOf("bye 2.png", 1024, 768),
      new File(["no picture"], "notes.txt"),
    ]);
    expect(notify.success).toHaveBeenLastCalledWith(UPLOADER.sortedIn(4), expect.anything());
    expect(notify.error).toHaveBeenLastCalledWith(UPLOADER.notSortedIn(3), expect.anything());
    expect(namesOf(page)).toEqual({
      screensaver: ["one.png", "two.png"],
      byeScreen: ["good-bye.png"],
      icons: ["left.png"],
      customization: ["hot.png"],
      tray: ["odd.png", "bye 2.png", "notes.txt"],
    });
    expect(find(page, "odd.png")).toMatchObject({ facts: { kind: "png" }, full: undefined });
    expect(find(page, "bye 2.png")).toMatchObject({ facts: { kind: "png" }, full: "byeScreen" });
    expect(find(page, "notes.txt")).toMatchObject({ facts: { kind: "other" }, full: undefined });
  });

  it("are put in by hand if there is room, and go with Clear all", async () => {
    const page = fresh();
    await sortIntoCategories(
      page,
      [0, 1, 2, 3, 4, 5, 6].map((n) => fileOf(`${n}.png`, 1024, 768)),
    );
    await moveUpload(page, categoryOf("screensaver"), find(page, "5.png").id);
    const maximum = expect.stringContaining("Maximum 5 files");
    expect(notify.error).toHaveBeenLastCalledWith(maximum, expect.anything());
    expect(namesOf(page).tray).toEqual(["5.png", "6.png"]);
    await moveUpload(page, categoryOf("byeScreen"), find(page, "6.png").id);
    expect(namesOf(page)).toMatchObject({ byeScreen: ["6.png"], tray: ["5.png"] });
    await clearUploads(page);
    expect(page.state.files).toEqual([]);
  });

  it("fill the first empty area if they are pasted, and replace nothing once none is empty", async () => {
    const page = await earlierVisit();
    await pasteFiles(page, [fileOf("one.png", 1024, 768)]);
    await pasteFiles(page, [fileOf("hot.png", 460, 485)]);
    await pasteFiles(page, [fileOf("two.png", 1024, 768)]);
    expect(namesOf(page)).toEqual({
      screensaver: ["one.png", "two.png"],
      byeScreen: ["bye.png"],
      icons: ["a.png", "bb.png"],
      customization: ["hot.png"],
      tray: [],
    });
  });

  it("leave the tray for a category if they are made to fit", async () => {
    const page = fresh();
    await sortIntoCategories(page, [fileOf("odd.png", 100, 50)]);
    await addFittedFile(page, Date.now(), categoryOf("icons"), find(page, "odd.png").id, icon("odd.png"));
    expect(namesOf(page)).toMatchObject({ icons: ["odd.png"], tray: [] });
  });
});

describe("two tabs", () => {
  it("that act at the same time lose nothing, and show the same", async () => {
    const one = await earlierVisit();
    const other = await opened();
    await Promise.all([
      drop(one, "customization", "one.png"),
      drop(other, "customization", "other.png"),
      sortIntoCategories(one, [icon("cup.png"), fileOf("odd.png", 10, 10)]),
      removeUpload(other, find(other, "a.png")),
      moveUpload(one, categoryOf("customization"), find(one, "bb.png").id),
      moveUpload(other, categoryOf("icons"), find(other, "bye.png").id),
    ]);
    await expectSame(one, other);
    const { customization = [], ...others } = namesOf(one);
    expect([...customization].sort()).toEqual(["bb.png", "one.png", "other.png"]);
    expect(others).toMatchObject({ byeScreen: [], tray: ["odd.png"] });
    expect([...(others.icons ?? [])].sort()).toEqual(["bye.png", "cup.png"]);
    await clearUploads(one);
    await expect.poll(() => other.state.files).toEqual([]);
  });

  it("that fill the only place at the same time keep both files, one of them in the tray", async () => {
    const [one, other] = [await opened(), await opened()];
    await Promise.all([drop(one, "byeScreen", "a.png"), drop(other, "byeScreen", "bb.png")]);
    await expectSame(one, other);
    const { byeScreen = [], tray = [] } = namesOf(one);
    expect([byeScreen.length, ...[...byeScreen, ...tray].sort()]).toEqual([1, "a.png", "bb.png"]);
  });

  it("show no name until the stored one is known", async () => {
    await earlierVisit();
    const page = fresh();
    const shown: string[] = [page.state.packageName];
    subscribe(page.state, () => shown.push(page.state.packageName), true);
    await page.sync();
    expect([...new Set(shown)]).toEqual(["", "Lobby"]);
  });

  it("show the name that is being typed, and then what was typed last", async () => {
    const one = await earlierVisit();
    const other = await opened();
    const shown: string[] = [];
    subscribe(one.state, () => shown.push(one.state.packageName), true);
    one.rename("Foy");
    await new Promise(setImmediate);
    one.rename("Foyer");
    await expect.poll(() => other.state.packageName).toBe("Foyer");
    expect(shown.lastIndexOf("Foy")).toBeLessThan(shown.indexOf("Foyer"));
  });
});

describe("an erasure", () => {
  const isNothingStored = async () => {
    expect(await onStoredFiles((files) => files.count())).toBe(0);
    const page = await opened();
    expect(page.state.files).toEqual([]);
    expect(page.state.packageName).toBe("Brewscreen_20260102");
  };

  it("removes the files, and other tabs show none of them", async () => {
    const page = await earlierVisit();
    await drop(page, "screensaver", "not a picture");
    await eraseUploads();
    await expect.poll(() => page.state.files).toEqual([]);
    expect(page.state).toMatchObject({ packageName: "Brewscreen_20260102", fault: undefined });
    expect(page.state.areas.screensaver?.rejections).toEqual([]);
    await isNothingStored();
  });

  it.each<[string, (page: Uploads) => Promise<unknown>, boolean]>([
    ["a drop", (page) => drop(page, "icons", "new.png"), true],
    ["a drop beside the areas", (page) => sortIntoCategories(page, [icon("new.png")]), true],
    ["a drop on a suspended page", (page) => drop(page, "icons", "new.png"), false],
  ])("is not followed by %s that was being checked", async (_, act, isHeard) => {
    if (!isHeard) vi.stubGlobal("BroadcastChannel", undefined);
    const page = await earlierVisit();
    const acting = act(page);
    await eraseUploads();
    await acting;
    expect(notify.error).toHaveBeenLastCalledWith(UPLOADER.erased, expect.anything());
    expect(page.state).toMatchObject({ files: [], packageName: "Brewscreen_20260102" });
    await isNothingStored();
    await drop(page, "icons", "after.png");
    expect((await stored()).icons).toEqual(["after.png"]);
  });

  it("is not followed by a picture that was being fitted", async () => {
    const page = await earlierVisit();
    const begun = Date.now();
    await eraseUploads();
    await expect.poll(() => page.state.files).toEqual([]);
    await addFittedFile(page, begun, categoryOf("icons"), icon("a.png"), icon("new.png"));
    await isNothingStored();
  });

  it("is not followed by files that a tab could not store before", async () => {
    FAULTS["refuses to open"]?.();
    const page = fresh();
    await drop(page, "icons", "a.png");
    expect(page.state.fault).toBe("unavailable");
    vi.restoreAllMocks();
    await eraseUploads();
    await expect.poll(() => page.state).toMatchObject({ files: [], fault: undefined });
    await page.sync();
    await isNothingStored();
  });
});

const throwing = (name: string) => () => {
  throw new DOMException("no", name);
};
/** How IndexedDB can fail. */
const FAULTS: Readonly<Record<string, () => void>> = {
  "refuses to open": () =>
    vi.spyOn(IDBFactory.prototype, "open").mockImplementation(throwing("UnknownError")),
  "never opens": () =>
    vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => new IDBOpenDBRequest()),
  "refuses transactions": () =>
    vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(throwing("InvalidStateError")),
  "never answers": () => vi.spyOn(IDBObjectStore.prototype, "get").mockImplementation(() => new IDBRequest()),
  "never commits": () => {
    vi.spyOn(IDBTransaction.prototype, "commit").mockImplementation(() => {});
    vi.spyOn(IDBTransaction.prototype, "addEventListener").mockImplementation(() => {});
  },
  "has no room": () =>
    vi.spyOn(IDBTransaction.prototype, "commit").mockImplementation(function (this: IDBTransaction) {
      this.abort();
      Object.defineProperty(this, "error", { value: new DOMException("full", "QuotaExceededError") });
    }),
};

/** Lets the time pass that a page waits for an answer, more slowly than IndexedDB answers, which does without timers. */
async function passTime(until: Promise<unknown>): Promise<void> {
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await new Promise(setImmediate);
    vi.advanceTimersByTime(10);
  }
}

describe.each(Object.keys(FAULTS))("if IndexedDB %s", (name) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => vi.useRealTimers());

  it("files are shown and not called stored, and join what is stored once it is well", async () => {
    await earlierVisit();
    FAULTS[name]?.();
    const page = fresh();
    const dropped = drop(page, "icons", "new.png");
    await passTime(dropped);
    expect(page.state.fault).toBe(name === "has no room" ? "full" : "unavailable");
    expect(namesOf(page).icons).toContain("new.png");
    await drop(page, "customization", "other.png");
    await removeUpload(page, find(page, "other.png"));
    expect(namesOf(page).customization).toEqual([]);

    vi.restoreAllMocks();
    await drop(page, "customization", "brew.png");
    await passTime(page.sync());
    expect(page.state.fault).toBeUndefined();
    expect(namesOf(page)).toMatchObject({
      icons: ["a.png", "bb.png", "new.png"],
      byeScreen: ["bye.png"],
      customization: ["brew.png"],
    });
    expect(await stored()).toEqual(namesOf(page));
  });
});

it("files that can't be stored aren't lost without a question when the page is closed or reloaded", async () => {
  const tab = new EventTarget();
  vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab));
  vi.stubGlobal("removeEventListener", tab.removeEventListener.bind(tab));
  const asks = () => !tab.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const page = await opened();
  FAULTS["has no room"]?.();
  await drop(page, "icons", "new.png");
  expect(asks()).toBe(true);
  await clearUploads(page);
  expect(asks()).toBe(false);
  await drop(page, "icons", "new.png");
  expect(asks()).toBe(true);
  vi.restoreAllMocks();
  await page.sync();
  expect(page.state.fault).toBeUndefined();
  expect(asks()).toBe(false);
});

describe("a package of these files", () => {
  const { signal } = new AbortController();

  it("that is built on the device is never said to be sent", async () => {
    const page = await earlierVisit();
    const shares: unknown[] = [];
    const stop = subscribe(page.state, () => shares.push(page.state.progress), true);
    await packUploads(page, "device", signal);
    stop();
    expect(new Set(shares)).toEqual(new Set([1, undefined]));
    expect(notify.success).toHaveBeenCalledWith(EXPORTS.kinds.package.success, expect.anything());
  });

  it("that the browser refuses to save is said to have failed", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.mocked(deliverFile).mockImplementationOnce(() => {
      throw new Error("no room");
    });
    const page = await earlierVisit();
    await packUploads(page, "device", signal);
    expect(notify.error).toHaveBeenLastCalledWith(EXPORTS.kinds.package.failure, expect.anything());
    expect(page.state).toMatchObject({ progress: undefined, failure: { code: "not-saved" } });
  });
});
