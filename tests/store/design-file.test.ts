import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { Inflate, strToU8, unzipSync, zipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import {
  createEmptyDesign,
  createPlainImage,
  type Design,
  type DesignImage,
  type Picture,
} from "../../shared/model/design.ts";
import { findReferencedBlobs, findShownImages } from "../../shared/model/questions.ts";
import { createFullFrameRecipe, createRecipeImage } from "../../shared/model/recipe.ts";
import { createDesignFile, inspectPictureBytes, readDesignFile } from "../../web/edit/design-files.ts";
import { packDesign } from "../../web/store/design-file.ts";
import { EVERY_MACHINE } from "../machines/every-machine.ts";
import { anyDesign } from "../shared/model/any-design.ts";
import { png } from "../support/png.ts";
import { FakeBlobs, lengths, sha256 } from "./pictures.ts";

const BLEND = { width: 302, height: 485 };
const HOT = { width: 460, height: 485 };
const SAVER = { width: 1024, height: 768 };
const HOUSE = "/images/defaults/generic/blends/house-blend.png";
const OWN = { id: "", revision: 0, changedAt: 0, isConfirmed: false };

const own = (bytes: Uint8Array) => new Uint8Array(bytes);
const dataUri = (bytes: Uint8Array) => `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`;
const withId = (image: DesignImage, id: string) => ({ ...image, id });

function photographic(): { design: Design; browser: FakeBlobs } {
  const browser = new FakeBlobs();
  const empty = createEmptyDesign(CLASSIC_MODEL, "one");
  const recipe = createFullFrameRecipe(browser.original(11));
  return {
    browser,
    design: {
      ...empty,
      name: "Café: 北京/1",
      timestamp: "1700000000000",
      revision: 7,
      changedAt: 1_700_000_000_001,
      isConfirmed: true,
      names: { blends: { left: "House", middle: "Dark ☕" } },
      texts: { hot: "Heiß" },
      brand: {
        logo: browser.png({ width: 60, height: 40 }, 9),
        colours: ["#aa3300", "#000000"],
        style: "modern",
      },
      lists: {
        screensaver: [
          withId(createPlainImage(browser.png(SAVER, 1, 40), "Beach.png"), "3.1"),
          withId(createRecipeImage(recipe, { picture: browser.png(SAVER, 2), name: "Bar.jpg" }), "2.1"),
        ],
      },
      counts: { ...empty.counts, hotcupsizes: 4 },
      slots: {
        ...empty.slots,
        blends: {
          left: createPlainImage(browser.png(BLEND, 3)),
          right: createPlainImage({ path: HOUSE }),
        },
        hotcupsizes: { xlarge: createPlainImage(browser.png({ width: 460, height: 235 }, 4)) },
      },
    },
  };
}

async function savedPhotographic() {
  const { design, browser } = photographic();
  return { design, browser, ...(await createDesignFile(CLASSIC_MODEL, design, browser.bytesOf)) };
}

async function opened(bytes: Uint8Array) {
  const read = await readDesignFile(CLASSIC_MODEL, own(bytes));
  if (typeof read === "string") throw new Error(read);
  return read;
}

/** The file with its design.json or another of its files changed. */
function altered(
  bytes: Uint8Array,
  change: (json: { [member: string]: unknown; design: Design }, files: Record<string, Uint8Array>) => void,
): Uint8Array {
  const files = unzipSync(bytes);
  const json = JSON.parse(new TextDecoder().decode(files["design.json"]));
  change(json, files);
  return zipSync({ ...files, "design.json": strToU8(JSON.stringify(json)) }, { level: 0 });
}

describe("a saved design", () => {
  it("is a ZIP of design.json and the images, read by others too", async () => {
    const { design, browser } = photographic();
    const file = await createDesignFile(CLASSIC_MODEL, design, browser.bytesOf);
    expect(file).toMatchObject({ fileName: "Café_ 北京_1.brewscreen", skipped: [], withoutOriginal: [] });
    const files = unzipSync(file.bytes);
    expect(Object.keys(files).sort()).toEqual([
      "design.json",
      "images/blends_left.png",
      "images/brand.png",
      "images/hotcupsizes_xlarge.png",
      "images/screensaver_0.png",
      "images/screensaver_1.png",
      `originals/${browser.original(11).blob}`,
    ]);
    expect(sha256(files["images/blends_left.png"] ?? own([] as never))).toBe(browser.png(BLEND, 3).blob);
    const compressed: string[] = [];
    const note = ({ name, compression }: { name: string; compression: number }) => {
      if (compression !== 0) compressed.push(name);
      return false;
    };
    unzipSync(file.bytes, { filter: note });
    expect(compressed).toEqual([]);
    expect(JSON.parse(new TextDecoder().decode(files["design.json"]))).toMatchObject({
      format: "brewscreen-design",
      version: 3,
      model: "classic",
      design: { name: "Café: 北京/1", slots: { blends: { right: { picture: { path: HOUSE } } } } },
    });
  });

  it("opens as the same design, of nobody's and not confirmed, with all that it names", async () => {
    const { design, browser, bytes } = await savedPhotographic();
    const read = await opened(bytes);
    expect(read.design).toEqual({ ...design, ...OWN });
    expect(lengths(read.blobs)).toEqual(lengths(browser.stored));
    for (const [blob, file] of read.blobs) expect(sha256(file)).toBe(blob);
    // And from there to another browser.
    const again = await createDesignFile(CLASSIC_MODEL, read.design, async (blob) => read.blobs.get(blob));
    expect((await opened(again.bytes)).design).toEqual(read.design);
  });

  it("opens packed again by others, with their own files in it", async () => {
    const { design, bytes } = await savedPhotographic();
    const files = unzipSync(bytes);
    const repacked = zipSync({ "__MACOSX/._design.json": strToU8("x"), images: {}, ...files }, { level: 9 });
    const read = await opened(repacked);
    expect(read.design).toEqual({ ...design, ...OWN });
    expect(read.blobs.has(sha256(strToU8("x")))).toBe(false);
  });

  it("has the default name if it has none, and is called so", async () => {
    const { bytesOf } = new FakeBlobs();
    const file = await createDesignFile(CLASSIC_MODEL, createEmptyDesign(CLASSIC_MODEL, "one"), bytesOf);
    expect(file.fileName).toBe("My Coffee Machine.brewscreen");
    expect((await opened(file.bytes)).design).toEqual(createEmptyDesign(CLASSIC_MODEL, ""));
    const dots = { ...createEmptyDesign(CLASSIC_MODEL, "one"), name: "..." };
    expect((await createDesignFile(CLASSIC_MODEL, dots, bytesOf)).fileName).toBe("design.brewscreen");
  });

  it("has texts as long as can be typed, and a logo as large as may be", async () => {
    const browser = new FakeBlobs();
    const longest = "x".repeat(500);
    const design = {
      ...createEmptyDesign(CLASSIC_MODEL, "one"),
      ...{ name: longest, customer: longest, note: longest, texts: { hot: longest } },
      names: { blends: { left: longest } },
      brand: { logo: browser.png({ width: 4_096, height: 1 }, 1), colours: [], style: longest },
    };
    const { bytes } = await createDesignFile(CLASSIC_MODEL, design, browser.bytesOf);
    expect((await opened(bytes)).design).toEqual({ ...design, ...OWN });
  });

  it("leaves out and names what has no bytes or is no image of its place", async () => {
    const { design, browser } = photographic();
    const wrong: [string, Picture][] = [
      ["leaveroom", { path: "/images/of-a-look.webp" }],
      ["noroom", browser.add(strToU8("<svg/>"))],
    ];
    const file = await createDesignFile(
      CLASSIC_MODEL,
      {
        ...design,
        slots: {
          ...design.slots,
          hotcold: {
            hot: createPlainImage(browser.png(BLEND, 1)),
            cold: createPlainImage({ value: "/elsewhere.png" }),
          },
          coldleaveroom: {
            leaveroom: createPlainImage({ path: "/elsewhere.png" }),
            noroom: createPlainImage({ value: "no picture" }),
          },
          hotleaveroom: Object.fromEntries(wrong.map(([slot, picture]) => [slot, createPlainImage(picture)])),
        },
        brand: { logo: browser.add(strToU8("<svg/>")), colours: [], style: "modern" },
      },
      async (blob) => (blob === browser.png(SAVER, 2).blob ? undefined : browser.bytesOf(blob)),
    );
    expect(file.skipped).toEqual([
      { category: "screensaver", key: "2.1" },
      { category: "hotcold", key: "hot" },
      { category: "hotcold", key: "cold" },
      { category: "hotleaveroom", key: "leaveroom" },
      { category: "hotleaveroom", key: "noroom" },
      { category: "coldleaveroom", key: "leaveroom" },
      { category: "coldleaveroom", key: "noroom" },
      { category: "brand", key: "logo" },
    ]);
    const read = await opened(file.bytes);
    expect(read.design.lists.screensaver).toEqual(design.lists.screensaver?.slice(0, 1));
    expect(read.design.brand).toEqual({ logo: null, colours: [], style: "modern" });
    expect([...read.blobs.keys()].sort()).toEqual([...findReferencedBlobs(read.design)].sort());
  });

  it("has pictures of other formats as PNGs, and is opened with nothing else", async () => {
    const { design, browser } = photographic();
    const jpeg = await sharp({ create: { ...HOT, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    const hotcold = {
      hot: createPlainImage(browser.add(jpeg)),
      cold: createPlainImage(browser.add(strToU8("<svg/>"))),
    };
    const convertToPng = vi.fn(async (bytes: Uint8Array) => own(await sharp(bytes).png().toBuffer()));
    const { bytesOf } = browser;
    const pictured = { ...design, slots: { ...design.slots, hotcold } };
    const file = await packDesign(CLASSIC_MODEL, pictured, {
      bytesOf,
      inspect: inspectPictureBytes,
      convertToPng,
    });
    expect(file.skipped).toEqual([{ category: "hotcold", key: "cold" }]);
    expect(convertToPng.mock.calls).toEqual([[own(jpeg)]]);
    const { design: read, blobs } = await opened(file.bytes);
    const made = own(await convertToPng(jpeg));
    expect(read.slots.hotcold?.hot?.picture).toEqual({ blob: sha256(made), bytes: made.length });
    expect(blobs.get(sha256(made))).toEqual(made);
    const replaced = altered(file.bytes, (json, files) => {
      files["images/hotcold_hot.png"] = jpeg;
      json.design = { ...json.design, slots: { ...json.design.slots, hotcold: { hot: hotcold.hot } } };
    });
    expect(await readDesignFile(CLASSIC_MODEL, own(replaced))).toBe("damaged");
  });

  it("has what somebody wrote to localStorage by hand as bytes, or as a bundled path", async () => {
    const { design, browser } = photographic();
    const bytes = png(460, 485, { seed: 5 });
    const images = {
      hot: createPlainImage({ value: dataUri(bytes) }, "Mine"),
      cold: createPlainImage({ value: HOUSE }),
    };
    const rooms = {
      leaveroom: createPlainImage({ value: dataUri(png(10, 10)) }),
      noroom: createPlainImage({ value: "data:image/png;base64,AAAA" }),
    };
    const file = await createDesignFile(
      CLASSIC_MODEL,
      { ...design, slots: { ...design.slots, hotcold: images, hotleaveroom: rooms } },
      browser.bytesOf,
    );
    expect(file.skipped.map(({ key }) => key)).toEqual(["leaveroom", "noroom"]);
    const read = await opened(file.bytes);
    expect(read.design.slots.hotcold).toEqual({
      hot: createPlainImage({ blob: sha256(bytes), bytes: bytes.length }, "Mine"),
      cold: createPlainImage({ path: HOUSE }),
    });
    expect(read.blobs.get(sha256(bytes))).toEqual(own(bytes));
  });

  it("does not have what stands at slots of another count", async () => {
    const { design, browser } = photographic();
    const cups = { medium: createPlainImage({ path: HOUSE }), large: createPlainImage({ path: HOUSE }) };
    const hidden = { ...design, slots: { ...design.slots, coldcupsizes: cups } };
    const { bytes, skipped } = await createDesignFile(CLASSIC_MODEL, hidden, browser.bytesOf);
    const read = await opened(bytes);
    expect(read.design.slots.coldcupsizes).toEqual({ large: cups.large });
    expect(skipped).toEqual([]);
  });

  it.each(EVERY_MACHINE)("opens as it was, whatever it is, on $id", async ({ machine: { model } }) => {
    const browser = new FakeBlobs();
    await fc.assert(
      fc.asyncProperty(
        anyDesign(model, { png: browser.png.bind(browser), original: browser.original.bind(browser) }),
        async (design) => {
          const { bytes, skipped, withoutOriginal } = await createDesignFile(model, design, browser.bytesOf);
          expect([skipped, withoutOriginal]).toEqual([[], []]);
          const read = await readDesignFile(model, bytes);
          if (typeof read === "string") throw new Error(read);
          const shown = new Set(
            model.categories.flatMap((category) =>
              findShownImages(design, category).map(({ key }) => `${category.id} ${key}`),
            ),
          );
          const slots = Object.entries(design.slots).map(([id, row]) => [
            id,
            Object.fromEntries(Object.entries(row).filter(([slot]) => shown.has(`${id} ${slot}`))),
          ]);
          expect(read.design).toEqual({ ...design, ...OWN, slots: Object.fromEntries(slots) });
          expect([...read.blobs.keys()].sort()).toEqual([...findReferencedBlobs(read.design)].sort());
          for (const [blob, file] of read.blobs) expect(sha256(file)).toBe(blob);
        },
      ),
      { seed: 32, numRuns: 15 },
    );
  });
});

const IMAGE = png(302, 485);
/** As the first release wrote it. */
const FIRST = {
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
const pack = (change: object, files: Record<string, Uint8Array> = { "images/a.png": IMAGE }) =>
  zipSync({ "design.json": strToU8(JSON.stringify({ ...FIRST, ...change })), ...files }, { level: 6 });

const withLeft = (left: string) => pack({ slots: { blends: { left } } });
const withLogo = (files: Record<string, Uint8Array>) =>
  pack({ brand: { logo: "images/b.png", colours: [], style: "" } }, { "images/a.png": IMAGE, ...files });

/** The same of today's version, with these members of the design changed. */
function packed(
  change: object,
  files: Record<string, Uint8Array> = { "images/a.png": IMAGE },
  others: object = {},
) {
  const left = createPlainImage({ blob: sha256(IMAGE), bytes: IMAGE.length });
  const empty = createEmptyDesign(CLASSIC_MODEL, "");
  const design = { ...empty, name: "Lobby", slots: { ...empty.slots, blends: { left } }, ...change };
  return pack({ version: 3, design, ...others }, files);
}
const withSlots = (slots: object) => packed({ slots });
const hot = (picture: object) => withSlots({ hotcold: { hot: { name: "", picture } } });

const BOMB = deflateRawSync(Buffer.alloc(60_000_000));

/** A ZIP whose design.json inflates to 60 MB of zeros and says that it has `size` bytes. */
function bomb(size: number): Uint8Array {
  const name = Buffer.from("design.json");
  const sizes = (at: number, record: Buffer) => {
    record.writeUInt16LE(8, at + 2);
    record.writeUInt32LE(BOMB.length, at + 12);
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
  end.writeUInt32LE(30 + name.length + BOMB.length, 16);
  return own(Buffer.concat([local, name, BOMB, central, name, end]));
}

describe("a file that is no design", () => {
  const cases: [string, Uint8Array, string][] = [
    ["nothing", new Uint8Array(), "foreign"],
    ["a PNG", IMAGE, "foreign"],
    ["text", strToU8("brewscreen"), "foreign"],
    ["another ZIP", zipSync({ "word/document.xml": strToU8("<a/>") }), "foreign"],
    ["a design.json of something else", pack({ format: "other" }), "foreign"],
    ["a design.json that is not JSON", zipSync({ "design.json": strToU8("{") }), "foreign"],
    ["a design.json that is a list", zipSync({ "design.json": strToU8("[]") }), "foreign"],
    ["a later version", pack({ version: 4, slots: 5 }), "laterVersion"],
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
    ["a list of too many", pack({ lists: { screensaver: Array(5).fill(HOUSE) } }), "damaged"],
    ["a prototype", pack({ slots: JSON.parse('{"__proto__":{"left":"images/a.png"}}') }), "damaged"],
    ["an image that is not there", pack({}, {}), "damaged"],
    ["an image of another size", pack({}, { "images/a.png": png(460, 485) }), "damaged"],
    ["an image that is none", pack({}, { "images/a.png": strToU8("<svg/>") }), "damaged"],
    ["a path out of the app", withLeft("//elsewhere.example/a.png"), "damaged"],
    ["a path up", withLeft("/images/../api/create-package.png"), "damaged"],
    ["a path into someone's storage", withLeft(`/stored-images/${"a".repeat(64)}.png`), "damaged"],
    ["a data URI", withLeft("data:image/png;base64,AAAA"), "damaged"],
    ["a data URI of a picture", withLeft(dataUri(png(302, 485, { seed: 2 }))), "damaged"],
    ["recipes that are no list", pack({ version: 2, recipes: { left: {} } }), "damaged"],
    ["a recipe that is none", pack({ version: 2, recipes: [5] }), "damaged"],
    ["a brand that is none", pack({ brand: "red" }), "damaged"],
    ["a logo that is not there", withLogo({}), "damaged"],
    ["a logo that is no PNG", withLogo({ "images/b.png": strToU8("<svg/>") }), "damaged"],
    ["a huge logo", withLogo({ "images/b.png": png(4097, 1) }), "damaged"],
    ["a version that is no number", packed({}, undefined, { version: "3" }), "damaged"],
    ["no design", pack({ version: 3 }), "damaged"],
    ["a design of another machine", packed({ machine: "espresso" }), "damaged"],
    ["a design of a later version", packed({ version: 2 }), "laterVersion"],
    ["an endless name of today's", packed({ name: "x".repeat(10_000) }), "damaged"],
    ["an endless slot's name", packed({ names: { blends: { left: "x".repeat(501) } } }), "damaged"],
    ["an endless style", packed({ brand: { logo: null, colours: [], style: "x".repeat(501) } }), "damaged"],
    ["a picture of a look", hot({ path: "/images/of-a-look.webp" }), "damaged"],
    ["an endless text", packed({ texts: { hot: "x".repeat(501) } }), "damaged"],
    ["an unknown category of today's", withSlots({ teas: {} }), "damaged"],
    ["a picture of today's that is not there", packed({}, {}), "damaged"],
    ["a picture of another size of today's", hot({ blob: sha256(IMAGE), bytes: IMAGE.length }), "damaged"],
    ["a path out of the app of today's", hot({ path: "//elsewhere.example/a.png" }), "damaged"],
    ["a data URI of today's", hot({ value: dataUri(png(460, 485)) }), "damaged"],
    [
      "a slot of another count of today's",
      withSlots({ hotcupsizes: { medium: createPlainImage({ path: HOUSE }) } }),
      "damaged",
    ],
    ["a bomb that says what it is", bomb(200_000_000), "tooLarge"],
    ["a bomb that lies", bomb(1_000), "damaged"],
    [
      "more entries than any design",
      zipSync(Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`${i}`, new Uint8Array()]))),
      "tooLarge",
    ],
    ["a file larger than any design", new Uint8Array(128 * 1024 * 1024 + 1), "tooLarge"],
  ];

  it.each(cases)("(%s) is refused", async (_, bytes, fault) => {
    expect(await readDesignFile(CLASSIC_MODEL, own(bytes))).toBe(fault);
  });

  it("(a bomb) is not inflated to its end to be found out", async () => {
    const push = vi.spyOn(Inflate.prototype, "push");
    await readDesignFile(CLASSIC_MODEL, own(bomb(1_000)));
    const taken = push.mock.calls.reduce((sum, [piece]) => sum + piece.length, 0);
    push.mockRestore();
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(BOMB.length / 5);
  });

  it.each([
    ["of the first version", pack({})],
    ["of today's", packed({})],
  ])("(cut off or changed anywhere, %s) is refused", async (_, whole) => {
    expect(await readDesignFile(CLASSIC_MODEL, whole)).toMatchObject({ design: { name: "Lobby" } });
    await fc.assert(
      fc.asyncProperty(
        fc.nat(whole.length - 1),
        fc.integer({ min: 1, max: 255 }),
        fc.boolean(),
        async (at, flip, cuts) => {
          const bytes = cuts ? whole.slice(0, at) : own(whole);
          if (!cuts) bytes[at] = (bytes[at] ?? 0) ^ flip;
          const read = await readDesignFile(CLASSIC_MODEL, bytes);
          if (typeof read === "string") return;
          // A bit that says nothing of the content (a date, a version) may differ; the content may not.
          expect(cuts).toBe(false);
          expect(read.design.name).toBe("Lobby");
          expect([...read.blobs.values()]).toEqual([own(IMAGE)]);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("a file of today's version", () => {
  it("does harm by no name: of a prototype's, with lone surrogates, with markup", async () => {
    const { design, bytes } = await savedPhotographic();
    const hostile = altered(bytes, (json) => {
      json.design = JSON.parse(
        JSON.stringify(json.design)
          .replace('"texts":{', '"texts":{"__proto__":"x",')
          .replace('"House"', '"\\ud800<b>"')
          .replace('"Café: 北京/1"', '"__proto__"'),
      );
    });
    const read = await opened(hostile);
    expect(read.design).toMatchObject({ name: "__proto__", names: { blends: { left: "\ufffd<b>" } } });
    expect(read.design.texts).toEqual(design.texts);
    expect(Object.keys(Object.prototype)).toEqual([]);
    const again = await createDesignFile(CLASSIC_MODEL, read.design, async (blob) => read.blobs.get(blob));
    expect(again.fileName).toBe("__proto__.brewscreen");
  });

  it("is believed in nothing of how long its pictures are", async () => {
    const { design, bytes } = await savedPhotographic();
    const text = JSON.stringify(design);
    const lying = altered(bytes, (json) => {
      json.design = JSON.parse(text.replaceAll(/"bytes":\d+/g, '"bytes":1'));
    });
    expect((await opened(lying)).design).toEqual({ ...design, ...OWN });
  });

  it("has a table without the pictures that do not hold", async () => {
    const { design, browser } = photographic();
    const [made, gone, wrong] = [20, 21, 22].map((seed) => browser.png(BLEND, seed));
    if (!made || !gone || !wrong) throw new Error("there are no pictures");
    const tableOf = (pictures: object) => ({
      columns: ["picture:blends:left"],
      rows: [{ id: "1", cells: { name: "Foyer", "picture:blends:left": "a.png" } }],
      pictures: pictures as NonNullable<Design["table"]>["pictures"],
      namesOn: {},
    });
    const a = { name: "A.png", made: { "302x485": { ...made, isFitted: true } } };
    const table = tableOf({
      "a.png": a,
      "gone.png": { name: "gone.png", made: { "302x485": { ...gone, isFitted: false } } },
      "wrong.png": { name: "wrong.png", made: { "460x485": { ...wrong, isFitted: false } } },
    });
    const file = await createDesignFile(CLASSIC_MODEL, { ...design, table }, async (blob) =>
      blob === gone.blob ? undefined : browser.bytesOf(blob),
    );
    expect(Object.keys(unzipSync(file.bytes))).toContain(`variants/${made.blob}.png`);
    const read = await opened(file.bytes);
    expect(read.design.table).toEqual(tableOf({ "a.png": a }));
    expect(read.blobs.has(made.blob)).toBe(true);
    expect(read.blobs.has(wrong.blob)).toBe(false);
  });
});
