import { describe, expect, it, vi } from "vitest";
import { type Design, emptyDesign, plainImage } from "../../shared/model/design.ts";
import { changed, isRefused, withSlot } from "../../shared/model/edit.ts";
import { clearPicture } from "../../shared/model/pictures.ts";
import { isStale, plainWords, type Recipe, recipeImage, wholeRecipe } from "../../shared/model/recipe.ts";
import { isRendered } from "../../shared/model/render.ts";
import { setCount } from "../../shared/model/screens.ts";
import { nameSlots } from "../../shared/model/texts.ts";
import { blob } from "../store/browser.ts";
import { editBrowser, expectOk, MATERIALS, model, type Page, stored } from "./browser.ts";

const PICTURE = { offer: { kind: "picture", category: "blends" } } as const;

const original = blob("an original");
const recipeOf = (text: string): Recipe =>
  wholeRecipe(
    { blob: original.sha256, type: "image/png", width: 302, height: 485 },
    { words: plainWords({ from: { kind: "blend" }, text }, "modern") },
  );
const withBlend = (slot: string, text: string) => (design: Design) =>
  withSlot(design, "blends", slot, recipeImage(recipeOf(text)));
const rename = (name: string) => (design: Design) => changed(design, { name });
const NAME = { offer: { kind: "rename" } } as const;
const blobs = new Map([[original.sha256, original.bytes]]);
const imageOf = (design: Design | null, slot: string) => design?.slots.blends?.[slot];

const put = (page: Page, slot: string, text: string, options = {}) =>
  page.edit(page.state.design.id, PICTURE, withBlend(slot, text), { blobs, ...options });

describe("an edit", () => {
  it("makes the first design, shows it once it is stored, and is undone", async () => {
    const page = await editBrowser().open();
    const { id } = page.state.design;
    const editing = page.edit(id, NAME, rename("Bar"));
    expect(page.state).toMatchObject({ status: "saving", design: { name: "" } });
    expectOk(await editing);
    expect(page.state).toMatchObject({
      status: "saved",
      design: { id, name: "Bar" },
      undo: { kind: "rename" },
    });
    expect(await stored(page)).toEqual(page.state.design);
    await page.undo();
    expect(page.state).toMatchObject({
      design: { name: "" },
      undo: null,
      redo: { kind: "rename" },
      switchedFrom: null,
    });
    await page.redo();
    expect(page.state.design.name).toBe("Bar");
  });

  it("renders what it makes stale, all of a set together, and stores it in one change", async () => {
    const { open, renderer } = editBrowser();
    const page = await open();
    expectOk(await put(page, "left", "Crema"));
    expect(renderer.jobs).toHaveLength(1);
    expectOk(await put(page, "middle", "Lungo"));
    expect(renderer.jobs).toHaveLength(2);
    const before = page.state.design;
    expect(isRendered(before)).toBe(true);
    const changes = vi.spyOn(page.store, "change");
    const named = await page.edit(before.id, { offer: { kind: "names" } }, (design) =>
      nameSlots(model, design, { blends: { left: "Decaf" } }, MATERIALS),
    );
    expectOk(named);
    expect(changes).toHaveBeenCalledTimes(2);
    const after = page.state.design;
    expect(after.revision).toBe(before.revision + 1);
    for (const slot of ["left", "middle"]) {
      const image = imageOf(after, slot);
      expect(image && isStale(image)).toBe(false);
      expect(image?.picture).not.toEqual(imageOf(before, slot)?.picture);
      const sha256 = image?.picture && "blob" in image.picture ? image.picture.blob : "";
      expect(await page.store.blob(sha256)).toBeDefined();
    }
    await page.undo();
    expect(imageOf(page.state.design, "left")).toEqual(imageOf(before, "left"));
  });

  it("leaves what it does not change the same object", async () => {
    const page = await editBrowser().open();
    expectOk(await put(page, "left", "Crema"));
    const before = page.state.design;
    expectOk(await page.edit(before.id, NAME, rename("Bar")));
    const { slots, counts, name } = page.state.design;
    expect(name).toBe("Bar");
    expect(slots).toBe(before.slots);
    expect(counts).toBe(before.counts);
  });

  it("leaves images that can't be rendered as they were, and says which", async () => {
    const { open, renderer } = editBrowser();
    const page = await open();
    expectOk(await put(page, "left", "Crema"));
    const before = page.state.design;
    renderer.fails.add("Lungo");
    const outcome = await page.edit(before.id, PICTURE, (design) =>
      withBlend("left", "Lungo")(withBlend("right", "Decaf")(design)),
    );
    expect(expectOk(outcome).failures).toEqual([
      { design: before.id, category: "blends", key: "left", reason: "unreadable" },
    ]);
    expect(imageOf(page.state.design, "left")).toEqual(imageOf(before, "left"));
    expect(imageOf(page.state.design, "right")?.recipe?.words?.text).toBe("Decaf");
  });

  it("is refused if pictures that it needs can't be rendered", async () => {
    const { open, renderer } = editBrowser();
    const page = await open();
    const before = page.state.design;
    const both = (design: Design) => withBlend("left", "Lungo")(withBlend("right", "Decaf")(design));
    const tryBoth = (needs: "every" | "some") => page.edit(before.id, PICTURE, both, { blobs, needs });
    renderer.fails.add("Lungo").add("Decaf");
    for (const needs of ["every", "some"] as const)
      expect(await tryBoth(needs)).toEqual({ ok: false, fault: "notRendered" });
    renderer.fails.delete("Decaf");
    expect(await tryBoth("every")).toEqual({ ok: false, fault: "notRendered" });
    expect(page.state.design).toBe(before);
    expect(expectOk(await tryBoth("some")).failures).toHaveLength(1);
    expect(imageOf(page.state.design, "right")?.recipe?.words?.text).toBe("Decaf");
  });

  it("is carried out after those that were asked for before it, however long these take", async () => {
    const { open, renderer } = editBrowser();
    const page = await open();
    let go = () => {};
    renderer.before = () => new Promise((resolve) => (go = resolve));
    const { id } = page.state.design;
    const first = put(page, "left", "Crema");
    const second = page.edit(id, PICTURE, (design) => clearPicture(model, design, "blends", "left"));
    const undone = second.then(() => page.undo());
    await vi.waitUntil(() => page.state.status === "saving");
    await vi.waitUntil(() => go.name === "resolve" || go.toString() !== "() => {}");
    go();
    expectOk(await first);
    expectOk(await second);
    expect((await undone).ok).toBe(true);
    expect(imageOf(page.state.design, "left")?.recipe?.words?.text).toBe("Crema");
  });

  it("that is stopped changes nothing", async () => {
    const { open, renderer } = editBrowser();
    const page = await open();
    const stop = new AbortController();
    renderer.before = async () => stop.abort();
    expect(await put(page, "left", "Crema", { signal: stop.signal })).toEqual({
      ok: false,
      fault: "stopped",
    });
    expect(page.state).toMatchObject({ design: { revision: 0 }, status: "saved" });
    renderer.before = async () => {};
    expectOk(await put(page, "left", "Crema"));
  });

  it("renders again if another page changes the set meanwhile, and gives up after three times", async () => {
    const { open, renderer } = editBrowser();
    const page = await open();
    expectOk(await put(page, "left", "Crema"));
    const other = await open();
    let round = 0;
    renderer.before = async () => {
      renderer.before = async () => {};
      expectOk(await put(other, "right", "Decaf"));
    };
    expectOk(await put(page, "middle", "Lungo"));
    const texts = ["left", "middle", "right"].map(
      (slot) => imageOf(page.state.design, slot)?.recipe?.words?.text,
    );
    expect(texts).toEqual(["Crema", "Lungo", "Decaf"]);
    expect(isRendered(page.state.design)).toBe(true);
    const meddle = async () => {
      renderer.before = async () => {};
      expectOk(await put(other, "right", `Decaf ${++round}`));
      renderer.before = meddle;
    };
    renderer.before = meddle;
    expect(await put(page, "middle", "Ristretto")).toEqual({ ok: false, fault: "changing" });
    expect(round).toBe(3);
    expect(imageOf(await stored(page), "middle")?.recipe?.words?.text).toBe("Lungo");
  });

  it("of the empty design goes into the one that another page has made by then", async () => {
    const { open } = editBrowser();
    const [page, other] = [await open(), await open()];
    const { id } = page.state.design;
    expectOk(await other.edit(other.state.design.id, NAME, rename("Bar")));
    await vi.waitUntil(() => page.state.design.name === "Bar");
    const outcome = expectOk(await put(page, "left", "Crema"));
    expect([...outcome.designs.keys()]).toEqual([other.state.design.id]);
    expectOk(await page.edit(id, PICTURE, withBlend("right", "Decaf"), { blobs }));
    expect(await page.store.read(id)).toBeNull();
    expect(Object.keys(page.state.design.slots.blends ?? {})).toEqual(["left", "right"]);
  });

  it("of a design that is gone is refused, and of one that is not open goes there", async () => {
    const page = await editBrowser().open();
    const first = page.state.design.id;
    expectOk(await page.edit(first, NAME, rename("Bar")));
    const made = { ...emptyDesign(model, "second"), name: "Lobby" };
    expectOk(
      await page.editDesigns([], null, () => ({ designs: new Map([["second", made]]), open: "second" })),
    );
    expect(page.state).toMatchObject({ design: { name: "Lobby" }, switchedFrom: { name: "Bar" } });
    expectOk(await page.edit(first, NAME, rename("Bar 2")));
    expect((await page.store.read(first))?.name).toBe("Bar 2");
    expect(page.state.design.name).toBe("Lobby");
    expectOk(await page.editDesigns([first], null, () => ({ designs: new Map([[first, null]]) })));
    expect(await page.edit(first, NAME, rename("Bar 3"))).toEqual({ ok: false, fault: "gone" });
  });

  it("of several designs renders each, and is one step of Undo", async () => {
    const { open, renderer } = editBrowser();
    const page = await open();
    const ids = ["a", "b", "c"];
    const make = () => ({ designs: new Map(ids.map((id) => [id, { ...emptyDesign(model, id), name: id }])) });
    expectOk(await page.editDesigns(ids, { act: { kind: "add", count: 3, name: "a" } }, make));
    const keep = vi.spyOn(page.store, "keep");
    const label = { ...PICTURE, act: { kind: "dress", count: 3, name: "a" } } as const;
    const outcome = await page.edit(
      ids,
      label,
      (design) => withBlend("left", `Blend ${design.name}`)(design),
      {
        blobs,
      },
    );
    expect([...expectOk(outcome).designs.keys()]).toEqual(ids);
    expect(renderer.jobs).toHaveLength(3);
    expect(keep).toHaveBeenCalledTimes(3);
    const step = page.store.snapshot.history.done.at(-1);
    expect((await page.store.restore("undo", step)).ok).toBe(true);
    for (const id of ids) expect(imageOf(await page.store.read(id), "left")).toBeUndefined();
  });

  it("that is refused by the model changes nothing", async () => {
    const page = await editBrowser().open();
    const long = "x".repeat(200);
    const outcome = await page.edit(page.state.design.id, { offer: { kind: "names" } }, (design) => {
      const edited = nameSlots(model, design, { blends: { left: long } }, MATERIALS);
      expect(isRefused(edited)).toBe(true);
      return edited;
    });
    expect(outcome).toEqual({ ok: false, fault: "nameLength" });
    expect(page.state).toMatchObject({ design: { revision: 0 }, undo: null });
  });

  it("that throws is refused, and those after it are not", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    const page = await editBrowser().open();
    expectOk(await put(page, "left", "Crema"));
    const { id } = page.state.design;
    const count = (to: number) =>
      page.edit(id, { offer: { kind: "count" } }, (design) =>
        setCount(model, design, "hotcupsizes", to, MATERIALS),
      );
    const [refused, done] = await Promise.all([count(5), count(3)]);
    expect(refused).toEqual({ ok: false, fault: "unavailable" });
    expectOk(done);
    expect(errors).toHaveBeenCalledOnce();
    expect(page.state).toMatchObject({ design: { counts: { hotcupsizes: 3 } }, status: "saved" });
    errors.mockRestore();
  });

  it("that takes pictures away says how many, until the next change", async () => {
    const page = await editBrowser().open();
    expectOk(await put(page, "left", "Crema"));
    expect(page.state.loss).toBeNull();
    const clear = (design: Design) => clearPicture(model, design, "blends", "left");
    const removal = { offer: { kind: "removal", category: "blends" } } as const;
    expectOk(await page.edit(page.state.design.id, removal, clear));
    expect(page.state.loss).toEqual({ kind: "removal", category: "blends", images: 1 });
    expectOk(await page.edit(page.state.design.id, NAME, rename("Bar")));
    expect(page.state.loss).toBeNull();
  });

  it("without room for an original stores the picture alone", async () => {
    const page = await editBrowser().open();
    const change = page.store.change;
    vi.spyOn(page.store, "change").mockImplementation(async (given) =>
      given.blobs?.has(original.sha256)
        ? change({
            ...given,
            edit(designs, open) {
              const edits = given.edit(designs, open);
              return typeof edits === "string" ? edits : "full";
            },
          })
        : change(given),
    );
    expectOk(await put(page, "left", "Crema"));
    const image = imageOf(page.state.design, "left");
    expect(image?.recipe).toBeUndefined();
    expect(image).toEqual(plainImage(image?.picture ?? { path: "" }, ""));
    expect(await page.store.blob(original.sha256)).toBeUndefined();
  });
});

describe("a design that is rendered and not stored", () => {
  it("comes with the bytes of its pictures, of which the browser keeps none", async () => {
    const page = await editBrowser().open();
    const keep = vi.spyOn(page.store, "change");
    const design = withBlend("left", "Crema")(emptyDesign(model, "one"));
    const rendered = await page.render({ design, blobs });
    const picture = imageOf(rendered.design, "left")?.picture;
    if (!picture || !("blob" in picture)) throw new Error("it is not rendered");
    expect(isRendered(rendered.design)).toBe(true);
    expect(rendered.failures).toEqual([]);
    expect([...rendered.blobs.keys()].sort()).toEqual([original.sha256, picture.blob].sort());
    expect(await page.store.blob(picture.blob)).toBeUndefined();
    expect(keep).not.toHaveBeenCalled();
    expect(page.state.status).toBe("saved");
  });

  it("says what could not be rendered, and rejects if it is stopped", async () => {
    const { open, renderer } = editBrowser();
    const page = await open();
    renderer.fails.add("Lungo");
    const design = withBlend("left", "Lungo")(withBlend("right", "Decaf")(emptyDesign(model, "one")));
    const { failures } = await page.render({ design, blobs });
    expect(failures).toEqual([{ design: "one", category: "blends", key: "left", reason: "unreadable" }]);
    const stop = new AbortController();
    stop.abort(new Error("enough"));
    await expect(page.render({ design, blobs }, { signal: stop.signal })).rejects.toThrow("enough");
  });
});
