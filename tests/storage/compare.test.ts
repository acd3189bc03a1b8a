import { describe, expect, it } from "vitest";
import type { Row } from "../../web/storage/row.ts";
import { FakeBrowser } from "./fake-browser.ts";
import { inline, picture } from "./pictures.ts";

/*
 * What localStorage and the row of a design can be at a start, and what is shown then. Names stand for
 * states: "Row" is what the row held, "Local" what localStorage held, "Hand" what somebody set by hand.
 */

const REVISION = 5_000_000_000_000;
const ID = "the-row";

type Entries = Record<string, string>;

const named = (name: string): Entries => ({
  machineName: name,
  machineTimestamp: "7",
  machineData: JSON.stringify({ name }),
  [`${name}_7_hotcold_hot`]: "/images/a.png",
});
const stored = (name: string, revision: number, id: string | null = ID): Entries => ({
  ...named(name),
  "brewscreen:version": "1",
  "brewscreen:machine": "classic",
  "brewscreen:revision": String(revision),
  ...(id && { "brewscreen:design": id }),
});
const rowOf = (name: string, head: Partial<Row["head"]> = {}): Row => ({
  head: {
    id: ID,
    version: 1,
    machine: "classic",
    name,
    changedAt: 0,
    revision: REVISION,
    isAside: false,
    ...head,
  },
  entries: new Map(name ? Object.entries(named(name)) : []),
});

const LOCAL: Record<string, Entries> = {
  absent: {},
  "behind the row": stored("Local", REVISION - 1),
  "equal to the row": stored("Row", REVISION),
  "edited by hand": stored("Hand", REVISION),
  "ahead of the row": stored("Local", REVISION + 1),
  damaged: { ...stored("Row", REVISION), blendNames: "{broken", "brewscreen:journal": "{broken" },
  "half a change": {
    ...stored("Local", REVISION - 1),
    "brewscreen:journal": JSON.stringify([["put", "machineData", '{"name":"Local"}']]),
  },
  "of the first release": {
    ...named("Local"),
    "brewscreen:version": "1",
    "brewscreen:revision": "12",
  },
  "of a later release": { ...stored("Later", REVISION + 1), "brewscreen:version": "2" },
  "of another machine": { ...stored("Other", REVISION + 1), "brewscreen:machine": "espresso" },
  "of another design": stored("Local", REVISION + 1, "another"),
  "of another design, behind": stored("Local", REVISION - 1, "another"),
  "set by hand": named("Hand"),
  emptied: {
    "brewscreen:version": "1",
    "brewscreen:machine": "classic",
    "brewscreen:design": ID,
    "brewscreen:revision": String(REVISION + 1),
  },
};

const ROWS: Record<string, Row | null> = {
  absent: null,
  there: rowOf("Row"),
  damaged: { head: { id: ID } as Row["head"], entries: new Map(Object.entries(named("Row"))) },
  "of a later release": rowOf("Row", { version: 2 }),
  "of another machine": rowOf("Row", { machine: "espresso" }),
};

/** What is shown, and the name that is offered besides; where the row is as good as absent: what localStorage says. */
type Cell = { shows: string; offers?: string };
const ALONE: Record<string, Cell> = {
  absent: { shows: "" },
  "behind the row": { shows: "Local" },
  "equal to the row": { shows: "Row" },
  "edited by hand": { shows: "Hand" },
  "ahead of the row": { shows: "Local" },
  damaged: { shows: "Row" },
  "half a change": { shows: "Local" },
  "of the first release": { shows: "Local" },
  "of a later release": { shows: "Later" },
  "of another machine": { shows: "" },
  "of another design": { shows: "Local" },
  "of another design, behind": { shows: "Local" },
  "set by hand": { shows: "Hand" },
  emptied: { shows: "" },
};
const WITH_ROW: Record<string, Cell> = {
  ...ALONE,
  absent: { shows: "Row" },
  "behind the row": { shows: "Row", offers: "Local" },
  "edited by hand": { shows: "Hand", offers: "Row" },
  "ahead of the row": { shows: "Local", offers: "Row" },
  damaged: { shows: "Row", offers: "Row" },
  "half a change": { shows: "Row", offers: "Local" },
  "of the first release": { shows: "Row", offers: "Local" },
  "of another design, behind": { shows: "Row", offers: "Local" },
  "set by hand": { shows: "Hand", offers: "Row" },
  emptied: { shows: "", offers: "Row" },
};

function browserWith(local: string, row: string, isCompared: boolean): FakeBrowser {
  const browser = new FakeBrowser(LOCAL[local]);
  browser.clock = REVISION + 1_000;
  browser.isCompared = isCompared;
  const stored = ROWS[row];
  if (stored) {
    browser.rows.set(ID, stored);
    browser.openRow = ID;
  }
  return browser;
}

const isUnread = (local: string) => local === "of a later release" || local === "of another machine";

describe("the first start of a browser's life, localStorage", () => {
  const cells = Object.keys(LOCAL).flatMap((local) =>
    Object.keys(ROWS).map((row) => [local, row, (row === "there" ? WITH_ROW : ALONE)[local]] as const),
  );
  it.each(cells)("%s and the row %s", async (local, row, cell) => {
    const browser = browserWith(local, row, false);
    const before = new Map(browser.entries);
    const tab = await browser.open();
    const { store } = tab;
    expect(store.design.machineName).toBe(cell?.shows);
    expect((await store.aside())?.machineName).toBe(cell?.offers);
    // What this release can't read is as it was.
    const kept = ROWS[row];
    if (kept && row !== "there") expect(browser.rows.get(ID)).toBe(kept);
    if (isUnread(local)) {
      expect(browser.entries).toEqual(before);
      expect(store.keeping).toMatchObject({ state: "notKept", inMemory: true });
      if (kept) expect(browser.rows.get(ID)).toBe(kept);
      return;
    }
    // Once shown it is the same at every later start, after another end of the browser too.
    tab.close();
    expect((await browser.open()).store.design.machineName).toBe(cell?.shows);
    browser.crash();
    const again = await browser.open();
    expect(again.store.design.machineName).toBe(cell?.shows);
    // A change is kept, also over an end that takes localStorage back to where it was, or altogether.
    expect(await again.store.setImage("hotcold", "cold", { bytes: picture(1) })).toMatchObject({
      kept: true,
    });
    expect(again.store.keeping.state).toBe("saved");
    expect(await again.store.aside()).toBeNull();
    browser.crash(before.size > 0 && !before.has("brewscreen:version") ? new Map() : before);
    const last = await browser.open();
    expect(last.store.design.machineName).toBe(cell?.shows);
    expect(last.store.design.slots.hotcold?.cold).toBeDefined();
    if (kept && row !== "there") expect(browser.rows.get(ID)).toBe(kept);
  });

  it("puts back what lost, on request, and that can be undone", async () => {
    const browser = browserWith("behind the row", "there", false);
    const { store } = await browser.open();
    const aside = await store.aside();
    expect(await store.takeAside(aside?.id ?? "")).toMatchObject({ ok: true, kept: true });
    expect(store.design.machineName).toBe("Local");
    expect(await store.undo()).toMatchObject({ ok: true });
    expect(store.design.machineName).toBe("Row");
    expect(await store.takeAside(aside?.id ?? "")).toEqual({ ok: false, reason: "gone" });
  });

  it("is no other version of the row where pictures made room as that was put back", async () => {
    const browser = browserWith("behind the row", "there", false);
    const held = { ...named("Row"), Row_7_hotcold_cold: inline(picture(1, 90_000)) };
    browser.rows.set(ID, { ...rowOf("Row"), entries: new Map(Object.entries(held)) });
    browser.entries.delete("Local_7_hotcold_hot");
    for (const key of ["machineName", "machineTimestamp", "machineData"]) browser.entries.delete(key);
    browser.quota = browser.taken + 30_000;
    const first = await browser.open();
    const { url = "" } = first.store.design.slots.hotcold?.cold ?? {};
    expect(await first.store.imageBytes(url)).toEqual(picture(1, 90_000));
    expect(first.store.keeping.state).toBe("saved");
    browser.crash();
    const { store } = await browser.open();
    expect(store.design.slots.hotcold?.cold?.url).toBe(url);
    expect(await store.aside()).toBeNull();
  });

  it("leaves what others keep there", async () => {
    const browser = browserWith("behind the row", "there", false);
    browser.entries.set("someone's", "own");
    await browser.open();
    expect(browser.entries.get("someone's")).toBe("own");
    expect([...browser.entries.keys()].filter((key) => key.startsWith("Local_"))).toEqual([]);
  });
});

describe("any other start, localStorage", () => {
  const cells = Object.keys(LOCAL).flatMap((local) => Object.keys(ROWS).map((row) => [local, row] as const));
  it.each(cells)("%s stands, whatever the row: %s", async (local, row) => {
    const browser = browserWith(local, row, true);
    const { store } = await browser.open();
    expect(store.design.machineName).toBe(ALONE[local]?.shows);
    if (isUnread(local)) return;
    const kept = ROWS[row];
    const { machineName } = store.design;
    expect(await store.setImage("hotcold", "cold", { bytes: picture(1) })).toMatchObject({ kept: true });
    expect(store.design.machineName).toBe(machineName);
    expect(store.keeping.state).toBe("saved");
    browser.crash(new Map());
    const again = await browser.open();
    expect(again.store.design.machineName).toBe(machineName);
    expect(again.store.design.slots.hotcold?.cold).toBeDefined();
    if (kept && row !== "there") expect(browser.rows.get(ID)).toBe(kept);
  });
});

describe("a comparison", () => {
  it("that takes too long holds no change up for more than five seconds, and overwrites none", async () => {
    const browser = browserWith("behind the row", "there", false);
    browser.rowsHang = true;
    const { store } = browser.openNow();
    expect(await store.renameMachine("Mine")).toEqual({ ok: true, kept: true });
    expect(store.keeping.state).toBe("atRisk");
    expect(store.design.machineName).toBe("Mine");
    browser.rowsHang = false;
    // What the row held that localStorage lacked is there still, once it was tried again.
    await expect.poll(() => store.keeping.state).toBe("saved");
    expect((await store.aside())?.machineName).toBe("Row");
    browser.crash();
    expect((await browser.open()).store.design.machineName).toBe("Mine");
  }, 60_000);

  it("that fails is tried again, and what the row holds is shown then", async () => {
    const browser = browserWith("behind the row", "there", false);
    browser.rowsFail = true;
    const { store } = await browser.open();
    expect(store.design.machineName).toBe("Local");
    browser.rowsFail = false;
    await expect.poll(() => store.design.machineName).toBe("Row");
    expect(store.keeping.state).toBe("saved");
    expect((await store.aside())?.machineName).toBe("Local");
  });

  it("that failed before a change is not tried again after it", async () => {
    const browser = browserWith("behind the row", "there", false);
    browser.rowsFail = true;
    const { store } = await browser.open();
    await store.renameMachine("Mine");
    browser.rowsFail = false;
    await expect.poll(() => store.keeping.state).toBe("saved");
    expect(store.design.machineName).toBe("Mine");
    expect((await store.aside())?.machineName).toBe("Row");
  });
});
