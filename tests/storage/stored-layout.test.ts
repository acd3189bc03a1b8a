import { afterEach, describe, expect, it, vi } from "vitest";
import { FakeBrowser } from "./fake-browser.ts";
import { inline, picture } from "./pictures.ts";

afterEach(() => vi.restoreAllMocks());

describe("what is stored", () => {
  it("stands under the specification's keys, as raw values", async () => {
    const browser = new FakeBrowser();
    browser.clock = 1_732_000_000_000;
    const { store } = await browser.open();
    await store.renameMachine("  Corner Café ");
    await store.setNames("blends", { left: "House", middle: "Dark", right: "Decaf" });
    await store.setImage("blends", "left", { bytes: picture(1) });
    await store.addImage("screensaver", { bytes: picture(2) });
    await store.addImage("screensaver", { path: "/images/defaults/generic/screensavers/steam.png" });
    await store.setCount("hotcupsizes", 3);
    await store.applyDefaults("coldcupsizes", "large");
    await store.setReturnToStep("/final-preview");
    expect(Object.fromEntries(browser.entries)).toEqual({
      machineName: "Corner Café",
      machineTimestamp: "1732000000000",
      machineData: '{"name":"Corner Café"}',
      blendNames: '{"left":"House","middle":"Dark","right":"Decaf"}',
      hotNumCupSizes: "3",
      returnToStep: "/final-preview",
      "Corner Café_1732000000000_blends_left": inline(picture(1)),
      "Corner Café_1732000000000_screensaver_0": inline(picture(2)),
      "Corner Café_1732000000000_screensaver_1": "/images/defaults/generic/screensavers/steam.png",
      "Corner Café_1732000000000_coldcupsizes_large": "/images/defaults/coldcupsizes/2/large.png",
      "brewscreen:version": "1",
      "brewscreen:persist-asked": "true",
      "brewscreen:design": expect.stringContaining("id-"),
      "brewscreen:machine": "classic",
      "brewscreen:revision": expect.stringMatching(/^17320000000\d\d$/),
    });
  });

  it("stands under the default name and a timestamp before the machine has a name", async () => {
    const browser = new FakeBrowser();
    browser.clock = 42;
    const { store } = await browser.open();
    await store.setImage("hotcold", "hot", { bytes: picture(1) });
    expect(browser.entries.get("My Coffee Machine_42_hotcold_hot")).toBe(inline(picture(1)));
    expect(browser.entries.has("machineName")).toBe(false);
    expect(store.design.machineName).toBe("");
  });

  it("is read back as the same design, defaults known by their paths", async () => {
    const browser = new FakeBrowser();
    const first = await browser.open();
    await first.store.setImage("blends", "left", { bytes: picture(1), name: "crema.png" });
    await first.store.applyDefaults("hotcupsizes");
    expect(first.store.design.slots.blends?.left).toMatchObject({ name: "crema.png", isDefault: false });
    first.close();
    const { design } = (await browser.open()).store;
    expect(design.slots.blends).toMatchObject({ left: { url: inline(picture(1)), name: "Left" } });
    expect(design.slots.hotcupsizes).toMatchObject({
      regular: { url: "/images/defaults/hotcupsizes/2/regular.png", isDefault: true },
      large: { isDefault: true },
    });
    expect(design.counts).toEqual({ hotcupsizes: 2, coldcupsizes: 2 });
  });

  it("gives names from machineData and the three single keys where the others have none", async () => {
    const browser = new FakeBrowser({
      machineData: '{"name":"Lobby"}',
      machineTimestamp: "7",
      blendNames: '{"left":"House"}',
      leftBlendName: "Not this",
      middleBlendName: "Colombian",
      Lobby_7_hotcold_cold: "/images/x.png",
    });
    const { design } = (await browser.open()).store;
    expect(design.machineName).toBe("Lobby");
    expect(design.names.blends).toEqual({ left: "House", middle: "Colombian" });
    expect(design.slots.hotcold?.cold?.url).toBe("/images/x.png");
  });

  it("is read once for each action", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    await store.renameMachine("Lobby");
    for (const act of [
      () => store.setImage("blends", "left", { bytes: picture(1) }),
      () => store.renameMachine("Foyer"),
      () => store.fillEmpty(),
      () => store.undo(),
      () => store.confirm(),
    ]) {
      browser.scans = 0;
      expect(await act()).toMatchObject({ ok: true });
      expect(browser.scans).toBe(1);
    }
  });

  it("asks once to be spared from eviction, when a first image is kept", async () => {
    const browser = new FakeBrowser();
    const first = await browser.open();
    await first.store.renameMachine("Lobby");
    expect(browser.persistAsked).toBe(0);
    await first.store.setImage("hotcold", "hot", { bytes: picture(1) });
    await first.store.setImage("hotcold", "cold", { bytes: picture(2) });
    first.close();
    const second = await browser.open();
    await second.store.clearImage("hotcold", "hot");
    expect(browser.persistAsked).toBe(1);
  });
});

describe("a value that is neither a relative path nor a base64 data URI", () => {
  const refused = [
    "",
    "cup.png",
    "//elsewhere.example/cup.png",
    "/\\elsewhere.example/cup.png",
    "/\t/elsewhere.example/cup.png",
    "https://elsewhere.example/cup.png",
    "javascript:alert(1)",
    "blob:https://here/1",
    "data:image/png,plain",
    "data:image/png;base64,",
    "data:image/png;base64,AAA",
    "data:image/png;base64,AA=A",
    "data:image/png;base64,AA\nA",
    "data:;base64,AAAA",
    "{}",
    "null",
  ];

  it.each(refused)("%j is not kept, with an error on the console alone", async (value) => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    expect(await store.setImage("hotcold", "hot", { path: value })).toEqual({ ok: false, reason: "refused" });
    expect(browser.entries.size).toBe(0);
    expect(store.keeping.state).toBe("saved");
    expect(said).toHaveBeenCalledOnce();
  });

  it.each(refused)(
    "%j counts as absent where it is stored, and stays until its place is filled",
    async (value) => {
      const said = vi.spyOn(console, "error").mockImplementation(() => {});
      const key = "Lobby_7_hotcold_hot";
      const browser = new FakeBrowser({ machineName: "Lobby", machineTimestamp: "7", [key]: value });
      const { store } = await browser.open();
      expect(store.design.slots.hotcold).toEqual({});
      expect(store.keeping.setAside).toEqual([key]);
      expect(said).toHaveBeenCalledOnce();

      await store.setImage("hotcold", "cold", { bytes: picture(1) });
      await store.renameMachine("Foyer");
      expect(browser.entries.get("Foyer_7_hotcold_hot")).toBe(value);
      await store.setImage("hotcold", "hot", { bytes: picture(2) });
      expect(browser.entries.get("Foyer_7_hotcold_hot")).toBe(inline(picture(2)));
      expect(store.keeping.setAside).toEqual([]);
    },
  );

  it("keeps its index in a list, around which the others are written", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const browser = new FakeBrowser({
      machineName: "Lobby",
      machineTimestamp: "7",
      Lobby_7_screensaver_0: "/images/a.png",
      Lobby_7_screensaver_1: "not an image",
      Lobby_7_screensaver_2: "/images/c.png",
    });
    const { store } = await browser.open();
    await store.addImage("screensaver", { path: "/images/d.png" });
    const [, , last] = store.design.lists.screensaver ?? [];
    await store.moveImage("screensaver", last?.id ?? "", 0);
    expect(browser.stored).toEqual({
      screensaver_0: "/images/d.png",
      screensaver_2: "/images/a.png",
      screensaver_3: "/images/c.png",
    });
    expect(browser.entries.get("Lobby_7_screensaver_1")).toBe("not an image");
  });
});

describe("a corrupt value", () => {
  it.each([
    ["blendNames", "{broken"],
    ["blendNames", "[1]"],
    ["blendNames", '{"left":5}'],
    ["machineData", "null"],
    ["hotNumCupSizes", "9"],
    ["coldNumCupSizes", "{"],
    ["brewscreen:journal", "{broken"],
    ["brewscreen:journal", '[["put","x"]]'],
    ["brewscreen:version", "soon"],
    ["machineTimestamp", ""],
    ["returnToStep", "\u0000"],
  ])("in %s (%s) costs nothing but itself", async (key, value) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const browser = new FakeBrowser({
      machineName: "Lobby",
      machineTimestamp: "7",
      hotNumCupSizes: "3",
      Lobby_7_blends_left: inline(picture(1)),
      Lobby__blends_left: inline(picture(1)),
      [key]: value,
    });
    const { store } = await browser.open();
    expect(store.design.machineName).toBe("Lobby");
    expect(store.design.slots.blends?.left?.url).toBe(inline(picture(1)));
    expect(await store.setImage("blends", "right", { bytes: picture(2) })).toMatchObject({
      ok: true,
      kept: true,
    });
    expect(await store.setImage("blends", "left", { bytes: picture(3) })).toMatchObject({
      ok: true,
      kept: true,
    });
    const again = (await browser.open()).store.design;
    expect(again.slots.blends).toMatchObject({
      left: { url: inline(picture(3)) },
      right: { url: inline(picture(2)) },
    });
  });

  it("is not overwritten before the visitor fills its place", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const broken = { blendNames: "{broken", hotNumCupSizes: "nine", machineData: "{" };
    const browser = new FakeBrowser({ machineName: "Lobby", machineTimestamp: "7", ...broken });
    const { store } = await browser.open();
    expect([...store.keeping.setAside].sort()).toEqual(Object.keys(broken).sort());
    await store.setImage("blends", "left", { bytes: picture(1) });
    await store.setReturnToStep("/blends");
    expect(Object.fromEntries(browser.entries)).toMatchObject(broken);
    await store.setNames("blends", { left: "a", middle: "b", right: "c" });
    await store.setCount("hotcupsizes", 4);
    expect(store.keeping.setAside).toEqual(["machineData"]);
  });
});
