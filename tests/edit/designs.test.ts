import { describe, expect, it, vi } from "vitest";
import { DESIGN_MENU } from "#messages/design-menu.ts";
import {
  type BlobPicture,
  createEmptyDesign,
  type Design,
  hasSameContent,
} from "../../shared/model/design.ts";
import { replaceContent, withContent, withSlot } from "../../shared/model/edit.ts";
import { createFullFrameRecipe, createRecipeImage } from "../../shared/model/recipe.ts";
import type { NewDesign } from "../../web/edit/editing.ts";
import { createBlobPicture, createPngImage, type NewImage } from "../../web/edit/new-image.ts";
import type { StoreFault } from "../../web/store/types.ts";
import { isFullyRendered } from "../shared/model/samples.ts";
import { blob, contentOf, database, evict, putRecord } from "../store/browser.ts";
import { breakCalls, muteConsole } from "../store/faults.ts";
import { png } from "../support/png.ts";
import { rawZip } from "../support/raw-zip.ts";
import { unreadableFile } from "../support/unreadable-file.ts";
import {
  change,
  editBrowser,
  expectOk,
  fittedImageOf,
  imageOf,
  model,
  namesOf,
  openedPage,
  type Page,
  pictureOf,
  put,
  rename,
} from "./browser.ts";

/** An image of the size that a place of "hotcold" has, as a design file takes it. */
const hotImage = (seed: number) => createPngImage(new Uint8Array(png(460, 485, { seed })));
const idOf = (outcome: Awaited<ReturnType<Page["designs"]["create" | "openFiles"]>>) =>
  expectOk(outcome).ids[0] ?? "";
const hotName = (page: Page) => page.state.design.slots.hotcold?.hot?.name;

/** Puts an image into several designs, in one act. */
const dress = (page: Page, ids: readonly string[], { image, blobs }: NewImage) =>
  page.edit(
    ids,
    { shelfOffer: { kind: "dress", count: ids.length, name: "Lobby", change: "look" } },
    (design) => withSlot(design, "hotcold", "hot", image),
    { blobs },
  );

async function* given(...designs: readonly NewDesign[]) {
  yield* designs;
}

/** A page with a design that has two pictures. */
async function withLobby() {
  const { browser, page } = await openedPage();
  expectOk(await rename(page, "Lobby"));
  for (const slot of ["hot", "cold"]) expectOk(await put(page, "hotcold", slot, imageOf(slot)));
  return { browser, page, designs: page.designs, lobby: page.state.design.id };
}

describe("the designs", () => {
  it("are opened one after another, each as it was, with its own Undo", async () => {
    const { browser, page, designs, lobby } = await withLobby();
    const before = page.state.design;
    const foyer = idOf(await designs.create("Foyer"));
    expect(page.state.design).toMatchObject({ name: "Foyer", slots: { hotcold: {} } });
    await put(page, "hotcold", "hot", imageOf("other"));
    const { designs: stored } = await database();
    expectOk(await designs.open(lobby));
    expect(page.state).toMatchObject({
      design: before,
      status: "saved",
      undo: { kind: "picture", category: "hotcold" },
      switchedFrom: null,
    });
    expect((await database()).designs).toEqual(stored);
    await page.undo();
    expect(page.state.design.slots.hotcold).not.toHaveProperty("cold");
    await designs.open(foyer);
    expect(hotName(page)).toBe("other");
    browser.kill(page);
    const again = await browser.open();
    expect(await namesOf(again)).toEqual(["Foyer*", "Lobby"]);
    expect(again.state.design.name).toBe("Foyer");
  });

  it("are listed again once any of them changes, but not while pictures are kept", async () => {
    const { browser, page, designs, lobby } = await withLobby();
    const foyer = idOf(await designs.duplicate(lobby, "Foyer"));
    const other = await browser.open();
    let lists = 0;
    designs.subscribe(() => void lists++);
    const expectList = async (act: () => Promise<unknown>) => {
      lists = 0;
      await act();
      await expect.poll(() => lists).toBeGreaterThan(0);
    };
    const add = (id: string) =>
      other.editDesigns([], null, () => ({
        designs: new Map([[id, withContent(createEmptyDesign(model, id), { name: id })]]),
      }));
    for (const act of [
      () => rename(page, "Hall", foyer),
      () => rename(other, "Bar", foyer),
      () => add("one"),
      () => designs.open(foyer),
      () => designs.remove([lobby, foyer, "one"]),
      // No design is open.
      () => add("two"),
    ])
      await expectList(act);
    lists = 0;
    expect(await page.store.keep(fittedImageOf("kept").blobs)).toBeNull();
    expect(lists).toBe(0);
  });

  it("are opened though localStorage has no room for them", async () => {
    const { browser, page, designs } = await withLobby();
    const foyer = idOf(await designs.duplicate(page.state.design.id, "Foyer"));
    browser.storage.quota = 0;
    expectOk(await designs.open(foyer));
    expect(hotName(page)).toBe("hot");
    browser.kill(page);
    const again = await browser.open();
    expect(again.state).toMatchObject({ design: { name: "Foyer" }, status: "saved" });
  });

  it("have one empty design among them at most, which becomes the next one", async () => {
    const fresh = await editBrowser().open();
    expect(await fresh.designs.save(fresh.state.design.id)).not.toBeNull();
    const made = idOf(await fresh.designs.create());
    expect((await database()).designs.has(made)).toBe(true);
    const { browser, page, designs, lobby } = await withLobby();
    const first = idOf(await designs.create());
    expect(idOf(await designs.create())).toBe(first);
    expect(await namesOf(page)).toEqual(["Lobby"]);
    expect(idOf(await designs.create("Foyer"))).toBe(first);
    expect(await namesOf(page)).toEqual(["Foyer*", "Lobby"]);
    expect((await database()).designs.size).toBe(2);
    expect(page.state.undo).toBeNull();
    // Also if another page opens another one meanwhile.
    await designs.create();
    const other = await browser.open();
    browser.deafen(page);
    await other.designs.open(lobby);
    await designs.create("Hall");
    expect((await database()).designs.size).toBe(3);
  });

  it("can still be uncleared once the next one is made of it", async () => {
    const { page, designs, lobby } = await withLobby();
    const clear = (design: Design) => replaceContent(design, createEmptyDesign(model, design.id));
    expectOk(await page.edit(lobby, { offer: { kind: "startOver" } }, clear));
    expect(idOf(await designs.create("Hall"))).toBe(lobby);
    expect(page.state).toMatchObject({ design: { name: "Hall" }, undo: { kind: "startOver" } });
    expectOk(await page.undo());
    expect([page.state.design.name, hotName(page)]).toEqual(["Lobby", "hot"]);
  });

  it("are renamed and dressed, each with its own Undo", async () => {
    const { page, designs, lobby } = await withLobby();
    expectOk(await designs.rename(lobby, " Lobby 2 "));
    expect(page.state).toMatchObject({ design: { name: "Lobby 2" }, undo: { kind: "rename" } });
    expectOk(await designs.setDetails(await designs.list(), { note: "4711" }));
    expect(designs.offer()).toEqual({ kind: "dress", count: 1, name: "Lobby 2" });
    expect(page.state.undo).toEqual({ kind: "shelf" });
    expectOk(await page.undo());
    expect(page.state).toMatchObject({
      design: { note: "" },
      undo: { kind: "rename" },
      redo: { kind: "shelf" },
    });
    expectOk(await page.redo());
    expect(page.state.design).toMatchObject({ name: "Lobby 2", note: "4711" });
    expect(expectOk(await designs.undo()).failures).toEqual([]);
    expect(page.state.design).toMatchObject({ name: "Lobby 2", note: "" });
    expectOk(await designs.setDetails([], { note: "4711" }));
    expect(await designs.duplicate("nowhere", "Copy")).toEqual({ ok: false, fault: "gone" });
  });

  it("are removed only together, and the newest of the others is opened if the open one goes", async () => {
    const { page, designs, lobby } = await withLobby();
    const older = idOf(await designs.duplicate(lobby, "Older"));
    const newer = idOf(await designs.duplicate(lobby, "Newer"));
    expect(await designs.remove([newer, "nowhere"])).toEqual({ ok: false, fault: "gone" });
    const doubleClick = async (act: () => ReturnType<typeof designs.undo>) => {
      for (const outcome of await Promise.all([act(), act()])) expectOk(outcome);
    };
    await doubleClick(() => designs.remove([newer]));
    expect(await namesOf(page)).toEqual(["Lobby*", "Older"]);
    await doubleClick(designs.undo);
    await rename(page, "Newest", older);
    expectOk(await designs.remove([lobby]));
    expect(await namesOf(page)).toEqual(["Newer", "Newest*"]);
  });

  it("are duplicated without another copy of any picture, and removed without one of another's", async () => {
    const { page, designs, lobby } = await withLobby();
    const second = idOf(await designs.duplicate(lobby, "Lobby 2"));
    const third = idOf(await designs.duplicate(second, "Lobby 3"));
    expect((await database()).blobs.size).toBe(2);
    expect(designs.offer()).toEqual({ kind: "duplicate", count: 1, name: "Lobby 3" });
    expectOk(await designs.remove([lobby, third]));
    expect(await namesOf(page)).toEqual(["Lobby 2*"]);
    expect(await page.pictures.bytes(pictureOf("hot"))).toEqual(blob("hot").bytes);
    expect(designs.offer()).toEqual({ kind: "remove", count: 2, name: "Lobby" });
    expectOk(await designs.undo());
    expect(await namesOf(page)).toEqual(["Lobby 2", "Lobby 3", "Lobby*"]);
  });

  it("are none once all are removed, and Undo brings all back", async () => {
    const { page, designs, lobby } = await withLobby();
    const before = contentOf(page.state.design);
    const foyer = idOf(await designs.create("Foyer"));
    expectOk(await designs.remove([foyer, lobby]));
    expect(await designs.list()).toEqual([]);
    expect(hasSameContent(page.state.design, createEmptyDesign(model, ""))).toBe(true);
    expectOk(await designs.undo());
    expect(await namesOf(page)).toEqual(["Foyer*", "Lobby"]);
    muteConsole();
    const { mend } = breakCalls("commit", "full");
    expect(await designs.remove([lobby])).toEqual({ ok: false, fault: "full" });
    mend();
    expect(await namesOf(page)).toEqual(["Foyer*", "Lobby"]);
    await designs.open(lobby);
    expect(contentOf(page.state.design)).toEqual(before);
  });

  it("are changed in one act with one Undo, until one of them changes", async () => {
    const { page, designs, lobby } = await withLobby();
    const both = [lobby, idOf(await designs.duplicate(lobby, "Other"))];
    const hotNames = () =>
      Promise.all(both.map(async (id) => (await page.store.read(id))?.slots.hotcold?.hot?.name));
    const undo = { kind: "picture", category: "hotcold" };
    expect(page.state.undo).toEqual(undo);
    expectOk(await dress(page, both, imageOf("new")));
    expect(await hotNames()).toEqual(["new", "new"]);
    expect(page.state.undo).toBeNull();
    expect(designs.offer()).toEqual({ kind: "dress", count: 2, name: "Lobby", change: "look" });
    expectOk(await designs.undo());
    expect(await hotNames()).toEqual(["hot", "hot"]);
    expect(designs.offer()).toMatchObject({ kind: "duplicate" });
    expect(page.state.undo).toEqual(undo);
    await dress(page, both, imageOf("new"));
    await rename(page, "Lobby 2");
    expect(designs.offer()).toBeNull();
    expect(await designs.undo()).toEqual({ ok: false, fault: "gone" });
    expect(await hotNames()).toEqual(["new", "new"]);
  });

  it("are all changed, or none if one of them is gone", async () => {
    const { page, designs, lobby } = await withLobby();
    const before = page.state.design;
    expect(await dress(page, [lobby, "nowhere"], fittedImageOf("new"))).toEqual({ ok: false, fault: "gone" });
    expect(page.state.design).toEqual(before);
    expect(designs.offer()).toBeNull();
  });

  it("are added, each with its own pictures rendered, and taken back", async () => {
    const { browser, page, designs } = await withLobby();
    const from = page.state.design;
    const sites = ["1", "2", "3"].map((text) => {
      const { image, blobs } = fittedImageOf(text);
      return { design: { ...withSlot(from, "hotcold", "hot", image), name: ` Site ${text} ` }, blobs };
    });
    const { ids } = expectOk(await designs.add(given(...sites)));
    expect(browser.renderer.jobs).toHaveLength(3);
    expect(await namesOf(page)).toEqual(["Lobby*", "Site 1", "Site 2", "Site 3"]);
    expect(designs.offer()).toEqual({ kind: "add", count: 3, name: "Site 1" });
    await designs.open(ids[1] ?? "");
    const { design } = page.state;
    expect(isFullyRendered(design)).toBe(true);
    expect(hotName(page)).toBe("2");
    expect(design.slots.hotcold?.cold).toEqual(from.slots.hotcold?.cold);
    await designs.open(from.id);
    expectOk(await designs.undo());
    expect(await namesOf(page)).toEqual(["Lobby*"]);
    expect(page.state.design).toEqual(from);
  });

  it("are added all or none, with pictures that stay meanwhile and go with them", async () => {
    const { browser, page, designs, lobby } = await withLobby();
    vi.spyOn(console, "error").mockImplementation(() => {});
    /** Has the browser remove what nothing names. */
    const clear = async () => {
      breakCalls("commit", "full", 1, 1);
      await rename(page, `Lobby ${page.state.design.revision}`, lobby);
    };
    const isStored = async (text: string) => (await database()).blobs.has(blob(text).sha256);
    const site = ({ image, blobs }: NewImage): NewDesign => ({
      design: { ...withSlot(page.state.design, "hotcold", "hot", image), name: "Site" },
      blobs,
    });
    async function* sites(last: () => AsyncGenerator<NewDesign | StoreFault>) {
      yield site(imageOf("first"));
      await clear();
      yield* last();
    }
    const ends = {
      async *full() {
        yield "full" as const;
      },
      async *unavailable() {
        browser.renderer.before = () => Promise.reject(new Error("no renderer"));
        yield site(fittedImageOf("fitted"));
      },
      async *gone() {
        yield site(imageOf("last"));
        expectOk(await designs.remove([copy]));
      },
      async *added() {
        yield site(imageOf("last"));
      },
    };
    const copy = idOf(await designs.duplicate(lobby, "Copy"));
    for (const fault of ["full", "unavailable", "gone"] as const) {
      expect(await designs.add(sites(ends[fault]), copy)).toEqual({ ok: false, fault });
      await clear();
      expect(await isStored("first")).toBe(false);
    }
    expect(await namesOf(page)).toEqual([expect.stringMatching("Lobby")]);
    expectOk(await designs.add(sites(ends.added), lobby));
    expect([await isStored("first"), await isStored("last")]).toEqual([true, true]);
    expect(await namesOf(page)).toEqual([expect.stringMatching("Lobby"), "Site", "Site"]);
  });

  it("are undone by their own Undo alone, and not by that of the open one", async () => {
    const { page, designs, lobby } = await withLobby();
    const copy = idOf(await designs.duplicate(lobby, "Copy"));
    await designs.open(copy);
    expect(page.state.undo).toBeNull();
    expect(await page.undo()).toEqual({ ok: false, fault: "gone" });
    expect(await namesOf(page)).toEqual(["Copy*", "Lobby"]);
    expectOk(await designs.undo());
    expect(await namesOf(page)).toEqual(["Lobby*"]);
  });

  it("are saved in one file, which opens as they were", async () => {
    const { page, designs } = await withLobby();
    const [hot, cold, logo] = [await hotImage(1), await hotImage(2), await hotImage(3)];
    await put(page, "hotcold", "hot", hot);
    await put(page, "hotcold", "cold", cold);
    const brand = { colours: ["#aa2211"], style: "modern", logo: logo.image.picture };
    const content = (design: Design) => withContent(design, { texts: { large: "Groß" }, brand });
    expectOk(await change(page, { kind: "brand" }, content, { blobs: logo.blobs }));
    const before = page.state.design;
    await designs.create("Łódź 北京 ☕");
    const shares: number[] = [];
    const onProgress = (share: number) => shares.push(share);
    const { file, count, omitted } = await designs.saveAll(onProgress);
    expect({ count, omitted }).toEqual({ count: 2, omitted: [] });
    const other = await editBrowser().open();
    expect(expectOk(await other.designs.openFiles([new File([file], "a")], onProgress)).unreadable).toEqual(
      [],
    );
    expect(shares).toEqual([0, 0.5, 0, 0, 0.5, 1]);
    expect(await namesOf(other)).toEqual(["Lobby", "Łódź 北京 ☕"]);
    const lobby = (await other.designs.list()).find(({ name }) => name === "Lobby");
    await other.designs.open(lobby?.id ?? "");
    expect(hasSameContent(other.state.design, before)).toBe(true);
    for (const [blob, bytes] of [...hot.blobs, ...cold.blobs, ...logo.blobs])
      expect(await other.pictures.bytes({ blob, bytes: bytes.length })).toEqual(bytes);
    expect(await other.designs.openFiles([new File(["no"], "a")])).toEqual({ ok: false, fault: "foreign" });
  });

  it("are opened from all files that can be read, and the others are named", async () => {
    const { designs, lobby } = await withLobby();
    const bytes = (await designs.save(lobby))?.bytes ?? "";
    const gone = unreadableFile("gone.brewscreen");
    const other = await editBrowser().open();
    const files = [new File([bytes], "a.brewscreen"), gone, new File([bytes], "b.brewscreen")];
    const { ids, unreadable } = expectOk(await other.designs.openFiles(files));
    expect([ids.length, unreadable]).toEqual([2, ["gone.brewscreen"]]);
    await expect(other.designs.openFiles([gone])).rejects.toThrow("pulled out");
  });

  it("are saved with originals, as long as these are what their recipes say", async () => {
    const { page, designs, lobby } = await withLobby();
    const { image: shown, blobs: pngs } = await hotImage(1);
    for (const [slot, text] of Object.entries({ hot: "\xff\xd8\xff", cold: "%PDF-" })) {
      const { picture, blobs } = await createBlobPicture(
        Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
      );
      const recipe = createFullFrameRecipe({ blob: picture.blob, type: "image/jpeg", width: 4, height: 3 });
      const image = createRecipeImage(recipe, { picture: shown.picture as BlobPicture });
      expectOk(await put(page, "hotcold", slot, { image, blobs: new Map([...pngs, ...blobs]) }));
    }
    const before = page.state.design.slots.hotcold;
    const other = await editBrowser().open();
    const file = new File([(await designs.save(lobby))?.bytes ?? ""], "Lobby");
    await other.designs.open(idOf(await other.designs.openFiles([file])));
    const { hot, cold } = other.state.design.slots.hotcold ?? {};
    expect([hot, cold]).toEqual([before?.hot, { name: "", picture: shown.picture }]);
  });

  it("come back from a ZIP of design files, and a second time update those of the same name", async () => {
    const { designs, lobby } = await withLobby();
    const listed = await designs.list();
    expectOk(await designs.setDetails(listed, { customer: "Müller AG" }));
    const saved = await designs.save(lobby);
    if (!saved) throw new Error("it was not saved");
    const zip = rawZip([
      { path: "Müller/Lobby.BREWSCREEN", data: saved.bytes },
      { path: "Müller/old.brewscreen", data: new Uint8Array(9) },
      { path: "__MACOSX/Müller/._Lobby.brewscreen", data: new Uint8Array(9) },
    ]);
    const file = new File([zip], "designs.zip");
    const other = await editBrowser().open();
    expect(expectOk(await other.designs.openFiles([file])).unreadable).toEqual(["Müller/old.brewscreen"]);
    expect(other.designs.namesakes(await other.designs.list()).size).toBe(0);
    const [first] = await other.designs.list();
    expect(first).toMatchObject({ name: "Lobby", customer: "Müller AG" });
    expectOk(await other.designs.setDetails(await other.designs.list(), { note: "4711" }));
    const texts = { hot: "Heiß" };
    expectOk(await other.edit(first?.id ?? "", null, (design) => withContent(design, { texts })));

    expectOk(await other.designs.openFiles([file, new File(["no"], "no.txt")]));
    const namesakes = other.designs.namesakes(await other.designs.list());
    expect([...namesakes.values()]).toEqual([first?.id]);
    expectOk(await other.designs.update(namesakes));
    expect(await other.designs.list()).toMatchObject([
      { id: first?.id, name: "Lobby", customer: "Müller AG", note: "4711", isOpen: false },
    ]);
    await other.designs.open(first?.id ?? "");
    expect(other.state.design.texts).toEqual(texts);
    expect(other.designs.namesakes(await other.designs.list()).size).toBe(0);
    expectOk(await other.designs.undo());
    expect(await other.designs.list()).toHaveLength(2);
  });

  it("take over what added ones of the same names say, and keep the rest", async () => {
    const { page, designs, lobby } = await withLobby();
    const brand = { logo: null, colours: ["#102030"], style: "" };
    const table = { columns: ["name"], rows: [], pictures: {}, namesOn: {} };
    const names = { blends: { left: "Mine", right: "Yours" } };
    const known = { customer: "Old", note: "4711", names, brand, table };
    expectOk(await page.edit(lobby, null, (design) => withContent(design, known)));
    await designs.create("Foyer");
    await designs.create();
    await put(page, "hotcold", "hot", imageOf("of a nameless one"));
    const namesakes = async () => designs.namesakes(await designs.list());
    expect((await namesakes()).size).toBe(0);
    await designs.duplicate(lobby, "Foyer");
    expect((await namesakes()).size).toBe(0);
    await designs.undo();
    const design = { ...page.state.design, customer: "New", names: { blends: { left: "Ours" } } };
    const named = ["Lobby", "Hall", ""].map((name) => ({ design: { ...design, name } }));
    const [added = ""] = expectOk(await designs.add(given(...named))).ids;
    expect(await namesakes()).toEqual(new Map([[added, lobby]]));
    await designs.open(added);
    expect(await designs.update(new Map([[added, "nowhere"]]))).toEqual({ ok: false, fault: "gone" });
    expectOk(await designs.update(await namesakes()));
    expect(designs.offer()).toEqual({ kind: "dress", count: 1, name: "Lobby" });
    expect(page.state.design).toMatchObject({
      ...{ id: lobby, customer: "New", note: "4711", brand, table },
      ...{ names: { blends: { left: "Ours", right: "Yours" } }, slots: { hotcold: { hot: {} } } },
    });
    expect(await namesOf(page)).toEqual(["", "", "Foyer", "Hall", "Lobby*"]);
    expect(page.state.undo).toEqual({ kind: "shelf" });
    expectOk(await page.undo());
    expect(await namesOf(page)).toEqual(["", "", "Foyer", "Hall", "Lobby", "Lobby*"]);
    expect(page.state.design.id).toBe(added);
    expectOk(await page.redo());
    expect(page.state.design).toMatchObject({ id: lobby, customer: "New" });
  });

  it("are all erased, also in another tab", async () => {
    const { browser, page, designs, lobby } = await withLobby();
    const other = await browser.open();
    expect(await designs.eraseEverything()).toBeNull();
    expect(await rename(other, "Ghost", lobby)).toEqual({ ok: false, fault: "gone" });
    await expect.poll(() => other.state.design.name).toBe("");
    expect(other.state.switchedFrom).toMatchObject({ id: lobby, name: "Lobby" });
    expect(await designs.list()).toEqual([]);
    expect([designs.offer(), page.state.undo]).toEqual([null, null]);
    await rename(page, "Anew");
    expect(await namesOf(page)).toEqual(["Anew*"]);
  });

  it("of a later release are listed, and neither opened nor changed", async () => {
    const { page, designs } = await withLobby();
    await putRecord("designs", "later", { version: 2, machine: "classic", name: "Later", changedAt: 9e15 });
    const record = (await database()).designs.get("later");
    const listed = (await designs.list()).find(({ id }) => id === "later");
    expect(listed).toMatchObject({ state: "laterVersion", name: "Later" });
    const { open, duplicate, remove } = designs;
    const refused = [open("later"), duplicate("later", "x"), remove(["later"]), designs.rename("later", "x")];
    for (const outcome of await Promise.all([...refused, dress(page, ["later"], imageOf("new"))]))
      expect(outcome).toEqual({ ok: false, fault: "laterVersion" });
    expect(await designs.save("later")).toBeNull();
    expect(await designs.saveAll()).toMatchObject({ count: 1, omitted: ["Later"] });
    const copy = idOf(await duplicate(page.state.design.id, "Copy"));
    await open(copy);
    expectOk(await designs.undo());
    expect(page.state.design.name).toBe("Lobby");
    const { ids } = expectOk(await designs.add(given({ design: { ...page.state.design, name: "Later" } })));
    expect(designs.namesakes(await designs.list()).size).toBe(0);
    expectOk(await remove(ids));
    expect((await database()).designs.get("later")).toEqual(record);
  });

  it("that lack pictures which the browser has deleted are saved without, and say so", async () => {
    const { page, designs, lobby } = await withLobby();
    await put(page, "hotcold", "cold", await hotImage(1));
    await designs.create("Foyer");
    await evict(blob("hot").sha256);
    expect(await designs.saveAll()).toMatchObject({ count: 2, omitted: [], incomplete: ["Lobby"] });
    expect(await designs.save(lobby)).toMatchObject({
      skipped: [{ category: "hotcold", key: "hot" }],
      notes: [DESIGN_MENU.missingInFile(1)],
    });
    expectOk(await designs.open(lobby));
    await expect.poll(() => page.state.isMissing(pictureOf("hot"))).toBe(true);
    const copy = idOf(await designs.duplicate(lobby, "Copy"));
    expect((await page.store.read(copy))?.slots.hotcold).toEqual(page.state.design.slots.hotcold);
  });
});

it("a browser without IndexedDB says so, and leaves the one design that localStorage keeps as it is", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const browser = editBrowser();
  breakCalls("open", "refused");
  const page = await browser.open();
  const { designs } = page;
  await rename(page, "Lobby");
  const stored = new Map(browser.storage.entries);
  await expect(designs.list()).rejects.toThrow("unavailable");
  const { id } = page.state.design;
  const site = { design: { ...createEmptyDesign(model, ""), name: "Site" } };
  const { create, duplicate, add, remove } = designs;
  for (const outcome of await Promise.all([
    create("Foyer"),
    duplicate(id, "Copy"),
    add(given(site)),
    remove([id]),
  ]))
    expect(outcome).toEqual({ ok: false, fault: "unavailable" });
  expect(page.state).toMatchObject({ design: { name: "Lobby" }, status: "saved" });
  expect(browser.storage.entries).toEqual(stored);
  browser.leave(page);
  expect((await browser.open()).state.design.name).toBe("Lobby");
  vi.restoreAllMocks();
});

describe("two pages", () => {
  it("show the same design, and what one had in hand goes to the design it was made for", async () => {
    const { browser, page, designs, lobby } = await withLobby();
    const other = await browser.open();
    await designs.create("Foyer");
    const named = (design: Design) => withContent(design, { names: { blends: { left: "Mine" } } });
    const inHand = other.edit(lobby, { offer: { kind: "names" } }, named);
    await expect.poll(() => other.state.design.name).toBe("Foyer");
    expect(other.state.switchedFrom).toMatchObject({ id: lobby, name: "Lobby" });
    expectOk(await inHand);
    expectOk(await dress(other, [lobby], imageOf("edited")));
    expect(page.state.design).toMatchObject({ name: "Foyer", slots: { hotcold: {} } });
    await other.designs.open(lobby);
    expect(other.state.design).toMatchObject({
      names: { blends: { left: "Mine" } },
      slots: { hotcold: { hot: { name: "edited" } } },
    });
    await expect.poll(() => page.state.design.name).toBe("Lobby");
    expect(page.state.switchedFrom).toMatchObject({ name: "Foyer" });
  });

  it("leave no picture of work in hand once one of them has erased everything", async () => {
    const works: readonly ((page: Page, lobby: string, copy: string) => Promise<unknown>)[] = [
      (page, lobby, copy) => dress(page, [lobby, copy], fittedImageOf("new")),
      (page, lobby) => {
        const { image, blobs } = fittedImageOf("new");
        const design = withSlot(page.state.design, "hotcold", "hot", image);
        return page.designs.add(given({ design, blobs }), lobby);
      },
    ];
    for (const work of works) {
      const { browser, page, designs, lobby } = await withLobby();
      const copy = idOf(await designs.duplicate(lobby, "Copy"));
      const other = await browser.open();
      browser.renderer.before = async () => void (await other.designs.eraseEverything());
      expect(await work(page, lobby, copy)).toEqual({ ok: false, fault: "gone" });
      expect(browser.renderer.jobs.length).toBeGreaterThan(0);
      const { designs: left, blobs } = await database();
      expect([left.size, blobs.size]).toEqual([0, 0]);
    }
  });

  it("hear of each other's acts", async () => {
    const { browser, page, designs, lobby } = await withLobby();
    const other = await browser.open();
    const copy = idOf(await designs.duplicate(lobby, "Copy"));
    expect(await namesOf(other)).toEqual(["Copy", "Lobby*"]);
    expect(designs.offer()).toMatchObject({ kind: "duplicate" });
    await other.designs.remove([copy]);
    expect(await designs.open(copy)).toEqual({ ok: false, fault: "gone" });
    await expect.poll(() => designs.offer()).toBeNull();
    expect(await namesOf(page)).toEqual(["Lobby*"]);
  });
});
