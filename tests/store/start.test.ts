import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { createPlainImage } from "../../shared/model/design.ts";
import { withContent, withSlot } from "../../shared/model/edit.ts";
import {
  afterWrites,
  contentOf,
  create,
  database,
  edit,
  expectMirrored,
  type FakeBrowser,
  fakeBrowser,
  fillOpen,
  keyOf,
  keysIn,
  openDesign,
  openedPage,
  type Page,
  putPicture,
  putRecord,
  remove,
  rename,
  uri,
} from "./browser.ts";
import { breakCalls, fakeTimers } from "./faults.ts";

const STAMP_KEY = "brewscreen:mirror";

/** A browser with a design of a page that was left. */
async function withDesign() {
  const { browser, page } = await openedPage();
  const design = await fillOpen(page, "Lobby");
  const set = (place: string, value: string | null) => {
    const key = place.includes("_") ? keyOf(design, place) : place;
    if (value === null) browser.storage.entries.delete(key);
    else browser.storage.entries.set(key, value);
  };
  return { ...browser, browser, page, design, set };
}

/** Sets the keys of a design by hand. */
function setByHand({ entries }: FakeBrowser["storage"], name = "By hand", timestamp = "123") {
  entries.set("machineName", name);
  entries.set("machineTimestamp", timestamp);
  entries.set("blendNames", JSON.stringify({ left: "House" }));
  entries.set("hotNumCupSizes", "4");
  entries.set(`${name}_${timestamp}_blends_left`, uri("left"));
  entries.set(`${name}_${timestamp}_screensaver_0`, "/images/defaults/one.png");
  entries.set(`${name}_${timestamp}_screensaver_1`, "/images/defaults/two.png");
}
const BY_HAND = {
  name: "By hand",
  timestamp: "123",
  names: { blends: { left: "House" } },
  counts: { hotcupsizes: 4, coldcupsizes: 2 },
  slots: { blends: { left: { picture: { value: uri("left") } } } },
  lists: {
    screensaver: [
      { picture: { path: "/images/defaults/one.png" } },
      { picture: { path: "/images/defaults/two.png" } },
    ],
  },
};

const namesIn = async (page: Page) => (await page.list()).map(({ name, isOpen }) => [name, isOpen]);

/** Expects that nothing but the record counts: the same designs in the same revisions, no step, and its mirror. */
async function expectRecord(browser: FakeBrowser, page: Page, before: Awaited<ReturnType<typeof database>>) {
  const { designs, settings } = await database();
  expect(designs).toEqual(before.designs);
  expect(settings).toEqual(before.settings);
  expect(page.snapshot.history.done).toEqual([]);
  expect(page.snapshot.status).toEqual({ kind: "saved" });
  await expectMirrored(browser, page);
}

/** Expects an empty design, with the one from before on the list. */
async function expectEmpty(browser: FakeBrowser, page: Page, before: string) {
  expect(page.snapshot.design).toMatchObject({ name: "", revision: 0, slots: { blends: {} } });
  expect(page.snapshot.history.done).toEqual([]);
  expect(await namesIn(page)).toEqual([[before, false]]);
  expect(browser.storage.entries.size).toBe(0);
  await rename(page, "Another");
  expect(await namesIn(page)).toEqual([
    ["Another", true],
    [before, false],
  ]);
}

describe("no keys", () => {
  it("are nothing to store, whatever other keys there are", async () => {
    const browser = fakeBrowser();
    browser.storage.entries.set("theme", "dark");
    const page = await browser.open();
    expect(page.snapshot.design.revision).toBe(0);
    expect(browser.storage.writes).toEqual([]);
  });

  it("remain where an interrupted removal left an empty one", async () => {
    const { browser, page, storage, design } = await withDesign();
    const former = keyOf({ ...design, name: "Former" }, "blends_left");
    storage.entries.set(former, "");
    browser.leave(page);
    const before = await database();
    await expectRecord(browser, await browser.open(), before);
    expect(storage.entries.has(former)).toBe(false);
  });

  it("are an empty design if localStorage was emptied while a page was open", async () => {
    const { browser, page, storage } = await withDesign();
    storage.entries.clear();
    browser.leave(page);
    expect([...storage.entries]).toEqual([[STAMP_KEY, "emptied"]]);
    await expectEmpty(browser, await browser.open(), "Lobby");
  });

  it("are an empty design if all but the stamp is gone", async () => {
    const { browser, page, storage } = await withDesign();
    browser.leave(page);
    for (const key of keysIn(storage.entries).keys()) storage.entries.delete(key);
    await expectEmpty(browser, await browser.open(), "Lobby");
  });

  it("are an empty design if a script empties localStorage as the next page of a tab begins", async () => {
    const { browser, page, storage } = await withDesign();
    await expectEmpty(browser, await browser.reload(page, () => storage.entries.clear()), "Lobby");
  });

  it("are an empty design if they are removed as a page that is still loading is left", async () => {
    fakeTimers();
    const { browser, page, storage } = await withDesign();
    browser.leave(page);
    globalThis.indexedDB = new IDBFactory();
    const { mend, state } = breakCalls("commit", "unheard");
    const loading = browser.start();
    await expect.poll(() => state.calls).toBe(1);
    await expect.poll(async () => (await database()).designs.size).toBe(1);
    expect(loading.snapshot.status).toEqual({ kind: "loading" });
    mend();
    await expectEmpty(browser, await browser.reload(loading, () => storage.entries.clear()), "Lobby");
  });

  it("are those of a localStorage that was lost if no page was left since", async () => {
    const { browser, page, storage, design } = await withDesign();
    browser.leave(page);
    storage.entries.clear();
    const before = await database();
    const left = (time: number) => new Map([["brewscreen:left", String(time)]]);
    const refuse = () => {
      throw new DOMException("no", "SecurityError");
    };
    const blocked = Object.assign(new Map<string, string>(), { get: refuse, set: refuse });
    // The browser has restarted, and restored the tab with its sessionStorage, if that can be used.
    for (const session of [left(Date.now()), left(performance.timeOrigin), blocked]) {
      storage.entries.clear();
      const restored = await browser.open({ session });
      expect(restored.snapshot.design).toEqual(design);
      await expectRecord(browser, restored, before);
      browser.kill(restored);
    }
  });

  it("are the open design if that is empty", async () => {
    for (const stamp of [null, "emptied", "writing"]) {
      const { browser, page, storage } = await withDesign();
      await create(page, "empty", "");
      const next = await browser.reload(page, () => {
        storage.entries.clear();
        if (stamp) storage.entries.set(STAMP_KEY, stamp);
      });
      expect(next.snapshot.design).toMatchObject({ id: "empty", revision: 1 });
      await expectMirrored(browser, next);
    }
  });

  it("are no design if none is open", async () => {
    const browser = fakeBrowser();
    browser.storage.entries.set(STAMP_KEY, "emptied");
    const page = await browser.open();
    expect(await page.list()).toEqual([]);
    expect(browser.storage.entries.size).toBe(0);
  });

  it("are an empty design though values are left that are none", async () => {
    const { browser, page, storage, design } = await withDesign();
    const corrupt = keyOf(design, "blends_middle");
    storage.entries.clear();
    browser.leave(page);
    storage.entries.set("machineName", "Lobby").set("blendNames", "[").delete("machineName");
    storage.entries.set("machineTimestamp", design.timestamp).delete("machineTimestamp");
    storage.entries.set(corrupt, "no picture");
    const next = await browser.open();
    expect(next.snapshot.design.revision).toBe(0);
    expect(next.snapshot.setAside).toContain("blendNames");
    expect([...storage.entries.keys()].sort()).toEqual([corrupt, "blendNames"].sort());
  });
});

describe("keys without a stamp", () => {
  it("are a design if they were set by hand before the first start", async () => {
    const browser = fakeBrowser();
    setByHand(browser.storage);
    const page = await browser.open();
    expect(page.snapshot.design).toMatchObject({ ...BY_HAND, revision: 1 });
    expect(page.snapshot.history.done).toEqual([]);
    await expectMirrored(browser, page);
    const again = await browser.reload(page);
    expect(again.snapshot.design).toEqual(page.snapshot.design);
  });

  it("are a design if only a name, or only a picture without a name and a timestamp is there", async () => {
    for (const [key, value] of [
      ["machineName", "Only a name"],
      ["machineData", JSON.stringify({ name: "Only a name" })],
      ["My Coffee Machine__blends_left", "/images/a.png"],
      ["leftBlendName", "House"],
      ["coldNumCupSizes", "3"],
    ] as const) {
      const browser = fakeBrowser();
      browser.storage.entries.set(key, value);
      const page = await browser.open();
      expect(page.snapshot.design.revision).toBe(1);
      await expectMirrored(browser, page);
      expect(JSON.stringify([page.snapshot.design, ...browser.storage.entries])).toContain(
        value.replace(/.*"name":"|"}/g, ""),
      );
    }
  });

  it("are a design of their own beside the one that was open", async () => {
    for (const stamp of [null, "emptied"]) {
      const { browser, page, storage } = await withDesign();
      browser.leave(page);
      storage.entries.clear();
      if (stamp) storage.entries.set(STAMP_KEY, stamp);
      setByHand(storage);
      const next = await browser.open();
      expect(next.snapshot.design).toMatchObject(BY_HAND);
      expect(next.snapshot.history.done).toEqual([]);
      expect(await namesIn(next)).toEqual([
        ["By hand", true],
        ["Lobby", false],
      ]);
      await expectMirrored(browser, next);
    }
  });

  it("are a design if the database is new, whatever the stamp says", async () => {
    for (const stamp of ["whole", "writing"]) {
      const { browser, page, storage, design } = await withDesign();
      browser.leave(page);
      if (stamp === "writing") storage.entries.set(STAMP_KEY, "writing");
      const { entries } = storage;
      const fresh = fakeBrowser();
      fresh.storage.entries = entries;
      const next = await fresh.open();
      const { name, timestamp, names, counts } = design;
      expect(next.snapshot.design).toMatchObject({ name, timestamp, names, counts, revision: 1 });
      expect(next.snapshot.design.slots.blends?.left).toEqual(createPlainImage({ value: uri("Lobby left") }));
      await expectMirrored(fresh, next);
    }
  });

  it("may name stored pictures, which are missing if they are not there", async () => {
    const { browser, page, storage, design, set } = await withDesign();
    browser.leave(page);
    const { picture } = design.slots.blends?.left ?? {};
    const sha256 = picture && "blob" in picture ? picture.blob : "";
    set("blends_middle", `/stored-images/${sha256}.png`);
    set("blends_right", `/stored-images/${"0".repeat(64)}.png`);
    storage.entries.delete(STAMP_KEY);
    const next = await browser.open();
    expect(next.isStored).toBe(true);
    expect(next.snapshot.design.slots.blends).toMatchObject({
      middle: { picture: { blob: sha256, bytes: 40 } },
      right: { picture: { blob: "0".repeat(64), bytes: 0 } },
    });
    expect((await rename(next, "Still here")).ok).toBe(true);
    await expectMirrored(browser, next);
  });

  it("are the design at every navigation if a script sets them each time", async () => {
    for (const isClearing of [false, true]) {
      const browser = fakeBrowser();
      const script = () => {
        if (isClearing) browser.storage.entries.clear();
        setByHand(browser.storage);
      };
      script();
      let page = await browser.open();
      for (let i = 0; i < 3; i++) {
        page = await browser.reload(page, script);
        expect(page.snapshot.design).toMatchObject({ ...BY_HAND, revision: 1 });
      }
      await rename(page, "Renamed");
      page = await browser.reload(page, script);
      expect(page.snapshot.design).toMatchObject(BY_HAND);
      expect(await page.list()).toHaveLength(isClearing ? 2 : 1);
      await expectMirrored(browser, page);
    }
  });
});

describe("keys unlike a whole stamp", () => {
  /** Starts with other values of keys; the design after that, and after Undo. */
  async function startWith(values: Record<string, string | null>) {
    const { browser, page, design, set, storage } = await withDesign();
    for (const [place, value] of Object.entries(values)) set(place, value);
    const next = await browser.reload(page);
    const after = next.snapshot.design;
    const { setAside } = next.snapshot;
    if (setAside.length === 0) await expectMirrored(browser, next);
    const [step] = next.snapshot.history.done;
    if (step) {
      expect(step.label.label).toBe("outside");
      expect((await next.restore("undo")).ok).toBe(true);
      expect(contentOf(next.snapshot.design)).toEqual(contentOf(design));
      await expectMirrored(browser, next);
    } else expect(after).toEqual(design);
    return { before: design, after, isEdit: step !== undefined, setAside, storage };
  }

  it("are an edit of the record", async () => {
    const edits: [Record<string, string | null>, object][] = [
      [{ machineName: "Foyer" }, { name: "Foyer" }],
      [{ machineData: JSON.stringify({ name: "Foyer" }) }, { name: "Foyer" }],
      [{ machineName: null, machineData: null }, { name: "" }],
      [{ machineName: null, machineData: "{}" }, { name: "" }],
      [{ machineName: "  ", machineData: null }, { name: "" }],
      [{ hotNumCupSizes: "2" }, { counts: { hotcupsizes: 2, coldcupsizes: 2 } }],
      [{ blendNames: JSON.stringify({ left: "Other" }) }, { names: { blends: { left: "Other" } } }],
      [{ blendNames: null, leftBlendName: "One" }, { names: { blends: { left: "One" } } }],
      [
        { blends_left: "/images/a.png" },
        { slots: { blends: { left: { picture: { path: "/images/a.png" } } } } },
      ],
      [{ screensaver_2: uri("x") }, { lists: { screensaver: [{}, {}, { picture: { value: uri("x") } }] } }],
    ];
    for (const [values, expected] of edits) {
      const { after, isEdit } = await startWith(values);
      expect(isEdit).toBe(true);
      expect(after).toMatchObject(expected);
    }
  });

  it("leave what they do not name as it was, recipes included", async () => {
    const { before, after } = await startWith({ blends_left: uri("mine"), screensaver_0: null });
    expect(after.slots.blends?.left).toEqual(createPlainImage({ value: uri("mine") }));
    expect(after.slots.blends?.right).toEqual(before.slots.blends?.right);
    expect(after.slots.blends?.right?.recipe).toBeDefined();
    expect(after.lists.screensaver).toEqual(before.lists.screensaver?.slice(1));
    expect(after.texts).toEqual({ hot: "Heiß" });
  });

  it("leave every recipe if somebody renames the machine with all of its keys", async () => {
    const { browser, page, storage, design } = await withDesign();
    const prefix = keyOf(design, "");
    storage.entries.set("machineName", "Foyer");
    storage.entries.delete("machineData");
    for (const [key, value] of [...storage.entries])
      if (key.startsWith(prefix)) {
        storage.entries.delete(key);
        storage.entries.set(key.replace("Lobby", "Foyer"), value);
      }
    const next = await browser.reload(page);
    const { name, slots, lists } = next.snapshot.design;
    expect({ name, slots, lists }).toEqual({ name: "Foyer", slots: design.slots, lists: design.lists });
    await expectMirrored(browser, next);
  });

  it("revert no later changes if they are outdated and only the machine's name was changed in them", async () => {
    const { browser, page, storage, design } = await withDesign();
    const late = new Map(storage.entries);
    await putPicture(page, "blends", "left", "later");
    const { slots } = page.snapshot.design;
    browser.kill(page);
    const prefix = keyOf(design, "");
    storage.entries = new Map(
      [...late].map(([key, value]) => [key.startsWith(prefix) ? key.replace("Lobby", "Foyer") : key, value]),
    );
    storage.entries.set("machineName", "Foyer").delete("machineData");
    const next = await browser.open();
    expect(next.snapshot.design).toMatchObject({ name: "Foyer", slots });
    await expectMirrored(browser, next);
  });

  it("are an edit even if only the start of a long text or the end of a picture differs", async () => {
    const { browser, page, set } = await withDesign();
    const namesOf = (first: string) => ({
      left: first.padEnd(166, "x"),
      middle: "y".repeat(400),
      right: "z".repeat(400),
    });
    await edit(page, "names", (design) => withContent(design, { names: { blends: namesOf("x") } }));
    await putPicture(page, "blends", "left", "one", 3_000);
    const long = JSON.stringify(namesOf("z"));
    expect(long).toHaveLength(1_000);
    set("blendNames", long);
    const picture = uri("one", 3_000).replace(/.{8}$/, "AAAAAAAA");
    set("blends_left", picture);
    const { design } = (await browser.reload(page)).snapshot;
    expect(design.names.blends).toEqual(namesOf("z"));
    expect(design.slots.blends?.left?.picture).toEqual({ value: picture });
  });

  it("add images in the order of their numbers, even if some have the machine's former name", async () => {
    const { browser, page, storage, set, design } = await withDesign();
    for (const place of ["blends_left", "blends_right", "hotcupsizes_large"]) set(place, null);
    set("machineName", "Foyer");
    set("machineData", null);
    set("screensaver_10", "/images/ten.png");
    const renamed = { ...design, name: "Foyer" };
    storage.entries.set(keyOf(renamed, "hotcupsizes_large"), "/images/large.png");
    storage.entries.set(keyOf(renamed, "screensaver_9"), "/images/nine.png");
    const { lists, slots } = (await browser.reload(page)).snapshot.design;
    expect(lists.screensaver?.slice(2).map(({ picture }) => picture)).toEqual([
      { path: "/images/nine.png" },
      { path: "/images/ten.png" },
    ]);
    expect(slots.hotcupsizes).toEqual({ large: { name: "", picture: { path: "/images/large.png" } } });
  });

  it("leave out other machines' pictures, however similar their keys are", async () => {
    const { browser, page, storage, set, design } = await withDesign();
    set("hotNumCupSizes", "2");
    storage.entries.set(keyOf({ ...design, name: "Labby" }, "blends_middle"), "/images/a.png");
    storage.entries.set(keyOf({ ...design, timestamp: "12" }, "blends_middle"), "/images/a.png");
    const { counts, slots } = (await browser.reload(page)).snapshot.design;
    expect(counts.hotcupsizes).toBe(2);
    expect(slots.blends).toEqual(design.slots.blends);
  });

  it("are no edit if they say the same in other words", async () => {
    const { design } = await withDesign();
    const { picture } = design.slots.blends?.left ?? {};
    const path = picture && "blob" in picture ? `/stored-images/${picture.blob}.png` : "";
    expect((await startWith({ blends_left: path })).isEdit).toBe(false);
    expect((await startWith({ leftBlendName: "House" })).isEdit).toBe(false);
    expect((await startWith({ leftBlendName: "" })).isEdit).toBe(false);
  });

  it("edit the design that was mirrored, and not the one that is open", async () => {
    const { browser, page, storage, design } = await withDesign();
    const { entries } = storage;
    storage.entries = new Map(entries);
    await create(page, "other", "Other");
    browser.kill(page);
    storage.entries = new Map(entries).set("machineName", "Foyer");
    const next = await browser.open();
    expect(next.snapshot.design).toMatchObject({ id: "other", name: "Other" });
    expect(await next.read(design.id)).toMatchObject({ name: "Foyer" });
    await expectMirrored(browser, next);
  });

  it("stay where they are corrupt until their place is filled", async () => {
    const { browser, page, design, set, storage } = await withDesign();
    const key = keyOf(design, "blends_middle");
    set("blends_middle", "no picture");
    let next = await browser.reload(page);
    for (let i = 0; i < 2; i++) {
      expect(next.snapshot).toMatchObject({ design, setAside: [key] });
      expect(storage.entries.get(key)).toBe("no picture");
      next = await browser.reload(next);
    }
    await rename(next, "Lobby 2");
    await rename(next, "Lobby");
    expect(storage.entries.get(key)).toBe("no picture");
    expect(next.snapshot.setAside).toEqual([key]);
    await putPicture(next, "blends", "middle", "a picture");
    expect(next.snapshot.setAside).toEqual([]);
    await expectMirrored(browser, next);
  });

  it("take away what they replace by a corrupt value", async () => {
    const { after, before, setAside, storage, isEdit } = await startWith({ blends_left: "no picture" });
    expect(isEdit).toBe(true);
    expect(after.slots.blends).toEqual({ right: before.slots.blends?.right });
    expect(setAside).toEqual([keyOf(before, "blends_left")]);
    // Undo has filled its place.
    expect(storage.entries.get(keyOf(before, "blends_left"))).toBe(uri("Lobby left"));
  });
});

describe("anything else", () => {
  it.each<[string, Readonly<Record<string, string | null>>, isEmptied?: boolean]>([
    ["the mirror was cut off after all keys were removed", { [STAMP_KEY]: "writing" }, true],
    [
      "the mirror was cut off, whatever stands there",
      { machineName: "Half", blends_left: "/images/a.png", [STAMP_KEY]: "writing" },
    ],
    ["the open design says the same as keys without a stamp", { [STAMP_KEY]: null }],
    ["the open design says the same as keys with the stamp “emptied”", { [STAMP_KEY]: "emptied" }],
  ])("is the record if %s", async (_, values, isEmptied) => {
    const { browser, page, storage, set } = await withDesign();
    browser.leave(page);
    const before = await database();
    if (isEmptied) storage.entries.clear();
    for (const [place, value] of Object.entries(values)) set(place, value);
    await expectRecord(browser, await browser.open(), before);
  });

  it("is the record if the stamp is that of a design which is gone", async () => {
    const { browser, page, storage, design } = await withDesign();
    const { entries } = storage;
    storage.entries = new Map(entries);
    await create(page, "other", "Other");
    await remove(page, [design.id]);
    browser.kill(page);
    const before = await database();
    storage.entries = new Map(entries).set("machineName", "Foyer");
    await expectRecord(browser, await browser.open(), before);
  });

  it("is the record if the stamp is no stamp of ours", async () => {
    const { browser, page, storage } = await withDesign();
    browser.leave(page);
    const before = await database();
    const whole = JSON.parse(storage.entries.get(STAMP_KEY) ?? "");
    const changes = [
      ...[{ revision: "1" }, { design: 5 }, { given: {} }],
      ...[[1, 2], [[5, 5]], [[]], [["a", { b: 1 }]], [[5, "a"]], [["a", "b", "c"]]].map((given) => ({
        given,
      })),
      { given: [...whole.given, [5, 5]] },
    ];
    for (const stamp of [
      ...["", "null", "{", "[]", "5", '"whole"', "\ud800", "x".repeat(100_000)],
      ...changes.map((change) => JSON.stringify({ ...whole, ...change })),
    ]) {
      for (const isEmptied of [false, true]) {
        if (isEmptied) storage.entries.clear();
        else storage.entries.set("machineName", "Garbage");
        storage.entries.set(STAMP_KEY, stamp);
        const next = await browser.open();
        await expectRecord(browser, next, before);
        browser.kill(next);
      }
    }
    for (const design of ["__proto__", ""]) {
      storage.entries.set(STAMP_KEY, JSON.stringify({ ...whole, design })).set("machineName", "Garbage");
      const next = await browser.open();
      await expectRecord(browser, next, before);
      browser.kill(next);
    }
  });
});

it("mirrors the whole design again at the start after localStorage was emptied and a page made a change", async () => {
  const { browser, page, storage } = await withDesign();
  storage.entries.clear();
  await rename(page, "Lobby 2");
  const before = await database();
  const next = await browser.reload(page);
  expect(next.snapshot.design.name).toBe("Lobby 2");
  await expectRecord(browser, next, before);
});

it("stands by the record if the browser was ended, and localStorage is late by any number of writes", async () => {
  const { browser, page } = await openedPage({ quota: 4_000 });
  /** After each change: IndexedDB, and how many writes localStorage has seen. */
  const states: { records: Awaited<ReturnType<typeof database>>; writes: number }[] = [];
  const note = async () => states.push({ records: await database(), writes: browser.storage.writes.length });
  await note();
  for (const change of [
    () => rename(page, "One"),
    () => putPicture(page, "blends", "left", "left", 600),
    () => edit(page, "names", (design) => withContent(design, { names: { blends: { left: "House" } } })),
    () => rename(page, "One_2"),
    () => putPicture(page, "blends", "right", "right", 1_500),
    () => putPicture(page, "blends", "left", "left again", 600),
    () => create(page, "other", ""),
    () => putPicture(page, "blends", "left", "another", 900),
    () => openDesign(page, "design-1"),
    () => edit(page, "removal", (design) => withSlot(design, "blends", "left", undefined)),
    () => remove(page, ["design-1"]),
  ]) {
    expect((await change()).ok).toBe(true);
    await note();
  }
  const { writes } = browser.storage;
  expect(writes.length).toBeGreaterThan(60);
  for (const [at, { records }] of states.entries()) {
    // The mirror is written before the commit, so that localStorage may be ahead by one change, too.
    const last = states[at + 1]?.writes ?? writes.length;
    for (let length = 0; length <= last; length++) {
      const late = fakeBrowser();
      const first = await late.open();
      late.kill(first);
      for (const [name, values] of Object.entries(records))
        for (const [key, value] of values) await putRecord(name as keyof typeof records, key, value);
      late.storage.entries = afterWrites(new Map(), writes.slice(0, length));
      const next = await late.open();
      const { designs, settings } = await database();
      expect({ designs, settings }, `state ${at} after ${length} writes`).toEqual({
        designs: records.designs,
        settings: records.settings,
      });
      expect(next.snapshot.history.done).toEqual([]);
      expect(next.snapshot.design.revision > 0 ? next.snapshot.design.id : null).toBe(
        records.settings.get("open"),
      );
      await expectMirrored(late, next);
      late.kill(next);
    }
  }
});

it("a design that an earlier release stored opens with the members that it lacks", async () => {
  const { browser, page } = await openedPage();
  browser.kill(page);
  await putRecord("designs", "early", {
    version: 1,
    id: "early",
    machine: "classic",
    name: "Lobby",
    timestamp: "1764000000000",
    changedAt: 1_764_000_000_000,
    revision: 3,
    isConfirmed: false,
    lists: { screensaver: [] },
    slots: { blends: { left: { name: "", picture: { path: "/images/defaults/one.png" } } } },
    names: { blends: { left: "House" } },
  });
  await putRecord("settings", "open", "early");
  const { snapshot } = await browser.open();
  expect(snapshot.design).toMatchObject({
    id: "early",
    name: "Lobby",
    counts: { hotcupsizes: 2, coldcupsizes: 2 },
    texts: {},
    brand: null,
    table: null,
  });
});

describe("garbage", () => {
  const HOSTILE = [
    ...["", " ", "null", "5", "true", "[]", "[[[[", "{}", '"text"', "\ud800", "\u0000"],
    "x".repeat(1_000_000),
    JSON.stringify({ left: 5, right: null, middle: { a: 1 }, name: ["x"] }),
    JSON.stringify({ name: "x".repeat(2_000), left: "y".repeat(2_000) }),
    '{"__proto__": {"left": "polluted", "name": "polluted"}, "constructor": "c", "left": "__proto__"}',
    ...["data:image/png;base64,", "data:image/png;base64,AAA", "data:text/html,<script>"],
    ...["javascript:alert(1)", "//elsewhere.example/a.png", "/\\elsewhere.example/a.png"],
    ...["/stored-images/../x.png", "999999999999", "-1", "2e0"],
  ];

  it("never keeps a page from starting, and harms no design", async () => {
    for (const value of HOSTILE) {
      const browser = fakeBrowser();
      for (const key of [
        ...["machineName", "machineTimestamp", "machineData"],
        ...["blendNames", "leftBlendName", "hotNumCupSizes"],
        ...["blends_left", "screensaver_0", "screensaver_99999"].map(
          (place) => `My Coffee Machine__${place}`,
        ),
        `${value.slice(0, 50)}_${value.slice(0, 50)}_blends_left`,
      ])
        browser.storage.entries.set(key, value);
      const before = new Map(browser.storage.entries);
      const page = await browser.open();
      expect(page.isStored, value.slice(0, 20)).toBe(true);
      const { design, setAside } = page.snapshot;
      expect(design.name.length).toBeLessThanOrEqual(1_000);
      expect(design.name.isWellFormed()).toBe(true);
      expect(Object.getPrototypeOf(design.names.blends ?? {})).toBe(Object.prototype);
      expect(({} as Record<string, unknown>).left).toBeUndefined();
      for (const key of setAside) expect(browser.storage.entries.get(key)).toBe(before.get(key));
      await rename(page, "Sane");
      expect(page.snapshot.design.name).toBe("Sane");
      const next = await browser.reload(page);
      expect(next.snapshot.design).toEqual(page.snapshot.design);
    }
  });

  it("keeps more images than a list may have until there is room", async () => {
    const { browser, page, set, storage, design } = await withDesign();
    const maxImages = 4;
    for (let i = 2; i < maxImages + 3; i++) set(`screensaver_${i}`, `/images/${i}.png`);
    const next = await browser.reload(page);
    const list = next.snapshot.design.lists.screensaver ?? [];
    const left = next.snapshot.setAside;
    expect(list.length + left.length).toBe(maxImages + 3);
    for (const key of left) expect(storage.entries.has(key)).toBe(true);
    expect(left).not.toContain(keyOf(design, "screensaver_0"));
  });
});

it("keeps everything of machines whose names are those of keys", async () => {
  const names = [
    ...["brewscreen:mirror", "brewscreen:staged:bar", "__proto__", "constructor", "machineName"],
    ...["a_b", "a_b_blends_left", "_", "emptied", "Łódź ☕"],
  ];
  for (const name of names) {
    const { browser, page } = await openedPage();
    const design = await fillOpen(page, name);
    await expectMirrored(browser, page);
    let next = await browser.reload(page);
    expect(next.snapshot.design).toEqual(design);
    await rename(next, "Plain");
    await rename(next, name);
    next = await browser.reload(next);
    expect(contentOf(next.snapshot.design)).toEqual(contentOf(design));
    await expectMirrored(browser, next);
  }
});

it("keeps designs apart whose keys begin alike", async () => {
  const browser = fakeBrowser();
  let page = await browser.open();
  const first = await fillOpen(page, "Bar");
  await create(page, "longer", `Bar_${first.timestamp}`);
  await putPicture(page, "blends", "left", "longer");
  await create(page, "same", "Bar");
  await edit(page, undefined, (design) => ({ ...design, timestamp: first.timestamp }));
  await putPicture(page, "blends", "middle", "same");
  for (const id of [first.id, "longer", "same", first.id, "same", "longer"]) {
    const before = await page.read(id);
    await openDesign(page, id);
    await expectMirrored(browser, page);
    page = await browser.reload(page);
    expect(page.snapshot.design).toEqual(before);
    expect(page.snapshot.history.done).toEqual([]);
  }
});
