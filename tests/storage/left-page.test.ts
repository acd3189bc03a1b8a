import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Row } from "../../web/storage/row.ts";

/* A page that the browser keeps as it is when it is left, and may come back to. */

let page: EventTarget;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const tells = (type: "pagehide" | "pageshow", persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event(type), { persisted }));

const row = (revision: number): Row => ({
  head: { id: "a", version: 1, machine: "classic", name: "Lobby", changedAt: 5, revision, isAside: false },
  entries: new Map([["machineName", `Lobby ${revision}`]]),
});
const by = (revision: number) => ({ prior: revision - 1, since: revision });
const turns = () => new Promise((resolve) => setTimeout(resolve, 50));

it("is left with nothing under way or open, and goes on when it comes back", async () => {
  const { createRows } = await import("../../web/storage/rows.ts");
  const rows = createRows();
  await rows.write(row(1), by(1));
  const begun = new Promise((resolve) => {
    const { transaction } = IDBDatabase.prototype;
    vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementationOnce(function (
      this: IDBDatabase,
      ...given
    ) {
      resolve(undefined);
      return transaction.apply(this, given);
    });
  });
  let outcome = "";
  const writing = rows.write(row(2), by(2)).then((is) => {
    outcome = is;
  });
  await begun;
  tells("pagehide", true);
  await turns();
  expect(outcome).toBe("");

  // A database that is open anywhere would wait here.
  const removed = new Promise((resolve, reject) => {
    const removing = indexedDB.deleteDatabase("brewscreen-designs");
    removing.onsuccess = resolve;
    removing.onblocked = () => reject(new Error("it is open still"));
  });
  await removed;
  tells("pageshow", true);
  await writing;
  expect(outcome).toBe("written");
  expect(await rows.read("a")).toEqual(row(2));
});

it("ends what is under way where it will not come back", async () => {
  const { createRows } = await import("../../web/storage/rows.ts");
  const rows = createRows();
  const writing = rows.write(row(1), by(1));
  tells("pagehide", false);
  expect(await writing).toBe("written");
});
