import { beforeEach, describe, expect, it } from "vitest";
import { withContent } from "../../shared/model/edit.ts";
import {
  afterWrites,
  blob,
  create,
  database,
  edit,
  expectMirrored,
  fillOpen,
  keysIn,
  openDesign,
  openedPage,
  putPicture,
  putRecord,
  rename,
} from "./browser.ts";
import { breakCalls, muteConsole } from "./faults.ts";

beforeEach(muteConsole);

const BY_HAND = {
  returnToStep: "/final-preview",
  "brewscreen:persist-asked": "1",
  language: "de",
  Earlier_12_blends_right: "/images/a.png",
  Lobby_12_blends_middle: "garbage",
  somebody_elses_own_key: "stays",
};

/** A browser with two designs, and keys that somebody else has written. */
async function withDesigns() {
  const { browser, page } = await openedPage();
  const { id } = await fillOpen(page, "Lobby");
  await create(page, "other", "Other_1");
  await putPicture(page, "blends", "left", "other");
  await openDesign(page, id);
  for (const [key, value] of Object.entries(BY_HAND)) browser.storage.setItem(key, value);
  return { browser, page };
}

/** Expects that nothing is left of what was. */
async function expectErased(
  { storage }: Awaited<ReturnType<typeof withDesigns>>["browser"],
  isFinished = true,
) {
  expect([...storage.entries]).toEqual([["somebody_elses_own_key", "stays"]]);
  const { designs, blobs, settings } = await database();
  expect([designs.size, blobs.size]).toEqual([0, 0]);
  expect(settings).toEqual(
    new Map<string, unknown>([
      ["open", null],
      ["erasing", !isFinished],
    ]),
  );
}

describe("erasing", () => {
  it("leaves nothing but settings that say so, also once its pages are left", async () => {
    const { browser, page } = await withDesigns();
    const other = await browser.open();
    expect(await page.erase()).toBeNull();
    await expectErased(browser);
    expect(page.snapshot).toMatchObject({
      design: { name: "", revision: 0 },
      setAside: [],
      status: { kind: "saved" },
    });
    expect(page.snapshot.history).toMatchObject({ done: [], undone: [] });
    expect(await page.list()).toEqual([]);
    await expect.poll(() => browser.erased.length).toBe(2);
    await expect.poll(() => other.snapshot.design.revision).toBe(0);
    expect(other.snapshot.history.done).toEqual([]);
    browser.leave(other);
    await expectErased(browser);
    const next = await browser.reload(page, () => {
      expect([...browser.storage.entries.keys()]).toEqual(["somebody_elses_own_key"]);
    });
    await expectErased(browser);
    expect(await next.list()).toEqual([]);
    await rename(next, "Afresh");
    await expectMirrored(
      { storage: { ...browser.storage, entries: without(browser.storage.entries) } },
      next,
    );
  });

  it("closes a design that this version of the app can't use", async () => {
    const { browser, page } = await openedPage();
    browser.leave(page);
    await putRecord("designs", "later", { version: 99, machine: "classic", lists: {}, slots: {} });
    await putRecord("settings", "open", "later");
    const next = await browser.open();
    expect(await next.erase()).toBeNull();
    const { designs, settings } = await database();
    expect([designs.size, settings.get("open")]).toEqual([0, null]);
  });

  it("removes the keys of every machine, and none that only resemble them", async () => {
    const { browser, page } = await withDesigns();
    const { storage } = browser;
    const foreign = [
      ...["blends_left", "1_blends_left", "Bar_1_blends_top", "Bar_1_blends_left_", "Bar_1_teas_left"],
      ...["", "00", "-1", "1x", "1000000"].map((number) => `Bar_1_screensaver_${number}`),
      "blendName",
    ];
    for (const key of foreign) storage.setItem(key, "stays");
    for (const key of [
      ...["__blends_left", "A_b_1_hotcold_hot", "Two\nlines_1_blends_left"],
      ...["0", "10", "999999"].map((number) => `Bar_1_screensaver_${number}`),
      ...["blendNames", "rightBlendName", "coldNumCupSizes"],
    ])
      storage.setItem(key, "goes");
    expect(await page.erase()).toBeNull();
    expect([...storage.entries.keys()].sort()).toEqual([...foreign, "somebody_elses_own_key"].sort());
  });

  it("refuses what another page is about to do with a design that is gone", async () => {
    const { browser, page } = await withDesigns();
    const other = await browser.open();
    const { id } = other.snapshot.design;
    // It has not heard of it yet.
    browser.deafen(other);
    expect(await page.erase()).toBeNull();
    const late = await edit(other, "late", (design) => withContent(design, { name: "Late" }), {
      id,
      blobs: new Map([[blob("late").sha256, blob("late").bytes]]),
    });
    expect(late).toEqual({ ok: false, fault: "gone" });
    expect(other.snapshot.design.revision).toBe(0);
    await expectErased(browser);
  });

  it("is finished by the next start if it was cut off, which shows nothing of what was", async () => {
    const { browser, page } = await withDesigns();
    const before = new Map(browser.storage.entries);
    browser.faults.eraseOthers = true;
    expect(await page.erase()).toBe("unavailable");
    await expectErased(browser, false);
    browser.kill(page);
    // The browser was ended before localStorage was on the disk.
    browser.storage.entries = before;
    let next = await browser.open();
    expect(next.snapshot.design.revision).toBe(0);
    await expectErased(browser, false);
    browser.faults.eraseOthers = false;
    next = await browser.reload(next);
    await expectErased(browser);
    expect(browser.erased).toEqual(["others"]);
    await rename(next, "Afresh");
    expect((await browser.reload(next)).snapshot.design.name).toBe("Afresh");
  });

  it.each([true, false])(
    "brings nothing back either if the start that finishes it is cut off (with a stamp: %s)",
    async (isStamped) => {
      const { browser, page } = await withDesigns();
      const before = without(isStamped ? browser.storage.entries : keysIn(browser.storage.entries));
      browser.faults.eraseOthers = true;
      await page.erase();
      browser.kill(page);
      browser.storage.entries = new Map(before);
      browser.faults.eraseOthers = false;
      const from = browser.storage.writes.length;
      browser.kill(await browser.open());
      const writes = browser.storage.writes.slice(from);
      expect(writes.length).toBeGreaterThan(20);
      for (let length = 1; length <= writes.length; length++) {
        browser.storage.entries = afterWrites(before, writes.slice(0, length));
        const next = await browser.open();
        expect(await next.list(), `after ${length} writes`).toEqual([]);
        expect(browser.storage.entries.size).toBe(0);
        browser.kill(next);
      }
    },
  );

  it("keeps a design that was made before the next start could finish it", async () => {
    const { browser, page } = await withDesigns();
    browser.faults.eraseOthers = true;
    await page.erase();
    await fillOpen(page, "Afresh");
    const { design } = page.snapshot;
    browser.faults.eraseOthers = false;
    const next = await browser.reload(page);
    expect(next.snapshot.design).toEqual(design);
    expect(browser.erased).toEqual(["others"]);
  });

  it("brings nothing back if localStorage comes back late, by any number of writes", async () => {
    const { browser, page } = await withDesigns();
    const own = keysIn(browser.storage.entries);
    await page.erase();
    browser.kill(page);
    const writes = [...browser.storage.writes];
    expect(own.size).toBeGreaterThan(10);
    for (let length = 0; length <= writes.length; length++) {
      // What somebody else wrote there by hand is not part of it.
      const late = afterWrites(
        new Map(),
        writes.slice(0, length).filter(([key]) => !(key in BY_HAND)),
      );
      browser.storage.entries = late;
      const next = await browser.open();
      expect(next.snapshot.design.revision, `after ${length} writes`).toBe(0);
      expect(await next.list()).toEqual([]);
      expect([...browser.storage.entries], `after ${length} writes`).toEqual([]);
      browser.kill(next);
    }
  });

  it("erases nothing if the database refuses it, and says so", async () => {
    for (const [call, fault] of [
      ["clear", "refused"],
      ["commit", "refused"],
      ["commit", "lost"],
    ] as const) {
      const { browser, page } = await withDesigns();
      const { design } = page.snapshot;
      const before = await database();
      breakCalls(call, fault, 1, 1);
      expect(await page.erase()).toBe("unavailable");
      expect(await database()).toEqual(before);
      expect(page.snapshot).toMatchObject({ design, status: { kind: "notSaved", fault: "unavailable" } });
      expect(browser.erased).toEqual([]);
      const next = await browser.reload(page);
      expect(next.snapshot.design).toEqual(design);
    }
  });
});

const without = (entries: Map<string, string>) => new Map([...entries].filter(([key]) => !(key in BY_HAND)));
