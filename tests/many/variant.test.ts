import { describe, expect, it } from "vitest";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { WORD_TABLE } from "../../shared/machines/classic/words.ts";
import { emptyDesign, imageOf } from "../../web/document/design.ts";
import { columnsOf } from "../../web/many/table/columns.ts";
import { addPicture, addRows, EMPTY_TABLE } from "../../web/many/table/table.ts";
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
    expect(variant).toEqual({
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
