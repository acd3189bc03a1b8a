import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { createDesignStore } from "../../web/storage/create-store.ts";
import { memoryStorage, NO_SURVEY } from "../../web/storage/memory.ts";
import type { Row } from "../../web/storage/row.ts";
import { createRows } from "../../web/storage/rows.ts";
import { CALLS, environment, expectNoLoss, FAULTS } from "./failing-database.ts";
import { inline, picture } from "./pictures.ts";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => vi.restoreAllMocks());

const row = (id: string, revision: number, entries: Record<string, string>, isAside = false): Row => ({
  head: { id, version: 1, machine: "classic", name: "Lobby", changedAt: 5, revision, isAside },
  entries: new Map(Object.entries(entries)),
});
const by = (revision: number) => ({ prior: revision - 1, since: revision });

describe("rows in IndexedDB", () => {
  it("hold what they were given, also to another connection", async () => {
    const rows = createRows();
    expect(await rows.survey()).toEqual(NO_SURVEY);
    const lobby = row("a", 7, { machineName: "Lobby", Lobby_7_hotcold_hot: inline(picture(1, 9_000)) });
    expect(await rows.write(lobby, by(7))).toBe("written");
    expect(await createRows().read("a")).toEqual(lobby);
    expect(await createRows().survey()).toEqual({
      ...NO_SURVEY,
      open: "a",
      heads: new Map([["a", lobby.head]]),
    });
    expect(await rows.read("b")).toBeNull();
    expect(new Set(await rows.texts())).toEqual(new Set(lobby.entries.values()));
  });

  it("take a difference from what they hold, and everything where they hold something else", async () => {
    const rows = createRows();
    await rows.write(row("a", 7, { x: "1", y: "2" }), by(7));
    const changes = new Map([
      ["x", null],
      ["z", "3"],
    ]);
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    await rows.write(row("a", 8, { y: "2", z: "3" }), { ...by(8), difference: { from: 7, changes } });
    expect(put).toHaveBeenCalledTimes(3);
    expect((await rows.read("a"))?.entries).toEqual(
      new Map([
        ["y", "2"],
        ["z", "3"],
      ]),
    );
    await rows.write(row("a", 10, { w: "4" }), { ...by(10), difference: { from: 9, changes } });
    expect((await rows.read("a"))?.entries).toEqual(new Map([["w", "4"]]));
  });

  it("are left alone where they hold what localStorage lacks, or what this release can't read", async () => {
    const rows = createRows();
    const later = { ...row("later", 1, {}), head: { ...row("later", 1, {}).head, version: 2 } };
    await rows.write(row("a", 9, { x: "1" }), by(9));
    await rows.keepAside(later);
    for (const [id, change] of [
      ["a", { prior: 8, since: 10 }],
      ["a", { prior: 3, since: 8 }],
      ["later", by(20)],
    ] as const) {
      const outcome = await rows.write(
        row(id, id === "a" && change.prior === 3 ? 8 : 20, { x: "2" }),
        change,
      );
      expect(outcome).toBe("ahead");
    }
    expect((await rows.read("a"))?.entries.get("x")).toBe("1");
    // Another tab wrote it after the change that this one lost, from all of localStorage.
    expect(await rows.write(row("a", 20, { x: "2" }), { prior: 3, since: 8 })).toBe("written");
  });

  it("change several at once, if each is as expected, and know which were removed", async () => {
    const rows = createRows();
    await rows.write(row("a", 7, { x: "1" }), by(7));
    const expects = new Map([
      ["a", 7],
      ["b", null],
    ]);
    const both = { put: [row("b", 8, { y: "2" })], remove: ["a"], open: "b" };
    expect(await rows.change({ ...both, expects: new Map([["a", 6]]) })).toBe("ahead");
    expect(await rows.read("b")).toBeNull();
    expect(await rows.change({ ...both, expects })).toBe("written");
    expect(await rows.survey()).toMatchObject({ open: "b", removed: new Set(["a"]) });
    expect(await rows.texts()).toEqual(["2"]);
    await rows.change({ put: [row("a", 9, {})], heads: [row("b", 10, {}).head], expects: new Map() });
    expect((await rows.survey()).removed).toEqual(new Set());
    expect((await rows.read("b"))?.entries).toEqual(new Map([["y", "2"]]));
    await rows.change({ erasedAt: 11, put: [row("c", 11, {})], open: "c", expects: new Map() });
    const { heads, erasedAt, open } = await rows.survey();
    expect([[...heads.keys()], erasedAt, open]).toEqual([["c"], 11, "c"]);
  });

  it("keep what lost until the next change", async () => {
    const rows = createRows();
    await rows.keepAside(row("lost", 3, { x: "lost" }));
    await rows.write(row("a", 7, {}), { ...by(7), keepsAside: true });
    expect((await rows.read("lost"))?.head.isAside).toBe(true);
    await rows.write(row("a", 8, {}), by(8));
    expect(await rows.read("lost")).toBeNull();
    expect(await rows.texts()).toEqual([]);
  });
});

describe("a design over an IndexedDB that fails at any call", () => {
  // Those that never answer take long: rows-hang.long.test.ts.
  const faults = FAULTS.filter((fault) => fault !== "hangs");
  const cells = CALLS.flatMap((name) => faults.map((fault) => [name, fault] as const));
  it.each(cells)(
    "(%s %s) keeps what was there, makes each change or says not, and tells no lie",
    expectNoLoss,
  );

  it("waits for a database that another tab blocks no longer than six seconds", async () => {
    const storage = memoryStorage();
    // A request that is blocked tells nobody anything.
    vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => new IDBOpenDBRequest());
    const store = createDesignStore(CLASSIC, environment(storage, true));
    await store.ready;
    expect(await store.renameMachine("Lobby")).toEqual({ ok: true, kept: true });
    expect(store.keeping.state).toBe("atRisk");
    const started = performance.now();
    await store.renameMachine("Foyer");
    // After one hang nobody waits for it any more.
    expect(performance.now() - started).toBeLessThan(5_000);
    store.close();
  });
});
