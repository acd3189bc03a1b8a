import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createPlainImage } from "../../shared/model/design.ts";
import { withContent, withSlot } from "../../shared/model/edit.ts";
import { pngDataUrlLength } from "../../shared/model/picture-value.ts";
import { createMirror, type StorageLike } from "../../web/store/mirror.ts";
import { toPngDataUrl } from "../../web/store/mirror-write.ts";
import {
  afterWrites,
  blob,
  create,
  database,
  edit,
  expectMirrored,
  fakeBrowser,
  fakeStorage,
  fillOpen,
  keyOf,
  keysIn,
  lateViews,
  model,
  openDesign,
  openedPage,
  type Page,
  putPicture,
  remove,
  rename,
  uri,
} from "./browser.ts";

/** The most bytes of a picture that stands inline. */
const MOST = 299_982;

it.each<[string, Readonly<Record<string, string>> | null, boolean]>([
  ["nothing", {}, true],
  ["nothing that can be read", null, true],
  ["only other keys of the app", { "brewscreen:typed::name": "Bar" }, true],
  ["a stamp", { "brewscreen:mirror": "emptied" }, false],
  ["a key that may be a design's", { "brewscreen:typed::name": "Bar", machineName: "Bar" }, false],
])("tells whether localStorage is blank if it holds %s", (_, entries, isBlank) => {
  const storage = entries && fakeStorage();
  if (storage) storage.entries = new Map(Object.entries(entries));
  expect(createMirror(storage).isBlank()).toBe(isBlank);
});

it("writes the specification's keys, and removes them as the design changes", async () => {
  const { browser, page } = await openedPage();
  const { timestamp } = await fillOpen(page, "Lobby");
  const keys = [...keysIn(browser.storage.entries).keys()];
  expect(keys.sort()).toEqual([
    ...["blends_left", "blends_right", "hotcupsizes_large", "screensaver_0", "screensaver_1"].map(
      (place) => `Lobby_${timestamp}_${place}`,
    ),
    ...["blendNames", "coldNumCupSizes", "hotNumCupSizes", "machineData", "machineName", "machineTimestamp"],
  ]);
  expect(browser.storage.entries.get("machineData")).toBe('{"name":"Lobby"}');
  expect(browser.storage.entries.get("blendNames")).toBe('{"left":"House","right":"Decaf"}');
  expect(browser.storage.entries.get("hotNumCupSizes")).toBe("3");
  await edit(page, "less", (design) =>
    withContent(withSlot(design, "blends", "left", undefined), {
      name: "",
      names: { blends: {} },
      lists: { screensaver: [] },
    }),
  );
  const left = [...keysIn(browser.storage.entries).keys()];
  expect(left.sort()).toEqual([
    `My Coffee Machine_${timestamp}_blends_right`,
    `My Coffee Machine_${timestamp}_hotcupsizes_large`,
    ...["coldNumCupSizes", "hotNumCupSizes", "machineTimestamp"],
  ]);
});

it("writes nothing but what changes, the stamp aside", async () => {
  const { browser, page } = await openedPage();
  const { timestamp } = await fillOpen(page, "Lobby");
  const { writes } = browser.storage;
  const from = writes.length;
  await putPicture(page, "blends", "left", "new");
  expect(writes.slice(from).map(([key]) => key)).toEqual([
    "brewscreen:mirror",
    `Lobby_${timestamp}_blends_left`,
    "brewscreen:mirror",
  ]);
  await edit(page, "confirm", (design) => ({ ...design, isConfirmed: true }));
  expect(writes.slice(from + 3).map(([key]) => key)).toEqual(["brewscreen:mirror", "brewscreen:mirror"]);
  const last = writes.length;
  // The same picture by another name.
  const same = createPlainImage({ blob: blob("new").sha256, bytes: 40 }, "again");
  await edit(page, "same", (design) => withSlot(design, "blends", "left", same));
  await edit(page, "removal", (design) => withSlot(design, "blends", "left", undefined));
  expect(writes.slice(last).filter(([key]) => key !== "brewscreen:mirror")).toEqual([
    [`Lobby_${timestamp}_blends_left`, ""],
    [`Lobby_${timestamp}_blends_left`, null],
  ]);
});

describe("inline pictures", () => {
  const isInline = (browser: { storage: { entries: Map<string, string> } }, page: Page, place: string) =>
    browser.storage.entries.get(keyOf(page.snapshot.design, place))?.startsWith("data:");

  it("have at most 400,000 characters", async () => {
    expect([pngDataUrlLength(MOST), pngDataUrlLength(MOST + 1)]).toEqual([399_998, 400_002]);
    const { browser, page } = await openedPage();
    await putPicture(page, "blends", "left", "as large as may be", MOST);
    await putPicture(page, "blends", "right", "too large", MOST + 1);
    expect(isInline(browser, page, "blends_left")).toBe(true);
    expect(isInline(browser, page, "blends_right")).toBe(false);
    await expectMirrored(browser, page);
  });

  it("have at most 2,000,000 together, in the machine's order, whichever came first", async () => {
    const { browser, page } = await openedPage();
    await putPicture(page, "dispensingcold", "screen", "the last place", MOST);
    for (const [i, slot] of ["left", "middle", "right"].entries())
      await putPicture(page, "blends", slot, `${i}`, MOST);
    await putPicture(page, "hotcold", "hot", "hot", MOST);
    expect(isInline(browser, page, "dispensingcold_screen")).toBe(true);
    await putPicture(page, "hotcold", "cold", "cold", MOST);
    expect(isInline(browser, page, "hotcold_cold")).toBe(true);
    expect(isInline(browser, page, "dispensingcold_screen")).toBe(false);
    await expectMirrored(browser, page);
    await edit(page, "removal", (design) => withSlot(design, "blends", "middle", undefined));
    expect(isInline(browser, page, "dispensingcold_screen")).toBe(true);
    await expectMirrored(browser, page);
  });

  it("share this limit with pictures that were set by hand", async () => {
    const { browser, page } = await openedPage();
    const value = "data:image/x-png;base64,".padEnd(2_000_000 - 4 * 399_998, "A");
    await edit(page, "by hand", (design) => withSlot(design, "blends", "left", createPlainImage({ value })));
    const slots = model.categories.flatMap(({ id, ...category }) =>
      category.kind === "slots" ? category.slots.map((slot) => [id, slot.id] as const) : [],
    );
    const [, ...others] = slots;
    for (const [id, slot] of others.slice(0, 4)) await putPicture(page, id, slot, slot, MOST);
    const places = others.slice(0, 4).map((place) => place.join("_"));
    expect(places.map((place) => isInline(browser, page, place))).toEqual([true, true, true, true]);
    const [id, slot] = others[4] ?? ["", ""];
    await putPicture(page, id, slot, slot);
    expect(isInline(browser, page, `${id}_${slot}`)).toBe(false);
    await expectMirrored(browser, page);
  });

  it("are stored once, and not again in the stamp", async () => {
    const { browser, page } = await openedPage();
    await putPicture(page, "blends", "left", "large", MOST);
    expect(browser.storage.entries.get("brewscreen:mirror")?.length).toBeLessThan(1_000);
  });

  it("stand there by their paths if there is no room, and by nothing if there is none at all", async () => {
    const { browser, page } = await openedPage({ quota: 2_600 });
    await putPicture(page, "blends", "left", "small", 900);
    await putPicture(page, "blends", "right", "large", 900);
    const key = (slot: string) => keyOf(page.snapshot.design, `blends_${slot}`);
    expect(browser.storage.entries.get(key("left"))).toMatch(/^data:/);
    expect(browser.storage.entries.get(key("right"))).toMatch(/^\/stored-images\/[0-9a-f]{64}\.png$/);
    const last = keyOf(page.snapshot.design, "dispensingcold_screen");
    await edit(page, "path", (design) =>
      withSlot(design, "dispensingcold", "screen", createPlainImage({ path: "/images/a.png" })),
    );
    expect(browser.storage.entries.get(last)).toBe("/images/a.png");
    const fill = () => {
      browser.storage.quota = [...browser.storage.entries].flat().join("").length;
    };
    const picture = createPlainImage({ blob: blob("large", 900).sha256, bytes: 900 });
    fill();
    await edit(page, "many", (design) =>
      model.categories.reduce(
        (now, { id, ...category }) =>
          category.kind === "slots" && id !== "dispensingcold"
            ? category.slots.reduce((all, slot) => withSlot(all, id, slot.id, picture), now)
            : now,
        design,
      ),
    );
    expect(browser.storage.entries.get(key("left"))).toBe(uri("large", 900));
    expect(browser.storage.entries.has(keyOf(page.snapshot.design, "dispensinghot_screen"))).toBe(false);
    expect(browser.storage.entries.get(last)).toBe("/images/a.png");
    fill();
    await edit(page, "one", (design) => withSlot(design, "dispensingcold", "screen", picture));
    // Not the picture from before.
    expect(browser.storage.entries.has(last)).toBe(false);
    const { design } = page.snapshot;
    let next = await browser.reload(page);
    expect(next.snapshot).toMatchObject({ design, history: { done: [] }, status: { kind: "saved" } });
    browser.storage.quota = 5_000_000;
    next = await browser.reload(next);
    expect(next.snapshot).toMatchObject({ design, history: { done: [] } });
    await expectMirrored(browser, next);
  });

  it("stay as they are if nothing can be written any more", async () => {
    const { browser, page } = await openedPage();
    await fillOpen(page, "Lobby");
    browser.storage.quota = 0;
    const before = new Map(browser.storage.entries);
    await putPicture(page, "blends", "left", "another");
    await edit(page, "removal", (design) => withSlot(design, "blends", "right", undefined));
    expect(browser.storage.entries).toEqual(before);
    const { design } = page.snapshot;
    const next = await browser.reload(page);
    expect(next.snapshot).toMatchObject({ design, history: { done: [] }, status: { kind: "saved" } });
    browser.storage.quota = 5_000_000;
    await expectMirrored(browser, await browser.reload(next));
  });

  it("are still mirrored if only removing one makes room for the stamp", async () => {
    const { browser, page } = await openedPage({ name: "Lobby" });
    await putPicture(page, "blends", "left", "left", 900);
    // The stamp is deleted from outside, and localStorage is full.
    browser.storage.entries.delete("brewscreen:mirror");
    browser.storage.quota = [...browser.storage.entries].flat().join("").length;
    await edit(page, "removal", (design) => withSlot(design, "blends", "left", undefined));
    await expectMirrored(browser, page);
  });

  it("change nothing at the next start if there was no room for a stamp", async () => {
    const { browser, page } = await openedPage({ name: "Lobby" });
    browser.leave(page);
    const { entries } = browser.storage;
    entries.delete("brewscreen:mirror");
    entries.set("machineName", "By hand".padEnd(300, "x"));
    browser.storage.quota = [...entries].flat().join("").length;
    const next = await browser.open();
    const { design } = next.snapshot;
    expect(design.name).toMatch(/^By hand/);
    expect((await browser.reload(next)).snapshot.design).toEqual(design);
  });

  it("can be set by hand if there was no room for them before", async () => {
    const { browser, page } = await openedPage({ name: "Lobby" });
    browser.storage.quota = [...browser.storage.entries].flat().join("").length + 60;
    const image = createPlainImage({ path: `/images/${"a".repeat(900)}.png` });
    await edit(page, "path", (design) => withSlot(design, "blends", "left", image));
    const key = keyOf(page.snapshot.design, "blends_left");
    expect(browser.storage.entries.has(key)).toBe(false);
    browser.storage.quota = 5_000_000;
    browser.storage.entries.set(key, uri("by hand"));
    await edit(page, "names", (design) => withContent(design, { names: { blends: { right: "Decaf" } } }));
    const next = await browser.reload(page);
    expect(next.snapshot.design).toMatchObject({
      names: { blends: { right: "Decaf" } },
      slots: { blends: { left: { picture: { value: uri("by hand") } } } },
    });
  });

  it("are left out with all other keys if there is no room for the stamp", async () => {
    const browser = fakeBrowser({ quota: 300 });
    browser.storage.entries.set("other", "x".repeat(275));
    browser.storage.entries.set("coldNumCupSizes", "3");
    const page = await browser.open();
    await rename(page, "A");
    expect([...browser.storage.entries.keys()]).toEqual(["other"]);
    const { design } = page.snapshot;
    expect((await browser.reload(page)).snapshot).toMatchObject({ design, history: { done: [] } });
  });
});

describe("a data URI", () => {
  const toBase64 = Reflect.get(Uint8Array.prototype, "toBase64");
  const sizes = [0, 1, 2, 3, 0x7fff, 0x8000, 0x8001, 0x10000, 300_000];

  it("is the same in browsers without toBase64", () => {
    const all = sizes.map((size) => blob("bytes", Math.max(size, 8)).bytes.subarray(0, size));
    const expected = all.map((bytes) => `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`);
    expect(all.map(toPngDataUrl)).toEqual(expected);
    Reflect.deleteProperty(Uint8Array.prototype, "toBase64");
    try {
      expect(all.map(toPngDataUrl)).toEqual(expected);
    } finally {
      defineToBase64(toBase64);
    }
  });

  it("is made by the browser itself if it can", () => {
    defineToBase64(() => "as the browser says");
    try {
      expect(toPngDataUrl(new Uint8Array(3))).toBe("data:image/png;base64,as the browser says");
    } finally {
      defineToBase64(toBase64);
    }
  });

  const defineToBase64 = (value: unknown) =>
    Object.defineProperty(Uint8Array.prototype, "toBase64", { value, configurable: true, writable: true });
});

describe("a localStorage that fails", () => {
  const working = fakeStorage();
  const fail = () => {
    throw new DOMException("no", "SecurityError");
  };
  const FAULTS: Record<string, StorageLike | null> = {
    "is not there": null,
    "refuses everything": {
      get length() {
        return fail();
      },
      key: fail,
      getItem: fail,
      setItem: fail,
      removeItem: fail,
    },
    "can't be written": Object.assign(Object.create(working), { setItem: fail }),
    "can't be read": Object.assign(Object.create(working), { getItem: fail }),
    "keeps what is removed": Object.assign(Object.create(working), { removeItem: fail }),
  };

  it.each(Object.entries(FAULTS))("that %s harms no change and no start", async (_, view) => {
    working.entries.clear();
    const browser = fakeBrowser();
    const page = await browser.open({ view });
    const design = await fillOpen(page, "Lobby");
    expect(page.snapshot.status).toEqual({ kind: "saved" });
    expect((await page.restore("undo")).ok).toBe(true);
    expect((await page.restore("redo")).ok).toBe(true);
    const next = await browser.reload(page, () => {}, { view });
    expect(next.snapshot.design).toMatchObject({ name: design.name, slots: design.slots });
    expect(next.snapshot.history.done).toEqual([]);
    expect(await next.list()).toHaveLength(1);
    // One that works again is brought to the record.
    const again = await browser.reload(next, () => {
      browser.storage.entries = working.entries;
    });
    expect(again.snapshot.design).toEqual(next.snapshot.design);
    expect(await next.list()).toHaveLength(1);
    await expectMirrored(browser, again);
    expect(await next.erase()).toBeNull();
  });
});

it("is only read by a start that finds nothing changed", async () => {
  const { browser, page } = await openedPage();
  // Otherwise the start removes unreferenced blobs.
  browser.faults.locks = true;
  let last = page;
  const readsOnly = async (view: StorageLike | null = browser.storage) => {
    const transaction = vi.spyOn(IDBDatabase.prototype, "transaction");
    const from = browser.storage.writes.length;
    browser.kill(last);
    last = await browser.open({ view });
    expect(transaction.mock.calls.map(([, mode]) => mode)).not.toContain("readwrite");
    transaction.mockRestore();
    expect(browser.storage.writes.slice(from)).toEqual([]);
  };
  await readsOnly();
  await fillOpen(last, "Lobby");
  await readsOnly();
  await readsOnly(null);
});

it("harms no design if reading it begins to fail during a start", async () => {
  const { browser, page } = await openedPage();
  const { id } = await fillOpen(page, "Lobby");
  browser.leave(page);
  const entries = new Map(browser.storage.entries).set("machineName", "Foyer");
  const names: string[] = [];
  let reads = 0;
  for (let most = 0; most === 0 || reads >= most; most++) {
    browser.storage.entries = new Map(entries);
    reads = 0;
    const view: StorageLike = Object.create(browser.storage, {
      key: {
        value(index: number) {
          if (++reads > most) throw new DOMException("no", "SecurityError");
          return browser.storage.key(index);
        },
      },
    });
    const next = await browser.open({ view });
    expect(next.snapshot).toMatchObject({ design: { id }, setAside: [], status: { kind: "saved" } });
    names.push(next.snapshot.design.name);
    browser.kill(next);
    if (names.at(-1) === "Foyer") break;
  }
  expect(new Set(names)).toEqual(new Set(["Lobby", "Foyer"]));
});

it("counts a key as absent if another process removes it during reading", async () => {
  const { browser, page } = await openedPage();
  const design = await fillOpen(page, "Lobby");
  browser.leave(page);
  const gone = keyOf(design, "blends_left");
  const view: StorageLike = Object.create(browser.storage, {
    getItem: { value: (key: string) => (key === gone ? null : browser.storage.getItem(key)) },
  });
  const next = await browser.open({ view });
  expect(next.snapshot.design.slots.blends).toEqual({ right: design.slots.blends?.right });
});

it("holds what was committed, whichever of several processes changed which design", async () => {
  const SLOTS = ["left", "middle", "right"];
  type Choice = readonly [page: number, act: number, number: number, seen: number];
  const made: string[] = [];
  const idAt = (number: number) => made[number % (made.length + 1)] ?? "none";
  const act = (page: Page, number: number): (() => Promise<unknown>)[] => [
    () => rename(page, number % 7 === 0 ? "" : `Name ${number % 3}`),
    () => putPicture(page, "blends", SLOTS[number % 3] ?? "", `${number}`, 200 + number),
    () => edit(page, "removal", (design) => withSlot(design, "blends", SLOTS[number % 3] ?? "", undefined)),
    () =>
      edit(page, "names", (design) =>
        withContent(design, { names: { blends: number % 2 ? { left: `${number}` } : {} } }),
      ),
    () =>
      edit(page, "count", (design) =>
        withContent(design, { counts: { ...design.counts, hotcupsizes: 2 + (number % 3) } }),
      ),
    () => create(page, made[made.push(`made ${made.length}`) - 1] ?? "", `Name ${number % 2}`),
    () => openDesign(page, idAt(number)),
    () => remove(page, [idAt(number)]),
    () => page.restore("undo"),
    () => page.restore("redo"),
  ];
  const choices = fc.array(fc.tuple(fc.nat(2), fc.nat(9), fc.nat(99), fc.nat(8)), {
    minLength: 60,
    maxLength: 60,
    size: "max",
  });
  await fc.assert(
    fc.asyncProperty(choices, async (walk: readonly Choice[]) => {
      const browser = fakeBrowser();
      const viewOf = lateViews(browser.storage);
      const views = [viewOf(), viewOf(), viewOf()];
      const pages = await Promise.all(views.map((view) => browser.open({ view })));
      for (let at = 0; at < walk.length; at += 6) {
        const acts = walk.slice(at, at + 6).map(async ([page, what, number, seen]) => {
          views[page]?.deliver(seen);
          const store = pages[page];
          if (store) await act(store, number)[what]?.();
        });
        await Promise.all(acts);
        const [first] = pages;
        if (!first) continue;
        // Whatever the pages have been told of each other's changes.
        await Promise.all(pages.map((page) => page.keep(new Map())));
        await expectMirrored(browser, first);
      }
      for (const page of pages) browser.kill(page);
      const { designs, settings } = await database();
      const { writes } = browser.storage;
      for (const { length } of Array.from({ length: 12 }, (_, i) =>
        writes.slice(0, (writes.length * i) / 11),
      )) {
        browser.storage.entries = afterWrites(new Map(), writes.slice(0, length));
        const next = await browser.open();
        expect(next.snapshot.history.done).toEqual([]);
        expect(await database()).toMatchObject({ designs, settings });
        await expectMirrored(browser, next);
        browser.kill(next);
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 25) },
  );
});
