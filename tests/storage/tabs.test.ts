import { snapshot, subscribe } from "valtio/vanilla";
import { describe, expect, it } from "vitest";
import { FakeBrowser } from "./fake-browser.ts";
import { inline, picture, shownBy } from "./pictures.ts";

/** More turns than anything takes: counted, since a busy machine makes any time short. */
const TURNS = 100;
const settled = async () => {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
};

describe("two tabs", () => {
  it("show each other's changes", async () => {
    const browser = new FakeBrowser();
    const [a, b] = [(await browser.open()).store, (await browser.open()).store];
    await a.renameMachine("Lobby");
    await a.setImage("blends", "left", { bytes: picture(1) });
    await a.setCount("hotcupsizes", 4);
    await settled();
    expect(shownBy(b)).toEqual(shownBy(a));
    await b.setImage("blends", "left", { bytes: picture(2, 400_000) });
    await settled();
    expect(shownBy(a)).toEqual(shownBy(b));
    expect(await a.imageBytes(a.design.slots.blends?.left?.url ?? "")).toEqual(picture(2, 400_000));
  });

  it("changing different places at once keep both changes, and the last writer has the same place", async () => {
    const browser = new FakeBrowser();
    const [a, b] = [(await browser.open()).store, (await browser.open()).store];
    await a.setImage("hotcold", "cold", { bytes: picture(1) });
    await Promise.all([
      a.setImage("blends", "left", { bytes: picture(2) }),
      b.setImage("blends", "right", { bytes: picture(3) }),
      a.setImage("hotcold", "hot", { bytes: picture(4) }),
      b.setImage("hotcold", "hot", { bytes: picture(5) }),
      a.addImage("screensaver", { bytes: picture(6) }),
      b.addImage("screensaver", { bytes: picture(7) }),
    ]);
    await settled();
    expect(shownBy(a)).toEqual(shownBy(b));
    expect(shownBy(a)).toMatchObject({
      slots: {
        blends: { left: "picture 2, 60 bytes", right: "picture 3, 60 bytes" },
        hotcold: { cold: "picture 1, 60 bytes", hot: "picture 5, 60 bytes" },
      },
    });
    expect([...(shownBy(a).lists.screensaver ?? [])].sort()).toEqual([
      "picture 6, 60 bytes",
      "picture 7, 60 bytes",
    ]);
  });

  it("without a word between them still change what is stored, not what they last saw", async () => {
    const browser = new FakeBrowser();
    const [tabA, tabB] = [await browser.open(), await browser.open()];
    tabA.onChange = tabB.onChange = undefined;
    await tabA.store.renameMachine("Lobby");
    await tabA.store.setImage("blends", "left", { bytes: picture(1) });
    await tabB.store.setImage("blends", "right", { bytes: picture(2) });
    await tabB.store.renameMachine("Foyer");
    await tabA.store.setCount("hotcupsizes", 3);
    const after = (await browser.open()).store;
    expect(shownBy(after)).toMatchObject({
      machineName: "Foyer",
      counts: { hotcupsizes: 3 },
      slots: { blends: { left: "picture 1, 60 bytes", right: "picture 2, 60 bytes" } },
    });
    expect(Object.keys(browser.stored)).toHaveLength(2);
  });

  it("lose nothing where a tab sees only late what the other wrote", async () => {
    const browser = new FakeBrowser();
    browser.lateness = 40;
    const [a, b] = [(await browser.open()).store, (await browser.open()).store];
    await Promise.all([
      a.addImage("screensaver", { bytes: picture(1) }),
      b.addImage("screensaver", { bytes: picture(2) }),
      a.renameMachine("Lobby"),
      b.setImage("hotcold", "hot", { bytes: picture(3) }),
      a.setImage("hotcold", "cold", { bytes: picture(4) }),
    ]);
    const after = (await browser.open()).store;
    expect(shownBy(after)).toMatchObject({
      machineName: "Lobby",
      slots: { hotcold: { hot: "picture 3, 60 bytes", cold: "picture 4, 60 bytes" } },
    });
    expect([...(shownBy(after).lists.screensaver ?? [])].sort()).toEqual([
      "picture 1, 60 bytes",
      "picture 2, 60 bytes",
    ]);
  });

  it("call what the other wrote Saved once its row has it, and not before", async () => {
    const browser = new FakeBrowser();
    const [a, b] = [(await browser.open()).store, (await browser.open()).store];
    await a.renameMachine("Lobby");
    await expect.poll(() => b.keeping.state).toBe("saved");
    const seen: string[] = [];
    subscribe(b.keeping, () => seen.push(`${b.design.machineName} ${b.keeping.state}`), true);
    await a.renameMachine("Foyer");
    await expect.poll(() => seen.at(-1)).toBe("Foyer saved");
    expect(seen).toContain("Foyer saving");
    browser.rowsFail = true;
    await a.renameMachine("Bar");
    await expect.poll(() => b.keeping.state).toBe("atRisk");
    expect(seen).not.toContain("Bar saved");
    browser.rowsFail = false;
    await expect.poll(() => b.keeping.state, { timeout: 10_000 }).toBe("saved");
  });

  it("try a row again on what the other wrote meanwhile, and take none back", async () => {
    const browser = new FakeBrowser();
    browser.lateness = 5;
    const [a, b] = [(await browser.open()).store, (await browser.open()).store];
    await a.renameMachine("Lobby");
    await expect.poll(() => b.design.machineName).toBe("Lobby");
    browser.rowsFail = true;
    await b.renameMachine("Foyer");
    browser.rowsFail = false;
    await expect.poll(() => a.design.machineName).toBe("Foyer");
    // Longer than until the row is tried again.
    browser.lateness = 3_400;
    await a.setImage("hotcold", "hot", { bytes: picture(1) });
    await expect.poll(() => b.keeping.state, { timeout: 10_000 }).toBe("saved");
    expect(await b.aside()).toBeNull();
    const row = browser.rows.get(browser.openRow ?? "");
    expect(Object.fromEntries(row?.entries ?? [])).toEqual(
      Object.fromEntries([...browser.entries].filter(([key]) => row?.entries.has(key))),
    );
    expect([...(row?.entries.values() ?? [])]).toContain(inline(picture(1)));
  });

  it("go on where storage was cleared and never shows what the other wrote", async () => {
    const browser = new FakeBrowser();
    const [a, b] = [(await browser.open()).store, (await browser.open()).store];
    await a.renameMachine("Lobby");
    browser.entries.clear();
    expect(await b.setImage("hotcold", "hot", { bytes: picture(1) })).toMatchObject({ kept: true });
    // From now on nobody waits any more.
    expect(browser.entries.get("brewscreen:revision")).toBe(String(browser.published()));
    expect(shownBy((await browser.open()).store)).toMatchObject({
      slots: { hotcold: { hot: "picture 1, 60 bytes" } },
    });
  });

  it("never show a change of many keys half made", async () => {
    const browser = new FakeBrowser();
    const [a, b] = [(await browser.open()).store, (await browser.open()).store];
    for (let i = 0; i < 4; i++) await a.addImage("screensaver", { bytes: picture(i, 5_000) });
    await settled();
    const seen: number[] = [];
    subscribe(b.design, () => seen.push(b.design.lists.screensaver?.length ?? 0), true);
    await a.moveImage("screensaver", a.design.lists.screensaver?.[3]?.id ?? "", 0);
    await a.renameMachine("Lobby");
    await settled();
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen)).toEqual(new Set([4]));
    expect(shownBy(b)).toEqual(shownBy(a));
  });

  it("do not render again what another tab left as it was", async () => {
    const browser = new FakeBrowser();
    const [a, b] = [(await browser.open()).store, (await browser.open()).store];
    await a.setImage("blends", "left", { bytes: picture(1) });
    await settled();
    const before = snapshot(b.design);
    await a.setImage("hotcold", "hot", { bytes: picture(2) });
    await settled();
    const after = snapshot(b.design);
    expect(after.slots.hotcold).not.toBe(before.slots.hotcold);
    expect(after.slots.blends).toBe(before.slots.blends);
    expect(after.lists).toBe(before.lists);
  });
});
