import { describe, expect, it } from "vitest";
import { call, chromiumWithHarness, openStore, reload } from "./harness/chromium.ts";

const { profile } = chromiumWithHarness();

type Listed = readonly { readonly id: string; readonly name: string; readonly isOpen: boolean }[];

describe("several designs in a browser", () => {
  it("are the same in two tabs, and what one had in hand goes to the design it was made for", async () => {
    const context = await profile();
    const one = await openStore(context);
    await call(one, "call", "renameMachine", "Lobby");
    await call(one, "call", "setImage", "hotcold", "hot", { seed: 1, length: 400_000 });
    const two = await openStore(context);
    await call(two, "takeHere");
    const lobby = await call(one, "model");

    expect((await call(one, "designList", "create", "Foyer")).gave).toMatchObject({ ok: true });
    await expect.poll(async () => (await call(two, "model")).machineName).toBe("Foyer");
    expect((await call(two, "state")).switchedFrom).toEqual({ name: "Lobby" });
    expect(await call(two, "inHand", "hotcold", "cold", 2)).toMatchObject({ ok: true });
    expect((await call(one, "model")).slots.hotcold).toEqual({});

    const list = (await call(two, "designList", "list")).gave as Listed;
    expect(list.map(({ name }) => name).sort()).toEqual(["Foyer", "Lobby"]);
    const { id = "" } = list.find(({ name }) => name === "Lobby") ?? {};
    expect((await call(two, "designList", "open", id)).gave).toMatchObject({ ok: true });
    const cold = { ...lobby.slots.hotcold, cold: "picture 2, 400000 bytes" };
    const expected = { ...lobby, slots: { ...lobby.slots, hotcold: cold } };
    expect(await call(two, "model")).toEqual(expected);
    await expect.poll(() => call(one, "model")).toEqual(expected);
    await reload(one);
    expect(await call(one, "model")).toEqual(expected);
  });

  it("are fifty on the shelf, dressed in one act, and gone when everything is erased", async () => {
    const page = await openStore(await profile());
    await call(page, "call", "renameMachine", "Site 0");
    await call(page, "call", "setImage", "hotcold", "hot", { seed: 1, length: 400_000 });
    const { design } = await call(page, "state");
    for (let i = 1; i < 50; i++) await call(page, "designList", "duplicate", design, `Site ${i}`);
    const { gave, ms } = await call(page, "designList", "list");
    const list = gave as Listed;
    expect(list).toHaveLength(50);
    console.log(`A list of fifty designs: ${Math.round(ms)} ms`);
    const ids = list.map(({ id }) => id);
    expect(await call(page, "putInAll", ids, 1_000, 100_000)).toMatchObject({ ok: true });
    expect((await call(page, "designList", "undo")).gave).toMatchObject({ ok: true });
    expect((await call(page, "model")).slots.hotcold).toEqual({ hot: "picture 1, 400000 bytes" });

    expect((await call(page, "designList", "eraseEverything")).gave).toBeNull();
    await reload(page);
    expect((await call(page, "designList", "list")).gave).toEqual([]);
    const left = await page.evaluate(async () => {
      const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
      const counts = names.map(
        (name) =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = () => {
              const stores = [...opening.result.objectStoreNames].filter((store) => store !== "settings");
              if (stores.length === 0) return resolve(0);
              const counting = opening.result
                .transaction(stores)
                .objectStore(stores[0] ?? "")
                .count();
              counting.onsuccess = () => resolve(counting.result);
            };
          }),
      );
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    });
    expect(left).toBe(0);
  });
});
