import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { type BlobPicture, createEmptyDesign, createPlainImage } from "../../shared/model/design.ts";
import { isStale } from "../../shared/model/recipe.ts";
import { type OpenedDesign, readDesignFile, readDesigns } from "../../web/edit/design-files.ts";
import { readDesignJson } from "../../web/store/design-json.ts";
import { sha256 } from "./pictures.ts";

/*
 * What files/README.md says the files hold. They were made by an earlier release and never change.
 */

const read = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, "files", name)));
const FILE = read("design.brewscreen");
const FILES = unzipSync(FILE);
const json = JSON.parse(new TextDecoder().decode(FILES["design.json"]));
const NAME = "Łódź 北京 ☕ العربية";

/** The file of that name in the archive. */
function fileOf(name: string): BlobPicture {
  const bytes = FILES[name];
  if (!bytes) throw new Error(`there is no ${name}`);
  return { blob: sha256(bytes), bytes: bytes.length };
}
const blobOf = (start: string) =>
  Object.keys(FILES)
    .find((name) => name.startsWith(start))
    ?.slice(-64);
const plain = (name: string) => createPlainImage(fileOf(name));

const PNG = blobOf("originals/b80a") ?? "";
const JPEG = blobOf("originals/eda0") ?? "";
const LOGO = fileOf("images/brand.png");

const SAVER = {
  version: 2,
  original: { blob: PNG, type: "image/png", width: 800, height: 600 },
  placement: { x: 0, y: 0, scale: 1.28, quarters: 0, angle: 0, mirrored: false, mode: "fill" },
  background: { kind: "blurred" },
};
const LEFT = {
  version: 2,
  original: { blob: JPEG, type: "image/jpeg", width: 640, height: 480 },
  placement: { x: -12.5, y: 3, scale: 1.25, quarters: 1, angle: -2.5, mirrored: true, mode: "free" },
  background: { kind: "colour", colour: "#23140c" },
  words: {
    from: { kind: "blend" },
    text: "Ethiopië",
    style: "modern",
    position: { x: 0.5, y: 0.75 },
    colour: "#ffeedd",
    size: 32,
  },
  logo: { blob: LOGO.blob, type: "image/png", x: 10, y: 400, width: 80 },
};
const HOT = {
  version: 2,
  original: { path: "/images/defaults/hotcold/hot.png", width: 460, height: 485 },
  placement: { x: 0, y: 0, scale: 1, quarters: 0, angle: 0, mirrored: false, mode: "fill" },
  background: { kind: "clear" },
  words: {
    from: { kind: "table", word: "hot" },
    text: "Gorąca ☕",
    style: "premium",
    position: "auto",
    colour: "auto",
    size: "auto",
  },
  look: "midnight",
};

async function opened(bytes: Uint8Array): Promise<OpenedDesign> {
  const found = await readDesignFile(CLASSIC_MODEL, bytes);
  if (typeof found === "string") throw new Error(found);
  return found;
}

describe("a design file of version 2", () => {
  it("opens with its names, counts, words, brand and pictures", async () => {
    const { design, blobs } = await opened(FILE);
    const empty = createEmptyDesign(CLASSIC_MODEL, "");
    expect(design).toMatchObject({
      ...empty,
      table: {},
      name: NAME,
      timestamp: "1700000000000",
      names: { blends: { left: "Ethiopië", middle: "東京の朝", right: "قهوة" } },
      counts: { hotcupsizes: 4, coldcupsizes: 1 },
      texts: { hot: "Gorąca ☕", regular: "小さい" },
      brand: { logo: LOGO, colours: ["#aa3300", "#00AAFF"], style: "premium" },
      lists: { screensaver: [plain("images/screensaver_0.png"), plain("images/screensaver_1.png")] },
      slots: {
        ...empty.slots,
        blends: {
          left: plain("images/blends_left.png"),
          middle: plain("images/blends_middle.png"),
          right: createPlainImage({ path: "/images/defaults/generic/blends/house-blend.png" }),
        },
        hotcold: { hot: plain("images/hotcold_hot.png") },
        hotcupsizes: { xlarge: plain("images/hotcupsizes_xlarge.png") },
        coldcupsizes: { regular: createPlainImage({ path: "/images/defaults/coldcupsizes/1/regular.png" }) },
      },
    });
    // The logo stands in it twice.
    expect(blobs.size).toBe(Object.keys(FILES).length - 2);
    for (const [name, bytes] of Object.entries(FILES))
      if (name !== "design.json") expect(blobs.get(sha256(bytes))).toEqual(new Uint8Array(bytes));
  });

  it("opens with its recipes, in which nothing is stale", async () => {
    const { lists, slots } = (await opened(FILE)).design;
    const [first, second] = lists.screensaver ?? [];
    expect(first?.id).not.toBe(second?.id);
    const { blends = {}, hotcold = {} } = slots;
    expect([first, second, blends.left, hotcold.hot].map((image) => image?.recipe)).toEqual([
      undefined,
      SAVER,
      LEFT,
      HOT,
    ]);
    for (const image of [second, blends.left, hotcold.hot]) expect(image && isStale(image)).toBe(false);
    expect([blends.middle?.recipe, blends.right?.recipe]).toEqual([undefined, undefined]);
  });

  it("opens with its table", async () => {
    const oat = fileOf(Object.keys(FILES).find((name) => name.startsWith("variants/7f97")) ?? "");
    const saver = fileOf(Object.keys(FILES).find((name) => name.startsWith("variants/b253")) ?? "");
    expect((await opened(FILE)).design.table).toEqual({
      columns: ["name:blends:left", "word:hot", "picture:blends:left", "picture:screensaver:0"],
      rows: [
        {
          id: "1",
          cells: { name: "Foyer 1", "name:blends:left": "Fjällräv", "picture:blends:left": "Oat.PNG" },
        },
        { id: "2", cells: { name: "Café", "word:hot": "Heiß", "picture:screensaver:0": "saver.png" } },
        {
          id: "3",
          cells: { name: "Hall" },
          broken: { code: "openQuote", column: "name:blends:left", line: 4 },
        },
      ],
      pictures: {
        "oat.png": { name: "Oat.PNG", made: { "302x485": { ...oat, isFitted: true } } },
        "saver.png": { name: "saver.png", made: { "1024x768": { ...saver, isFitted: false } } },
      },
      namesOn: {},
    });
  });

  it("opens without a table or a recipe that does not hold", async () => {
    const { design } = await opened(packed({ ...json, variants: "{", recipes: [json.recipes[1]] }));
    expect(design.table).toBeNull();
    expect(design.lists.screensaver?.[1]?.recipe).toBeUndefined();
    expect(design.slots.blends?.left?.recipe).toEqual(LEFT);
  });
});

it("a design file of version 2 opens though white space is around its name, and empty places are in it", async () => {
  const { design } = await opened(
    packed({
      ...json,
      machineName: ` ${NAME}\n`,
      brand: { ...json.brand, logo: "" },
      variants: JSON.stringify({ ...JSON.parse(json.variants), more: null, none: [null] }),
    }),
  );
  expect(design).toMatchObject({ name: NAME, brand: { logo: null, style: "premium" } });
  expect(design.table).toEqual((await opened(FILE)).design.table);
});

const packed = (json: object) => zipSync({ ...FILES, "design.json": strToU8(JSON.stringify(json)) });

it("a design file of version 1, which has no recipes, opens with all else", async () => {
  const { recipes: _, words, brand, variants, ...others } = json;
  expect([words, brand, variants]).not.toContain(undefined);
  const { design, blobs } = await opened(packed({ ...others, version: 1 }));
  const { slots } = (await opened(FILE)).design;
  expect(design).toMatchObject({ name: NAME, texts: {}, brand: null, table: null });
  expect(design.slots.blends?.left).toEqual(plain("images/blends_left.png"));
  expect(design.slots.blends?.right).toEqual(slots.blends?.right);
  expect([...blobs.keys()]).not.toContain(JPEG);
});

it("an old design.json with anything anywhere opens or is damaged", () => {
  const odd = { toString: 1 };
  const open = (change: object) => {
    const text = JSON.stringify({ ...json, ...change });
    const read = readDesignJson(CLASSIC_MODEL, new TextEncoder().encode(text), new Map());
    return typeof read === "string" ? read : "opens";
  };
  const empty = { lists: {}, slots: {}, brand: undefined };
  const deep = "[".repeat(200_000) + "]".repeat(200_000);
  for (const change of [{ recipes: [{ category: odd, slot: odd }] }, { variants: odd }, { variants: deep }])
    expect(open({ ...empty, ...change })).toBe("opens");
  for (const change of [
    { slots: { blends: { left: odd } } },
    { lists: { screensaver: [odd] } },
    { brand: { logo: odd } },
  ])
    expect(open({ ...empty, ...change })).toBe("damaged");
});

it("a file of all designs opens, one after the other", async () => {
  const found = await readDesigns(CLASSIC_MODEL, new Blob([read("all-designs.brewscreen")]));
  if (typeof found === "string") throw new Error(found);
  const all = [];
  for await (const each of found) all.push(each);
  expect(all[0]).toEqual(await opened(FILE));
  expect(all[1]).toMatchObject({ design: { name: "Łobby/1", slots: { hotcold: { cold: {} } } } });
  expect(all[2]).toMatchObject({ design: { name: "", slots: { blends: { left: { recipe: LEFT } } } } });
  expect(all).toHaveLength(3);
});
