import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it, vi } from "vitest";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { createEmptyDesign, createPlainImage, type Design } from "../../shared/model/design.ts";
import { createFullFrameRecipe, createRecipeImage } from "../../shared/model/recipe.ts";
import { createAllDesignsFile, createDesignFile, readDesigns } from "../../web/edit/design-files.ts";
import { FakeBlobs } from "./pictures.ts";

vi.mock("../../web/store/types.ts", () => ({
  MAX_DESIGN_BYTES: 300_000,
  ZIP_OVERHEAD_BYTES: 20_000,
  MAX_WRITTEN_FILES: 100,
  MAX_READ_ENTRIES: 200,
  MAX_ALL_DESIGNS_BYTES: 600_000,
  MAX_DESIGNS: 5,
}));

const TODAY = new Date(2026, 10, 3);
const OWN = { id: "", revision: 0, changedAt: 0, isConfirmed: false };
/** Noise that makes a picture's file 230 kB. */
const LARGE = 2;
const HOT = { width: 460, height: 485 };

const named = (name: string): Design => ({ ...createEmptyDesign(CLASSIC_MODEL, name), name, revision: 3 });

/** A design with a picture; noise makes it large. */
function pictured(browser: FakeBlobs, name: string, seed: number, noise = 0): Design {
  const hot = createPlainImage(browser.png(HOT, seed, noise));
  return { ...named(name), slots: { ...named(name).slots, hotcold: { hot } } };
}

async function* later(designs: readonly Design[]) {
  yield* designs;
}

/** Saves designs, by default as if none of their pictures had bytes. */
const saveAll = (
  designs: Parameters<typeof createAllDesignsFile>[1],
  bytesOf: FakeBlobs["bytesOf"] = async () => undefined,
) => createAllDesignsFile(CLASSIC_MODEL, designs, bytesOf, TODAY);

/** Everything that a file holds: designs, and the paths and faults of what was left out. */
async function openedOf(file: Blob, onProgress?: (share: number) => void) {
  const found = await readDesigns(CLASSIC_MODEL, file, onProgress);
  if (typeof found === "string") throw new Error(found);
  const all = [];
  for await (const each of found) all.push("fault" in each ? [each.path, each.fault] : each);
  return all;
}
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

describe("a file of all designs", () => {
  it("is a ZIP of design files, and opens as they were", async () => {
    const browser = new FakeBlobs();
    const designs = [pictured(browser, "Lobby", 1), named("Łódź 北京 ☕"), named("Café/1"), named("")];
    const saved = await saveAll(later(designs), browser.bytesOf);
    expect(saved).toMatchObject({
      fileName: "designs-2026-11-03.brewscreen",
      count: 4,
      omitted: [],
      incomplete: [],
      hasWholeTables: true,
    });
    const files = unzipSync(await bytesOf(saved.file));
    expect(Object.keys(files)).toEqual([
      "designs.json",
      "001-Lobby.brewscreen",
      "002-odz.brewscreen",
      "003-Cafe_1.brewscreen",
      "004-design.brewscreen",
    ]);
    const shares: number[] = [];
    const read = await openedOf(saved.file, (share) => shares.push(share));
    expect(read).toMatchObject(designs.map((design) => ({ design: { ...design, ...OWN } })));
    expect(shares).toEqual([0, 0.25, 0.5, 0.75]);
    const { blob } = browser.png(HOT, 1);
    expect(read[0]).toMatchObject({ blobs: new Map([[blob, browser.stored.get(blob)]]) });
  });

  it("names its files after the designs, in plain letters and at most 60 of them", async () => {
    const designs = ["-- Bar & Grill --", "L".repeat(70)].map(named);
    const { file } = await saveAll(designs);
    expect(Object.keys(unzipSync(await bytesOf(file)))).toEqual([
      "designs.json",
      "001-Bar_Grill.brewscreen",
      `002-${"L".repeat(60)}.brewscreen`,
    ]);
  });

  it("opens packed again without the file that says what it is", async () => {
    const { file } = await saveAll([named("Lobby")]);
    const { "designs.json": _, ...files } = unzipSync(await bytesOf(file));
    expect(await openedOf(blobOf(zipSync(files)))).toMatchObject([{ design: { name: "Lobby" } }]);
  });

  it("holds as many as there is room for, and names the others", async () => {
    const browser = new FakeBlobs();
    const few = [1, 2, 3].map((seed) => pictured(browser, `Large ${seed}`, seed, LARGE));
    const { bytes } = await createDesignFile(CLASSIC_MODEL, few[0] as Design, browser.bytesOf);
    expect(bytes.length).toBeGreaterThan(200_000);
    const saved = await saveAll([...few, named("Small")], browser.bytesOf);
    expect(saved).toMatchObject({ count: 3, omitted: ["Large 3"], incomplete: [] });
    expect(saved.file.size).toBeLessThan(601_000);
    expect(await openedOf(saved.file)).toHaveLength(3);
    const many = ["a", "b", "c", "d", "e", "f", "g"].map(named);
    const counted = await saveAll(many, browser.bytesOf);
    expect(counted).toMatchObject({ count: 5, omitted: ["f", "g"] });
  });

  it("says which designs are in it without some of their images", async () => {
    const browser = new FakeBlobs();
    const lobby = pictured(browser, "Lobby", 1);
    const saved = await saveAll([named("Bar"), lobby]);
    expect(saved).toMatchObject({ count: 2, omitted: [], incomplete: ["Lobby"], hasWholeTables: true });
    const picture = { name: "", made: { "302x485": { blob: "a".repeat(64), bytes: 9, isFitted: false } } };
    const table = { columns: [], rows: [], pictures: { "a.png": picture }, namesOn: {} };
    const tabled = await saveAll([{ ...named("Hall"), table }, named("Bar")], browser.bytesOf);
    expect(tabled).toMatchObject({ count: 2, incomplete: [], hasWholeTables: false });
    expect(await openedOf(saved.file)).toMatchObject([{}, { design: { slots: { hotcold: {} } } }]);
  });

  it("says which images are in it without their originals", async () => {
    const browser = new FakeBlobs();
    const withOriginal = (name: string, noise: number): Design => {
      const picture = browser.png(HOT, 1, noise);
      const hot = createRecipeImage(createFullFrameRecipe(browser.original(2, 255)), { picture });
      return { ...named(name), slots: { ...named(name).slots, hotcold: { hot } } };
    };
    const [small, large] = [withOriginal("Small", 0), withOriginal("Large", LARGE)];
    const saved = await saveAll([small, large], browser.bytesOf);
    expect(saved).toMatchObject({ count: 2, omitted: [], incomplete: [] });
    expect(saved.withoutOriginal).toEqual([{ design: large, category: "hotcold", key: "hot" }]);
  });

  it("has the same bytes on any day, even if the device's clock stopped in 1970", async () => {
    const browser = new FakeBlobs();
    const save = async (now: number) => {
      vi.useFakeTimers({ now, toFake: ["Date"] });
      const designs = [pictured(browser, "Lobby", 1)];
      return bytesOf((await saveAll(designs, browser.bytesOf)).file);
    };
    try {
      expect(await save(0)).toEqual(await save(Date.UTC(2026, 10, 3)));
    } finally {
      vi.useRealTimers();
    }
  });

  it("has one design after the other in memory", async () => {
    const browser = new FakeBlobs();
    const asked: string[] = [];
    const designs = ["Lobby", "Bar"].map((name, seed) => pictured(browser, name, seed, LARGE));
    async function* watched() {
      for (const design of designs) {
        asked.push(design.name);
        yield design;
      }
    }
    const saving = await saveAll(watched(), async (blob) => {
      asked.push("bytes");
      return browser.bytesOf(blob);
    });
    expect(asked).toEqual(["Lobby", "bytes", "Bar", "bytes"]);
    const reads: number[] = [];
    const slice = vi.spyOn(saving.file, "slice");
    const found = await readDesigns(CLASSIC_MODEL, saving.file);
    if (typeof found === "string") throw new Error(found);
    for await (const _ of found) reads.push(slice.mock.calls.length);
    expect(reads[1]).toBeGreaterThan(reads[0] ?? 0);
  });

  it("opens without those that are damaged or of another version, which are named", async () => {
    const browser = new FakeBlobs();
    const designs = [named("Lobby"), named("Bar"), named("Foyer"), named("Hall")];
    const { file } = await saveAll(designs, browser.bytesOf);
    const files = unzipSync(await bytesOf(file));
    const alter = (name: string, change: object) => {
      const inner = unzipSync(files[name] ?? new Uint8Array());
      const json = JSON.parse(new TextDecoder().decode(inner["design.json"]));
      files[name] = zipSync({ ...inner, "design.json": strToU8(JSON.stringify({ ...json, ...change })) });
    };
    alter("001-Lobby.brewscreen", { version: 4 });
    alter("003-Foyer.brewscreen", { model: "espresso" });
    files["004-Hall.brewscreen"] = strToU8("no");
    files["notes.txt"] = strToU8("x");
    expect(await openedOf(blobOf(zipSync(files)))).toMatchObject([
      ["001-Lobby.brewscreen", "laterVersion"],
      { design: { name: "Bar" } },
      ["003-Foyer.brewscreen", "otherModel"],
      ["004-Hall.brewscreen", "foreign"],
    ]);
    const bytes = await bytesOf(file);
    const at = Buffer.from(bytes).indexOf("Bar", 500);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect((await openedOf(blobOf(bytes))).filter(Array.isArray)).toEqual([
      ["002-Bar.brewscreen", "damaged"],
    ]);
  });

  it("may be of one design, which is checked before it is opened", async () => {
    const browser = new FakeBlobs();
    const lobby = pictured(browser, "Lobby", 1);
    const { bytes } = await createDesignFile(CLASSIC_MODEL, lobby, browser.bytesOf);
    expect(await openedOf(blobOf(bytes))).toMatchObject([{ design: { ...lobby, ...OWN } }]);
    const later = zipSync({
      "design.json": strToU8('{"format":"brewscreen-design","version":4,"model":"classic"}'),
    });
    expect(await readDesigns(CLASSIC_MODEL, blobOf(later))).toBe("laterVersion");
    const { "images/hotcold_hot.png": _, ...lacking } = unzipSync(bytes);
    expect(await readDesigns(CLASSIC_MODEL, blobOf(zipSync(lacking)))).toBe("damaged");
    const paddedBy = (length: number) =>
      blobOf(zipSync({ ...unzipSync(bytes), more: new Uint8Array(length) }, { level: 0 }));
    const largest = paddedBy(300_000 - paddedBy(0).size);
    expect(largest.size).toBe(300_000);
    expect(await openedOf(largest)).toHaveLength(1);
    const padded = paddedBy(300_000);
    const readWhole = vi.spyOn(padded, "arrayBuffer");
    expect(await readDesigns(CLASSIC_MODEL, padded)).toBe("tooLarge");
    expect(readWhole).not.toHaveBeenCalled();
  });

  const marker = (said: unknown) => zipSync({ "designs.json": strToU8(JSON.stringify(said)) });
  it.each<[string, Uint8Array, string]>([
    ["nothing", new Uint8Array(), "foreign"],
    ["text", strToU8("no"), "foreign"],
    ["another ZIP", zipSync({ "a.txt": strToU8("x") }), "foreign"],
    ["a ZIP that says it is something else", marker({ format: "other", version: 1 }), "foreign"],
    ["a ZIP that says nothing", zipSync({ "designs.json": strToU8("{") }), "damaged"],
    ["a later version", marker({ format: "brewscreen-designs", version: 2 }), "laterVersion"],
    ["a file that is cut off", marker({ format: "brewscreen-designs", version: 1 }).slice(0, -5), "damaged"],
  ])("(%s) is refused", async (_, bytes, fault) => {
    expect(await readDesigns(CLASSIC_MODEL, blobOf(bytes))).toBe(fault);
  });

  it("(no design in it) opens as none", async () => {
    const { file } = await saveAll([]);
    expect(await openedOf(file)).toEqual([]);
  });
});
