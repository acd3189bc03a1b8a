import { beforeEach, describe, expect, it, vi } from "vitest";
import { createPlainImage } from "../../shared/model/design.ts";
import {
  blob,
  contentOf,
  create,
  database,
  edit,
  expectMirrored,
  fillOpen,
  keyOf,
  openDesign,
  openedPage,
  type Page,
  putLettered,
  putPicture,
  rename,
  uri,
} from "./browser.ts";
import {
  breakCalls,
  CALLS,
  type Call,
  type Fault,
  fakeTimers,
  muteConsole,
  passed,
  timed,
} from "./faults.ts";

beforeEach(muteConsole);

const change = (page: Page) => putLettered(page, "blends", "middle", "new");

/** A page with a design, and an old step to undo. */
async function withDesign() {
  const { browser, page } = await openedPage();
  await fillOpen(page, "Lobby");
  return { browser, page };
}

/** How often each call is made. */
async function count(run: () => Promise<unknown>): Promise<[Call, number][]> {
  const counting = CALLS.map((call) => ({ call, ...breakCalls(call, null) }));
  await run();
  for (const { mend } of counting) mend();
  return counting.map(({ call, state }) => [call, state.calls]);
}

/** Every way in which one of these calls can go wrong. */
const cases = (counts: readonly [Call, number][], faults: readonly Fault[]): [Call, number, Fault][] =>
  counts.flatMap(([call, most]) =>
    Array.from({ length: most }, (_, i) => i + 1).flatMap((nth) =>
      faults
        .filter((fault) => fault !== "full" || call === "put" || call === "commit")
        .filter((fault) => call !== "transaction" || fault === "refused" || fault === "lost")
        .filter((fault) => call !== "open" || fault !== "lost")
        .filter((fault) => call === "commit" || fault !== "unheard")
        .map((fault): [Call, number, Fault] => [call, nth, fault]),
    ),
  );

describe("a change", () => {
  it("is made wholly or not at all, and says which, whatever call of IndexedDB fails in it", async () => {
    fakeTimers();
    const counts = await count(async () => change((await withDesign()).page));
    const one = await withDesign();
    const own = await count(() => change(one.page));
    expect(Object.fromEntries(own)).toMatchObject({ get: 2, put: 3, count: 2, commit: 1, transaction: 1 });
    const open: [Call, number][] = [["open", 1]];
    expect(counts).toContainEqual(open[0]);
    for (const [call, nth, fault] of cases(
      [...own, ...open],
      ["refused", "silent", "unheard", "lost", "full"],
    )) {
      const which = `${fault} at ${call} ${nth}`;
      const { browser, page } = await withDesign();
      const before = page.snapshot.design;
      // It opens a connection again after its page was kept as it was left.
      if (call === "open") browser.hide(page);
      const isForEver = fault === "silent" || fault === "unheard";
      const { mend } = breakCalls(call, fault, nth, isForEver ? undefined : 1);
      const acts = [change(page), rename(page, "Queued")] as const;
      expect(page.snapshot.status).toEqual({ kind: "saving" });
      const [{ value: outcome, seconds }, queued] = await timed(...acts);
      // One that the browser has closed by itself is opened again, if it had answered nothing.
      const isRetried =
        (fault === "lost" || fault === "refused") &&
        (call === "open" || call === "transaction" || (call === "get" && nth === 1));
      const isPatient = isForEver && call === "commit";
      expect(seconds, which).toBe(isForEver ? (isPatient ? 30 : 5) : 0);
      expect(outcome, which).toMatchObject(
        isRetried ? { ok: true } : { ok: false, fault: fault === "full" ? "full" : "unavailable" },
      );
      expect(queued.seconds, which).toBe(seconds);
      expect(queued.value, which).toMatchObject(
        isForEver ? { ok: false, fault: "unavailable" } : { ok: true },
      );
      if (isForEver) expect(page.snapshot.status).toEqual({ kind: "notSaved", fault: "unavailable" });
      // What the page does by itself is given up, too.
      await passed(40);
      mend();
      const [again] = await timed(rename(page, "Again"));
      expect(again, which).toMatchObject({ value: { ok: true }, seconds: 0 });
      expect(page.snapshot.status).toEqual({ kind: "saved" });

      const { design } = page.snapshot;
      expect(await page.read(design.id), which).toEqual(design);
      expect(design, which).toMatchObject({ name: "Again", texts: before.texts, lists: before.lists });
      const { middle } = design.slots.blends ?? {};
      const isDone = outcome.ok || fault === "unheard";
      if (isDone) expect(middle?.recipe, which).toBeDefined();
      else expect(middle, which).toBeUndefined();
      const { blobs } = await database();
      if (middle)
        expect(blobs.has(blob("new").sha256) && blobs.has(blob("new, the original").sha256)).toBe(true);
      await expectMirrored(browser, page);
      // Undo takes back this page's own changes, and never what it has not heard of.
      while ((await page.restore("undo")).ok);
      const { slots } = page.snapshot.design;
      expect(slots.blends?.middle, which).toEqual(outcome.ok ? undefined : middle);
      await expectMirrored(browser, page);
      browser.kill(page);
    }
  });

  it("that was not heard of is shown, and localStorage says what is stored, without another change", async () => {
    for (const fault of ["silent", "unheard"] as const) {
      fakeTimers();
      const { browser, page } = await withDesign();
      const { mend } = breakCalls("commit", fault);
      const [{ value }] = await timed(change(page));
      mend();
      expect(value.ok).toBe(false);
      await timed(page.keep(new Map()));
      expect(page.snapshot.design.slots.blends?.middle !== undefined).toBe(fault === "unheard");
      await expectMirrored(browser, page);
      vi.useRealTimers();
    }
  });

  it("shows what is stored, and mirrors it, as soon as it is refused for want of room", async () => {
    for (const [call, nth] of [
      ["put", 1],
      ["put", 2],
      ["put", 3],
      ["commit", 1],
    ] as const) {
      const { browser, page } = await withDesign();
      const { design } = page.snapshot;
      breakCalls(call, "full", nth, 1);
      expect(await change(page)).toEqual({ ok: false, fault: "full" });
      expect(page.snapshot).toMatchObject({ design, status: { kind: "notSaved", fault: "full" } });
      await expectMirrored(browser, page);
      expect(await page.areStored([blob("new").sha256])).toEqual(new Set());
      expect((await page.restore("undo")).ok).toBe(true);
      expect(page.snapshot.status).toEqual({ kind: "saved" });
    }
  });

  it("that finds no room is refused though the browser's locks never answer", async () => {
    const { browser, page } = await withDesign();
    const unused = blob("unused");
    await page.keep(new Map([[unused.sha256, unused.bytes]]));
    browser.faults.locks = true;
    fakeTimers();
    breakCalls("commit", "full", 1, 1);
    const [{ value }] = await timed(change(page));
    // Another page may be about to refer to it.
    expect((await page.areStored([unused.sha256])).size).toBe(1);
    expect(value).toEqual({ ok: false, fault: "full" });
    expect(page.snapshot.status).toEqual({ kind: "notSaved", fault: "full" });
  });

  it("leaves “Not saved” as it is if it is refused for another reason", async () => {
    const { page } = await withDesign();
    breakCalls("put", "full", 1, 1);
    const outcomes = await Promise.all([change(page), edit(page, "none", () => "listFull")]);
    expect(outcomes).toEqual([
      { ok: false, fault: "full" },
      { ok: false, fault: "listFull" },
    ]);
    expect(page.snapshot.status).toEqual({ kind: "notSaved", fault: "full" });
    await rename(page, "Saved");
    expect(page.snapshot.status).toEqual({ kind: "saved" });
  });

  it("is refused once another page has deleted the database, and what localStorage holds is taken in", async () => {
    const { browser, page } = await withDesign();
    const { id, name, names, counts, timestamp } = page.snapshot.design;
    await new Promise((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase("brewscreen-store");
      deleting.onsuccess = resolve;
      deleting.onblocked = reject;
    });
    expect(await change(page)).toEqual({ ok: false, fault: "gone" });
    expect(page.snapshot.design).toMatchObject({ name, names, counts, timestamp });
    expect(page.snapshot.design.slots.blends?.left?.picture).toEqual({ value: uri("Lobby left") });
    expect((await create(page, "new", "New")).ok).toBe(true);
    expect((await page.list()).map((design) => design.name).sort()).toEqual(["Lobby", "New"]);
    await openDesign(page, id);
    expect((await change(page)).ok).toBe(true);
    await expectMirrored(browser, page);
  });

  it("waits while another page deletes the database and a third one does not let go", async () => {
    fakeTimers();
    const { browser, page } = await withDesign();
    const third = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("brewscreen-store", 1);
      opening.onsuccess = () => resolve(opening.result);
    });
    await new Promise((resolve) => {
      indexedDB.deleteDatabase("brewscreen-store").onblocked = resolve;
    });
    const [refused] = await timed(change(page));
    expect(refused).toEqual({ value: { ok: false, fault: "unavailable" }, seconds: 5 });
    third.close();
    await passed(40);
    const [again] = await timed(change(page));
    expect(again.value.ok).toBe(true);
    expect(page.snapshot.design.name).toBe("Lobby");
    await expectMirrored(browser, page);
  });
});

describe("a start", () => {
  /** A browser with a design, and with keys that somebody has changed if it is to be written. */
  async function left(isEdited: boolean) {
    const { browser, page } = await withDesign();
    const { design } = page.snapshot;
    if (isEdited) browser.storage.entries.set(keyOf(design, "blends_middle"), uri("by hand"));
    browser.leave(page);
    return { browser, design };
  }

  it.each([false, true])(
    "loses nothing, whatever call of IndexedDB fails in it (with an edit: %s)",
    async (isEdited) => {
      fakeTimers();
      const counts = await count(async () => {
        await (await left(isEdited)).browser.open();
        // What it tidies up afterwards counts, too.
        await passed(0);
      });
      const before = await count(() => left(isEdited));
      const own = counts.map(([call, all], i): [Call, number] => [call, all - (before[i]?.[1] ?? 0)]);
      for (const [call, nth, fault] of cases(own, ["refused", "silent", "unheard", "lost", "full"])) {
        const which = `${fault} at ${call} ${nth}`;
        const { browser, design } = await left(isEdited);
        const isForEver = fault === "silent" || fault === "unheard";
        const { mend } = breakCalls(call, fault, nth, isForEver ? undefined : 2);
        const page = browser.start();
        const [{ seconds }] = await timed(page.ready);
        expect(seconds, which).toBeLessThanOrEqual(
          isForEver && call === "commit" && isEdited ? 30 : isForEver ? 5 : 0,
        );
        // The design is shown from what could be read, in the worst case from its keys.
        expect(page.snapshot.design, which).toMatchObject({ name: "Lobby", timestamp: design.timestamp });
        const [{ value: outcome }] = await timed(rename(page, "Renamed"));
        await passed(40);
        mend();
        const [{ value: again }] = await timed(rename(page, "Again"));
        expect(again.ok, which).toBe(true);
        browser.kill(page);

        const next = await browser.open();
        expect(next.isStored, which).toBe(true);
        const { slots, name } = next.snapshot.design;
        expect(name, `${which} ${outcome.ok}`).toBe("Again");
        expect(slots.blends?.left, which).toEqual(design.slots.blends?.left);
        expect(slots.blends?.middle !== undefined, which).toBe(isEdited);
        expect(await next.list(), which).toHaveLength(1);
        await expectMirrored(browser, next);
        browser.kill(next);
      }
    },
  );

  it("takes an edit in before a later change if there was no room for it", async () => {
    const { browser } = await left(true);
    const { mend } = breakCalls("put", "full");
    const page = await browser.open();
    expect(page.snapshot).toMatchObject({
      status: { kind: "notSaved", fault: "full" },
      design: { name: "Lobby" },
    });
    expect((await rename(page, "Other")).ok).toBe(false);
    mend();
    expect((await putPicture(page, "hotcold", "hot", "hot")).ok).toBe(true);
    expect(page.snapshot.design.slots.blends?.middle).toEqual(createPlainImage({ value: uri("by hand") }));
    expect(contentOf(page.snapshot.design).name).toBe("Lobby");
    await expectMirrored(browser, page);
  });
});
