import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { withContent, withSlot } from "../../shared/model/edit.ts";
import { listNameFields } from "../../shared/model/name-fields.ts";
import { findUnsavedNames } from "../../web/edit/draft-autosave.ts";
import { loadOnce } from "../../web/edit/editing.ts";
import { createPngImage } from "../../web/edit/new-image.ts";
import {
  addToShelf,
  openDesignFile,
  openFaultMessage,
  openNewDesign,
  prepareUndoOfOpening,
} from "../../web/edit/open-file.ts";
import { MAX_ALL_DESIGNS_BYTES, MAX_DESIGN_BYTES } from "../../web/store/types.ts";
import { contentOf } from "../store/browser.ts";
import { breakCalls, muteConsole } from "../store/faults.ts";
import { png } from "../support/png.ts";
import { rawZip } from "../support/raw-zip.ts";
import { expectOk, imageOf, model, namesOf, openedPage, pictureOf, put, rename } from "./browser.ts";
import { tab } from "./open-tab.ts";

/*
 * Files and packages that somebody opens: as a new design beside the others, or in place of an empty one.
 */

/** What the visitor is told. */
const said = vi.hoisted((): unknown[] => []);
vi.mock("../../web/edit/app.ts", async () => (await import("./open-tab.ts")).app);
vi.mock("../../web/ui/toast/notify.ts", () => {
  const say = (kind: string) => (message: string, options?: object) =>
    said.push({ [kind]: message, ...options });
  return { notify: { error: say("error"), success: say("success") } };
});

beforeEach(() => {
  tab.designs = {};
  said.length = 0;
  muteConsole();
  onTestFinished(() => void vi.restoreAllMocks());
});

async function newTab() {
  const { browser, page } = await openedPage();
  tab.page = page;
  return { browser, page, designs: page.designs };
}

async function withDesign(name: string) {
  const opened = await newTab();
  expectOk(await rename(opened.page, name));
  return { ...opened, id: opened.page.state.design.id };
}

/** A design's file, and one of it and another. */
const files = loadOnce(async () => {
  const { page, designs, id } = await withDesign("Lobby");
  expectOk(await put(page, "hotcold", "hot", await createPngImage(png(460, 485))));
  const one = (await designs.save(id))?.bytes ?? new Uint8Array();
  await designs.create("Hall");
  return { one: new File([one], "Lobby"), both: new File([(await designs.saveAll()).file], "both") };
});
const damaged = (...names: string[]) =>
  new File([rawZip(names.map((path) => ({ path: `${path}.brewscreen`, both: { crc32: 1 } })))], "zip");

describe("a file of one design", () => {
  it("takes the place of an empty design, with one Undo", async () => {
    const { one } = await files();
    const { page } = await newTab();
    page.setReturnToStep("/hot-cold");
    const { id } = page.state.design;
    expect(await openDesignFile(one)).toEqual({ ok: true, isNewDesign: false });
    const { design, undo } = page.state;
    expect({ design, undo }).toMatchObject({ design: { id, name: "Lobby" }, undo: { kind: "open" } });
    const picture = design.slots.hotcold?.hot?.picture;
    expect(picture && (await page.pictures.bytes(picture))).toEqual(png(460, 485));
    expect(page.returnToStep()).toBe("");
    expect(await prepareUndoOfOpening()).toBeUndefined();
    expectOk(await page.undo());
    expect(page.state.design).toMatchObject({ name: "", slots: {} });
  });

  it.each(["", "Foyer"])("is not opened beside or in place of %j once that is stopped", async (name) => {
    const { one, both } = await files();
    const { page } = name === "" ? await newTab() : await withDesign(name);
    const { design } = page.state;
    for (const open of [
      (signal: AbortSignal) => openDesignFile(one, signal),
      (signal: AbortSignal) => openDesignFile(both, signal),
      (signal: AbortSignal) => addToShelf([one, both], signal),
    ]) {
      const stopping = new AbortController();
      const opening = open(stopping.signal);
      stopping.abort();
      await expect(opening).rejects.toMatchObject({ name: "AbortError" });
    }
    expect(page.state.design).toBe(design);
    expect(await page.store.list()).toHaveLength(name === "" ? 0 : 1);
  });

  it("is a design beside a started one, until that is undone", async () => {
    const { one } = await files();
    const { page, designs, id } = await withDesign("Foyer");
    const before = contentOf(page.state.design);
    expect(await openDesignFile(one)).toEqual({ ok: true, isNewDesign: true });
    expect(await namesOf(page)).toEqual(["Foyer", "Lobby*"]);
    const opened = page.state.design.id;
    await designs.open(id);
    expect(await prepareUndoOfOpening()).toBeUndefined();
    await designs.open(opened);
    const undo = await prepareUndoOfOpening();
    expectOk((await undo?.()) ?? { ok: false });
    expect(await namesOf(page)).toEqual(["Foyer*"]);
    expect(contentOf(page.state.design)).toEqual(before);
    expect(await prepareUndoOfOpening()).toBeUndefined();
  });

  it("is beside a design without a name or images, too, if that holds other work", async () => {
    const { one } = await files();
    for (const work of [
      {
        table: { columns: ["note"], rows: [{ id: "1", cells: { name: "Bar" } }], pictures: {}, namesOn: {} },
      },
      { texts: { hot: "Heiß" } },
      { brand: { logo: null, colours: ["#112233"], style: "" } },
      { customer: "Hotel" },
      { note: "Ask first" },
    ]) {
      const { page } = await newTab();
      expectOk(await page.edit(page.state.design.id, null, (design) => withContent(design, work)));
      const { id } = page.state.design;
      expect(await openDesignFile(one)).toEqual({ ok: true, isNewDesign: true });
      expect(await page.store.read(id)).toMatchObject(work);
    }
  });

  it("is beside the stored design though that is still being read", async () => {
    const { one } = await files();
    const { browser } = await withDesign("Foyer");
    tab.page = browser.start();
    expect(await openDesignFile(one)).toEqual({ ok: true, isNewDesign: true });
    expect(await namesOf(tab.page)).toEqual(["Foyer", "Lobby*"]);
  });

  it("stays once something else was done, or the design before it is gone", async () => {
    const { one } = await files();
    const { browser, page, id } = await withDesign("Foyer");
    await openDesignFile(one);
    const undo = await prepareUndoOfOpening();
    await (await browser.open()).designs.remove([id]);
    expect(await undo?.()).toEqual({ ok: false, fault: "gone" });
    expect(await namesOf(page)).toEqual(["Lobby*"]);
    await rename(page, "Lobby 2");
    expect(await prepareUndoOfOpening()).toBeUndefined();
    tab.designs = { offer: () => null };
    await openDesignFile(one);
    expect(await prepareUndoOfOpening()).toBeUndefined();
  });

  it("is read whole up to the limit of one design, and not at all beyond that of many", async () => {
    const { one } = await files();
    const opened = async (size: number) => {
      await newTab();
      return openDesignFile(Object.defineProperty(new File([one], "large"), "size", { value: size }));
    };
    expect(await opened(MAX_DESIGN_BYTES)).toEqual({ ok: true, isNewDesign: false });
    // The stated size is false, so reading it as a file of many designs fails.
    const unread = { ok: false, fault: "damaged" };
    expect(await opened(MAX_DESIGN_BYTES + 1)).toEqual(unread);
    expect(await opened(MAX_ALL_DESIGNS_BYTES)).toEqual(unread);
    expect(await opened(MAX_ALL_DESIGNS_BYTES + 1)).toEqual({ ok: false, fault: "tooLarge" });
    breakCalls("open", "refused");
    expect(await opened(MAX_DESIGN_BYTES + 1)).toEqual(unread);
  });

  it("is not opened at all if there is no room for it", async () => {
    const { one } = await files();
    for (const open of [newTab, () => withDesign("Foyer")]) {
      const { page } = await open();
      const before = page.state.design;
      page.setReturnToStep("/hot-cold");
      breakCalls("commit", "full", 1, 1);
      expect(await openDesignFile(one)).toEqual({ ok: false, fault: "full" });
      expect(page.state.design).toEqual(before);
      expect(page.returnToStep()).toBe("/hot-cold");
    }
  });

  it("is beside a design that was begun while the file was read", async () => {
    const { one } = await files();
    const { page } = await newTab();
    const opening = openDesignFile(one);
    expectOk(await rename(page, "Foyer"));
    expect(await opening).toEqual({ ok: true, isNewDesign: true });
    expect(await namesOf(page)).toEqual(["Foyer", "Lobby*"]);
  });

  it("that is gone from the disk is said to be so", async () => {
    const gone = new File(["PK"], "gone");
    const fail = async () => Promise.reject(new DOMException("gone", "NotFoundError"));
    Object.assign(gone, { arrayBuffer: fail, slice: () => ({ arrayBuffer: fail }) });
    for (const open of [newTab, () => withDesign("Foyer")]) {
      await open();
      await expect(openDesignFile(gone)).rejects.toMatchObject({ name: "NotFoundError" });
    }
  });

  it("is not opened without the code for it, which is said", async () => {
    const { one } = await files();
    await withDesign("Foyer");
    tab.designs = { openFiles: () => Promise.reject(new TypeError("Failed to fetch")) };
    expect(await openDesignFile(one)).toEqual({ ok: false, fault: "notLoaded" });
  });

  it("never takes the place of a design because storing it beside that failed", async () => {
    const { one } = await files();
    const { page } = await withDesign("Foyer");
    breakCalls("commit", "refused", 1, 1);
    expect(await openDesignFile(one)).toEqual({ ok: false, fault: "unavailable" });
    expect(await namesOf(page)).toEqual(["Foyer*"]);
  });

  it("takes the place of the only design that a browser keeps", async () => {
    const { one, both } = await files();
    breakCalls("open", "refused");
    const { page } = await withDesign("Old");
    expect(await openDesignFile(both)).toEqual({ ok: false, fault: "unavailable" });
    expect(await openDesignFile(damaged("a"))).toEqual({ ok: false, fault: "damaged" });
    expect(await openDesignFile(new File(["no"], "no"))).toEqual({ ok: false, fault: "foreign" });
    expect(await openDesignFile(one)).toEqual({ ok: true, isNewDesign: false });
    expect(page.state).toMatchObject({ design: { name: "Lobby" }, undo: { kind: "open" } });
    const design = { ...page.state.design, name: "Given" };
    expect(await openNewDesign({ design })).toEqual({ ok: true, isNewDesign: false });
    expect(page.state.design.name).toBe("Given");
  });
});

it.each([
  ["one design", "one", "Lobby"],
  ["several designs, of which the first is shown,", "both", "Hall"],
] as const)(
  "a file of %s has its own name, not one that was typed before and is too short",
  async (_, given, name) => {
    const file = (await files())[given];
    const { page } = await newTab();
    const fields = listNameFields(model);
    page.drafts.type(fields[0], "L");
    page.setReturnToStep("/hot-cold");
    await openDesignFile(file);
    expect([page.state.design.name, page.returnToStep()]).toEqual([name, ""]);
    expect(findUnsavedNames(page.drafts.texts, fields, page.state.design)).toEqual([]);
  },
);

describe("a file of several designs", () => {
  it("shows the first of them, and all are taken back at once", async () => {
    const { both } = await files();
    const { page } = await newTab();
    expect(await openDesignFile(both)).toEqual({ ok: true, isNewDesign: true });
    const [first] = await namesOf(page);
    expect(await namesOf(page)).toHaveLength(2);
    const undo = await prepareUndoOfOpening();
    expectOk((await undo?.()) ?? { ok: false });
    expect([first, await namesOf(page)]).toEqual(["Hall*", []]);
  });

  it("says which of them can't be read", async () => {
    const data = new Uint8Array(await (await files()).one.arrayBuffer());
    const broken = { path: "a.brewscreen", both: { crc32: 1 } };
    const some = new File([rawZip([{ path: "b.brewscreen", data }, broken])], "some");
    const { page } = await newTab();
    expect(await openDesignFile(some)).toEqual({ ok: true, isNewDesign: true });
    expect(await namesOf(page)).toEqual(["Lobby*"]);
    expect(said).toEqual([{ error: expect.stringContaining("a.brewscreen"), survives: true }]);
  });

  it("that holds none says that it can't be opened", async () => {
    const { designs } = await newTab();
    const none = new File([(await designs.saveAll()).file], "none");
    expect(await addToShelf([none])).toBe(false);
    expect(said).toEqual([{ error: openFaultMessage("damaged") }]);
  });

  it("that can't be opened says why, and changes nothing", async () => {
    const { one } = await files();
    const { page } = await withDesign("Foyer");
    const before = page.state.design;
    expect(await openDesignFile(new File(["no"], "no"))).toEqual({ ok: false, fault: "foreign" });
    expect(await openDesignFile(damaged("a"))).toEqual({ ok: false, fault: "damaged" });
    expect(await openDesignFile(damaged("a", "b"))).toEqual({ ok: false, fault: "damaged" });
    const gone = { ok: false, fault: "gone" } as const;
    tab.designs = { open: async () => gone };
    expect(await openDesignFile(one)).toEqual(gone);
    expect(await namesOf(page)).toEqual(["Foyer*"]);
    expect(page.state.design).toBe(before);
  });

  it("is told of on the shelf, with what couldn't be added", async () => {
    const { one, both } = await files();
    const { page } = await withDesign("Foyer");
    expect(await addToShelf([both, one, damaged("a")])).toBe(true);
    expect(said).toEqual([
      { error: expect.stringContaining("a.brewscreen"), survives: true },
      { success: expect.stringContaining("3"), survives: true },
    ]);
    expect(await addToShelf([damaged("a", "b")])).toBe(true);
    expect(await addToShelf([one])).toBe(true);
    expect(said.slice(2)).toEqual([
      { error: expect.stringContaining("b.brewscreen"), survives: true },
      { success: expect.stringContaining("1"), survives: true },
    ]);
    expect(await addToShelf([damaged("a")])).toBe(false);
    expect(said.at(-1)).toEqual({ error: expect.stringContaining("damaged") });
    expect(await namesOf(page)).toEqual(["Foyer*", "Hall", "Lobby", "Lobby", "Lobby"]);
  });
});

it("a design that the page has made takes the place of an empty one, or stands beside it", async () => {
  const { image, blobs } = imageOf("given");
  const { page } = await newTab();
  const given = (name: string) => ({
    design: { ...withSlot(page.state.design, "hotcold", "hot", image), name },
    blobs,
  });
  expect(await openNewDesign(given("One"))).toEqual({ ok: true, isNewDesign: false });
  expect(await openNewDesign(given("Two"))).toEqual({ ok: true, isNewDesign: true });
  expect(await namesOf(page)).toEqual(["One", "Two*"]);
  expect(await page.pictures.bytes(pictureOf("given"))).toEqual(blobs.values().next().value);
  const words = (["foreign", "full"] as const).map(openFaultMessage);
  expect(words).toEqual([expect.stringContaining("isn't a design"), expect.stringContaining("space")]);
});
