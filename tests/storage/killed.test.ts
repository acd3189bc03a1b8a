import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DesignStore } from "../../web/storage/design-store.ts";
import { createWritingDoor } from "../../web/storage/door-writes.ts";
import type { Changes, Entries } from "../../web/storage/entries.ts";
import type { StorageLike } from "../../web/storage/local-storage.ts";
import { FakeBrowser, type FakeTab } from "./fake-browser.ts";
import { inline, picture, shownBy } from "./pictures.ts";

/** Each takes the design from the one that `prepare` makes to another one. */
const ACTIONS: Record<string, (store: DesignStore) => Promise<unknown>> = {
  "an upload": (store) => store.setImage("hotcold", "hot", { bytes: picture(50, 9_000) }),
  "an upload over another": (store) => store.setImage("blends", "left", { bytes: picture(51, 9_000) }),
  "an upload that overflows": (store) => store.setImage("blends", "left", { bytes: picture(52, 400_000) }),
  "a clear": (store) => store.clearImage("blends", "left"),
  "a reorder": (store) => store.moveImage("screensaver", store.design.lists.screensaver?.[3]?.id ?? "", 0),
  "a swap": (store) => store.moveImage("screensaver", store.design.lists.screensaver?.[1]?.id ?? "", 2),
  "a removal": (store) => store.removeImage("screensaver", store.design.lists.screensaver?.[0]?.id ?? ""),
  "a count change that clears": (store) => store.setCount("hotcupsizes", 4),
  "a count change to defaults": (store) => store.setCount("coldcupsizes", 3),
  "a rename": (store) => store.renameMachine("A longer name_with_underscores"),
  "new names": (store) => store.setNames("blends", { left: "x", middle: "y", right: "z" }),
  "a start over": (store) => store.startOver(),
  "an undo": async (store) => {
    await store.startOver();
    return store.undo();
  },
};

async function prepare(): Promise<FakeBrowser> {
  const browser = new FakeBrowser();
  const tab = await browser.open();
  const { store } = tab;
  await store.renameMachine("Lobby");
  for (let i = 0; i < 4; i++) await store.addImage("screensaver", { bytes: picture(i, 5_000) });
  await store.setImage("blends", "left", { bytes: picture(10, 6_000) });
  await store.setImage("blends", "right", { bytes: picture(11, 350_000) });
  await store.setImage("hotcupsizes", "regular", { bytes: picture(12, 7_000) });
  await store.applyDefaults("coldcupsizes");
  await store.confirm();
  tab.close();
  return browser;
}

const copyOf = (browser: FakeBrowser): FakeBrowser => browser.copy();

/** What a new tab shows of a browser's storage; it must show the same at once and when it is ready. */
async function shownAnew(browser: FakeBrowser) {
  const tab = browser.openNow();
  const atOnce = shownBy(tab.store);
  await tab.store.ready;
  expect(shownBy(tab.store)).toEqual(atOnce);
  for (const [, list] of Object.entries(tab.store.design.lists))
    for (const image of list) expect(image.isMissing).toBe(false);
  tab.close();
  return atOnce;
}

describe.each(Object.keys(ACTIONS))("a tab killed at any write of %s", (name) => {
  it("leaves the design before it or the design after it, whole", async () => {
    const act = (tab: FakeTab) => ACTIONS[name]?.(tab.store);
    const prepared = await prepare();
    const before = await shownAnew(copyOf(prepared));
    const complete = copyOf(prepared);
    const tab = await complete.open();
    await act(tab);
    tab.close();
    const after = await shownAnew(complete);
    const writes = tab.writes;
    // The first write of a tab is its look for room; `after` differs from `before` but for an undo.
    expect(writes).toBeGreaterThan(2);

    const states = [before, after];
    if (name === "an undo") states.push(await shownAnew(await startedOver(prepared)));
    let sawAfter = 0;
    for (let n = 1; n <= writes; n++) {
      const browser = copyOf(prepared);
      const killed = browser.openNow(n);
      await Promise.all([killed.store.ready, act(killed)]).catch(() => {});
      killed.close();
      const shown = await shownAnew(browser);
      expect(states, `killed at write ${n}`).toContainEqual(shown);
      if (JSON.stringify(shown) === JSON.stringify(after)) sawAfter++;
      const leftovers = [...browser.entries.keys()].filter((key) =>
        /^brewscreen:(journal|staged|room)/.test(key),
      );
      expect(leftovers).toEqual([]);
    }
    expect(sawAfter).toBeGreaterThan(0);
  });
});

async function startedOver(prepared: FakeBrowser): Promise<FakeBrowser> {
  const browser = copyOf(prepared);
  const tab = await browser.open();
  await tab.store.startOver();
  tab.close();
  return browser;
}

describe("the storage door", () => {
  const long = fc.integer({ min: 0, max: 5 }).map((seed) => inline(picture(seed, 1_000)));
  const value = fc.oneof(long, fc.constantFrom("a", "b", '{"x":1}'));
  const key = fc.constantFrom("k0", "k1", "k2", "k3", "k4", "k5");
  const entries = fc.dictionary(key, value);
  const changes = fc.dictionary(key, fc.option(value));

  it("makes any changes of any keys all or none, wherever it is killed", () => {
    fc.assert(
      fc.property(entries, changes, fc.boolean(), (entries, changes, killsRecovery) => {
        const before = { ...entries, "brewscreen:version": "1" };
        const wanted: Record<string, string | null> = { ...before, ...changes };
        const after = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== null));
        const total = countWrites(before, (storage) => writeInto(storage, changes));
        for (let n = 1; n <= total + 1; n++) {
          const storage = killableStorage(before, n);
          writeInto(storage, changes);
          if (killsRecovery) {
            storage.revive(1 + (n % 3));
            createWritingDoor(storage).settle();
          }
          storage.revive();
          const door = createWritingDoor(storage);
          const shown = withoutStaging(door.read());
          expect([before, after]).toContainEqual(shown);
          expect(Object.fromEntries(settled(storage))).toEqual(shown);
          expect(Object.fromEntries(door.read())).toEqual(shown);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("needs room for one image at a time to move many", () => {
    const images = Array.from({ length: 8 }, (_, i) => inline(picture(i, 20_000)));
    const before = Object.fromEntries(images.map((image, i) => [`old_${i}`, image]));
    const storage = killableStorage(before);
    storage.quota = storage.taken() + 30_000;
    const changes = new Map<string, string | null>();
    for (const [i, image] of images.entries()) changes.set(`old_${i}`, null).set(`new_${(i + 1) % 8}`, image);
    expect(writeInto(storage, changes)).toBeNull();
    expect(createWritingDoor(storage).read().get("new_3")).toBe(images[2]);
  });

  it("changes nothing where there is no room for that", () => {
    const images = Array.from({ length: 4 }, (_, i) => inline(picture(i, 20_000)));
    const before = {
      ...Object.fromEntries(images.map((image, i) => [`k${i}`, image])),
      "brewscreen:version": "1",
    };
    const storage = killableStorage(before);
    storage.quota = storage.taken() + 20_000;
    const turned = new Map(images.map((image, i) => [`k${(i + 1) % 4}`, image]));
    expect(writeInto(storage, turned)).toBe("full");
    expect(Object.fromEntries(createWritingDoor(storage).read())).toEqual(before);
  });

  it("reports a storage that drops writes without a word", () => {
    const storage = killableStorage({});
    storage.setItem = () => {};
    expect(writeInto(storage, { a: "b" })).toBe("unavailable");
  });
});

const withoutStaging = (entries: ReadonlyMap<string, string>) =>
  Object.fromEntries([...entries].filter(([key]) => !/^brewscreen:(journal|staged|room)/.test(key)));

function settled(storage: StorageLike): Entries {
  const entries = createWritingDoor(storage).settle();
  if (typeof entries === "string") throw new Error(entries);
  return entries;
}

/** What a change does: it reads, and writes what it wants in the same moment. */
const writeInto = (storage: StorageLike, changes: Changes | Record<string, string | null>) => {
  const door = createWritingDoor(storage);
  return door.write(door.read(), changes instanceof Map ? changes : new Map(Object.entries(changes)));
};

function countWrites(before: Record<string, string>, run: (storage: StorageLike) => unknown) {
  const storage = killableStorage(before);
  run(storage);
  return storage.writes;
}

/** A localStorage that does nothing any more after a number of writes, until it is revived. */
function killableStorage(before: Record<string, string>, killAt = Number.POSITIVE_INFINITY) {
  const entries = new Map(Object.entries(before));
  const write = (change: () => void) => {
    if (storage.writes >= killAt) throw new Error("killed");
    change();
    if (++storage.writes >= killAt) throw new Error("killed");
  };
  const storage = {
    writes: 0,
    quota: Number.POSITIVE_INFINITY,
    taken: () => [...entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0),
    revive(writesMore = Number.POSITIVE_INFINITY) {
      storage.writes = 0;
      killAt = writesMore;
    },
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const old = entries.get(key);
      const taken = storage.taken() - (old === undefined ? 0 : key.length + old.length);
      if (taken + key.length + value.length > storage.quota)
        throw Object.assign(new Error(), { name: "QuotaExceededError" });
      write(() => entries.set(key, value));
    },
    removeItem: (key: string) => {
      if (entries.has(key)) write(() => entries.delete(key));
    },
  };
  return storage;
}
