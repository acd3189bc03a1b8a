import { beforeEach, describe, expect, it, type Mock, vi } from "vitest";
import { createEmptyDesign, createPlainImage, type Design } from "../../shared/model/design.ts";
import { isRefused, withSlot } from "../../shared/model/edit.ts";
import {
  createFullFrameRecipe,
  createRecipeImage,
  createRecipeWords,
  isStale,
} from "../../shared/model/recipe.ts";
import { setSlotCount } from "../../shared/model/screens.ts";
import { nameSlots } from "../../shared/model/texts.ts";
import type { EditOptions } from "../../web/edit/editing.ts";
import { isFullyRendered } from "../shared/model/samples.ts";
import { blob } from "../store/browser.ts";
import { breakCalls, muteConsole } from "../store/faults.ts";
import { slotsOf } from "../support/categories.ts";
import { PATIENCE } from "../support/patience.ts";
import {
  change,
  editBrowser,
  expectOk,
  fittedImageOf,
  MATERIALS,
  model,
  openedPage,
  type Page,
  put as putImage,
  rename,
  stored,
} from "./browser.ts";

beforeEach(muteConsole);

const PICTURE = { kind: "picture", category: "blends" } as const;
const original = blob("an original");
const blobs = new Map([[original.sha256, original.bytes]]);

/** Puts images to be rendered into slots, with a text by slot. */
const withTexts = (texts: Readonly<Record<string, string>>) => (design: Design) =>
  Object.entries(texts).reduce((now, [slot, text]) => {
    const from = { blob: original.sha256, type: "image/png", width: 302, height: 485 } as const;
    const words = createRecipeWords({ from: { kind: "blend" }, text }, "modern");
    return withSlot(now, "blends", slot, createRecipeImage(createFullFrameRecipe(from, { words })));
  }, design);
const put = (page: Page, texts: Readonly<Record<string, string>>, options = {}) =>
  change(page, PICTURE, withTexts(texts), { blobs, ...options });
const imageIn = (design: Design | null, slot: string) => design?.slots.blends?.[slot];
const textIn = (design: Design | null, slot: string) => imageIn(design, slot)?.recipe?.words?.text;
const clearLeft = (design: Design) => withSlot(design, "blends", "left", undefined);

async function opened() {
  const { browser, page } = await openedPage();
  return { ...browser, page };
}

describe("an edit", () => {
  it("makes the first design, shows it once it is stored, and is undone", async () => {
    const { page } = await opened();
    const { id } = page.state.design;
    const editing = rename(page, "Bar");
    expect(page.state).toMatchObject({ status: "saving", design: { name: "" } });
    expectOk(await editing);
    const design = { id, name: "Bar" };
    expect(page.state).toMatchObject({ status: "saved", design, undo: { kind: "rename" } });
    expect(await stored(page)).toEqual(page.state.design);
    await page.undo();
    const redo = { kind: "rename" };
    expect(page.state).toMatchObject({ design: { name: "" }, undo: null, redo, switchedFrom: null });
    await page.redo();
    expect(page.state.design.name).toBe("Bar");
  });

  it("renders what it makes stale, all of a set together, and stores it in one change", async () => {
    const { page, renderer } = await opened();
    for (const [at, slot] of ["left", "middle"].entries()) {
      expectOk(await put(page, { [slot]: "Crema" }));
      expect(renderer.jobs).toHaveLength(at + 1);
    }
    const before = page.state.design;
    expect(isFullyRendered(before)).toBe(true);
    const changes = vi.spyOn(page.store, "change");
    const keep = vi.spyOn(page.store, "keep");
    const names = { blends: { left: "Decaf" } };
    expectOk(await change(page, { kind: "names" }, (design) => nameSlots(model, design, names, MATERIALS)));
    expect(changes).toHaveBeenCalledTimes(2);
    expect(keep).not.toHaveBeenCalled();
    const after = page.state.design;
    expect(after).toMatchObject({ revision: before.revision + 1, counts: before.counts });
    expect(after.counts).toBe(before.counts);
    for (const slot of ["left", "middle"]) {
      const image = imageIn(after, slot);
      expect(image && isStale(image)).toBe(false);
      expect(image?.picture).not.toEqual(imageIn(before, slot)?.picture);
      const sha256 = image?.picture && "blob" in image.picture ? image.picture.blob : "";
      expect(await page.store.blob(sha256)).toBeDefined();
    }
    await page.undo();
    expect(imageIn(page.state.design, "left")).toEqual(imageIn(before, "left"));
  });

  it("leaves images that can't be rendered as they were, and says which", async () => {
    const { page, renderer } = await opened();
    expectOk(await put(page, { left: "Crema" }));
    const before = page.state.design;
    renderer.fails.add("Lungo");
    const { failures } = expectOk(await put(page, { left: "Lungo", right: "Decaf" }));
    expect(failures).toMatchObject([
      { design: before.id, category: "blends", key: "left", reason: "unreadable" },
    ]);
    expect(imageIn(page.state.design, "left")).toEqual(imageIn(before, "left"));
    expect(textIn(page.state.design, "right")).toBe("Decaf");
  });

  it("is refused if pictures that it needs can't be rendered", async () => {
    const { page, renderer } = await opened();
    const before = page.state.design;
    const tryBoth = (needs: EditOptions["needs"]) => put(page, { left: "Lungo", right: "Decaf" }, { needs });
    const needsPictureOf = (text: string) => tryBoth((recipe) => recipe.words?.text === text);
    const notRendered = { ok: false, fault: "notRendered" };
    for (const text of ["Lungo", "Decaf"]) renderer.fails.add(text);
    expect(await tryBoth("every")).toEqual(notRendered);
    expect(await needsPictureOf("Lungo")).toEqual(notRendered);
    renderer.fails.delete("Decaf");
    expect(await needsPictureOf("Lungo")).toEqual(notRendered);
    expect(page.state.design).toBe(before);
    expect(expectOk(await needsPictureOf("Decaf")).failures).toHaveLength(1);
    expect(textIn(page.state.design, "right")).toBe("Decaf");
  });

  it("is carried out after those that were asked for before it, however long these take", async () => {
    const { page, renderer } = await opened();
    const rendering = Promise.withResolvers<void>();
    const waiting = Promise.withResolvers<void>();
    renderer.before = () => {
      rendering.resolve();
      return waiting.promise;
    };
    const first = put(page, { left: "Crema" });
    const second = change(page, PICTURE, clearLeft);
    const undone = second.then(() => page.undo());
    await rendering.promise;
    waiting.resolve();
    for (const outcome of [await first, await second, await undone]) expectOk(outcome);
    expect(textIn(page.state.design, "left")).toBe("Crema");
  });

  it("that is stopped changes nothing", async () => {
    const { page, renderer } = await opened();
    const stop = new AbortController();
    renderer.before = async () => stop.abort();
    const stopped = await put(page, { left: "Crema" }, { signal: stop.signal });
    expect(stopped).toEqual({ ok: false, fault: "stopped" });
    expect(page.state).toMatchObject({ design: { revision: 0 }, status: "saved" });
    renderer.before = async () => {};
    expectOk(await put(page, { left: "Crema" }));
  });

  it("says what it lacks if the code that renders can't be loaded, or breaks", async () => {
    const { page, renderer } = await opened();
    for (const [error, signal, fault] of [
      [new TypeError("Failed to fetch"), undefined, "notLoaded"],
      [new Error("a defect"), undefined, "unavailable"],
      [new Error("a defect"), new AbortController().signal, "unavailable"],
    ] as const) {
      renderer.before = () => Promise.reject(error);
      expect(await put(page, { left: "Crema" }, { signal })).toEqual({ ok: false, fault });
      expect(console.error).toHaveBeenLastCalledWith(expect.stringMatching(/change/), error);
      expect(page.state).toMatchObject({ design: { revision: 0 }, status: "saved" });
    }
  });

  it("that is asked for before the design is loaded is carried out, and of what is loaded", async () => {
    const browser = editBrowser();
    const early = browser.start();
    expectOk(await rename(early, "Bar"));
    expect(early.state.design).toMatchObject({ name: "Bar", revision: expect.any(Number) });
    const late = browser.start();
    expectOk(await put(late, { left: "Crema" }));
    expect(await stored(early)).toMatchObject({ name: "Bar", slots: { blends: { left: {} } } });
  });

  it("renders again if another page changes the set meanwhile, and gives up after three times", async () => {
    const { page, open, renderer } = await opened();
    expectOk(await put(page, { left: "Crema" }));
    const other = await open();
    let round = 0;
    /** Changes the set in so many rounds. */
    const meddle = (rounds: number) => async () => {
      renderer.before = async () => {};
      if (round === rounds) return;
      expectOk(await put(other, { right: `Decaf ${++round}` }));
      renderer.before = meddle(rounds);
    };
    renderer.before = meddle(2);
    expectOk(await put(page, { middle: "Lungo" }));
    const texts = ["left", "middle", "right"].map((slot) => textIn(page.state.design, slot));
    expect(texts).toEqual(["Crema", "Lungo", "Decaf 2"]);
    expect(isFullyRendered(page.state.design)).toBe(true);
    renderer.before = meddle(10);
    expect(await put(page, { middle: "Ristretto" })).toEqual({ ok: false, fault: "changing" });
    expect(round).toBe(5);
    expect(textIn(await stored(page), "middle")).toBe("Lungo");
  });

  it("of the empty design goes into the one that another page has made by then", async () => {
    const { page, open } = await opened();
    const other = await open();
    const { id } = page.state.design;
    expectOk(await rename(other, "Bar"));
    await vi.waitUntil(() => page.state.design.name === "Bar", PATIENCE);
    expect(page.state.switchedFrom).toBeNull();
    const { designs } = expectOk(
      await page.edit(id, { offer: PICTURE }, withTexts({ left: "A" }), { blobs }),
    );
    expect([...designs.keys()]).toEqual([other.state.design.id]);
    expect(await page.store.read(id)).toBeNull();
    expect(page.state.design.name).toBe("Bar");
  });

  it("of a design that is gone is refused, and of one that is not open goes there", async () => {
    const { page } = await opened();
    const first = page.state.design.id;
    expectOk(await rename(page, "Bar"));
    const made = { ...createEmptyDesign(model, "second"), name: "Lobby" };
    expectOk(
      await page.editDesigns([], null, () => ({ designs: new Map([["second", made]]), open: "second" })),
    );
    expect(page.state).toMatchObject({ design: { name: "Lobby" }, switchedFrom: { name: "Bar" } });
    expectOk(await rename(page, "Bar 2", first));
    expect((await page.store.read(first))?.name).toBe("Bar 2");
    expect(page.state.design.name).toBe("Lobby");
    expectOk(await page.editDesigns([first], null, () => ({ designs: new Map([[first, null]]) })));
    expect(await rename(page, "Bar 3", first)).toEqual({ ok: false, fault: "gone" });
  });

  it("of several designs renders each, and is one step of Undo", async () => {
    const { page, renderer } = await opened();
    const ids = ["a", "b", "c"];
    const make = () => ({
      designs: new Map(ids.map((id) => [id, { ...createEmptyDesign(model, id), name: id }])),
    });
    expectOk(await page.editDesigns(ids, { shelfOffer: { kind: "add", count: 3, name: "a" } }, make));
    const keep = vi.spyOn(page.store, "keep");
    const releases: Mock[] = [];
    vi.spyOn(page.store, "hold").mockImplementation(() => {
      releases.push(vi.fn());
      return releases.at(-1) as Mock;
    });
    // Another edit of the page may remove what no design names yet.
    renderer.before = async () => {
      for (const release of releases) expect(release).not.toHaveBeenCalled();
      expect(releases).toHaveLength(renderer.jobs.length);
    };
    const shares: number[] = [];
    const onProgress = (share: number) => void shares.push(share);
    const label = { offer: PICTURE, shelfOffer: { kind: "dress", count: 3, name: "a" } } as const;
    const dress = (design: Design) => withTexts({ left: design.name })(design);
    const { designs } = expectOk(await page.edit(ids, label, dress, { blobs, onProgress }));
    expect([...designs.keys()]).toEqual(ids);
    expect(renderer.jobs).toHaveLength(3);
    // Each of them would be read for each picture.
    expect(keep.mock.calls.map(([, existing]) => existing)).toEqual([["a"], ["a"], ["a"]]);
    for (const release of releases) expect(release).toHaveBeenCalledOnce();
    expect(shares.map((share) => share * 6)).toEqual([1, 2, 3, 4, 5, 6]);
    expectOk(await page.store.restore("undo", page.store.snapshot.history.done.at(-1)));
    for (const id of ids) expect(imageIn(await page.store.read(id), "left")).toBeUndefined();
  });

  it("of several designs stores none if there is no room for a picture", async () => {
    const { page } = await opened();
    const ids = ["a", "b"];
    const make = () => ({ designs: new Map(ids.map((id) => [id, createEmptyDesign(model, id)])) });
    expectOk(await page.editDesigns(ids, null, make));
    breakCalls("commit", "full", 1, 1);
    const outcome = await page.edit(ids, { offer: PICTURE }, withTexts({ left: "Crema" }), { blobs });
    expect(outcome).toEqual({ ok: false, fault: "full" });
    for (const id of ids) expect(imageIn(await page.store.read(id), "left")).toBeUndefined();
  });

  it("makes several designs with pictures that are yet to be rendered", async () => {
    const { page } = await opened();
    expectOk(await put(page, { left: "Crema" }));
    const ids = ["a", "b"];
    const make = (id: string) => [id, withTexts({ left: id })(createEmptyDesign(model, id))] as const;
    const label = { shelfOffer: { kind: "add", count: 2, name: "a" } } as const;
    expectOk(await page.editDesigns(ids, label, () => ({ designs: new Map(ids.map(make)) })));
    for (const id of ids) {
      const design = await page.store.read(id);
      expect([textIn(design, "left"), design && isFullyRendered(design)]).toEqual([id, true]);
    }
  });

  it("that is refused by the model changes nothing", async () => {
    const { page } = await opened();
    const outcome = await change(page, { kind: "names" }, (design) => {
      const edited = nameSlots(model, design, { blends: { left: "x".repeat(200) } }, MATERIALS);
      expect(isRefused(edited)).toBe(true);
      return edited;
    });
    expect(outcome).toEqual({ ok: false, fault: "nameLength" });
    expect(page.state).toMatchObject({ design: { revision: 0 }, undo: null });
  });

  it("that throws is refused, and those after it are not", async () => {
    const { page } = await opened();
    expectOk(await rename(page, "Bar"));
    const broken = (): never => {
      throw new Error("a defect");
    };
    const count = (design: Design) => setSlotCount(design, slotsOf(model, "hotcupsizes"), 3, MATERIALS);
    const [refused, done] = await Promise.all([
      change(page, { kind: "count" }, broken),
      change(page, { kind: "count" }, count),
    ]);
    expect(refused).toEqual({ ok: false, fault: "unavailable" });
    expectOk(done);
    expect(console.error).toHaveBeenCalledOnce();
    expect(page.state).toMatchObject({ design: { counts: { hotcupsizes: 3 } }, status: "saved" });
  });

  it("without room for an original stores the picture alone, and without another reason nothing", async () => {
    const { page } = await opened();
    expectOk(await putImage(page, "blends", "middle", fittedImageOf("beside")));
    const beside = imageIn(page.state.design, "middle");
    expect(beside?.recipe).toBeDefined();
    const store = page.store.change;
    const refuse = (fault: "full" | "unavailable") =>
      vi.spyOn(page.store, "change").mockImplementation(async (given) => {
        if (!given.blobs?.has(original.sha256)) return store(given);
        return store({
          ...given,
          edit(designs, open) {
            const edits = given.edit(designs, open);
            return typeof edits === "string" ? edits : fault;
          },
        });
      });
    refuse("unavailable");
    expect(await put(page, { left: "Crema" })).toEqual({ ok: false, fault: "unavailable" });
    expect(imageIn(page.state.design, "left")).toBeUndefined();
    refuse("full");
    const logo = {
      blob: blob("beside, the original").sha256,
      type: "image/png",
      x: 0,
      y: 0,
      width: 9,
    } as const;
    const branded = (design: Design) => {
      const after = withTexts({ left: "Crema" })(design);
      const image = imageIn(after, "left");
      return image?.recipe
        ? withSlot(after, "blends", "left", createRecipeImage({ ...image.recipe, logo }))
        : after;
    };
    expectOk(await change(page, PICTURE, branded, { blobs }));
    const image = imageIn(page.state.design, "left");
    // What was there before keeps its own.
    expect(imageIn(page.state.design, "middle")).toMatchObject({ recipe: beside?.recipe });
    expect(image?.recipe).toBeUndefined();
    expect(image).toEqual(createPlainImage(image?.picture ?? { path: "" }, ""));
    expect(await page.store.blob(original.sha256)).toBeUndefined();
  });
});

describe("a design that is rendered and not stored", () => {
  it("comes with the bytes of its pictures, of which the browser keeps none", async () => {
    const { page } = await opened();
    const changes = vi.spyOn(page.store, "change");
    const design = withTexts({ left: "Crema" })(createEmptyDesign(model, "one"));
    const rendered = await page.render({ design, blobs });
    const picture = imageIn(rendered.design, "left")?.picture;
    if (!picture || !("blob" in picture)) throw new Error("it is not rendered");
    expect(isFullyRendered(rendered.design)).toBe(true);
    expect(rendered.failures).toEqual([]);
    expect([...rendered.blobs.keys()].sort()).toEqual([original.sha256, picture.blob].sort());
    expect(await page.store.blob(picture.blob)).toBeUndefined();
    expect(changes).not.toHaveBeenCalled();
    expect(page.state.status).toBe("saved");
  });
});
