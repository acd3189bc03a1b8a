import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { Inflate, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it, vi } from "vitest";
import type { DesignStore } from "../../web/storage/design-store.ts";
import { FakeBrowser } from "../storage/fake-browser.ts";
import { picture, shownBy } from "../storage/pictures.ts";
import { png } from "../support/png.ts";

const BOMB = deflateRawSync(Buffer.alloc(60_000_000));

const own = (bytes: Uint8Array) => new Uint8Array(bytes);

async function photographic(): Promise<{ browser: FakeBrowser; store: DesignStore }> {
  const browser = new FakeBrowser();
  const { store } = await browser.open();
  await store.renameMachine("Café: 北京/1");
  await store.setNames("blends", { left: "House", middle: "Dark ☕", right: "Decaf" });
  await store.addImage("screensaver", { bytes: own(png(1024, 768, { seed: 1, noise: 40 })) });
  await store.addImage("screensaver", { bytes: own(png(1024, 768, { seed: 2 })) });
  await store.setImage("blends", "left", { bytes: own(png(302, 485, { seed: 3 })) });
  await store.setImage("blends", "right", { path: "/images/defaults/generic/blends/house-blend.png" });
  await store.setCount("hotcupsizes", 4);
  await store.setImage("hotcupsizes", "xlarge", { bytes: own(png(460, 235, { seed: 4 })) });
  await store.applyDefaults("coldcupsizes");
  return { browser, store };
}

async function imagesOf(store: DesignStore) {
  const urls = [
    ...Object.values(store.design.lists),
    ...Object.values(store.design.slots).map(Object.values),
  ].flat();
  return Promise.all(urls.map(({ url }) => (url.startsWith("/images/") ? url : store.imageBytes(url))));
}

describe("a saved design", () => {
  it("is a ZIP of design.json and the images, read by others too", async () => {
    const { store } = await photographic();
    const file = await store.saveDesign();
    expect(file.fileName).toBe("Café_ 北京_1.brewscreen");
    expect(file.skipped).toEqual([]);
    const files = unzipSync(file.bytes);
    expect(Object.keys(files).sort()).toEqual([
      "design.json",
      "images/blends_left.png",
      "images/hotcupsizes_xlarge.png",
      "images/screensaver_0.png",
      "images/screensaver_1.png",
    ]);
    expect(files["images/blends_left.png"]).toEqual(own(png(302, 485, { seed: 3 })));
    expect(JSON.parse(new TextDecoder().decode(files["design.json"]))).toMatchObject({
      format: "brewscreen-design",
      version: 2,
      model: "classic",
      machineName: "Café: 北京/1",
      counts: { hotcupsizes: 4, coldcupsizes: 2 },
      lists: { screensaver: ["images/screensaver_0.png", "images/screensaver_1.png"] },
      slots: { blends: { right: "/images/defaults/generic/blends/house-blend.png" } },
    });
  });

  it("opens in another browser as the same design, and the next reload has it too", async () => {
    const { store } = await photographic();
    const { bytes } = await store.saveDesign();
    const browser = new FakeBrowser();
    const other = (await browser.open()).store;
    await other.setImage("hotcold", "hot", { bytes: picture(1) });
    expect(await other.openDesign(own(bytes))).toEqual({ ok: true, kept: true });
    expect(shownBy(other)).toEqual(shownBy(store));
    expect(await imagesOf(other)).toEqual(await imagesOf(store));
    expect(shownBy((await browser.open()).store)).toEqual(shownBy(store));
    expect([...browser.entries.keys()].filter((key) => key.includes("hotcold"))).toEqual([]);
  });

  it("opens after a start over, and both can be taken back", async () => {
    const { store } = await photographic();
    const before = shownBy(store);
    const { bytes } = await store.saveDesign();
    await store.startOver();
    expect(shownBy(store)).toEqual(shownBy((await new FakeBrowser().open()).store));
    await store.openDesign(own(bytes));
    expect(shownBy(store)).toEqual(before);
    await store.undo();
    expect(store.design.machineName).toBe("");
    await store.openDesign(own(bytes));
    await store.clearImage("blends", "left");
    await store.openDesign(own(bytes));
    expect(store.keeping.undo).toEqual({ kind: "open" });
    await store.undo();
    expect(store.design.slots.blends?.left).toBeUndefined();
    expect(store.design.machineName).toBe(before.machineName);
  });

  it("opens packed again by others, with their own files in it", async () => {
    const { store } = await photographic();
    const files = unzipSync((await store.saveDesign()).bytes);
    const repacked = zipSync({ "__MACOSX/._design.json": strToU8("x"), images: {}, ...files }, { level: 9 });
    await store.startOver();
    expect(await store.openDesign(own(repacked))).toMatchObject({ ok: true });
    expect(store.design.lists.screensaver).toHaveLength(2);
  });

  it("leaves out what has no bytes or is no image of its place, and says so", async () => {
    const { browser, store } = await photographic();
    await store.setImage("hotcold", "hot", { bytes: picture(1) });
    await store.setImage("hotcold", "cold", { path: "/elsewhere.png" });
    browser.images.clear();
    const file = await store.saveDesign();
    expect(file.skipped).toEqual([
      { category: "screensaver", slot: "0" },
      { category: "hotcold", slot: "hot" },
      { category: "hotcold", slot: "cold" },
    ]);
    expect(await store.openDesign(own(file.bytes))).toMatchObject({ ok: true });
    expect(store.design.lists.screensaver).toHaveLength(1);
  });
});

describe("a file that is no design", () => {
  const image = png(302, 485);
  const json = {
    format: "brewscreen-design",
    version: 1,
    model: "classic",
    machineName: "Lobby",
    machineTimestamp: "7",
    names: {},
    counts: {},
    lists: {},
    slots: { blends: { left: "images/a.png" } },
  };
  const pack = (change: object, files: Record<string, Uint8Array> = { "images/a.png": image }) =>
    zipSync({ "design.json": strToU8(JSON.stringify({ ...json, ...change })), ...files }, { level: 6 });

  const cases: [string, Uint8Array, string][] = [
    ["nothing", new Uint8Array(), "foreign"],
    ["a PNG", image, "foreign"],
    ["text", strToU8("brewscreen"), "foreign"],
    ["another ZIP", zipSync({ "word/document.xml": strToU8("<a/>") }), "foreign"],
    ["a design.json of something else", pack({ format: "other" }), "foreign"],
    ["a design.json that is not JSON", zipSync({ "design.json": strToU8("{") }), "foreign"],
    ["a later version", pack({ version: 3, slots: 5 }), "laterVersion"],
    ["another machine", pack({ model: "espresso" }), "otherModel"],
    ["no version", pack({ version: "1" }), "damaged"],
    ["a version below the first", pack({ version: -1 }), "damaged"],
    ["version 0", pack({ version: 0 }), "damaged"],
    ["half a version", pack({ version: 1.5 }), "damaged"],
    ["a name that is none", pack({ machineName: 5 }), "damaged"],
    ["an endless name", pack({ machineName: "x".repeat(10_000) }), "damaged"],
    ["an unknown category", pack({ slots: { teas: { left: "images/a.png" } } }), "damaged"],
    ["an unknown slot", pack({ slots: { blends: { top: "images/a.png" } } }), "damaged"],
    ["a slot of another count", pack({ slots: { hotcupsizes: { medium: "images/a.png" } } }), "damaged"],
    ["an impossible count", pack({ counts: { hotcupsizes: 7 } }), "damaged"],
    ["a list of too many", pack({ lists: { screensaver: Array(5).fill("/images/a.png") } }), "damaged"],
    ["a prototype", pack({ slots: JSON.parse('{"__proto__":{"left":"images/a.png"}}') }), "damaged"],
    ["an image that is not there", pack({}, {}), "damaged"],
    ["an image of another size", pack({}, { "images/a.png": png(460, 485) }), "damaged"],
    ["an image that is none", pack({}, { "images/a.png": strToU8("<svg/>") }), "damaged"],
    ["a path out of the app", pack({ slots: { blends: { left: "//elsewhere.example/a.png" } } }), "damaged"],
    ["a path up", pack({ slots: { blends: { left: "/images/../api/create-package.png" } } }), "damaged"],
    [
      "a path into someone's storage",
      pack({ slots: { blends: { left: `/stored-images/${"a".repeat(64)}.png` } } }),
      "damaged",
    ],
    ["a data URI", pack({ slots: { blends: { left: "data:image/png;base64,AAAA" } } }), "damaged"],
    ["a bomb that says what it is", bomb(200_000_000), "tooLarge"],
    ["a bomb that lies", bomb(1_000), "damaged"],
    [
      "more entries than any design",
      zipSync(Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [`${i}`, new Uint8Array()]))),
      "tooLarge",
    ],
    ["a file larger than any design", new Uint8Array(128 * 1024 * 1024 + 1), "tooLarge"],
  ];

  it.each(cases)("(%s) is refused, and nothing changes", async (_, bytes, reason) => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    await store.setImage("hotcold", "hot", { bytes: picture(1) });
    const before = new Map(browser.entries);
    expect(await store.openDesign(own(bytes))).toEqual({ ok: false, reason });
    expect(browser.entries).toEqual(before);
    expect(browser.images.size).toBe(0);
    expect(store.keeping).toMatchObject({ state: "saved", loss: null });
  });

  it("(a bomb) is not inflated to its end to be found out", async () => {
    const push = vi.spyOn(Inflate.prototype, "push");
    const { store } = await new FakeBrowser().open();
    await store.openDesign(own(bomb(1_000)));
    const taken = push.mock.calls.reduce((sum, [piece]) => sum + piece.length, 0);
    push.mockRestore();
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(BOMB.length / 5);
  });

  it("(cut off or changed anywhere) is refused, and nothing changes", async () => {
    const whole = pack({});
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(whole.length - 1),
        fc.integer({ min: 1, max: 255 }),
        fc.boolean(),
        async (at, flip, cuts) => {
          const bytes = cuts ? whole.slice(0, at) : own(whole);
          if (!cuts) bytes[at] = (bytes[at] ?? 0) ^ flip;
          const outcome = await store.openDesign(own(bytes));
          // A bit that says nothing of the content (a date, a version) may differ; the content may not.
          if (outcome.ok) {
            expect(cuts).toBe(false);
            expect(store.design.machineName).toBe("Lobby");
            expect(await store.imageBytes(store.design.slots.blends?.left?.url ?? "")).toEqual(own(image));
            await store.undo();
          }
          expect(browser.entries.has("machineName")).toBe(false);
        },
      ),
      { numRuns: 400 },
    );
  });
});

/** A ZIP whose design.json inflates to 60 MB of zeros and says that it has `size` bytes. */
function bomb(size: number): Uint8Array {
  const data = BOMB;
  const name = Buffer.from("design.json");
  const sizes = (at: number, record: Buffer) => {
    record.writeUInt16LE(8, at + 2);
    record.writeUInt32LE(data.length, at + 12);
    record.writeUInt32LE(size, at + 16);
    record.writeUInt16LE(name.length, at + 20);
    return record;
  };
  const local = sizes(6, Buffer.alloc(30));
  local.writeUInt32LE(0x04034b50, 0);
  const central = sizes(8, Buffer.alloc(46));
  central.writeUInt32LE(0x02014b50, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + data.length, 16);
  return own(Buffer.concat([local, name, data, central, name, end]));
}
