import { unzipSync, zipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { DESIGN_MENU } from "#messages/design-menu.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import {
  type BlobPicture,
  createEmptyDesign,
  createPlainImage,
  type Design,
} from "../../shared/model/design.ts";
import {
  type BlobOriginal,
  createFullFrameRecipe,
  createRecipeImage,
  type Recipe,
} from "../../shared/model/recipe.ts";
import { describeOmissions } from "../../web/edit/omissions.ts";
import { chunk, png, SIGNATURE } from "../support/png.ts";
import { FakeBlobs, sha256 } from "./pictures.ts";

// Other tests may have loaded them with the real limits.
vi.resetModules();
vi.doMock("../../web/store/types.ts", () => ({
  MAX_DESIGN_BYTES: 260_000,
  ZIP_OVERHEAD_BYTES: 20_000,
  MAX_WRITTEN_FILES: 12,
  MAX_READ_ENTRIES: 100,
  MAX_ALL_DESIGNS_BYTES: 260_000,
  MAX_DESIGNS: 1,
}));
const { readDesignFile, createDesignFile } = await import("../../web/edit/design-files.ts");
vi.doUnmock("../../web/store/types.ts");
vi.resetModules();

const BLEND = { width: 302, height: 485 };

/** A design with two recipes from originals; noise makes these large. */
function designed(noise = 0): { design: Design; browser: FakeBlobs } {
  const browser = new FakeBlobs();
  const empty = createEmptyDesign(CLASSIC_MODEL, "one");
  const left = createRecipeImage(createFullFrameRecipe(browser.original(11, noise)), {
    picture: browser.png(BLEND, 1),
  });
  const saver = createRecipeImage(createFullFrameRecipe(browser.original(12, noise)), {
    picture: browser.png({ width: 1024, height: 768 }, 2),
    name: "Beach.jpg",
  });
  return {
    browser,
    design: {
      ...empty,
      lists: { screensaver: [{ ...saver, id: "1.1" }] },
      slots: { ...empty.slots, blends: { left, right: createPlainImage(browser.png(BLEND, 3)) } },
    },
  };
}

async function opened(bytes: Uint8Array) {
  const read = await readDesignFile(CLASSIC_MODEL, new Uint8Array(bytes));
  if (typeof read === "string") throw new Error(read);
  return read;
}

const leftOf = ({ slots }: Design) => slots.blends?.left;

/** A design in which the left picture is made by another recipe. */
const withLeft = (design: Design, change: Partial<Recipe>): Design => {
  const left = leftOf(design);
  if (!left?.recipe) throw new Error("there is no recipe");
  const blends = { ...design.slots.blends, left: { ...left, recipe: { ...left.recipe, ...change } } };
  return { ...design, slots: { ...design.slots, blends } };
};

describe("recipes in a design file", () => {
  it("come along with their originals, and stale images stay stale", async () => {
    const { design, browser } = designed();
    const stale = withLeft(design, { background: { kind: "blurred" } });
    const file = await createDesignFile(CLASSIC_MODEL, stale, browser.bytesOf);
    expect(file).toMatchObject({ skipped: [], withoutOriginal: [] });
    const read = await opened(file.bytes);
    expect(read.design.slots).toEqual(stale.slots);
    expect(read.design.lists).toEqual(stale.lists);
    for (const seed of [11, 12]) {
      const { blob } = browser.original(seed);
      expect(read.blobs.get(blob)).toEqual(browser.stored.get(blob));
    }
  });

  it("are left out if the file would be too large, and named, whatever order they stand in", async () => {
    const { design, browser } = designed(255);
    const file = await createDesignFile(CLASSIC_MODEL, design, browser.bytesOf);
    expect(file.bytes.length).toBeLessThan(260_000);
    expect(file.skipped).toEqual([]);
    expect(file.withoutOriginal).toEqual([{ category: "blends", key: "left" }]);
    const { design: after } = await opened(file.bytes);
    expect(after.slots.blends).toEqual({
      ...design.slots.blends,
      left: createPlainImage(browser.png(BLEND, 1)),
    });
    expect(after.lists).toEqual(design.lists);
  });

  it("take room once if they have the same original", async () => {
    const { design, browser } = designed(255);
    const { picture, recipe } = design.lists.screensaver?.[0] ?? {};
    if (!recipe || !picture || !("blob" in picture)) throw new Error("there is no recipe");
    const screensaver = ["1.1", "1.2"].map((id) => ({
      ...createRecipeImage(recipe, { picture }),
      id,
    }));
    const same = { ...design, lists: { screensaver }, slots: createEmptyDesign(CLASSIC_MODEL, "").slots };
    const file = await createDesignFile(CLASSIC_MODEL, same, browser.bytesOf);
    expect(file).toMatchObject({ skipped: [], withoutOriginal: [] });
    expect((await opened(file.bytes)).design.lists).toEqual(same.lists);
  });

  it("have the room that words and images leave, to the last byte", async () => {
    const { design, browser } = designed();
    const rows = Array.from({ length: 100 }, (_, id) => ({ id: `${id}`, cells: { name: "x".repeat(500) } }));
    const wordy = { ...design, table: { columns: [], rows, pictures: {}, namesOn: {} } };
    const small = browser.original(11).blob;
    const saved = (originalBytes: number) =>
      createDesignFile(CLASSIC_MODEL, wordy, async (blob) =>
        blob === small ? new Uint8Array(originalBytes) : browser.bytesOf(blob),
      );
    const files = Object.values(unzipSync((await saved(0)).bytes));
    const used = files.reduce((sum, { length }) => sum + length, 0);
    expect(used).toBeGreaterThan(60_000);
    // The screensaver's original is there already.
    expect((await saved(240_000 - used)).withoutOriginal).toEqual([]);
    const more = await saved(240_000 - used + 1);
    expect(more.withoutOriginal).toEqual([{ category: "blends", key: "left" }]);
    expect(more.bytes.length).toBeLessThan(260_000);
  });

  it("are opened from a file as large as may be, and from none that is larger", async () => {
    const { design, browser } = designed();
    const files = unzipSync((await createDesignFile(CLASSIC_MODEL, design, browser.bytesOf)).bytes);
    const padded = (length: number) => zipSync({ ...files, more: new Uint8Array(length) }, { level: 0 });
    const room = 260_000 - padded(0).length;
    expect((await opened(padded(room))).design.lists).toEqual(design.lists);
    expect(await readDesignFile(CLASSIC_MODEL, padded(room + 1))).toBe("tooLarge");
  });

  it("are left out without a word if an original is gone, since it can't be adjusted here either", async () => {
    const { design, browser } = designed();
    browser.stored.delete(browser.original(11).blob);
    const file = await createDesignFile(CLASSIC_MODEL, design, async (blob) => browser.stored.get(blob));
    expect(file).toMatchObject({ skipped: [], withoutOriginal: [] });
    expect(leftOf((await opened(file.bytes)).design)).toEqual(createPlainImage(browser.png(BLEND, 1)));
  });

  it("make room for the table's pictures, of which those that do not fit are left out, with a word", async () => {
    const { design, browser } = designed(255);
    const table = (...made: readonly BlobPicture[]): Design["table"] => ({
      columns: ["picture:blends:left"],
      rows: [],
      pictures: Object.fromEntries(
        made.map((each, at) => [
          `${at}.png`,
          { name: "", made: { "302x485": { ...each, isFitted: false } } },
        ]),
      ),
      namesOn: {},
    });
    const [small, large] = [browser.png(BLEND, 20), browser.png(BLEND, 21, 255)];
    const save = (...made: readonly BlobPicture[]) =>
      createDesignFile(CLASSIC_MODEL, { ...design, table: table(...made) }, browser.bytesOf);
    expect(await save(small)).toMatchObject({ hasWholeTable: true });
    const file = await save(small, large);
    expect(file.hasWholeTable).toBe(false);
    expect((await opened(file.bytes)).design.table).toEqual(table(small));
    const whole = describeOmissions(CLASSIC_MODEL, design, { ...file, hasWholeTable: true });
    expect(describeOmissions(CLASSIC_MODEL, design, file)).toEqual([DESIGN_MENU.tableIncomplete, ...whole]);
  });

  it("make room for images: those that do not fit even so are left out and named", async () => {
    const { design, browser } = designed(255);
    const images = [1, 2, 3, 4].map((seed) => ({
      ...createPlainImage(browser.png({ width: 1024, height: 768 }, seed, seed === 2 ? 255 : 0)),
      id: `1.${seed}`,
    }));
    const file = await createDesignFile(
      CLASSIC_MODEL,
      { ...design, lists: { screensaver: images } },
      browser.bytesOf,
    );
    expect(file.bytes.length).toBeLessThan(260_000);
    expect(file.skipped).toEqual([{ category: "screensaver", key: "1.2" }]);
    expect((await opened(file.bytes)).design.lists.screensaver?.map(({ id }) => id)).toEqual([
      "1.1",
      "1.3",
      "1.4",
    ]);
  });

  it("and a table's pictures are no more files than a file is read with", async () => {
    const { design, browser } = designed();
    const pictures = Object.fromEntries(
      Array.from({ length: 20 }, (_, seed) => [
        `${seed}.png`,
        {
          name: `${seed}.png`,
          made: { "40x20": { ...browser.png({ width: 40, height: 20 }, seed), isFitted: false } },
        },
      ]),
    );
    const table = { columns: [], rows: [], pictures, namesOn: {} };
    const file = await createDesignFile(CLASSIC_MODEL, { ...design, table }, browser.bytesOf);
    expect(Object.keys(unzipSync(file.bytes))).toHaveLength(13);
    const read = await opened(file.bytes);
    expect(Object.keys(read.design.table?.pictures ?? {})).toHaveLength(9);
    expect(file.withoutOriginal).toHaveLength(2);
  });

  const jpeg = async () =>
    new Uint8Array(
      await sharp({ create: { width: 60, height: 40, channels: 3, background: "#804020" } })
        .jpeg()
        .toBuffer(),
    );

  it("may be of a JPEG, and with a logo", async () => {
    const { design, browser } = designed();
    const { blob } = browser.add(await jpeg());
    const logo = browser.png({ width: 30, height: 20 }, 5);
    const own = withLeft(design, {
      original: { blob, type: "image/jpeg", width: 60, height: 40 },
      logo: { blob: logo.blob, type: "image/png", x: 1, y: 2, width: 30 },
    });
    const { bytes } = await createDesignFile(CLASSIC_MODEL, own, browser.bytesOf);
    expect(leftOf((await opened(bytes)).design)).toEqual(leftOf(own));
  });

  const encoded = (text: string) => new TextEncoder().encode(text);
  const originalOf = (browser: FakeBlobs, change: Partial<BlobOriginal>): Partial<Recipe> => ({
    original: { ...browser.original(11), ...change },
  });
  const logoOf = ({ blob }: { blob: string }, type: "image/png" | "image/svg+xml"): Partial<Recipe> => ({
    logo: { blob, type, x: 0, y: 0, width: 5 },
  });
  const { placement } = createFullFrameRecipe({ path: "/images/a.png", width: 1, height: 1 });
  const PAGE = encoded("<!doctype html><script>alert(1)</script>");
  const DAMAGED = png(200, 150, { seed: 11 }).fill(0, 60, 70);
  const HALF = Buffer.concat([SIGNATURE, chunk("tEXt", png(1, 1))]);

  /** Recipes that do not hold, by what is changed of one that does. */
  const wrong: readonly (readonly [string, (browser: FakeBlobs) => Partial<Recipe>])[] = [
    ["an original of another size", (browser) => originalOf(browser, { width: 150 })],
    ["an original of another type", (browser) => originalOf(browser, { type: "image/webp" })],
    ["a damaged original", (browser) => originalOf(browser, { blob: browser.add(DAMAGED).blob })],
    ["a page as its original", (browser) => originalOf(browser, { blob: browser.add(PAGE).blob })],
    ["half a PNG as its original", (browser) => originalOf(browser, { blob: browser.add(HALF).blob })],
    ["a logo of another type", (browser) => logoOf(browser.png(BLEND, 3), "image/svg+xml")],
    ["a logo that is no PNG", (browser) => logoOf(browser.add(encoded("<svg/>")), "image/png")],
    ["a logo that is a page", (browser) => logoOf(browser.add(encoded("<html>")), "image/svg+xml")],
    ["a scale of 0", () => ({ placement: { ...placement, scale: 0 } })],
    ["a path out of the app", () => ({ original: { path: "//a.example/a.png", width: 1, height: 1 } })],
  ];

  it.each(wrong)("are left out with %s, and the picture is opened", async (_, change) => {
    const { design, browser } = designed();
    const changed = change(browser);
    const { bytes } = await createDesignFile(CLASSIC_MODEL, withLeft(design, changed), browser.bytesOf);
    const read = await opened(bytes);
    expect(leftOf(read.design)).toEqual(createPlainImage(browser.png(BLEND, 1)));
    expect(read.design.lists).toEqual(design.lists);
    for (const { blob } of [changed.original, changed.logo].filter((each) => each && "blob" in each) as {
      blob: string;
    }[])
      if (blob !== browser.png(BLEND, 3).blob) expect([...read.blobs.keys()]).not.toContain(blob);
  });

  it.each([
    ["no original", (files: Record<string, Uint8Array>, name: string) => delete files[name]],
    [
      "an original of other bytes",
      (files: Record<string, Uint8Array>, name: string) =>
        Object.assign(files, { [name]: png(200, 150, { seed: 99 }) }),
    ],
  ])("are left out with %s, and the picture is opened", async (_, change) => {
    const { design, browser } = designed();
    const files = unzipSync((await createDesignFile(CLASSIC_MODEL, design, browser.bytesOf)).bytes);
    change(files, `originals/${browser.original(11).blob}`);
    const read = await opened(zipSync(files, { level: 0 }));
    expect(leftOf(read.design)).toEqual(createPlainImage(browser.png(BLEND, 1)));
    expect(read.blobs.has(sha256(png(200, 150, { seed: 99 })))).toBe(false);
  });
});
