import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatSize } from "../../../shared/machine/questions.ts";
import { createEmptyDesign, createPlainImage, type Design } from "../../../shared/model/design.ts";
import { parseDesign, parseVariantTable } from "../../../shared/model/read-design.ts";
import { MAX_TABLE_ROWS, type VariantTable } from "../../../shared/model/table.ts";
import { type AnyPictures, anyDesign } from "./any-design.ts";
import { altered, blob, fromName, lettered, SAMPLES, sha } from "./samples.ts";

const PICTURES: AnyPictures = {
  png: ({ width, height }, seed) => blob(width * 10_000 + height * 10 + seed),
  original: (seed) => ({ blob: sha(seed), type: "image/jpeg", width: 40, height: 30 }),
};

const copied = (value: unknown) => JSON.parse(JSON.stringify(value));

describe.each(SAMPLES)("reading a design of $id", ({ model, list, slots, named, counted }) => {
  const [first] = slots;
  const [slot] = first?.slots ?? [];
  if (!first || !slot) throw new Error("the machine has no slots");
  const at = ["slots", first.id, slot.id];
  const design: Design = {
    ...createEmptyDesign(model, "one"),
    lists: { [list.id]: [{ ...createPlainImage(blob(1)), id: "1.1" }] },
    slots: { ...createEmptyDesign(model, "one").slots, [first.id]: { [slot.id]: lettered(fromName("Oat")) } },
    texts: { hot: "Hot" },
    brand: { logo: blob(3), colours: ["#000000"], style: "" },
  };
  const read = (value: unknown) => parseDesign(model, value);

  it("gives what was written, from JSON and from a record", () => {
    fc.assert(
      fc.property(anyDesign(model, PICTURES), (any) => {
        expect(read(copied(any))).toEqual(any);
        expect(read(structuredClone(any))).toEqual(any);
      }),
      { seed: 32, numRuns: 200 },
    );
  });

  it("gives members that are absent as a new design has them, and leaves out what it does not know", () => {
    const empty = createEmptyDesign(model, "one");
    expect(read({ ...copied(empty), lists: {}, slots: {}, names: {}, counts: {}, later: 1 })).toEqual(empty);
    const { customer: _, note: __, ...older } = empty;
    expect(read(copied(older))).toEqual(empty);
  });

  it("keeps a picture that another program wrote to localStorage", () => {
    const value = "data:image/png;base64,QUJD";
    const after = read(altered(design, at, { name: "", picture: { value } }));
    expect(after?.slots[first.id]?.[slot.id]?.picture).toEqual({ value });
  });

  const wrong: readonly (readonly [path: readonly string[], value: unknown])[] = [
    [["version"], 2],
    [["version"], "1"],
    [["machine"], "other"],
    [["id"], 1],
    [["name"], null],
    [["timestamp"], 7],
    [["changedAt"], -1],
    [["changedAt"], "now"],
    [["revision"], 0.5],
    [["revision"], Number.NaN],
    [["isConfirmed"], 1],
    [["lists"], []],
    [["lists", "unknown"], []],
    [["lists", "__proto__"], []],
    [["lists", first.id], []],
    [["lists", list.id], {}],
    [
      ["lists", list.id],
      Array.from({ length: list.maxImages + 1 }, (_, at) => ({
        ...createPlainImage(blob(1)),
        id: `1.${at}`,
      })),
    ],
    [["lists", list.id], Array(2).fill({ ...createPlainImage(blob(1)), id: "1" })],
    [["lists", list.id, "0", "id"], undefined],
    [["slots"], null],
    [["slots", "unknown"], {}],
    [["slots", list.id], {}],
    [["slots", "constructor"], {}],
    [["slots", first.id, "top"], createPlainImage(blob(1))],
    [["slots", first.id, "__proto__"], createPlainImage(blob(1))],
    [at, null],
    [[...at, "name"], 5],
    [[...at, "picture"], null],
    [[...at, "picture"], {}],
    [[...at, "picture", "blob"], "A".repeat(64)],
    [[...at, "picture", "bytes"], -1],
    [[...at, "picture"], { path: 1 }],
    [[...at, "picture"], { path: "//elsewhere.example/a.png" }],
    [[...at, "picture"], { path: "data:image/png;base64,QUJD" }],
    [["names"], 1],
    [["names", first.id], { top: "x" }],
    [["names", list.id], {}],
    [["counts", first.id], 99],
    [["counts", list.id], 1],
    [["counts", "unknown"], 1],
    [["texts"], ["Hot"]],
    [["texts", "hot"], 1],
    [["brand"], undefined],
    [["brand", "logo"], "/images/a.png"],
    [["brand", "colours"], ["red"]],
    [["brand", "style"], 1],
  ];
  it.each(wrong)("gives none with %j %j", (path, value) => {
    const given = altered(design, path, value);
    expect(read(given)).toBeUndefined();
  });

  it("gives none with a count or a name that the machine does not have", () => {
    for (const { id } of counted) {
      expect(read(altered(design, ["counts", id], 99))).toBeUndefined();
      expect(read(altered(design, ["counts", id], "2"))).toBeUndefined();
    }
    for (const { id } of named) expect(read(altered(design, ["names", id], { top: "x" }))).toBeUndefined();
  });

  it("leaves out a recipe that does not hold, since its picture is there", () => {
    const image = design.slots[first.id]?.[slot.id];
    for (const value of [null, [], "x", 5]) {
      const after = read(altered(design, [...at, "recipe"], value));
      expect(after?.slots[first.id]?.[slot.id]).toEqual({ name: image?.name, picture: image?.picture });
    }
    const wide = read(altered(design, [...at, "recipe", "original", "width"], 0));
    expect(wide?.slots[first.id]?.[slot.id]?.recipe).toBeUndefined();
  });

  it("takes an image as stale if it does not say what it was rendered from", () => {
    for (const value of [undefined, null, 5]) {
      const after = read(altered(design, [...at, "renderedFrom"], value));
      expect(after?.slots[first.id]?.[slot.id]).toMatchObject({ renderedFrom: null });
    }
  });

  it("leaves out empty texts, those of ids that are no word's, and lone surrogates", () => {
    const given = altered(design, ["texts"], copied({ hot: "a\ud800b", cold: "", "<b>": "x" }));
    expect(read(given)?.texts).toEqual({ hot: "a\ufffdb" });
    expect(
      read(JSON.parse(JSON.stringify(design).replace('"texts":{', '"texts":{"__proto__":"x",')))?.texts,
    ).toEqual(design.texts);
    expect(read({ ...design, name: "\udc00x" })?.name).toBe("\ufffdx");
  });

  it("never throws, and what it gives it reads again", () => {
    const paths = [...wrong.map(([path]) => path), [...at, "recipe"], ["table"], ["names"], ["counts"]];
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.anything(), (path, value) => {
        const found = read(altered(design, path, value));
        if (found) expect(read(found)).toEqual(found);
      }),
      { seed: 32, numRuns: 2_000 },
    );
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(read(value)).toBeUndefined();
      }),
      { seed: 32 },
    );
  });
});

describe("reading a table", () => {
  const [LEFT, PICTURE] = ["name:blends:left", "picture:blends:left"];
  const whole: VariantTable = {
    columns: [LEFT, PICTURE],
    rows: [
      { id: "1", cells: { name: "Foyer", [PICTURE]: "a.png" } },
      { id: "7", cells: {}, broken: { code: "openQuote", column: LEFT, line: 3 } },
    ],
    pictures: {
      "a.png": {
        name: "A.png",
        made: { [formatSize({ width: 302, height: 485 })]: { ...blob(1), isFitted: true } },
      },
    },
    namesOn: { [LEFT]: false },
  };

  it("gives what was written", () => {
    expect(parseVariantTable(copied(whole))).toEqual(whole);
  });

  it.each([undefined, null, [], 5, "{}"])("gives none of %j", (value) => {
    expect(parseVariantTable(value)).toBeNull();
  });

  it("leaves out what does not hold, and nothing else", () => {
    const bad = copied(whole);
    bad.columns.push("__proto__", "picture:a", 5, LEFT);
    bad.rows.push({ id: "1", cells: {} }, { id: "x", cells: {} }, 5, {
      id: "9",
      cells: { evil: "1", name: 5, [LEFT]: "", [PICTURE]: "x".repeat(501) },
      broken: { code: "other", column: LEFT, line: 1 },
    });
    bad.namesOn.evil = true;
    bad.namesOn["name:blends:right"] = "yes";
    const made = { "302x485": { ...blob(1), isFitted: true } };
    bad.pictures["b.png"] = { name: "b", made: { "302x485": { ...blob(1), blob: "https://evil.test/x" } } };
    bad.pictures["c.png"] = { name: "c", made: { big: made["302x485"] } };
    bad.pictures["d.png"] = { name: 5, made };
    expect(parseVariantTable(bad)).toEqual({ ...whole, rows: [...whole.rows, { id: "9", cells: {} }] });
    expect(parseVariantTable({})).toEqual({ columns: [], rows: [], pictures: {}, namesOn: {} });
  });

  it("gives no more rows, columns and pictures than a table has", () => {
    const columns = Array.from({ length: 205 }, (_, at) => `word:w${at}`);
    expect(parseVariantTable({ ...whole, columns })?.columns).toEqual(columns.slice(0, 200));
    const [picture] = Object.values(whole.pictures);
    const most = MAX_TABLE_ROWS * 200;
    const pictures = Object.fromEntries(Array.from({ length: most + 5 }, (_, at) => [`${at}.png`, picture]));
    expect(Object.keys(parseVariantTable({ ...whole, pictures })?.pictures ?? {})).toHaveLength(most);
    const rows = Array.from({ length: MAX_TABLE_ROWS + 5 }, (_, at) => ({ id: String(at), cells: {} }));
    expect(parseVariantTable({ ...whole, rows })?.rows).toHaveLength(MAX_TABLE_ROWS);
  });

  it("takes a picture called __proto__ as any other", () => {
    const json = JSON.stringify(whole).replace('"a.png":{', '"__proto__":{');
    const pictures = parseVariantTable(JSON.parse(json))?.pictures ?? {};
    expect(Object.keys(pictures)).toEqual(["__proto__"]);
    expect(Object.getPrototypeOf(pictures)).toBe(Object.prototype);
  });
});
