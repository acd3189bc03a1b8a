import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { DesignStore } from "../../web/storage/design-store.ts";
import { storedPath } from "../../web/store/image-values.ts";
import { blob } from "../store/browser.ts";
import { breakCalls } from "../store/faults.ts";
import { adapterBrowser, bytesOf, shownBy, until } from "./browser.ts";

const LIST = "screensaver";

async function filled() {
  const browser = adapterBrowser();
  const tab = await browser.open();
  const { store } = tab;
  await store.renameMachine("Lobby");
  await store.setNames("blends", { left: "a", middle: "b", right: "c" });
  for (const slot of ["regular", "large"])
    await store.setImage("hotcupsizes", slot, { bytes: bytesOf(slot) });
  for (const text of ["first", "second"]) await store.addImage(LIST, { bytes: bytesOf(text) });
  return { browser, tab, store };
}
const firstId = ({ design }: DesignStore) => design.lists[LIST]?.[0]?.id ?? "";
const picture = (text: string) => ({ bytes: bytesOf(text) });

describe("undo", () => {
  it.each<[string, (store: DesignStore) => Promise<unknown>, object]>([
    [
      "a count change",
      (store) => store.setCount("hotcupsizes", 3),
      { kind: "count", category: "hotcupsizes" },
    ],
    [
      "defaults",
      (store) => store.applyDefaults("hotcupsizes"),
      { kind: "defaults", category: "hotcupsizes" },
    ],
    [
      "a clear",
      (store) => store.clearImage("hotcupsizes", "large"),
      { kind: "removal", category: "hotcupsizes" },
    ],
    ["a removal", (store) => store.removeImage(LIST, firstId(store)), { kind: "removal", category: LIST }],
    ["a start over", (store) => store.startOver(), { kind: "startOver" }],
    [
      "a replacement",
      (store) => store.setImage("hotcupsizes", "large", picture("other")),
      { kind: "picture", category: "hotcupsizes" },
    ],
  ])("brings back what %s took, also at the next start", async (_, act, offer) => {
    const { browser, tab, store } = await filled();
    const before = shownBy(store);
    const earlier = { ...store.keeping.undo };
    await act(store);
    const after = shownBy(store);
    expect(after).not.toEqual(before);
    expect(store.keeping).toMatchObject({ undo: offer, loss: offer, redo: null });
    expect(await store.undo()).toEqual({ ok: true, kept: true });
    expect(shownBy(store)).toEqual(before);
    expect(store.keeping).toMatchObject({ undo: earlier, redo: offer, loss: null });
    expect(await store.redo()).toEqual({ ok: true, kept: true });
    expect(shownBy(store)).toEqual(after);
    expect(await store.undo()).toEqual({ ok: true, kept: true });
    browser.kill(tab);
    const { store: later } = await browser.open();
    expect(shownBy(later)).toEqual(before);
    expect(later.keeping).toMatchObject({ undo: null, redo: null });
  });

  it("takes words, a brand and pictures of one change back together", async () => {
    const { browser, store } = await filled();
    const before = shownBy(store);
    const brand = { colours: ["#aa2211", "#00ff00"], style: "modern" };
    await store.dress({
      slots: [{ category: "hotcupsizes", slot: "large", ...picture("other") }],
      lists: [],
      names: {},
      words: { hot: "Heiß" },
      brand: { ...brand, logo: bytesOf("logo") },
      offer: { kind: "words" },
    });
    expect(store.keeping.undo).toEqual({ kind: "words" });
    const { store: other } = await browser.open();
    expect(other.design).toMatchObject({ words: { hot: "Heiß" }, brand });
    expect(await other.imageBytes(other.design.brand?.logo ?? "")).toEqual(bytesOf("logo"));
    await store.undo();
    expect(shownBy(store)).toEqual(before);
    await store.redo();
    expect(store.design).toMatchObject({ words: { hot: "Heiß" }, brand });
  });

  it("takes pictures of one group back at once, and does them again", async () => {
    const { store } = await filled();
    const before = shownBy(store);
    const group = "a drop";
    await store.setImage("hotcold", "hot", { ...picture("1"), group });
    await store.setImage("hotcold", "cold", { ...picture("2"), group });
    await store.setImage("hotcold", "hot", { ...picture("3"), group });
    const after = shownBy(store);
    await store.setImage("hotcold", "hot", { ...picture("4"), group: "another" });
    await store.undo();
    expect(shownBy(store)).toEqual(after);
    await store.undo();
    expect(shownBy(store)).toEqual(before);
    await store.redo();
    expect(shownBy(store)).toEqual(after);
  });

  it("can't redo what was undone before another change", async () => {
    const { store } = await filled();
    await store.renameMachine("Foyer");
    await store.undo();
    await store.clearImage("hotcupsizes", "large");
    expect(store.keeping.redo).toBeNull();
    expect(await store.redo()).toEqual({ ok: false, reason: "gone" });
  });

  it("stays if there is no room for it, until there is", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => void vi.restoreAllMocks());
    const { store } = await filled();
    const before = shownBy(store);
    await store.startOver();
    const { mend } = breakCalls("put", "full");
    expect(await store.undo()).toEqual({ ok: false, reason: "full" });
    expect(store.keeping).toMatchObject({
      state: "notKept",
      reason: "full",
      undo: { kind: "startOver" },
    });
    mend();
    expect(await store.undo()).toEqual({ ok: true, kept: true });
    expect(shownBy(store)).toEqual(before);
    expect(store.keeping.state).toBe("saved");
  });

  it("ends with another tab's change, and not as that notes where to return to", async () => {
    const { browser, tab, store } = await filled();
    const { store: other } = await browser.open();
    await store.clearImage("hotcupsizes", "large");
    await other.setReturnToStep("/blends");
    expect(store.keeping).toMatchObject({ undo: { kind: "removal" }, loss: { images: 1 } });
    await other.renameMachine("Foyer");
    await until(tab, () => store.keeping.undo === null);
    expect(store.keeping).toMatchObject({ redo: null, loss: null });
    expect(await store.undo()).toEqual({ ok: false, reason: "gone" });
    expect(store.design.slots.hotcupsizes?.large).toBeUndefined();
  });
});

describe("the notice of what a change took away", () => {
  it("is given to nothing else", async () => {
    const { store } = await filled();
    await store.setImage("hotcold", "hot", picture("new"));
    await store.applyDefaults("blends");
    await store.moveImage(LIST, firstId(store), 1);
    await store.renameMachine("Foyer");
    expect(store.keeping).toMatchObject({ loss: null, undo: { kind: "rename" } });
  });

  it("counts the images that are gone", async () => {
    const { store } = await filled();
    const images = { regular: picture("1"), large: picture("2") };
    await store.setImages("hotcupsizes", new Map(Object.entries(images)));
    expect(store.keeping.loss).toEqual({ kind: "picture", category: "hotcupsizes", images: 2 });
    await store.setImage("hotcupsizes", "large", picture("3"));
    expect(store.keeping.loss).toEqual({ kind: "picture", category: "hotcupsizes", images: 1 });
  });

  it("stays until the next change: neither notes nor acts that change nothing are one", async () => {
    const { store } = await filled();
    await store.setCount("hotcupsizes", 3);
    await store.setReturnToStep("/final-preview");
    await store.confirm();
    await store.setCount("hotcupsizes", 3);
    expect(store.keeping.loss).toEqual({ kind: "count", category: "hotcupsizes", images: 2 });
    await store.setImage("hotcold", "hot", picture("new"));
    expect(store.keeping.loss).toBeNull();
  });

  it("stays while a design that is not shown is changed", async () => {
    const { tab, store } = await filled();
    const here = store.here();
    await tab.shelf.create("Foyer");
    await store.setImage("hotcold", "hot", picture("new"));
    await store.clearImage("hotcold", "hot");
    await here.renameMachine("Bar");
    expect(store.keeping.loss).toEqual({ kind: "removal", category: "hotcold", images: 1 });
  });
});

describe("an action", () => {
  it("says what a count change did", async () => {
    const { store } = await filled();
    expect(await store.setCount("hotcupsizes", 4)).toEqual({ ok: true, kept: true, effect: "cleared" });
    expect(store.design.slots.hotcupsizes).toEqual({});
    await store.applyDefaults("hotcupsizes", "large");
    expect(await store.setCount("hotcupsizes", 3)).toMatchObject({ effect: "defaults" });
    const images = Object.entries(store.design.slots.hotcupsizes ?? {});
    expect(Object.fromEntries(images.map(([slot, { url }]) => [slot, url]))).toEqual({
      regular: "/images/defaults/hotcupsizes/3/regular.png",
      medium: "/images/defaults/hotcupsizes/3/medium.png",
      large: "/images/defaults/hotcupsizes/3/large.png",
    });
    await store.confirm();
    expect(await store.setCount("hotcupsizes", 3)).toMatchObject({ effect: "none" });
    expect(store.design.isConfirmed).toBe(true);
  });

  it("that the machine has no place for is refused, and those after it are not", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => void vi.restoreAllMocks());
    const { store } = await filled();
    const before = shownBy(store);
    for (const outcome of [
      await store.setCount("hotcupsizes", 5),
      await store.setImage("teas", "hot", picture("new")),
    ])
      expect(outcome).toEqual({ ok: false, reason: "unavailable" });
    expect(errors).toHaveBeenCalledTimes(2);
    expect(shownBy(store)).toEqual(before);
    expect(await store.setCount("hotcupsizes", 3)).toMatchObject({ ok: true });
    expect(store.keeping.state).toBe("saved");
  });

  it("runs after those that were called before it, whose images come in that order", async () => {
    const { store } = await adapterBrowser().open();
    const texts = ["1", "2", "3", "4", "5"];
    const outcomes = await Promise.all(
      texts.map((text) => store.addImage(LIST, { ...picture(text), name: `${text}.png` })),
    );
    const list = store.design.lists[LIST] ?? [];
    expect(list.map(({ name }) => name)).toEqual(["1.png", "2.png", "3.png", "4.png"]);
    expect(outcomes).toMatchObject([
      ...list.map(({ id }) => ({ ok: true, id })),
      { ok: false, reason: "listFull" },
    ]);
    expect(store.keeping.state).toBe("saved");
  });

  it("puts an image in the place of another in one step, if that is still there", async () => {
    const { store } = await filled();
    const before = shownBy(store);
    const replaced = firstId(store);
    const outcome = await store.addImage(LIST, picture("new"), { replaced });
    expect(outcome).toMatchObject({ ok: true, id: firstId(store) });
    const urls = ["new", "second"].map((text) => storedPath(blob(text).sha256));
    expect(store.design.lists[LIST]?.map(({ url }) => url)).toEqual(urls);
    await store.undo();
    expect(shownBy(store)).toEqual(before);
    await store.addImage(LIST, picture("new"), { at: 0, replaced: "gone" });
    expect(store.design.lists[LIST]).toHaveLength(3);
  });
});
