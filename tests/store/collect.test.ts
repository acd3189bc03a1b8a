import { beforeEach, describe, expect, it } from "vitest";
import { withContent, withSlot } from "../../shared/model/edit.ts";
import {
  blob,
  create,
  database,
  edit,
  expectMirrored,
  fillOpen,
  openedPage,
  type Page,
  putLettered,
  putPicture,
  putRecord,
  rename,
} from "./browser.ts";
import { breakCalls, muteConsole } from "./faults.ts";

beforeEach(muteConsole);

const isThere = async (text: string) => (await database()).blobs.has(blob(text).sha256);
const keep = (page: Page, text: string) => {
  const { sha256, bytes } = blob(text);
  return page.keep(new Map([[sha256, bytes]]));
};

/** Makes a page look for room, in vain or not. */
async function lookForRoom(page: Page): Promise<boolean> {
  breakCalls("commit", "full", 1, 1);
  return (await rename(page, `Name ${page.snapshot.design.revision}`)).ok;
}

describe("blobs that nothing names", () => {
  it("are removed at a start, and no others", async () => {
    const { browser, page } = await openedPage();
    await fillOpen(page, "Lobby");
    await create(page, "closed", "Closed");
    await putLettered(page, "hotcold", "hot", "of a closed design");
    await create(page, "open", "Open");
    await edit(
      page,
      "brand",
      (design) =>
        withContent(design, {
          brand: { logo: { blob: blob("logo").sha256, bytes: 40 }, colours: [], style: "" },
        }),
      { blobs: new Map([[blob("logo").sha256, blob("logo").bytes]]) },
    );
    await keep(page, "unused");
    await putLettered(page, "blends", "left", "replaced");
    await putPicture(page, "blends", "left", "in its place");
    const before = (await database()).blobs;
    browser.leave(page);
    const next = await browser.open();
    await expect.poll(() => isThere("unused")).toBe(false);
    for (const text of ["replaced", "replaced, the original"]) expect(await isThere(text), text).toBe(false);
    expect((await database()).blobs.size).toBe(before.size - 3);
    for (const text of ["of a closed design", "of a closed design, the original", "logo"])
      expect(await isThere(text), text).toBe(true);
    for (const text of ["in its place", "Lobby left"]) expect(await isThere(text), text).toBe(true);
    expect(next.snapshot.design.id).toBe("open");
  });

  it("stay while another page is open", async () => {
    const { browser, page } = await openedPage();
    await keep(page, "unused");
    const other = await browser.open();
    expect(await lookForRoom(other)).toBe(false);
    expect(await isThere("unused")).toBe(true);
    browser.kill(page);
    expect(await lookForRoom(other)).toBe(true);
    expect(await isThere("unused")).toBe(false);
  });

  it("stay while any design can't be read by this version of the app", async () => {
    for (const record of [
      { version: 99, machine: "classic", lists: {}, slots: {} },
      { version: 1, machine: "another", lists: {}, slots: {} },
      { version: 1, machine: "classic" },
      "garbage",
      null,
    ]) {
      const { page } = await openedPage();
      await keep(page, "unused");
      await putRecord("designs", "strange", record);
      expect(await lookForRoom(page)).toBe(false);
      expect(page.snapshot.status).toEqual({ kind: "notSaved", fault: "full" });
      expect(await isThere("unused")).toBe(true);
      expect((await database()).designs.get("strange")).toEqual(record);
    }
  });

  it("stay while this page holds them, or can bring them back by Undo and Redo", async () => {
    const { page } = await openedPage();
    const release = page.hold([blob("held").sha256]);
    await keep(page, "held");
    await putPicture(page, "blends", "left", "to be undone");
    await putLettered(page, "blends", "right", "to be removed");
    await edit(page, "removal", (design) => withSlot(design, "blends", "right", undefined));
    expect(await lookForRoom(page)).toBe(false);
    for (const text of ["held", "to be undone", "to be removed", "to be removed, the original"])
      expect(await isThere(text), text).toBe(true);
    release();
    expect(await lookForRoom(page)).toBe(true);
    expect(await isThere("held")).toBe(false);
    // The renaming, the removal and the picture itself.
    for (let i = 0; i < 3; i++) expect((await page.restore("undo")).ok).toBe(true);
    expect(await lookForRoom(page)).toBe(false);
    expect(await isThere("to be removed")).toBe(true);
    expect(await isThere("to be undone")).toBe(true);
  });
});

describe("a design that this version of the app can't use", () => {
  const RECORDS = {
    laterVersion: { version: 2, machine: "classic", name: "Newer", changedAt: 5, pages: [] },
    otherMachine: {
      version: 1,
      machine: "another",
      name: "Other machine",
      changedAt: 4,
      lists: {},
      slots: {},
    },
    unreadable: { version: 1, machine: "classic", name: 5 },
  } as const;
  /** What no release stores, and none of our pages could show. */
  const BY_HAND: Readonly<Record<string, object>> = {
    "a negative revision": { revision: -5 },
    "a revision that is no number": { revision: "1" },
    "colours that are lists": { brand: { logo: null, colours: [["#000000"], ["#ffffff"]], style: "plain" } },
    "a logo that is an address": { brand: { logo: "https://elsewhere.example/", colours: [], style: "" } },
    "a name that is an element": { names: { blends: { left: { type: "img", props: {} } } } },
    "a picture of another site": {
      slots: { blends: { left: { name: "", picture: { path: "//elsewhere.example/a.png" } } } },
    },
    "a list that is none": { lists: { screensaver: { length: 3 } } },
    "slots of another machine": { slots: { syrups: {} } },
    "a count that is a text": { counts: { hotcupsizes: "3", coldcupsizes: 2 } },
    "words that are none": { texts: ["hot"] },
  };

  it("is listed as such, and never opened, changed or removed", async () => {
    const { browser, page } = await openedPage({ name: "Mine" });
    for (const [id, record] of Object.entries(RECORDS)) await putRecord("designs", id, record);
    const listed = await page.list();
    expect(listed.map(({ id, state, name, machine }) => [id, state, name, machine])).toEqual([
      [page.snapshot.design.id, "usable", "Mine", "classic"],
      ["laterVersion", "laterVersion", "Newer", "classic"],
      ["otherMachine", "otherMachine", "Other machine", "another"],
      ["unreadable", "unreadable", "", "classic"],
    ]);
    const { design } = page.snapshot;
    for (const [id, record] of Object.entries(RECORDS)) {
      const refused = { ok: false, fault: id };
      expect(await page.read(id)).toBeNull();
      for (const ids of [[id], []]) {
        const change = (edits: object) =>
          page.change({ ids, label: "try", edit: () => ({ designs: new Map(), ...edits }) });
        expect(await change({ open: id })).toEqual(refused);
        expect(await change({ designs: new Map([[id, { ...design, id }]]) })).toEqual(refused);
        const removal = await change({ designs: new Map([[id, null]]) });
        if (ids.length > 0) expect(removal).toEqual(refused);
      }
      expect((await database()).designs.get(id)).toEqual(record);
    }
    expect(page.snapshot.design).toEqual(design);
    await expectMirrored(browser, page);
  });

  it("stays as it is if it is the open one, and a first change makes another design", async () => {
    for (const [id, record] of Object.entries(RECORDS)) {
      const { browser, page: first } = await openedPage();
      await rename(first, "Mine");
      browser.leave(first);
      await putRecord("designs", id, record);
      await putRecord("settings", "open", id);
      const page = await browser.open();
      expect(page.snapshot.design.revision).toBe(0);
      expect((await page.list()).find((each) => each.isOpen)).toMatchObject({ id, state: id });
      expect((await database()).settings.get("open")).toBe(id);
      expect((await rename(page, "Next")).ok).toBe(true);
      const { designs, settings } = await database();
      expect(designs.get(id)).toEqual(record);
      expect(designs.size).toBe(3);
      expect(settings.get("open")).toBe(page.snapshot.design.id);
      await expectMirrored(browser, page);
    }
  });

  it.each(Object.entries(BY_HAND))("may be one that somebody gave %s", async (_, members) => {
    const { browser, page } = await openedPage();
    const record = { ...(await fillOpen(page, "Lobby")), ...members };
    browser.leave(page);
    await putRecord("designs", record.id, record);
    const next = await browser.open();
    expect(await next.list()).toMatchObject([{ id: record.id, state: "unreadable", isOpen: true }]);
    expect(next.snapshot.status).toEqual({ kind: "saved" });
    expect((await rename(next, "Next")).ok).toBe(true);
    expect((await database()).designs.get(record.id)).toEqual(record);
    expect((await browser.reload(next)).snapshot.design.name).toBe("Next");
  });

  it("is none for a recipe or a table that somebody broke: what is whole of it opens", async () => {
    const { browser, page } = await openedPage();
    const { id, slots } = await fillOpen(page, "Lobby");
    browser.leave(page);
    const { left, right } = slots.blends ?? {};
    const broken = { ...left, recipe: { version: 2, original: "javascript:alert(1)" } };
    const record = {
      ...page.snapshot.design,
      slots: { blends: { left: broken, right } },
      table: { rows: 5 },
    };
    await putRecord("designs", id, record);
    const { design, status } = (await browser.open()).snapshot;
    expect(status).toEqual({ kind: "saved" });
    expect(design).toMatchObject({ id, table: { columns: [], rows: [] } });
    expect(design.slots.blends).toEqual({ left: { name: left?.name, picture: left?.picture }, right });
  });
});
