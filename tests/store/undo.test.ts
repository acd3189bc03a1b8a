import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { createPlainImage, type Design } from "../../shared/model/design.ts";
import { withContent, withSlot } from "../../shared/model/edit.ts";
import { findNextUndoStep, type UndoDirection } from "../../shared/model/history.ts";
import { MAX_UNDO_STEPS } from "../../shared/model/undo.ts";
import type { ChangeOutcome } from "../../web/store/types.ts";
import {
  blob,
  contentOf,
  create,
  edit,
  evict,
  expectMirrored,
  fakeBrowser,
  openDesign,
  openedPage,
  type Page,
  putPicture,
  remove,
  rename,
  twoPages,
} from "./browser.ts";

/** What Undo brings back of a design, as text; empty for none. */
const textOf = (design: Design | null): string => {
  if (!design) return "";
  const { name, lists, slots, names, counts, texts, brand } = design;
  return JSON.stringify([name, lists, slots, names, counts, texts, brand]);
};

/** A step as plain snapshots remember it. */
interface Remembered {
  readonly before: ReadonlyMap<string, string>;
  readonly after: ReadonlyMap<string, string>;
  readonly open: { readonly before: string | null; readonly after: string | null };
}

/** The steps without those of these designs, and without those that can't be reached without them. */
function without(steps: readonly Remembered[], ids: Iterable<string>): Remembered[] {
  const ended = new Set(ids);
  const left: Remembered[] = [];
  for (const step of steps.toReversed()) {
    const isEnded = [...step.after.keys()].some((id) => ended.has(id));
    if (isEnded) for (const id of step.after.keys()) ended.add(id);
    else left.unshift(step);
  }
  return left;
}

const STEPS = inject("walkSteps");

const SLOTS = ["left", "middle", "right"];
const PICTURES = ["a", "b", "c", "d", "e", "f"].map((text) => blob(text));
const BLOBS = new Map(PICTURES.map(({ sha256, bytes }) => [sha256, bytes]));

/** One of several edits, by a number. */
function edited(design: Design, number: number): Design {
  const slot = SLOTS[number % 3] ?? "";
  const { sha256 } = PICTURES[number % 6] ?? blob("a");
  switch (number % 5) {
    case 0:
      return withContent(design, { name: `Name ${number % 9}` });
    case 1:
      return withSlot(design, "blends", slot, createPlainImage({ blob: sha256, bytes: 40 }));
    case 2:
      return withSlot(design, "blends", slot, undefined);
    case 3:
      return withContent(design, { counts: { ...design.counts, hotcupsizes: 2 + (number % 3) } });
    default:
      return withContent(design, { texts: { ...design.texts, [slot]: `${number % 4}` } });
  }
}

type Choice = readonly [page: number, act: number, number: number];

/** Walks at random through what pages do with so many designs, beside plain snapshots. */
async function walk(most: number, choices: readonly Choice[]): Promise<Record<string, number>> {
  const browser = fakeBrowser();
  const pages = [await browser.open(), await browser.open()];
  const steps = pages.map((): Record<UndoDirection, Remembered[]> => ({ undo: [], redo: [] }));
  const designs = new Map<string, string>();
  const revisions = new Map<string, number>();
  let open: string | null = null;
  let made = 0;
  const counted: Record<string, number> = {};

  for (const [at, [which, act, number]] of choices.entries()) {
    const [page, own, other] = [pages[which], steps[which], steps[1 - which]];
    if (!page || !own || !other) throw new Error("there are two pages");
    const ids = [...designs.keys()];
    const openBefore = open;
    let what = "edit";
    if (act < 50) {
      const way = act < 30 ? "undo" : "redo";
      const shown = page.snapshot.design.id;
      const newest = (id: string) => own[way].findLast(({ after }) => after.has(id));
      // As the list of designs does it: the newest step, whichever design is shown.
      const isAny = number % 3 === 0;
      const step = isAny ? own[way].at(-1) : newest(shown);
      const isOffered = step !== undefined && [...step.after.keys()].every((id) => newest(id) === step);
      const { done, undone } = page.snapshot.history;
      const given = isAny ? (way === "undo" ? done : undone).at(-1) : undefined;
      expect((isAny ? given : findNextUndoStep(page.snapshot.history, way, shown)) !== undefined).toBe(
        isOffered,
      );
      const restored = await page.restore(way, given);
      expect(restored.ok).toBe(isOffered);
      if (!step || !isOffered) continue;
      const [from, to] = way === "undo" ? ["after", "before"] : (["before", "after"] as const);
      for (const [id, text] of step[to as "before"])
        if (text === "") designs.delete(id);
        else designs.set(id, text);
      if (open === step.open[from as "after"]) open = step.open[to as "before"];
      if (open !== null && !designs.has(open)) open = null;
      own[way] = own[way].filter((each) => each !== step);
      own[way === "undo" ? "redo" : "undo"].push(step);
      for (const each of ["undo", "redo"] as const) other[each] = without(other[each], step.after.keys());
      counted[way] = (counted[way] ?? 0) + 1;
    } else {
      let outcome: ChangeOutcome;
      if (ids.length === 0) {
        what = "first";
        outcome = await edit(page, what, (design) => withContent(design, { name: `First ${number}` }));
      } else if (act < 75) {
        const id = ids[number % ids.length] ?? "";
        outcome = await edit(page, what, (design) => edited(design, number), { id, blobs: BLOBS });
      } else if (act < 82) {
        what = "all";
        outcome = await page.change({
          ids,
          label: what,
          blobs: BLOBS,
          edit: (read) => ({
            designs: new Map([...read].flatMap(([id, each]) => (each ? [[id, edited(each, number)]] : []))),
          }),
        });
      } else if (act < 90 && ids.length < most) {
        what = "create";
        outcome = await create(page, `made ${++made}`, `Made ${number}`);
      } else if (act < 96 || most === 1) {
        what = "open";
        outcome = await openDesign(page, ids[number % ids.length] ?? "");
      } else {
        what = "remove";
        outcome = await remove(page, number % 2 && open !== null ? [open] : ids.slice(0, 2));
      }
      if (!outcome.ok) throw new Error(`${what} is refused: ${outcome.fault}`);
      for (const [id, { after }] of outcome.designs)
        if (after) designs.set(id, textOf(after));
        else designs.delete(id);
      const created = [...outcome.designs].find(([id]) => !ids.includes(id))?.[0];
      if (created !== undefined) open = created;
      if (what === "open") open = ids[number % ids.length] ?? "";
      if (open !== null && !designs.has(open)) open = null;
      if (outcome.designs.size > 0) {
        const texts = (of: "before" | "after") =>
          new Map([...outcome.designs].map(([id, change]) => [id, textOf(change[of])]));
        own.undo.push({
          before: texts("before"),
          after: texts("after"),
          open: { before: openBefore, after: open },
        });
        own.undo = own.undo.slice(-MAX_UNDO_STEPS);
        own.redo = without(own.redo, outcome.designs.keys());
        for (const each of ["undo", "redo"] as const)
          other[each] = without(other[each], outcome.designs.keys());
      }
      counted[what] = (counted[what] ?? 0) + 1;
    }

    // What the other page was told is shown there.
    for (const each of pages) await each.keep(new Map());
    for (const each of pages) {
      expect(each.snapshot.design.revision > 0 ? each.snapshot.design.id : null).toBe(open);
      if (open !== null) expect(textOf(each.snapshot.design)).toBe(designs.get(open));
    }
    const stored = await page.list();
    expect(stored.length).toBeLessThanOrEqual(designs.size);
    for (const [id, text] of designs) {
      const record = await page.read(id);
      expect(textOf(record)).toBe(text);
      expect(record?.revision).toBeGreaterThanOrEqual(revisions.get(id) ?? 0);
      revisions.set(id, record?.revision ?? 0);
    }
    if (at % 20 === 0) await expectMirrored(browser, page);
  }
  return counted;
}

/** Changes what one page shows on another. */
const editOf = ({ snapshot }: Page, other: Page, content: Partial<Design>) =>
  edit(other, "theirs", (design) => withContent(design, content), { id: snapshot.design.id });

describe("undo and redo", () => {
  const choices = fc.noBias(
    fc.array(fc.tuple(fc.nat(1), fc.nat(99), fc.nat(999)), {
      minLength: STEPS,
      maxLength: STEPS,
      size: "max",
    }),
  );

  it.each([1, 3])("bring back exactly what was, over many steps of two pages on %i designs", async (most) => {
    await fc.assert(
      fc.asyncProperty(choices, async (steps: readonly Choice[]) => {
        // A page mostly goes on for a while before the other one does something.
        const counted = await walk(
          most,
          steps.map(([page, act, number], at) => [
            Math.floor(at / 40) % 2 === 0 ? 0 : number % 10 === 0 ? page : 1,
            act,
            number,
          ]),
        );
        expect(counted.undo).toBeGreaterThan(STEPS / 10);
        expect(counted.redo).toBeGreaterThan(STEPS / 100);
        if (most > 1)
          expect(Math.min(counted.create ?? 0, counted.remove ?? 0, counted.all ?? 0)).toBeGreaterThan(
            STEPS / 200,
          );
      }),
      { numRuns: 1, endOnFailure: true },
    );
  });

  it("reach over the last 20 changes", async () => {
    const { page } = await openedPage();
    for (let i = 0; i < 30; i++) await rename(page, `Name ${i}`);
    for (let i = 0; i < 20; i++) expect((await page.restore("undo")).ok).toBe(true);
    expect(page.snapshot.design.name).toBe("Name 9");
    expect(await page.restore("undo")).toEqual({ ok: false, fault: "gone" });
  });

  it("treat typing in one field as one step, and leave out the table and a confirmation", async () => {
    const { page } = await openedPage({ name: "Before" });
    for (const name of ["N", "Na", "Nam"])
      await edit(page, "typing", (design) => withContent(design, { name }), { group: "name" });
    const table = { columns: ["name"], rows: [], pictures: {}, namesOn: {} };
    await edit(page, undefined, (design) => ({ ...design, table }));
    await edit(page, "another", (design) => withContent(design, { name: "Other" }), {
      group: "another field",
    });
    await edit(page, undefined, (design) => ({ ...design, isConfirmed: true }));
    for (const [way, name] of [
      ["undo", "Nam"],
      ["undo", "Before"],
      ["redo", "Nam"],
    ] as const) {
      expect((await page.restore(way)).ok).toBe(true);
      expect(page.snapshot.design).toMatchObject({ name, table, isConfirmed: false });
    }
  });

  it("take no step that is not the newest of its designs, or was taken already", async () => {
    const { page } = await openedPage({ name: "One" });
    const [first] = page.snapshot.history.done;
    await rename(page, "Two");
    expect(await page.restore("undo", first)).toEqual({ ok: false, fault: "gone" });
    const second = page.snapshot.history.done.at(-1);
    expect((await page.restore("undo", second)).ok).toBe(true);
    expect(await page.restore("undo", second)).toEqual({ ok: false, fault: "gone" });
    expect(page.snapshot.design.name).toBe("One");
  });

  it("end with another page's change, also if this page was not told of it", async () => {
    for (const isTold of [true, false]) {
      const { browser, one, other } = await twoPages();
      await rename(one, "One");
      await putPicture(one, "blends", "left", "left");
      if (!isTold) browser.deafen(one);
      await editOf(one, other, { counts: { ...one.snapshot.design.counts, hotcupsizes: 4 } });
      if (isTold) await expect.poll(() => one.snapshot.history.done).toEqual([]);
      expect(await one.restore("undo")).toEqual({ ok: false, fault: "gone" });
      expect(one.snapshot).toMatchObject({ design: { counts: { hotcupsizes: 4 } }, history: { done: [] } });
      // A change of its own can be undone, and nothing before it.
      await rename(one, "Two");
      expect((await one.restore("undo")).ok).toBe(true);
      expect(one.snapshot.design).toMatchObject({ name: "One", counts: { hotcupsizes: 4 } });
      expect((await one.restore("undo")).ok).toBe(false);
    }
  });

  it("redo nothing over another page's change that came untold before a change without a step", async () => {
    const { browser, one, other } = await twoPages();
    await rename(one, "One");
    await rename(one, "Two");
    await one.restore("undo");
    browser.deafen(one);
    await editOf(one, other, { name: "Theirs" });
    await edit(one, undefined, (design) => ({ ...design, isConfirmed: true }));
    expect(await one.restore("redo")).toEqual({ ok: false, fault: "gone" });
    expect(one.snapshot).toMatchObject({ design: { name: "Theirs" }, history: { done: [], undone: [] } });
  });

  it("keep a change that another page made in between without telling", async () => {
    const { browser, one, other } = await twoPages();
    await rename(one, "One");
    browser.deafen(one);
    await editOf(one, other, { name: "Theirs" });
    await putPicture(one, "blends", "left", "left");
    expect((await one.restore("undo")).ok).toBe(true);
    expect(one.snapshot.design).toMatchObject({ name: "Theirs", slots: { blends: {} } });
    expect((await one.restore("undo")).ok).toBe(false);
    expect(one.snapshot.design.name).toBe("Theirs");
  });

  it("end if a picture that would come back is gone", async () => {
    const { browser, page } = await openedPage();
    await putPicture(page, "blends", "left", "old");
    await putPicture(page, "blends", "left", "new");
    const { sha256 } = blob("old");
    browser.missing.add(sha256);
    const { design } = page.snapshot;
    expect(await page.restore("undo")).toEqual({ ok: false, fault: "gone" });
    expect(page.snapshot).toMatchObject({ design, history: { done: [] } });
    browser.missing.clear();
    await putPicture(page, "blends", "left", "newer");
    await evict(blob("new").sha256);
    expect(await page.restore("undo")).toEqual({ ok: false, fault: "gone" });
    expect(contentOf(page.snapshot.design).slots.blends?.left?.name).toBe("newer");
  });
});
