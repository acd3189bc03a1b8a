import { describe, expect, it, vi } from "vitest";
import { ACTIVE } from "../../shared/machines/index.ts";
import { withContent } from "../../shared/model/edit.ts";
import { createPackage } from "../../shared/package/api.ts";
import { checkFoundPackage, findPackages, placePackagePictures } from "../../web/edit/package-design.ts";
import { MAX_TOTAL_PICTURE_BYTES, splitByDesignLimit } from "../../web/edit/package-placement.ts";
import { MAX_DESIGN_BYTES, ZIP_OVERHEAD_BYTES } from "../../web/store/types.ts";
import { joined } from "../support/bytes.ts";
import { png } from "../support/png.ts";
import { type RawEntry, rawZip } from "../support/raw-zip.ts";
import { editBrowser, expectOk, model, namesOf, openedPage, type Page } from "./browser.ts";

/*
 * Media packages, which open as designs.
 */

type Files = Readonly<Record<string, Uint8Array>>;

const picture = (width: number, height: number, seed = 1) => png(width, height, { seed });
const blend = (seed: number) => picture(302, 485, seed);
const drink = (seed = 1) => picture(460, 485, seed);
const screen = (seed = 1) => picture(1024, 768, seed);

const entriesOf = (files: Files): RawEntry[] => Object.entries(files).map(([path, data]) => ({ path, data }));
const packed = (files: Files, config: object = { packageName: "Bar" }) =>
  rawZip(entriesOf({ "config.json": new TextEncoder().encode(JSON.stringify(config)), ...files }));
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = "file.mp") => new File([bytes], name);
const HOT = packed({ "customization/Hot.png": drink() });

describe("a media package", () => {
  it("opens as a design of its name, counts and pictures, in which defaults stay defaults", async () => {
    const { browser, page } = await openedPage();
    const [left, middle, right] = [blend(1), blend(2), blend(3)];
    const defaults = {
      "blends/left": left,
      "blends/middle": middle.with(-1, 0),
      "blends/right": joined([right, Uint8Array.of(0)]),
      "hotcupsizes/3/medium": middle,
      "hotcupsizes/2/large": right,
    };
    for (const [path, bytes] of Object.entries(defaults))
      browser.served.set(`/images/defaults/${path}.png`, new Uint8Array(bytes));
    const files = {
      "icons/Left_Blend.png": left,
      "icons/Middle_Blend.png": middle,
      "icons/Right_Blend.png": right,
      "icons/hot_regular.png": left,
      "icons/hot_medium.png": middle,
      "icons/hot_large.png": right,
      "screensaver/SS2.png": screen(2),
      "screensaver/SS1.png": screen(1),
    };
    const read = vi.spyOn(page.pictures, "bytes");
    const { ids, unreadable } = expectOk(await page.designs.openFiles([fileOf(packed(files))]));
    expect(unreadable).toEqual([]);
    // Screensavers have no defaults.
    expect(read).toHaveBeenCalledTimes(6);
    await page.designs.open(ids[0] ?? "");
    const { name, counts, slots, lists } = page.state.design;
    expect({ name, counts }).toMatchObject({ name: "Bar", counts: { hotcupsizes: 3 } });
    const shown = (category: string, slot: string) => bytesOf(page, slots[category]?.[slot]);
    expect(await shown("blends", "left")).toBe("/images/defaults/blends/left.png");
    expect(await shown("blends", "middle")).toEqual(middle);
    expect(await shown("blends", "right")).toEqual(right);
    expect(await shown("hotcupsizes", "regular")).toEqual(left);
    expect(await shown("hotcupsizes", "medium")).toBe("/images/defaults/hotcupsizes/3/medium.png");
    expect(await shown("hotcupsizes", "large")).toEqual(right);
    const savers = await Promise.all((lists.screensaver ?? []).map((image) => bytesOf(page, image)));
    expect(savers).toEqual([screen(1), screen(2)]);
    expect([slots.blends?.left?.name, slots.blends?.middle?.name]).toEqual(["", ""]);
  });

  it("is called as its file if it has no name, and is one of several in a ZIP", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const page = await editBrowser().open();
    const unnamed = packed({ "customization/Hot.png": drink() }, {});
    const zip = rawZip([
      ...entriesOf({ "in/Spa.mp": unnamed, "Bar.MP": HOT, "in/empty.mp": packed({}) }),
      { path: "damaged.mp", data: HOT, both: { crc32: 1 } },
    ]);
    const shares: number[] = [];
    const files = [fileOf(zip, "two.zip"), fileOf(unnamed, "Hall.mp"), fileOf(packed({}), "none.mp")];
    const outcome = await page.designs.openFiles(files, (share) => shares.push(share));
    expect(outcome).toMatchObject({ ok: true, unreadable: ["in/empty.mp", "damaged.mp", "none.mp"] });
    expect(await namesOf(page)).toEqual(["Bar", "Hall", "Spa"]);
    expect(shares).toEqual([0, 1 / 3, 2 / 3, 1]);
    for (const empty of [packed({}), rawZip([{ path: "damaged.mp", data: HOT, both: { crc32: 1 } }])])
      expect(await page.designs.openFiles([fileOf(empty)])).toEqual({ ok: false, fault: "damaged" });
    // A design is no package, though there are pictures in it.
    const design = packed({ "customization/Hot.png": drink(), "design.json": new Uint8Array(2) });
    const foreign = rawZip(
      entriesOf({ "a.brewscreen": design, "designs.json": new TextEncoder().encode("{}") }),
    );
    expect(await page.designs.openFiles([fileOf(foreign)])).toEqual({ ok: false, fault: "foreign" });
    const marker = new TextEncoder().encode('{"format":"brewscreen-designs","version":2}');
    const later = rawZip(entriesOf({ "designs.json": marker, "Bar.mp": HOT }));
    expect(await page.designs.openFiles([fileOf(later)])).toEqual({ ok: false, fault: "laterVersion" });
  });

  it("leaves the language to the design that it updates", async () => {
    const page = await editBrowser().open();
    const known = { name: "Bar", language: "de" };
    expectOk(await page.edit(page.state.design.id, null, (design) => withContent(design, known)));
    expectOk(await page.designs.openFiles([fileOf(HOT)]));
    expectOk(await page.designs.update(page.designs.namesakes(await page.designs.list())));
    expect(page.state.design).toMatchObject({ ...known, slots: { hotcold: { hot: {} } } });
  });

  it("fills places with pictures of other names too, except those of folders that no design fills", async () => {
    const files = {
      "customization/Hot.png": drink(1),
      "icons/hot_regular.png": blend(1),
      "icons/hot_medium.png": blend(2),
      "icons/hot_large.png": blend(3),
      "photos/cold drink.png": drink(2),
      "photos/beach.png": screen(1),
      "photos/abc.png": picture(1024, 485),
      "photos/left blend.png": picture(406, 200),
      "photos/screensaver.png": picture(90, 91),
      "byeScreen/screensaver.png": screen(2),
      "photos/notes.txt": new Uint8Array(9),
    };
    const { placement, file } = await placePackagePictures(ACTIVE, fileOf(packed(files)));
    expect(file.name).toBe("file.mp");
    const sure = { isGuess: false };
    expect(placement.placed).toMatchObject([
      { category: "screensaver", slot: "0", path: "photos/beach.png", size: { width: 1024 }, isGuess: true },
      { category: "hotcold", slot: "hot", path: "customization/Hot.png", ...sure },
      { category: "hotcold", slot: "cold", path: "photos/cold drink.png", ...sure },
      { category: "hotcupsizes", slot: "regular", path: "icons/hot_regular.png", ...sure },
      { category: "hotcupsizes", slot: "medium", path: "icons/hot_medium.png", ...sure },
      { category: "hotcupsizes", slot: "large", path: "icons/hot_large.png", ...sure },
      { category: "dispensinghot", slot: "screen", path: "photos/abc.png", isGuess: true },
    ]);
    expect(placement.counts).toMatchObject({ hotcupsizes: 3 });
  });

  it("is not sorted if all its pictures have places by their names", async () => {
    const vocabulary = vi.fn();
    const { placement } = await placePackagePictures({ model, vocabulary }, fileOf(HOT));
    expect(placement.placed).toMatchObject([{ category: "hotcold", slot: "hot" }]);
    expect(vocabulary).not.toHaveBeenCalled();
  });

  it("is judged before it is opened, as long as anything in it can be read", async () => {
    const { signal } = new AbortController();
    const verdicts = async (bytes: Uint8Array<ArrayBuffer>) => {
      const found = await findPackages(fileOf(bytes, "a.zip"));
      return Promise.all(
        found.map(async (each) => [each.path, await checkFoundPackage(model, each, signal)]),
      );
    };
    const ours = createPackage(model, {
      packageName: "Bar",
      createdAt: new Date(0),
      slots: { "hotcold.hot": drink() },
    });
    const whole = new Uint8Array(joined(expectOk(ours).archive.chunks()));
    expect(await verdicts(whole)).toEqual([["a.zip", "incomplete"]]);
    expect(await verdicts(packed({}))).toEqual([["a.zip", "error"]]);
    expect(await verdicts(rawZip(entriesOf({ "design.json": HOT })))).toEqual([["a.zip", "design"]]);
    const zip = rawZip([
      ...entriesOf({ "cut.mp": HOT.slice(0, -30), "broken.mp": HOT.slice(0, 30) }),
      { path: "damaged.mp", data: HOT, both: { crc32: 1 } },
    ]);
    expect(await verdicts(zip)).toEqual([
      ["cut.mp", "error"],
      ["broken.mp", "closed"],
      ["damaged.mp", "closed"],
    ]);
  });

  it("fills a design as far as its file has room", () => {
    expect(MAX_TOTAL_PICTURE_BYTES).toBe(MAX_DESIGN_BYTES - ZIP_OVERHEAD_BYTES);
    const sizes = { a: MAX_TOTAL_PICTURE_BYTES - 9, b: 10, c: 9, d: 1 };
    const placed = [...Object.keys(sizes), "none"].map((path, at) => ({
      ...{ path, category: "screensaver", slot: `${at}`, size: { width: 1, height: 1 } },
    }));
    const pictures = new Map(Object.entries(sizes).map(([path, size]) => [path, { size } as Blob]));
    const { taken, omitted } = splitByDesignLimit({ placed, counts: {} }, pictures);
    expect(taken.map(({ path }) => path)).toEqual(["a", "c", "none"]);
    expect(omitted.map(({ path }) => path)).toEqual(["b", "d"]);
  });
});

async function bytesOf(
  page: Page,
  image: { readonly picture: Parameters<Page["pictures"]["bytes"]>[0] | null } | undefined,
) {
  const picture = image?.picture;
  return picture && "path" in picture ? picture.path : picture && page.pictures.bytes(picture);
}
