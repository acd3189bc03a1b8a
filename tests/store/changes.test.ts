import { beforeEach, describe, expect, it, vi } from "vitest";
import { createPlainImage } from "../../shared/model/design.ts";
import { withContent, withSlot } from "../../shared/model/edit.ts";
import {
  blob,
  create,
  database,
  edit,
  expectMirrored,
  fakeBrowser,
  fillOpen,
  openDesign,
  openedPage,
  putPicture,
  rename,
  twoPages,
} from "./browser.ts";
import { breakCalls, fakeTimers, muteConsole, passed, timed } from "./faults.ts";

beforeEach(muteConsole);

const LOADING = { kind: "loading" };
const SAVING = { kind: "saving" };
const SAVED = { kind: "saved" };

describe("the status of a page", () => {
  it("is loading at first, even if a change waits, then saving, then saved", async () => {
    const browser = fakeBrowser();
    const page = browser.start();
    expect(page.snapshot).toMatchObject({ status: LOADING, setAside: [], design: { revision: 0 } });
    const outcome = rename(page, "Lobby");
    expect(page.snapshot.status).toEqual(LOADING);
    await page.ready;
    expect(page.snapshot).toMatchObject({ status: SAVING, setAside: [], design: { name: "" } });
    expect(await outcome).toMatchObject({ ok: true, isStored: true });
    expect(page.snapshot).toMatchObject({ status: SAVED, design: { name: "Lobby", revision: 1 } });
    expect((await browser.open()).snapshot.design).toEqual(page.snapshot.design);
  });

  it("is saving until the last of several changes is stored", async () => {
    const { page } = await openedPage();
    const [first, last] = [rename(page, "One"), rename(page, "Two")];
    await first;
    expect(page.snapshot.status).toEqual(SAVING);
    await last;
    expect(page.snapshot.status).toEqual(SAVED);
  });

  it("is told to listeners until they unsubscribe", async () => {
    const { page } = await openedPage();
    const [heard, stopped] = [vi.fn(), vi.fn()];
    page.subscribe(heard);
    page.subscribe(stopped)();
    await rename(page, "Lobby");
    expect(heard).toHaveBeenCalled();
    expect(stopped).not.toHaveBeenCalled();
  });

  it("differs between a part of the app that couldn't be loaded and a storage that fails", async () => {
    const { page } = await openedPage();
    const fault = "notLoaded";
    // A failed import rejects with a TypeError.
    const fail = () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    };
    expect(await page.change({ ids: [], edit: fail })).toEqual({ ok: false, fault });
    expect(page.snapshot.status).toEqual({ kind: "notSaved", fault });
  });

  it("is logged with its reason if storage fails, but not if a change is refused", async () => {
    const expectReason = (said: readonly unknown[] | undefined) =>
      expect(said).toEqual([
        expect.stringMatching(/./),
        expect.objectContaining({ message: expect.stringMatching(/./) }),
      ]);
    const error = vi.mocked(console.error);
    fakeTimers();
    const { browser, page } = await openedPage();
    await fillOpen(page, "Lobby");
    await edit(page, "none", () => "listFull");
    expect(error).not.toHaveBeenCalled();
    const { mend } = breakCalls("commit", "silent");
    await timed(rename(page, "One"), rename(page, "Two"));
    mend();
    expect(error).toHaveBeenCalledTimes(2);
    for (const said of error.mock.calls) expectReason(said);
    await passed(40);
    vi.useRealTimers();

    error.mockClear();
    browser.leave(page);
    browser.storage.entries.set("machineName", "By hand");
    const unwritable = breakCalls("put", "refused");
    await browser.open();
    unwritable.mend();
    expectReason(error.mock.lastCall);
    const unopenable = breakCalls("open", "refused");
    await browser.open();
    unopenable.mend();
    expectReason(vi.mocked(console.warn).mock.lastCall);
  });
});

describe("a change", () => {
  it("counts as stored only once it is on the disk", async () => {
    const { page } = await openedPage();
    const transaction = vi.spyOn(IDBDatabase.prototype, "transaction");
    await rename(page, "Lobby");
    const durable = transaction.mock.calls.filter(([, mode]) => mode === "readwrite");
    transaction.mockRestore();
    expect(durable).toHaveLength(1);
    for (const [, , options] of durable) expect(options).toEqual({ durability: "strict" });
  });

  it("that is refused costs one transaction, and the next one uses the same connection", async () => {
    const { page } = await openedPage({ name: "Lobby" });
    const { state: opened } = breakCalls("open", null);
    const { state: begun } = breakCalls("transaction", null);
    expect((await edit(page, "none", () => "listFull")).ok).toBe(false);
    expect(begun.calls).toBe(1);
    breakCalls("put", "full", 1, 1);
    expect((await rename(page, "Foyer")).ok).toBe(false);
    expect((await rename(page, "Hall")).ok).toBe(true);
    expect(opened.calls).toBe(0);
  });

  it("is not given up while the database still answers, however slowly", async () => {
    fakeTimers();
    const { browser, page } = await openedPage({ name: "Lobby" });
    const { mend } = breakCalls("put", "slow");
    const pictures = ["one", "two", "three"].map((text) => blob(text));
    const [{ value, seconds }] = await timed(
      page.keep(new Map(pictures.map(({ sha256, bytes }) => [sha256, bytes]))),
    );
    mend();
    expect(value).toBeNull();
    expect(seconds).toBeGreaterThanOrEqual(12);
    expect((await page.areStored(pictures.map(({ sha256 }) => sha256))).size).toBe(3);
    await expectMirrored(browser, page);
  });

  it("is refused if it names a blob that is missing", async () => {
    const { page } = await openedPage();
    const image = createPlainImage({ blob: "0".repeat(64), bytes: 1 });
    const outcome = await edit(page, "picture", (design) => withSlot(design, "blends", "left", image));
    expect(outcome).toEqual({ ok: false, fault: "gone" });
    expect(page.snapshot.design.slots.blends).toEqual({});
  });

  it("leaves no timer behind", async () => {
    fakeTimers();
    await openedPage({ name: "Lobby" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("that is unfinished when its page is left doesn't keep other pages waiting", async () => {
    fakeTimers();
    const { browser, one, other } = await twoPages();
    await rename(one, "One");
    await other.keep(new Map());
    const { state } = breakCalls("put", "silent", 1, 1);
    const cut = rename(one, "Cut off");
    await expect.poll(() => state.calls).toBe(1);
    browser.hide(one);
    const [{ value, seconds }] = await timed(rename(other, "Other"));
    expect([value.ok, seconds]).toEqual([true, 0]);
    expect((await timed(cut))[0].value.ok).toBe(false);
    expect((await database()).designs.get(other.snapshot.design.id)).toMatchObject({ name: "Other" });
    // Finished transactions are not aborted.
    const abort = vi.spyOn(IDBTransaction.prototype, "abort");
    browser.hide(other);
    expect(abort).not.toHaveBeenCalled();
    abort.mockRestore();
  });

  it("leaves the parts that it does not touch as they are", async () => {
    const { page } = await openedPage();
    const { slots, lists } = await fillOpen(page, "Lobby");
    await rename(page, "Foyer");
    expect(page.snapshot.design.slots).toBe(slots);
    expect(page.snapshot.design.lists).toBe(lists);
  });

  it("of another design writes nothing to localStorage", async () => {
    const { browser, page } = await openedPage();
    await create(page, "closed", "Closed");
    await create(page, "open", "Open");
    const { length } = browser.storage.writes;
    const closed = { id: "closed" };
    await edit(page, "rename", (design) => withContent(design, { name: "Still closed" }), closed);
    expect(await page.read("closed")).toMatchObject({ name: "Still closed" });
    expect(browser.storage.writes.slice(length)).toEqual([]);
  });

  it("writes no picture that is stored already", async () => {
    const { page } = await openedPage();
    await putPicture(page, "blends", "left", "same");
    const { state } = breakCalls("put", null);
    await putPicture(page, "blends", "right", "same");
    expect(state.calls).toBe(1);
  });

  it("that removes a design without an undo step ends its steps, and it can be created again", async () => {
    const removal = { ids: ["again"], edit: () => ({ designs: new Map([["again", null]]) }) };
    const { page } = await openedPage();
    await create(page, "again", "One");
    expect((await page.change(removal)).ok).toBe(true);
    const [first] = page.snapshot.history.done;
    expect(await page.restore("undo", first)).toEqual({ ok: false, fault: "gone" });
    await create(page, "again", "Two");
    await page.change(removal);
    expect((await create(page, "again", "Three")).ok).toBe(true);
    expect(page.snapshot.design).toMatchObject({ id: "again", name: "Three" });
    expect(page.snapshot.history.done.map(({ label }) => label.label)).toEqual(["create Three"]);
  });

  it("ignores what appears in localStorage after the start, even after a change that failed", async () => {
    const { browser, page } = await openedPage({ name: "Lobby" });
    browser.storage.entries.set("machineName", "Late");
    breakCalls("put", "refused", 1, 1);
    expect((await putPicture(page, "blends", "left", "left")).ok).toBe(false);
    expect((await putPicture(page, "blends", "left", "left")).ok).toBe(true);
    expect(page.snapshot.design.name).toBe("Lobby");
    expect(page.snapshot.history.done.map(({ label }) => label.label)).toEqual([
      "rename Lobby",
      "picture left",
    ]);
  });
});

describe("other pages", () => {
  it("are told what changes, and nothing if only pictures are kept", async () => {
    const { browser, one: page } = await twoPages();
    const { sha256, bytes } = blob("picture");
    const keep = () => page.keep(new Map([[sha256, bytes]]));
    const told = () => browser.told.splice(0);
    await keep();
    expect(told()).toEqual([]);
    await rename(page, "Lobby");
    const { id } = page.snapshot.design;
    expect(told()).toEqual([{ kind: "changed", ids: [id] }]);
    await keep();
    expect(told()).toEqual([]);
    await create(page, "other", "Other");
    expect(told()).toEqual([{ kind: "changed", ids: ["other"] }]);
    await openDesign(page, id);
    expect(told()).toEqual([{ kind: "changed", ids: [] }]);
    await page.change({ ids: [], edit: () => ({ designs: new Map(), open: null }) });
    expect(told()).toEqual([{ kind: "changed", ids: [] }]);
    expect(browser.erased).toEqual([]);
  });

  it("don't end the undo steps of a page if they have changed nothing", async () => {
    const { browser, page } = await openedPage({ name: "Lobby" });
    const { history } = page.snapshot;
    const heard = vi.fn();
    page.subscribe(heard);
    browser.comeBack(page);
    await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(0);
    expect(page.snapshot.history).toBe(history);
    expect((await page.restore("undo")).ok).toBe(true);
  });

  it("don't end the undo steps of changes after their own if their messages come late", async () => {
    const { one, other } = await twoPages();
    await rename(one, "One");
    await other.keep(new Map());
    const outcomes = await Promise.all([rename(other, "Theirs"), rename(one, "Mine")]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
    await one.keep(new Map());
    expect((await one.restore("undo")).ok).toBe(true);
    expect(one.snapshot.design.name).toBe("Theirs");
  });

  it("make a page read only what they changed", async () => {
    const { browser, page } = await openedPage();
    for (const id of ["a", "b", "c"]) await create(page, id, id);
    const { state } = breakCalls("get", null);
    browser.hear(page, { kind: "changed", ids: ["a"] });
    await expect.poll(() => state.calls).toBeGreaterThan(0);
    // Its transaction comes after those reads.
    await page.list();
    const withList = state.calls;
    await page.list();
    const ofList = state.calls - withList;
    // Which design is open, that design, and the other one.
    expect(withList - ofList).toBe(3);
  });

  it("may open a design during a page's first start, which then stays open", async () => {
    const browser = fakeBrowser();
    const begin = IDBDatabase.prototype.transaction;
    const transaction = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (
      this: IDBDatabase,
      names,
      mode,
      options,
    ) {
      // Another page comes first.
      if (mode === "readwrite")
        begin.call(this, ["settings"], mode).objectStore("settings").put("theirs", "open");
      return begin.call(this, names, mode, options);
    });
    await browser.open();
    transaction.mockRestore();
    expect((await database()).settings.get("open")).toBe("theirs");
  });
});
