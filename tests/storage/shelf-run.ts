import { expect } from "vitest";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { createDoor } from "../../web/storage/door.ts";
import type { Entries } from "../../web/storage/entries.ts";
import { memoryStorage } from "../../web/storage/memory.ts";
import { readDesign } from "../../web/storage/read-design.ts";
import type { Shelf } from "../../web/storage/shelf.ts";
import { FakeBrowser, type FakeTab } from "./fake-browser.ts";
import { brief, namedBytes, picture } from "./pictures.ts";
import { random } from "./random.ts";

/*
 * Random acts on the shelf and changes of designs in several tabs, with faults, tab closings and ends of the
 * browser, after which localStorage has only some of what it was given. No design is lost or mixed with another,
 * no picture is gone that a design or an Undo holds.
 */
const STEPS = 40;
const LENGTHS = [60, 9_000, 400_000];

type Pick = (below: number) => number;
type Contents = ReadonlyMap<string, string>;

/** What a design is, as text, images as the pictures that they are. */
function textOf(browser: FakeBrowser, entries: Entries): string {
  const { machineName, lists, slots, names, counts, variants } = readDesign(CLASSIC, entries).design;
  const images = [...Object.entries(lists), ...Object.entries(slots)].map(([id, held]) => [
    id,
    Object.entries(held).map(([slot, { url }]) => [slot, brief(url)]),
  ]);
  return JSON.stringify({ machineName, images, names, counts, variants }).replace(
    /\/stored-images\/([0-9a-f]{64})\.png/g,
    (_, sha256: string) => {
      const bytes = browser.images.get(sha256);
      return bytes ? namedBytes(bytes) : "gone";
    },
  );
}

/** What stands in storage itself: every design by its id, the open one as localStorage has it. */
function stored(browser: FakeBrowser): { open: string | null; contents: Map<string, string> } {
  const contents = new Map<string, string>();
  for (const [id, { head, entries }] of browser.rows)
    if (!head.isAside) contents.set(id, textOf(browser, entries));
  const local = createDoor(memoryStorage(browser.entries)).read();
  const open = local.get("brewscreen:design") ?? null;
  if (open !== null) contents.set(open, textOf(browser, local));
  return { open, contents };
}

/** Of a design that holds nothing: where all are removed there is one. */
const EMPTY = textOf(new FakeBrowser(), new Map());

/** Whether a design stands in its row as it is, and so survives the end of the browser. */
const isDurable = (browser: FakeBrowser, id: string, content: string): boolean => {
  const row = browser.rows.get(id);
  if (row === undefined || row.head.isAside || textOf(browser, row.entries) !== content) return false;
  // An older row may say the same, with something else in localStorage between the two.
  const isOpen = browser.entries.get("brewscreen:design") === id;
  return !isOpen || row.head.revision >= Number(browser.entries.get("brewscreen:revision"));
};

/** Without what a copy has of its own. */
const nameless = (content = ""): string => content.replace(/"machineName":"[^"]*"/, "");

const anyPicture = (pick: Pick) => picture(pick(100_000), LENGTHS[pick(LENGTHS.length)]);
const dressing = (pick: Pick) => ({
  slots: [{ category: "hotcold", slot: "hot", bytes: anyPicture(pick) }],
  lists: [],
  names: {},
});

const CHANGES: readonly ((
  store: ReturnType<FakeTab["store"]["here"]>,
  pick: Pick,
) => Promise<{ ok: boolean }>)[] = [
  (store, pick) => store.renameMachine(["Lobby", "Lobby_2", "北京 ☕"][pick(3)] ?? ""),
  (store, pick) => store.setImage("hotcold", ["hot", "cold"][pick(2)] ?? "", { bytes: anyPicture(pick) }),
  (store, pick) => store.addImage("screensaver", { bytes: anyPicture(pick) }),
  (store, pick) => store.clearImage("hotcold", ["hot", "cold"][pick(2)] ?? ""),
  (store, pick) => store.setCount("hotcupsizes", 2 + pick(3)),
  (store, pick) => store.setVariants(`{"rows":${pick(100)}}`),
  (store) => store.startOver(),
];

/**
 * One run; the same for the same seed. `halves`: now and then localStorage refuses in the middle of an act, and then
 * the rows, so that it can be half done. It then says that it failed, each design is as it was or as it was to be, and an Undo is offered.
 */
export async function shelfRun(seed: number, halves = false): Promise<void> {
  const fault = random(seed ^ 0x9e3779b9);
  const next = random(seed);
  const pick: Pick = (below) => Math.floor(next() * below);
  const browser = new FakeBrowser();
  let states: ReadonlyMap<string, string>[] = [];
  const put = browser.put.bind(browser);
  browser.put = (...args) => {
    put(...args);
    states.push(new Map(browser.entries));
  };
  let tabs: FakeTab[] = [await browser.open()];
  await tabs[0]?.store.renameMachine("First");
  await tabs[0]?.store.setImage("hotcold", "hot", { bytes: picture(1, 400_000) });
  /** By id: what may be there after an end of the browser, what is there now last. */
  let allowed = new Map<string, string[]>();
  const note = ({ contents }: { contents: Contents }) => {
    for (const [id, content] of contents) {
      const before = allowed.get(id) ?? [];
      allowed.set(id, isDurable(browser, id, content) ? [content] : [...before, content]);
    }
    for (const id of [...allowed.keys()]) if (!contents.has(id)) allowed.delete(id);
  };
  note(stored(browser));
  /** What the last removal or dressing of a tab took, by tab. */
  const undoable = new Map<FakeTab, Map<string, string | null>>();
  const inHand: { tab: FakeTab; id: string; here: ReturnType<FakeTab["store"]["here"]> }[] = [];
  const tabAt = () => tabs[pick(tabs.length)] as FakeTab;
  const idAt = (contents: Contents) => [...contents.keys()][pick(contents.size)] ?? "none";

  for (let step = 0; step < STEPS; step++) {
    const before = stored(browser);
    const tab = tabAt();
    const isHalving = halves && fault() < 0.5;
    browser.refusesWrites = false;
    browser.beforeRowsChange = () => {
      if (!isHalving) return;
      if (browser.refusesWrites) throw new Error("IndexedDB is refused");
      browser.refusesWrites = true;
    };
    /** What of an act that failed was done all the same, and can be taken back. */
    const noteHalf = (ids: readonly string[], now: Contents) => {
      const half = ids.filter((id) => now.get(id) !== before.contents.get(id));
      if (half.length > 0)
        undoable.set(tab, new Map(half.map((id) => [id, before.contents.get(id) ?? null])));
    };
    const shelf: Shelf = await tab.store.shelf();
    /** Nothing but these has changed. */
    const expectOthersAsBefore = (...changed: string[]) => {
      const now = stored(browser);
      for (const [id, content] of before.contents)
        if (!changed.includes(id)) expect(now.contents.get(id), `step ${step}`).toBe(content);
      for (const [id, content] of now.contents) {
        const isKnown = before.contents.has(id) || changed.includes(id) || content === EMPTY;
        expect(isKnown, `step ${step}: ${id} is new`).toBe(true);
        expect(content, `step ${step}`).not.toContain("gone");
      }
      note(now);
      return now;
    };
    const kind = pick(26);
    if (kind < 8) {
      // What another tab opened is shown here only when this one has heard of it.
      const made = inHand.length > 0 && kind < 3 ? inHand.splice(pick(inHand.length), 1)[0] : undefined;
      const id = made?.id ?? tab.store.keeping.design;
      const outcome = await CHANGES[pick(CHANGES.length)]?.(made?.here ?? tab.store, pick);
      // A tab that found no room when it was opened keeps nothing.
      const { inMemory } = (made?.tab ?? tab).store.keeping;
      const isGone = id !== "" && !before.contents.has(id);
      if (inMemory) expect(outcome).not.toMatchObject({ ok: true, kept: true });
      else if (isGone) expect(outcome).toMatchObject({ ok: false });
      if (id === "") note(stored(browser));
      else expectOthersAsBefore(...(outcome?.ok && !inMemory ? [id] : []));
      const { design, state } = tab.store.keeping;
      if (!made && !inMemory && state === "saved" && design !== "")
        expect(isDurable(browser, design, stored(browser).contents.get(design) ?? "")).toBe(true);
    } else if (kind < 11) {
      const id = idAt(before.contents);
      const outcome = await shelf.open(id);
      expect(expectOthersAsBefore().open).toBe(outcome.ok ? id : before.open);
    } else if (kind === 11 && before.contents.size < 6) {
      const outcome = await shelf.create(`New ${step}`);
      const unused =
        before.open !== null && !before.contents.get(before.open)?.includes('"picture') ? [before.open] : [];
      // Half made, it stands on the shelf with its name and nothing else.
      const made = [...stored(browser).contents].flatMap(([id, content]) =>
        content === EMPTY.replace('"machineName":""', `"machineName":"New ${step}"`) ? [id] : [],
      );
      expectOthersAsBefore(...(outcome.ok ? [outcome.id, ...unused] : isHalving ? [...made, ...unused] : []));
      if (outcome.ok) undoable.delete(tab);
    } else if (kind < 14 && before.contents.size < 6) {
      const id = idAt(before.contents);
      const outcome = await shelf.duplicate(id, `Copy ${step}`);
      const now = expectOthersAsBefore(...(outcome.ok ? [outcome.id] : []));
      if (!outcome.ok) continue;
      expect(nameless(now.contents.get(outcome.id))).toBe(nameless(before.contents.get(id)));
      undoable.set(tab, new Map([[outcome.id, null]]));
    } else if (kind < 16) {
      const ids = [...new Set([idAt(before.contents), idAt(before.contents)])];
      const outcome = await shelf.remove(ids);
      const now = expectOthersAsBefore(...(outcome.ok || isHalving ? ids : []));
      if (!outcome.ok) {
        for (const id of ids) expect([before.contents.get(id), undefined]).toContain(now.contents.get(id));
        noteHalf(ids, now.contents);
        continue;
      }
      for (const id of ids) expect(now.contents.has(id)).toBe(false);
      undoable.set(tab, new Map(ids.map((id) => [id, before.contents.get(id) ?? null])));
    } else if (kind === 16) {
      const ids = [...new Set([idAt(before.contents), idAt(before.contents)])];
      const outcome = await shelf.dress(new Map(ids.map((id) => [id, dressing(pick)])));
      const now = expectOthersAsBefore(...(outcome.ok || isHalving ? ids : []));
      if (!outcome.ok) noteHalf(ids, now.contents);
      if (outcome.ok) undoable.set(tab, new Map(ids.map((id) => [id, before.contents.get(id) ?? null])));
    } else if (kind < 19) {
      const held = undoable.get(tab);
      const outcome = await shelf.undo();
      if (outcome.ok || outcome.reason === "gone") undoable.delete(tab);
      const now = expectOthersAsBefore(...((outcome.ok || isHalving) && held ? held.keys() : []));
      if (!outcome.ok)
        for (const [id, content] of held ?? [])
          expect([before.contents.get(id) ?? null, content]).toContain(now.contents.get(id) ?? null);
      if (outcome.ok)
        for (const [id, content] of held ?? []) expect(now.contents.get(id) ?? null).toBe(content);
    } else if (kind === 19) {
      const at = tabs.indexOf(tab);
      tab.close();
      tabs[at] = await browser.open();
      expectOthersAsBefore();
    } else if (kind === 20 && tabs.length < 3) {
      tabs.push(await browser.open());
      expectOthersAsBefore();
    } else if (kind === 21) inHand.push({ tab, id: tab.store.keeping.design, here: tab.store.here() });
    else if (kind === 22) browser.rowsFail = !browser.rowsFail;
    else if (kind === 23) browser.overflowFails = !browser.overflowFails;
    else if (kind === 24) {
      browser.quota = pick(3) === 0 ? browser.taken + 30_000 : 5_242_880;
      const taken = [...browser.images.values()].reduce((sum, { length }) => sum + length, 0);
      browser.room = pick(3) === 0 ? taken + 500_000 : Number.POSITIVE_INFINITY;
    } else {
      browser.rowsFail = browser.overflowFails = false;
      browser.quota = 5_242_880;
      browser.room = Number.POSITIVE_INFINITY;
      browser.crash(states[Math.max(0, states.length - 1 - pick(20))] ?? browser.entries);
      states = [new Map(browser.entries)];
      tabs = [await browser.open()];
      undoable.clear();
      inHand.length = 0;
      const now = stored(browser);
      for (const [id, contents] of allowed)
        expect(contents, `step ${step}, an end`).toContain(now.contents.get(id));
      for (const [id, content] of now.contents)
        expect(allowed.has(id) || content === EMPTY, `step ${step}: ${id} is new`).toBe(true);
      allowed = new Map();
      note(now);
    }
  }
  for (const tab of tabs) tab.close();
}
