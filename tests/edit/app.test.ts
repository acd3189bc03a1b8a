import { IDBFactory } from "fake-indexeddb";
import { unzipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DESIGN_MENU } from "#messages/design-menu.ts";
import { SHELL } from "#messages/shell.ts";
import { STORE_FAULTS } from "#messages/store-faults.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Design, DesignImage } from "../../shared/model/design.ts";
import { withContent, withSlot } from "../../shared/model/edit.ts";
import { listNameFields, type NameField } from "../../shared/model/name-fields.ts";
import { loadDefaultImageMaterials } from "../../web/edit/materials.ts";
import { toPngDataUrl } from "../../web/store/mirror-write.ts";
import { openUploadsDatabase } from "../../web/store/uploads-database.ts";
import { blob, fakeStorage } from "../store/browser.ts";
import { png } from "../support/png.ts";
import { expectOk, fittedImageOf } from "./browser.ts";

const CODE = "../../web/edit";
const storage = fakeStorage();
let events = new EventTarget();

/** Starts the app as a page does, in a browser that lacks what is given as undefined. */
async function start(globals: Readonly<Record<string, unknown>> = {}) {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.resetModules();
  const app = await import("../../web/edit/app.ts");
  await app.editingSession.ready;
  return app;
}
/** Has a file of the app fail to load, as it does without a network. */
function lose(file: string): void {
  vi.doMock(`${CODE}/${file}`, () => {
    throw new TypeError("Failed to fetch");
  });
}
/** Puts something in the place of what needs a browser to make pictures. */
const replace = (file: string, parts: object) =>
  vi.doMock(`../../web/picture/${file}`, async (importOriginal) => ({
    ...(await importOriginal()),
    ...parts,
  }));
const answerOf = (body: BodyInit | null, init?: ResponseInit) => async () => new Response(body, init);

beforeEach(() => {
  events = new EventTarget();
  storage.entries.clear();
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
});
afterEach(() => {
  for (const file of ["browser.ts", "design-files.ts", "edit.ts", "fault-message.ts", "draft-autosave.ts"])
    vi.doUnmock(`${CODE}/${file}`);
  for (const file of ["open-picture.ts", "render-job.ts"]) vi.doUnmock(`../../web/picture/${file}`);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the app", () => {
  it("knows at once whether the browser has a design, and gives each a name and a time of its own", async () => {
    const { hasStoredDesign, editingSession, loadDesignShelf } = await start();
    expect(hasStoredDesign()).toBe(false);
    const before = Date.now();
    const designs = await loadDesignShelf();
    for (const name of ["Bar", "Lobby"]) expect(await designs.create(name)).toMatchObject({ ok: true });
    expect(hasStoredDesign()).toBe(true);
    const listed = await designs.list();
    expect(listed.map(({ name }) => name).sort()).toEqual(["Bar", "Lobby"]);
    for (const { id, changedAt } of listed) {
      expect(id).toMatch(/^[\da-z]+(-[\da-z]+){3}$/);
      expect(changedAt).toBeGreaterThanOrEqual(before);
    }
    expect(editingSession.state.design.timestamp).toBe(storage.entries.get("machineTimestamp"));
  });

  it("works without localStorage, and says from the start if nothing can be stored", async () => {
    vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { hasStoredDesign, state } = await start();
    expect(hasStoredDesign()).toBe(false);
    expect(state.status).toBe("saved");
    expect((await start({ indexedDB: undefined })).state).toMatchObject({ fault: "unavailable" });
  });

  it("loads what changes designs once the visitor does something, whoever else hears of it", async () => {
    for (const event of ["pointerdown", "keydown", "dragenter", "paste"]) {
      const listen = vi.fn();
      const { editingSession } = await start({ addEventListener: listen });
      expect(listen).toHaveBeenCalledWith(event, editingSession.prepare, { once: true, capture: true });
    }
    const loaded = vi.fn((importOriginal) => importOriginal());
    vi.doMock(`${CODE}/edit.ts`, loaded);
    const { editingSession } = await start();
    expect(loaded).not.toHaveBeenCalled();
    editingSession.prepare();
    await expect.poll(() => loaded).toHaveBeenCalledOnce();
  });

  it("loads what is put on pictures", async () => {
    const [looks, words] = await Promise.all([ACTIVE.looks(), ACTIVE.wordTable()]);
    expect(await loadDefaultImageMaterials()).toEqual({ looks, words });
  });

  it("shows what is typed in other tabs", async () => {
    const { drafts } = await start();
    const told = { key: "brewscreen:typed:design:name", newValue: "Lob" };
    events.dispatchEvent(Object.assign(new Event("storage"), told));
    expect(drafts.texts).toEqual({ "design:name": "Lob" });
  });

  it("says that it can't store a name whose code is missing, and tries again at the next press", async () => {
    const { state, drafts, store } = await start();
    lose("draft-autosave.ts");
    drafts.type({ id: "name", minLength: 3, maxLength: 50 }, "Lobby");
    await expect.poll(() => state.fault).toBe("notLoaded");
    expect(state).toMatchObject({ status: "notSaved", inMemory: false });
    vi.doUnmock(`${CODE}/draft-autosave.ts`);
    events.dispatchEvent(new Event("pointerdown"));
    await expect.poll(() => state.design.name).toBe("Lobby");
    expect(await store.read(state.design.id)).toMatchObject({ name: "Lobby" });
    await expect.poll(() => state.fault).toBeNull();
  });

  it("has words for what kept a change from being stored, but for a visitor who stopped it", async () => {
    const { loadFaultMessage } = await start();
    expect(await loadFaultMessage("stopped")).toBe("");
    expect(await loadFaultMessage("full")).toBe(STORE_FAULTS.full);
    expect(await loadFaultMessage("notLoaded")).toBe(SHELL.notLoaded);
    lose("fault-message.ts");
    vi.resetModules();
    const { loadFaultMessage: without } = await start();
    expect(await without("full")).toBe(SHELL.notLoaded);
  });
});

describe("a design in the app", () => {
  const [name, left] = ["name", "blends.left"].map((id) => {
    const field = listNameFields(ACTIVE.model).find((each) => each.id === id);
    if (!field) throw new Error(`there is no field ${id}`);
    return field;
  }) as [NameField, NameField];
  const hot = (image: DesignImage) => (design: Design) => withSlot(design, "hotcold", "hot", image);

  it("has names that are typed and pictures that are rendered, in localStorage beside keys of the app's own", async () => {
    const { bytes, sha256 } = blob("rendered");
    const runRenderJob = vi.fn(async () => [{ png: bytes }]);
    replace("render-job.ts", { runRenderJob });
    const { state, store, edit, drafts } = await start();
    const { confirmNames, hasUnconfirmedNames, findUnsavedNames } = await import(
      "../../web/edit/draft-autosave.ts"
    );
    drafts.type(name, "Lobby");
    drafts.type(left, "House");
    await expect.poll(() => storage.entries.get("brewscreen:draft")).toBe(state.design.id);
    await drafts.flush();
    expect(hasUnconfirmedNames(drafts, state.design, "blends")).toBe(true);
    confirmNames(drafts, state.design, "blends");
    expect(hasUnconfirmedNames(drafts, state.design, "blends")).toBe(false);
    drafts.type(name, "Lobby ");
    expect(findUnsavedNames(drafts.texts, [name, left], state.design)).toEqual([]);
    await drafts.flush();
    const { image, blobs } = fittedImageOf("hot");
    const offer = { kind: "picture", category: "hotcold" } as const;
    expectOk(await edit(state.design.id, { offer }, hot(image), { blobs }));
    expect(runRenderJob).toHaveBeenCalledOnce();
    expect(state.design.slots.hotcold?.hot?.picture).toEqual({ blob: sha256, bytes: bytes.length });
    expect(await store.blob(sha256)).toEqual(bytes);
    const { timestamp } = state.design;
    expect([...storage.entries.keys()].sort()).toEqual([
      `Lobby_${timestamp}_hotcold_hot`,
      "blendNames",
      ...["brewscreen:mirror", "brewscreen:persist-asked"],
      ...["coldNumCupSizes", "hotNumCupSizes", "machineData", "machineName", "machineTimestamp"],
    ]);
  });

  it("has notices of changes that may take pictures away, even if they took none", async () => {
    const { state, edit } = await start();
    for (const kind of ["count", "startOver", "open", "rename"] as const) {
      const offer = { kind };
      expectOk(await edit(state.design.id, { offer }, (design) => withContent(design, { name: kind })));
      expect(state.loss).toEqual(kind === "rename" ? null : { kind, images: 0 });
    }
    expect(await edit("nowhere", null, (design) => design)).toEqual({ ok: false, fault: "gone" });
  });

  it("comes from a file once its code is loaded, and takes over what another file says", async () => {
    const first = await start();
    const { id } = first.state.design;
    const content = { name: "Lobby", customer: "Hotel", note: "4711" };
    expectOk(await first.edit(id, null, (design) => withContent(design, content)));
    const list = await first.loadDesignShelf();
    const one = new File([(await list.save(id))?.bytes ?? ""], "one");
    expectOk(await first.edit(id, null, (design) => withContent(design, { customer: "", note: "Ask" })));
    const all = new File([(await list.saveAll()).file], "all");

    vi.stubGlobal("indexedDB", new IDBFactory());
    storage.entries.clear();
    const { state, loadDesignShelf } = await start();
    const { openDesignFile, openFaultMessage } = await import("../../web/edit/open-file.ts");
    lose("design-files.ts");
    vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(await openDesignFile(one)).toEqual({ ok: false, fault: "notLoaded" });
    vi.doUnmock(`${CODE}/design-files.ts`);
    expect(await openDesignFile(one)).toEqual({ ok: true, isNewDesign: false });
    expect(state.design).toMatchObject(content);
    const designs = await loadDesignShelf();
    expectOk(await designs.openFiles([all]));
    expectOk(await designs.update(designs.namesakes(await designs.list())));
    expect(await designs.list()).toMatchObject([{ ...content, note: "Ask", isOpen: true }]);
    expect(openFaultMessage("full")).toBe(STORE_FAULTS.full);
    expect(openFaultMessage("damaged")).toBe(DESIGN_MENU.fileFault.damaged);
  });

  it("is saved with pictures of other formats as PNGs, as far as these can be shown", async () => {
    const [shown, broken] = [Uint8Array.of(0xff, 0xd8, 0xff, 1), Uint8Array.of(0xff, 0xd8, 0xff, 2)];
    const made = new Uint8Array(png(460, 485));
    replace("open-picture.ts", {
      async convertToPng(file: Blob) {
        return (await file.bytes()).at(-1) === 1 ? new Blob([made]) : undefined;
      },
    });
    storage.entries.set("machineName", "Lobby");
    storage.entries.set("machineTimestamp", "1700000000000");
    for (const [slot, bytes] of Object.entries({ hot: shown, cold: broken }))
      storage.entries.set(`Lobby_1700000000000_hotcold_${slot}`, toPngDataUrl(bytes).replace("png", "jpeg"));
    const { state, loadDesignShelf } = await start();
    const saved = await (await loadDesignShelf()).save(state.design.id);
    expect(saved?.skipped).toEqual([{ category: "hotcold", key: "cold" }]);
    expect(Object.values(unzipSync(saved?.bytes ?? made))).toContainEqual(made);
  });
});

describe("what the app asks of the browser", () => {
  const erasing = () => ({
    caches: { keys: async () => ["one", "two"], delete: vi.fn(async () => true) },
    sessionStorage: { clear: vi.fn(), getItem: () => null },
  });

  it("erases uploads, caches and what the tab remembers, with caches or without", async () => {
    const { caches, sessionStorage } = erasing();
    for (const given of [caches, undefined]) {
      const { editingEnvironment } = await start({ caches: given, sessionStorage });
      const uploads = openUploadsDatabase();
      await uploads.run("readwrite", ({ put }) => put("files", "a", blob("a").bytes));
      await editingEnvironment.eraseOthers();
      expect(await uploads.run("readonly", ({ keys }) => keys("files"))).toEqual([]);
    }
    expect(caches.delete.mock.calls).toEqual([["one"], ["two"]]);
    expect(sessionStorage.clear).toHaveBeenCalledTimes(2);
  });

  it("spares what is stored unless the browser does already, or can't", async () => {
    const persist = vi.fn(async () => true);
    for (const persisted of [true, false]) {
      const { editingEnvironment } = await start({
        navigator: { storage: { persisted: async () => persisted, persist } },
      });
      await editingEnvironment.askToPersist();
      expect(persist).toHaveBeenCalledTimes(persisted ? 0 : 1);
    }
    const { editingEnvironment } = await start({ navigator: {} });
    await expect(editingEnvironment.askToPersist()).resolves.toBeUndefined();
  });

  it("fetches files, of which it has none that are refused or can't be reached", async () => {
    const { bytes } = blob("a file");
    const offline = () => Promise.reject(new TypeError("Failed to fetch"));
    const { fetchFile } = (await start()).editingEnvironment;
    for (const [fetch, expected] of [
      [answerOf(bytes), bytes],
      [answerOf(bytes, { status: 500 }), null],
      [offline, null],
    ] as const) {
      vi.stubGlobal("fetch", fetch);
      expect(await fetchFile("/images/a.png")).toEqual(expected);
    }
  });

  it("tells whether a picture is served, of which it fetches no more than what it is", async () => {
    const { isServed } = (await start()).editingEnvironment;
    const ask = (status: number, type?: string) => {
      const fetch = vi.fn(answerOf(null, { status, ...(type && { headers: { "content-type": type } }) }));
      vi.stubGlobal("fetch", fetch);
      return { fetch, asked: isServed("/images/a.png") };
    };
    const { fetch, asked } = ask(200, "image/png");
    expect(await asked).toBe(true);
    expect(fetch).toHaveBeenCalledExactlyOnceWith("/images/a.png", { method: "HEAD" });
    // A single-page app answers with its page.
    for (const [status, type] of [[200, "text/html; image/"], [200], [404, "image/png"]] as const)
      expect(await ask(status, type).asked).toBe(false);
    await expect(ask(503, "image/png").asked).rejects.toThrow("/images/a.png: status 503");
  });

  it("is told if its code is missing, except for what the app can do without", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { editingEnvironment } = await start();
    lose("browser.ts");
    await expect(editingEnvironment.askToPersist()).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
    expect(await editingEnvironment.fetchFile("/images/a.png")).toBeNull();
    await expect(editingEnvironment.isServed("/images/a.png")).rejects.toThrow();
    await expect(editingEnvironment.eraseOthers()).rejects.toThrow();
  });
});
