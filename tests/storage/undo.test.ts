import { describe, expect, it } from "vitest";
import type { DesignStore } from "../../web/storage/design-store.ts";
import { FakeBrowser } from "./fake-browser.ts";
import { modelOf, named, picture, shownBy } from "./pictures.ts";

async function filled(): Promise<{ browser: FakeBrowser; store: DesignStore }> {
  const browser = new FakeBrowser();
  const { store } = await browser.open();
  await store.renameMachine("Lobby");
  await store.setNames("blends", { left: "a", middle: "b", right: "c" });
  await store.setImage("hotcupsizes", "regular", { bytes: picture(1, 8_000) });
  await store.setImage("hotcupsizes", "large", { bytes: picture(2, 400_000) });
  await store.addImage("screensaver", { bytes: picture(3, 8_000) });
  await store.addImage("screensaver", { bytes: picture(4, 8_000) });
  return { browser, store };
}
const firstId = (store: DesignStore) => store.design.lists.screensaver?.[0]?.id ?? "";

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
    [
      "a removal",
      (store) => store.removeImage("screensaver", firstId(store)),
      { kind: "removal", category: "screensaver" },
    ],
    ["a start over", (store) => store.startOver(), { kind: "startOver" }],
    [
      "a replacement",
      (store) => store.setImage("hotcupsizes", "large", { bytes: picture(9) }),
      { kind: "picture", category: "hotcupsizes" },
    ],
  ])("brings back what %s took, also over a reload", async (_, act, offer) => {
    const { browser, store } = await filled();
    const before = shownBy(store);
    const earlier = { ...store.keeping.undo };
    await act(store);
    const after = shownBy(store);
    expect(after).not.toEqual(before);
    expect(store.keeping).toMatchObject({ undo: offer, loss: offer, redo: null });
    expect(await store.undo()).toEqual({ ok: true, kept: true });
    expect(shownBy(store)).toEqual(before);
    expect(store.keeping).toMatchObject({ undo: earlier, redo: offer, loss: null });
    expect(shownBy((await browser.open()).store)).toEqual(before);
    expect(await store.redo()).toEqual({ ok: true, kept: true });
    expect(shownBy(store)).toEqual(after);
    expect(await store.undo()).toEqual({ ok: true, kept: true });
    expect(shownBy((await browser.open()).store)).toEqual(before);
  });

  it("gives a notice only to what takes something away", async () => {
    const { store } = await filled();
    await store.setImage("hotcold", "hot", { bytes: picture(7) });
    await store.applyDefaults("blends");
    await store.moveImage("screensaver", firstId(store), 1);
    await store.renameMachine("Foyer");
    expect(store.keeping).toMatchObject({ loss: null, undo: { kind: "rename" } });
  });

  it("counts the images that a change took away, for the notice", async () => {
    const { store } = await filled();
    const images = { regular: { bytes: picture(7) }, large: { bytes: picture(8) } };
    await store.setImages("hotcupsizes", new Map(Object.entries(images)));
    expect(store.keeping.loss).toEqual({ kind: "picture", category: "hotcupsizes", images: 2 });
    await store.setImage("hotcupsizes", "large", { bytes: picture(9) });
    expect(store.keeping.loss).toEqual({ kind: "picture", category: "hotcupsizes", images: 1 });
  });

  it("has a notice until the next change, and notes are none", async () => {
    const { store } = await filled();
    await store.setCount("hotcupsizes", 3);
    await store.setReturnToStep("/final-preview");
    await store.confirm();
    await store.setCount("hotcupsizes", 3);
    expect(store.keeping.loss).not.toBeNull();
    await store.setImage("hotcold", "hot", { bytes: picture(7) });
    expect(store.keeping.loss).toBeNull();
  });

  it("reaches over the last 20 changes and back again, renames and overflowed pictures included", async () => {
    const { browser, store } = await filled();
    const states = [shownBy(store)];
    for (let i = 0; i < 25; i++) {
      if (i % 5 === 0) await store.renameMachine(`Lobby ${i}`);
      else if (i % 5 === 1) await store.setImage("hotcold", "hot", { bytes: picture(i, 320_000) });
      else if (i % 5 === 2) await store.setCount("hotcupsizes", 2 + (i % 3));
      else if (i % 5 === 3) await store.fillEmpty();
      else await store.startOver();
      states.push(shownBy(store));
    }
    const distinct = states.filter((state, i) => JSON.stringify(state) !== JSON.stringify(states[i - 1]));
    let undone = 0;
    while (store.keeping.undo) {
      expect(await store.undo()).toMatchObject({ ok: true });
      undone++;
      expect(shownBy(store)).toEqual(distinct.at(-1 - undone));
    }
    expect(undone).toBe(20);
    expect(await store.undo()).toEqual({ ok: false, reason: "gone" });
    while (store.keeping.redo) {
      expect(await store.redo()).toMatchObject({ ok: true });
      undone--;
      expect(shownBy(store)).toEqual(distinct.at(-1 - undone));
    }
    expect(undone).toBe(0);
    expect(shownBy((await browser.open()).store)).toEqual(states.at(-1));
  });

  it("takes pictures of one group back at once, and does them again", async () => {
    const { store } = await filled();
    const before = shownBy(store);
    const group = "a drop";
    await store.setImage("hotcold", "hot", { bytes: picture(7), group });
    await store.setImage("hotcold", "cold", { bytes: picture(8, 400_000), group });
    await store.setImage("hotcold", "hot", { bytes: picture(9), group });
    const after = shownBy(store);
    await store.setImage("hotcold", "hot", { bytes: picture(10), group: "another" });
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

  it("outlives that images are moved to IndexedDB for want of room", async () => {
    const { browser, store } = await filled();
    const before = await modelOf(store);
    await store.clearImage("hotcupsizes", "regular");
    browser.quota = browser.taken + 900;
    await store.renameMachine("A much longer name than before");
    while (store.keeping.undo?.kind !== "removal") expect(await store.undo()).toMatchObject({ ok: true });
    expect(await store.undo()).toMatchObject({ ok: true });
    expect(await modelOf(store)).toEqual(before);
  });

  it("ends when another tab makes any change, and not when that notes where to return to", async () => {
    const { browser, store } = await filled();
    const other = (await browser.open()).store;
    await store.clearImage("hotcupsizes", "large");
    await other.setReturnToStep("/blends");
    await Promise.resolve();
    expect(store.keeping.undo).not.toBeNull();
    await other.setImage("hotcold", "hot", { bytes: picture(7) });
    await Promise.resolve();
    expect(store.keeping).toMatchObject({ undo: null, redo: null, loss: null });
    expect(await store.undo()).toEqual({ ok: false, reason: "gone" });
    expect(store.design.slots.hotcupsizes?.large).toBeUndefined();
  });

  it("ends when another tab renames the machine, so that nothing comes back with the old name", async () => {
    const { browser, store } = await filled();
    const other = (await browser.open()).store;
    await store.removeImage("screensaver", store.design.lists.screensaver?.[1]?.id ?? "");
    await other.renameMachine("Foyer");
    await Promise.resolve();
    expect(await store.undo()).toEqual({ ok: false, reason: "gone" });
    await other.renameMachine("Lobby");
    expect(other.design.lists.screensaver).toHaveLength(1);
  });

  it("outlives that the tab reads again while a change is written, with the names of pictures", async () => {
    const { browser, store } = await filled();
    const announce = browser.announce.bind(browser);
    browser.announce = (from) => {
      queueMicrotask(() => from.onChange?.());
      announce(from);
    };
    await store.setImage("hotcold", "hot", { bytes: picture(7), name: "hot.png" });
    await store.setNames("blends", { left: "x", middle: "y", right: "z" });
    expect(store.design.slots.hotcold?.hot?.name).toBe("hot.png");
    await store.undo();
    expect(store.keeping).toMatchObject({ undo: { kind: "picture" }, redo: { kind: "names" } });
    await store.undo();
    expect(store.keeping).toMatchObject({ undo: { kind: "picture" }, redo: { kind: "picture" } });
    expect(store.design.slots.hotcold?.hot).toBeUndefined();
  });

  it("does not last over a reload", async () => {
    const { browser, store } = await filled();
    await store.startOver();
    expect((await browser.open()).store.keeping.undo).toBeNull();
  });
});

describe("a count change", () => {
  it("clears uploads", async () => {
    const { browser, store } = await filled();
    expect(await store.setCount("hotcupsizes", 4)).toEqual({ ok: true, kept: true, effect: "cleared" });
    expect(store.design.slots.hotcupsizes).toEqual({});
    expect(Object.keys(browser.stored).filter((key) => key.startsWith("hotcupsizes"))).toEqual([]);
  });

  it("brings the new count's defaults where one image was a default", async () => {
    const { browser, store } = await filled();
    await store.applyDefaults("hotcupsizes", "large");
    expect(await store.setCount("hotcupsizes", 3)).toMatchObject({ effect: "defaults" });
    expect(browser.stored).toMatchObject({
      hotcupsizes_regular: "/images/defaults/hotcupsizes/3/regular.png",
      hotcupsizes_medium: "/images/defaults/hotcupsizes/3/medium.png",
      hotcupsizes_large: "/images/defaults/hotcupsizes/3/large.png",
    });
    expect(Object.values(store.design.slots.hotcupsizes ?? {}).every(({ isDefault }) => isDefault)).toBe(
      true,
    );
  });

  it("to the current count does nothing", async () => {
    const { browser, store } = await filled();
    await store.confirm();
    const before = new Map(browser.entries);
    expect(await store.setCount("hotcupsizes", 2)).toMatchObject({ effect: "none" });
    expect(browser.entries).toEqual(before);
    expect(store.design.isConfirmed).toBe(true);
  });

  it("to a count that the machine does not have is a defect", async () => {
    const { store } = await filled();
    await expect(store.setCount("hotcupsizes", 5)).rejects.toThrow("hotcupsizes has no count 5");
    await expect(store.setImage("teas", "hot", { bytes: picture(1) })).rejects.toThrow("teas");
    expect(await store.setCount("hotcupsizes", 3)).toMatchObject({ ok: true });
  });
});

describe("the confirmation", () => {
  it("stays over a reload and is taken back by any change", async () => {
    const { browser, store } = await filled();
    await store.confirm();
    await store.setReturnToStep("/final-preview");
    expect((await browser.open()).store.design.isConfirmed).toBe(true);
    await store.setNames("blends", { left: "x", middle: "b", right: "c" });
    expect(store.design.isConfirmed).toBe(false);
    expect((await browser.open()).store.design.isConfirmed).toBe(false);
  });
});

describe("a list", () => {
  it("takes as many images as it may, in order, and says when it is full", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5].map((seed) =>
        store.addImage("screensaver", { bytes: picture(seed), name: `${seed}.png` }),
      ),
    );
    expect(outcomes[4]).toEqual({ ok: false, reason: "listFull" });
    expect(store.design.lists.screensaver?.map(({ name }) => name)).toEqual([
      "1.png",
      "2.png",
      "3.png",
      "4.png",
    ]);
    expect(outcomes[1]).toMatchObject({ ok: true, id: store.design.lists.screensaver?.[1]?.id });
    expect(store.keeping.state).toBe("saved");
  });

  it("keeps each image's id and name while it is reordered, twice the same image too", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    for (const seed of [1, 2, 1, 3])
      await store.addImage("screensaver", { bytes: picture(seed), name: `${seed}` });
    const [a, b, c, d] = store.design.lists.screensaver?.map(({ id }) => id) ?? [];
    expect(new Set([a, b, c, d]).size).toBe(4);
    await store.moveImage("screensaver", d ?? "", 0);
    const list = store.design.lists.screensaver ?? [];
    expect(list.map(({ id }) => id)).toEqual([d, a, b, c]);
    expect(list.map(({ name }) => name)).toEqual(["3", "1", "2", "1"]);
    expect(await store.removeImage("screensaver", "image-999")).toEqual({ ok: false, reason: "gone" });
  });

  it("takes a picture in the place of another in one change, where that is still there", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    for (const seed of [1, 2]) await store.addImage("screensaver", { bytes: picture(seed) });
    const before = shownBy(store);
    const replaced = firstId(store);
    const outcome = await store.addImage("screensaver", { bytes: picture(3) }, { replaced });
    expect(outcome).toMatchObject({ ok: true, id: firstId(store) });
    expect(shownBy(store).lists.screensaver).toEqual([named(3, 60), named(2, 60)]);
    await store.undo();
    expect(shownBy(store)).toEqual(before);
    await store.addImage("screensaver", { bytes: picture(4) }, { at: 0, replaced: "image-999" });
    expect(store.design.lists.screensaver).toHaveLength(3);
  });
});
