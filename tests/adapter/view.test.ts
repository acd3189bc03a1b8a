import { describe, expect, it } from "vitest";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { type BlobPicture, type Design, emptyDesign, plainImage } from "../../shared/model/design.ts";
import { NONE_MISSING } from "../../shared/model/questions.ts";
import { tableText } from "../../web/adapter/table.ts";
import { tableOf } from "../../web/adapter/table-of.ts";
import { viewOf } from "../../web/adapter/view.ts";
import { emptyDesign as emptyView } from "../../web/document/design.ts";
import { readTable } from "../../web/many/table/stored-table.ts";
import { storedPath } from "../../web/store/image-values.ts";
import { blob, sha } from "../shared/model/samples.ts";

const DEFAULT = "/images/defaults/hotcupsizes/2/regular.png";
const INLINE = "data:image/png;base64,AAAA";

const design: Design = {
  ...emptyDesign(CLASSIC, "one"),
  name: "Lobby",
  timestamp: "7",
  isConfirmed: true,
  lists: {
    screensaver: [
      { ...plainImage(blob(1), "first.png"), id: "1.1" },
      { ...plainImage({ value: INLINE }), id: "1.2" },
    ],
  },
  slots: {
    ...emptyDesign(CLASSIC, "one").slots,
    hotcupsizes: { regular: plainImage({ path: DEFAULT }), large: plainImage(blob(2)) },
    hotcold: { hot: plainImage({ path: DEFAULT }, "regular.png") },
  },
  names: { blends: { left: "Oat" } },
  texts: { hot: "Heiß" },
  brand: { logo: blob(3), colours: ["#112233"], style: "modern" },
};
const isFirst = (picture: object) => "blob" in picture && picture.blob === sha(1);
const view = (of: Design = design, previous?: ReturnType<typeof viewOf>) =>
  viewOf(CLASSIC, of, isFirst, "/blends", previous);

describe("a design as the pages know it", () => {
  it("is empty if nothing is set", () => {
    expect(viewOf(CLASSIC, emptyDesign(CLASSIC, "one"), NONE_MISSING, "")).toEqual(emptyView(CLASSIC));
  });

  it("has every member", () => {
    expect(view()).toMatchObject({
      machineName: "Lobby",
      machineTimestamp: "7",
      names: { blends: { left: "Oat" } },
      counts: { hotcupsizes: 2 },
      words: { hot: "Heiß" },
      brand: { logo: storedPath(sha(3)), colours: ["#112233"], style: "modern" },
      variants: "",
      returnToStep: "/blends",
      isConfirmed: true,
    });
    expect(view({ ...design, brand: { logo: null, colours: [], style: "premium" } }).brand?.logo).toBe("");
  });

  it("has images by their stored values, with a file's name or a label", () => {
    const { lists, slots } = view();
    expect(lists.screensaver).toEqual([
      { id: "1.1", url: storedPath(sha(1)), name: "first.png", isDefault: false, isMissing: true },
      { id: "1.2", url: INLINE, name: "Screensaver", isDefault: false, isMissing: false },
    ]);
    expect(slots.hotcupsizes?.regular).toMatchObject({ url: DEFAULT, name: "Regular", isDefault: true });
    expect(slots.hotcupsizes?.large).toMatchObject({ url: storedPath(sha(2)), isDefault: false });
    expect(slots.hotcold?.hot).toMatchObject({ url: DEFAULT, name: "regular.png", isDefault: false });
  });

  it("has a default only in the count of which it is one", () => {
    const { slots } = view({ ...design, counts: { ...design.counts, hotcupsizes: 3 } });
    expect(slots.hotcupsizes?.regular?.isDefault).toBe(false);
  });

  it("is the same object, and so is every part, while it is not changed", () => {
    const before = view();
    expect(view(structuredClone(design), before)).toBe(before);

    const [one, two] = design.lists.screensaver ?? [];
    if (!one || !two) throw new Error("the list is too short");
    const moved = view({ ...structuredClone(design), lists: { screensaver: [two, one] } }, before);
    expect(moved.lists.screensaver?.[0]).toBe(before.lists.screensaver?.[1]);
    expect(moved.lists.screensaver?.[1]).toBe(before.lists.screensaver?.[0]);
    expect(moved.slots).toBe(before.slots);
    expect(moved.brand).toBe(before.brand);

    const hotcold = { hot: plainImage(blob(9)), cold: plainImage(blob(2)) };
    const filled = view({ ...design, slots: { ...design.slots, hotcold } }, before);
    expect(filled.slots.hotcold?.hot).not.toBe(before.slots.hotcold?.hot);
    expect(filled.slots.hotcold?.hot?.id).not.toBe(before.slots.hotcold?.hot?.id);
    expect(filled.slots.hotcupsizes).toBe(before.slots.hotcupsizes);
    expect(filled.lists).toBe(before.lists);
  });

  it("tells an image anew if its bytes are there again", () => {
    const before = view();
    const after = viewOf(CLASSIC, design, NONE_MISSING, "/blends", before);
    expect(after.lists.screensaver?.[0]).toEqual({ ...before.lists.screensaver?.[0], isMissing: false });
    expect(after.lists.screensaver?.[1]).toBe(before.lists.screensaver?.[1]);
  });
});

describe("the table of variants", () => {
  const url = storedPath(sha(5));
  // As the page for many machines makes it: members of rows in either order, keys of any name.
  const json = JSON.stringify({
    version: 1,
    columns: ["name", "picture:hotcold:hot"],
    rows: [
      { cells: { name: "Lobby", "picture:hotcold:hot": "7.png" }, id: "2" },
      { id: "1", cells: {}, broken: { code: "openQuote", column: "name", line: 3 } },
    ],
    pictures: Object.fromEntries([
      ["photo.png", { name: "photo.png", made: { "302x485": { url, isFitted: true } } }],
      ["7", { name: "7", made: {} }],
      ["__proto__", { name: "__proto__", made: { "9x16": { url, isFitted: false } } }],
    ]),
    namesOn: { "name:blends:left": false },
  });

  it("comes back letter for letter, from the database too", () => {
    const table = tableOf(json, () => 12);
    expect(tableText(table)).toBe(json);
    expect(tableText(structuredClone(table))).toBe(json);
    expect(readTable(tableText(table))).toEqual(readTable(json));
    expect(viewOf(CLASSIC, { ...design, table }, NONE_MISSING, "").variants).toBe(json);
    expect(tableText(tableOf("", () => 0))).toBe("");
  });

  it("names its pictures by their SHA-256", () => {
    const picture: BlobPicture = { blob: sha(5), bytes: 12 };
    expect(tableOf(json, (of) => (of === sha(5) ? 12 : 0))?.pictures["photo.png"]).toEqual({
      name: "photo.png",
      made: { "302x485": { ...picture, isFitted: true } },
    });
  });
});
