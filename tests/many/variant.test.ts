import { describe, expect, it } from "vitest";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { WORD_TABLE } from "../../shared/machines/classic/words.ts";
import { emptyDesign, imageOf } from "../../web/document/design.ts";
import { columnsOf } from "../../web/many/table/columns.ts";
import {
  addPicture,
  addRows,
  chooseNameOn,
  EMPTY_TABLE,
  type VariantTable,
} from "../../web/many/table/table.ts";
import { type BarePlace, unnamedPlaces } from "../../web/many/variant/unnamed-places.ts";
import { variantDesign, variantOf } from "../../web/many/variant/variant.ts";

const COLUMNS = columnsOf(CLASSIC, WORD_TABLE, {});
const url = (byte: string) => `/stored-images/${byte.repeat(32)}.png`;

const base = emptyDesign(CLASSIC);
base.machineName = "Base";
base.isConfirmed = true;
base.returnToStep = "/blends";
base.variants = "{}";
base.names.blends = { left: "House", middle: "Oat" };
base.words = { hot: "Heiß" };
base.slots.blends = { left: imageOf("/images/defaults/blends/left.png"), right: imageOf(url("aa")) };
const before = JSON.stringify(base);

const table = addPicture(
  addRows(EMPTY_TABLE, [
    {
      cells: {
        name: " Foyer ",
        "name:blends:left": "Dark",
        "word:cold": "Kalt",
        "word:hot": "x".repeat(99),
        "picture:blends:left": "a.png",
        "picture:screensaver:0": "a.png",
        "picture:hotcold:hot": "gone.png",
      },
    },
  ]),
  "a.png",
  "302x485",
  { url: url("bb"), isFitted: false },
);
const [row] = table.rows;
if (!row) throw new Error("there is no row");
const variant = variantOf(table, row, COLUMNS);

describe("what a row makes of a design", () => {
  it("is what it says, without what is at fault or of another size", () => {
    expect(variant).toMatchObject({
      name: "Foyer",
      names: { blends: { left: "Dark" } },
      words: { cold: "Kalt" },
      pictures: [{ category: "blends", slot: "left", url: url("bb"), isFitted: false }],
    });
  });

  it("is nothing in columns that are not shown", () => {
    expect(variantOf(table, row, COLUMNS.slice(0, 1))).toEqual({
      name: "Foyer",
      names: {},
      words: {},
      pictures: [],
      namesOn: [],
    });
  });

  it("is the design with those names, words and pictures, and leaves the design alone", () => {
    const made = variantDesign(base, variant, [
      { category: "blends", slot: "left", url: url("bb") },
      { category: "screensaver", slot: "0", url: url("cc") },
    ]);
    expect(made.machineName).toBe("Foyer");
    expect(made.isConfirmed).toBe(false);
    expect(made.returnToStep).toBe("");
    expect(made.variants).toBe("");
    expect(made.names.blends).toEqual({ left: "Dark", middle: "Oat" });
    expect(made.words).toEqual({ hot: "Heiß", cold: "Kalt" });
    expect(made.slots.blends?.left?.url).toBe(url("bb"));
    expect(made.slots.blends?.right).toBe(base.slots.blends?.right);
    expect(made.lists.screensaver?.map((image) => image.url)).toEqual([url("cc")]);
    expect(JSON.stringify(base)).toBe(before);
  });
});

describe("the names that a row's pictures will not show", () => {
  const lettered = {} as BarePlace["lettered"]; // Whether there is one is all that counts.
  const bare: BarePlace[] = [
    { category: "blends", slot: "left", isFinished: true, lettered },
    { category: "blends", slot: "middle", isFinished: false, lettered },
    { category: "blends", slot: "right", isFinished: true, lettered: undefined },
  ];
  const unnamed = (cells: Record<string, string>, choose = (table: VariantTable) => table) => {
    const table = choose(addRows(EMPTY_TABLE, [{ cells }]));
    const [row = { id: "", cells: {} }] = table.rows;
    return unnamedPlaces(bare, base, variantOf(table, row, COLUMNS)).map(({ label }) => label);
  };
  const three = { "name:blends:left": "Dark", "name:blends:middle": "Mild", "name:blends:right": "Decaf" };

  it("are those on finished pictures, and on what can't be had", () => {
    expect(unnamed(three)).toEqual(["Left Blend", "Right Blend"]);
  });

  it("are as the visitor chose", () => {
    const choose = (table: VariantTable) =>
      ["left", "middle", "right"].reduce(
        (table, slot) => chooseNameOn(table, `name:blends:${slot}`, slot !== "middle"),
        table,
      );
    expect(unnamed(three, choose)).toEqual(["Middle Blend", "Right Blend"]);
  });

  it("are none where the row says what the design says", () => {
    expect(unnamed({ "name:blends:left": "House" })).toEqual([]);
  });

  it("are none on a finished picture of the row's own, and one on a photo", () => {
    for (const [isFitted, labels] of [
      [false, []],
      [true, ["Left Blend"]],
    ] as const)
      expect(
        unnamed({ "name:blends:left": "Dark", "picture:blends:left": "a.png" }, (table) =>
          addPicture(table, "a.png", "302x485", { url: url("bb"), isFitted }),
        ),
      ).toEqual(labels);
  });
});
