import { describe, expect, it } from "vitest";
import { VARIANTS } from "#messages/many.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { FILE_NAME_VOCABULARY } from "../../shared/machines/classic/spoken.ts";
import { WORD_TABLE } from "../../shared/machines/classic/words.ts";
import { parseVariantTable } from "../../shared/model/read-design.ts";
import { MAX_TABLE_ROWS, NAME_COLUMN_ID, type VariantTable } from "../../shared/model/table.ts";
import { decodeTableText } from "../../shared/sorting/csv.ts";
import { createHeadingParser } from "../../shared/sorting/read-heading.ts";
import {
  explainFaults,
  filterShownColumns,
  findTableFaults,
  listTableColumns,
  type TableColumn,
} from "../../web/machines/columns.ts";
import {
  acceptLeftOutColumns,
  addPicture,
  addRows,
  assignPictures,
  EMPTY_TABLE,
  findPictureByName,
  removeRow,
  setCell,
  withEmptyRow,
  withoutUnusedPictures,
} from "../../web/machines/table.ts";
import { addRowsFromText, createExampleCsv } from "../../web/machines/table-text.ts";
import { LANGUAGES } from "../../web/messages/languages.ts";
import { EVERY_MACHINE } from "../machines/every-machine.ts";

const COLUMNS = listTableColumns(CLASSIC_MODEL, WORD_TABLE, {});
const LANGUAGE = { columns: COLUMNS, readHeading: createHeadingParser(FILE_NAME_VOCABULARY) };
const LEFT = "name:blends:left";
const [MIDDLE, RIGHT] = ["name:blends:middle", "name:blends:right"];
const PICTURE = "picture:blends:left";
const SHOWN = filterShownColumns(COLUMNS, [LEFT, PICTURE]);
const showing = (table: VariantTable): VariantTable => ({ ...table, columns: [LEFT, PICTURE] });
const MADE = { blob: "ab".repeat(32), bytes: 7, isFitted: false };

const tableOf = (...rows: Record<string, string>[]): VariantTable =>
  addRows(
    EMPTY_TABLE,
    rows.map((cells) => ({ cells })),
  );
const read = (text: string, table = EMPTY_TABLE) => addRowsFromText(table, text, LANGUAGE);
const cellsIn = ({ rows }: VariantTable) => rows.map(({ cells }) => cells);
const faults = (table: VariantTable, columns: readonly TableColumn[] = SHOWN) =>
  [...findTableFaults(table, columns, () => undefined)].flatMap(([row, found]) =>
    [...found].map(([column, words]) => `${row} ${column} ${words}`),
  );

describe("what may differ", () => {
  it("is the machine's name first, and every name, word and picture that there is, under headings of their own", async () => {
    for (const { machine } of EVERY_MACHINE) {
      const words = await machine.wordTable();
      const columns = listTableColumns(machine.model, words, {});
      expect(columns[0]?.id).toBe(NAME_COLUMN_ID);
      for (const what of ["id", "heading"] as const)
        expect(new Set(columns.map((column) => column[what].toLowerCase())).size).toBe(columns.length);
      const pictures = machine.model.categories.reduce(
        (sum, { kind, arrangements: [first] }) => sum + (kind === "list" ? 1 : first.places.length),
        0,
      );
      expect(columns.filter(({ kind }) => kind === "picture")).toHaveLength(pictures);
      expect(columns.filter(({ kind }) => kind === "word")).toHaveLength(words.words.length);
      // It is kept by its ids.
      const table = { ...EMPTY_TABLE, columns: columns.slice(1).map(({ id }) => id) };
      expect(parseVariantTable(JSON.parse(JSON.stringify(table)))).toEqual(table);
    }
  });

  it("is what the counts show", () => {
    const hot = (count: number) =>
      listTableColumns(CLASSIC_MODEL, WORD_TABLE, { hotcupsizes: count }).filter(({ id }) =>
        id.startsWith("picture:hotcupsizes"),
      ).length;
    expect([2, 3, 4].map(hot)).toEqual([2, 3, 4]);
  });
});

describe("rows", () => {
  it("are added, changed and taken away, each with an id of its own", () => {
    const table = setCell(tableOf({ name: "A" }, { name: "B" }), "2", LEFT, "House");
    expect(table.rows).toEqual([
      { id: "1", cells: { name: "A" } },
      { id: "2", cells: { name: "B", [LEFT]: "House" } },
    ]);
    expect(setCell(table, "2", LEFT, "").rows[1]?.cells).toEqual({ name: "B" });
    const long = setCell(table, "2", LEFT, "x".repeat(600));
    expect(parseVariantTable(long)?.rows[1]?.cells).toEqual({ name: "B", [LEFT]: "x".repeat(500) });
    const fewer = addRows(removeRow(table, "1"), [{ cells: { name: "C" } }]);
    expect(fewer.rows.map(({ id, cells }) => [id, cells.name])).toEqual([
      ["2", "B"],
      ["3", "C"],
    ]);
  });

  it("come from cells that were copied in a spreadsheet, as the columns stand", () => {
    const { table, added } = addRowsFromText(showing(tableOf({})), "Foyer\tHouse\nBar\t", LANGUAGE, {
      delimiter: "\t",
    });
    expect(added).toBe(2);
    expect(cellsIn(table)).toEqual([{ name: "Foyer", [LEFT]: "House" }, { name: "Bar" }]);
  });

  it("come under headings in any order, which choose their columns; a heading that nobody knows is named", () => {
    const heading = (id: string) => COLUMNS.find((column) => column.id === id)?.heading ?? "";
    const text = `${heading("word:hot")};Town;machine NAME\n Heiß ;Ulm;Foyer`;
    const { table, leftOutHeadings: unknown } = read(text);
    expect(table.columns).toEqual(["word:hot"]);
    expect(unknown).toEqual(["Town"]);
    expect(table.rows[0]?.cells).toEqual({ name: "Foyer", "word:hot": "Heiß" });
  });

  it("come under the labels that the page shows, in any case, and under titles", () => {
    const text = "Order 4711;;;\nMACHINE;left blend;Blends Selection, Middle;Right\nFoyer;House;Oat;Decaf";
    const { table, leftOutHeadings: unknown } = read(text);
    expect(unknown).toEqual([]);
    expect(cellsIn(table)).toEqual([
      { name: "Foyer", [LEFT]: "House", "name:blends:middle": "Oat", "name:blends:right": "Decaf" },
    ]);
    const under = "Machines 2026\nAs of: November\n\nMachine;Left Blend\nFoyer, 1;House";
    expect(cellsIn(read(under).table)).toEqual([{ name: "Foyer, 1", [LEFT]: "House" }]);
    const pictures = read("Machine name,Left\nFoyer,a.png");
    expect(pictures.table.rows[0]?.cells).toEqual({ name: "Foyer", [PICTURE]: "a.png" });
  });

  it("come without the columns that nobody knows, which are named if they have cells", () => {
    for (const heading of ["Serial no", "Seriennr.", "Town", "Numéro de série", "製造番号"]) {
      const text = `Machine name;${heading};Empty;Left\nFoyer;4711;;House\nBar;4712`;
      const { table, leftOutHeadings, lostHeadings } = read(text);
      expect([leftOutHeadings, lostHeadings]).toEqual([[heading], []]);
      expect(cellsIn(table)).toEqual([{ name: "Foyer", [LEFT]: "House" }, { name: "Bar" }]);
      expect(faults(table)).toEqual([]);
    }
  });

  it.each([
    ["of the same place as another", "Left;Left Blend", "House;Oat"],
    ["of several places", "Left;No Room picture", "House;a.png"],
    ["of no place that there is", "Left;Blend D", "House;Oat"],
    ["without a word", "Left;", "House;Oat"],
    ["of files", "Left;Gallery", "House;a.png"],
  ])("are not ready if a column %s was left out, until that is accepted", (_, headings, cells) => {
    const { table, lostHeadings: lost } = read(`Machine name;${headings}\nFoyer;${cells}\nBar;Oat`);
    expect(lost).toEqual(
      headings
        .split(";")
        .slice(1)
        .map((heading) => heading || VARIANTS.columnAt(3)),
    );
    expect(faults(table)).toEqual([`1 ${NAME_COLUMN_ID} ${VARIANTS.faults.leftOut(2)}`]);
    expect(parseVariantTable(JSON.parse(JSON.stringify(table)))).toEqual(table);
    expect(faults(acceptLeftOutColumns(table))).toEqual([]);
  });

  it.each([
    "Site;Left;Middle;Right",
    "Standort;Links;Mitte;Rechts",
    "Standort;Linke Mischung;Mittlere Mischung;Rechte Mischung",
    "Emplacement;Gauche;Milieu;Droite",
    "Nom de la machine;Mélange de gauche;Mélange du milieu;Mélange de droite",
    "Ubicación;Izquierda;Centro;Derecha",
    "Nome della macchina;Miscela sinistra;Miscela in mezzo;Miscela destra",
    "Posizione;Caffè a sinistra;Caffè al centro;Caffè a destra",
    "Nome do local;Esquerda;Meio;Direita",
    "Naam van de locatie;Links;Midden;Rechts",
    "Lokalizacja;Lewa;Środkowa;Prawa",
    "設置場所;左のブレンド;中央のブレンド;右のブレンド",
    "الموقع;يسار;وسط;يمين",
    "Kunde;Links;Mitte;Rechts",
  ])("come under headings in any language of the pages: %s", (headings) => {
    for (const titles of ["", "Maschinen\nStand: November\n\n"])
      expect(cellsIn(read(`${titles}${headings}\nFoyer;House;Oat;Decaf`).table)).toEqual([
        { name: "Foyer", [LEFT]: "House", [MIDDLE]: "Oat", [RIGHT]: "Decaf" },
      ]);
  });

  it.each(Object.keys(LANGUAGES))(
    "come under the headings of the page's own example in %s",
    async (language) => {
      const { VARIANTS } = await import(`../../web/messages/${language}/many.ts`);
      const { LABELS } = await import(`../../shared/machines/classic/texts/${language}/labels.ts`);
      const { categories, slots, nameStep } = LABELS;
      const group = categories.blends.label;
      const ofSlots = (heading: (group: string, slot: string) => string) =>
        ["left", "middle", "right"].map((slot) => `"${heading(group, slots[slot])}"`);
      const headings = [
        nameStep.field,
        ...ofSlots(VARIANTS.nameHeading),
        ...ofSlots(VARIANTS.pictureHeading),
      ];
      const { table } = read(`${headings.join(";")}\nFoyer;House;Oat;Decaf;a.png;b.png;c.png`);
      expect(cellsIn(table)).toEqual([
        {
          ...{ name: "Foyer", [LEFT]: "House", [MIDDLE]: "Oat", [RIGHT]: "Decaf" },
          ...{ [PICTURE]: "a.png", "picture:blends:middle": "b.png", "picture:blends:right": "c.png" },
        },
      ]);
    },
  );

  it("are called as the surest heading says; who has them and where they stand are kept or left out", () => {
    expect(cellsIn(read("Kunde;Standort;Bemerkung;Links\nMeier;Foyer;neu;House").table)).toEqual([
      { name: "Foyer", customer: "Meier", note: "neu", [LEFT]: "House" },
    ]);
    const { table, leftOutHeadings, lostHeadings } = read("Location;Machine;Left\nZürich;Foyer;House");
    expect(table.rows[0]?.cells).toEqual({ name: "Foyer", [LEFT]: "House" });
    expect([leftOutHeadings, lostHeadings]).toEqual([["Location"], []]);
  });

  it("come without headings as the names stand on the page, if no column is chosen", () => {
    const { table, assumedColumns: assumed } = read("Foyer;House;Oat;Decaf\nBar;Dark;;");
    expect(assumed.map(({ id }) => id)).toEqual([LEFT, MIDDLE, RIGHT]);
    expect(table.columns).toEqual([LEFT, MIDDLE, RIGHT]);
    expect(cellsIn(table)).toEqual([
      { name: "Foyer", [LEFT]: "House", [MIDDLE]: "Oat", [RIGHT]: "Decaf" },
      { name: "Bar", [LEFT]: "Dark" },
    ]);
    expect(faults(table)).toEqual([]);
    expect(read("Café Mitte\nHotel Rechts").table.rows).toHaveLength(2);
    const files = read("Foyer;House;a.png");
    expect(files.table.rows[0]?.cells).toEqual({ name: "Foyer", [LEFT]: "House" });
    expect(faults(files.table)).toEqual([`1 ${NAME_COLUMN_ID} ${VARIANTS.faults.leftOut(1)}`]);
    expect(faults(read("Foyer;a;b;c;d").table)).toEqual([`1 name ${VARIANTS.faults.tooManyCells(1)}`]);
  });

  it.each([
    [";Left;Middle;Right\nFoyer;House;Oat;Decaf", { name: "Foyer", [RIGHT]: "Decaf" }],
    [";Links;Mitte;Rechts\nFoyer;House;Oat;Decaf", { name: "Foyer", [RIGHT]: "Decaf" }],
    ["Machines\n;Sinistra;N. di serie\nFoyer;House;SN-1", { name: "Foyer", [LEFT]: "House" }],
    [";Kunde;Links\nFoyer;Meier;House", { name: "Foyer", customer: "Meier" }],
    [";Kunde;Links\n1;Meier;House\n2;Huber;House", { name: "Meier" }],
    [";Machine;Left\n1;Foyer;House\n2;Bar;House", { name: "Foyer" }],
    [";House;Left;Oat\nFoyer;House;Oat;Decaf", { [LEFT]: "House" }],
  ])(
    "are called as the first column says if it has no heading and no other is their name: %s",
    (csv, row) => {
      // The labels of another language than the headings'.
      const columns = COLUMNS.map((column) => ({ ...column, label: `…${column.label}`, heading: column.id }));
      const { table } = addRowsFromText(EMPTY_TABLE, csv, { ...LANGUAGE, columns });
      expect(table.rows[0]?.cells).toMatchObject(row);
      expect(table.rows[0]?.broken).toBeUndefined();
    },
  );

  it.each(["Summe;3", "Total;;12;7", ";Total Maschinen:;3", "Totale;3", "Suma;3", "合計;3", "الإجمالي;3"])(
    "come without their total: %s",
    (total) => expect(cellsIn(read(`Machine;Left;Middle\nFoyer;House\n${total}`).table)).toHaveLength(1),
  );

  it.each(["Total", "Total;House", "Hotel Total;3"])("are no total: %s", (row) =>
    expect(cellsIn(read(`Machine;Left;Middle\nFoyer;House\n${row}`).table)).toHaveLength(2),
  );

  it("come without a column more than there are, once that is accepted for all", () => {
    const text = "Foyer;House;Oat;Decaf;SN-1\nBar;Dark;Oat;Decaf;SN-2\nHall;Dark";
    const { table, leftOutHeadings } = read(text);
    expect(leftOutHeadings).toEqual([VARIANTS.columnAt(5)]);
    expect(faults(table)).toEqual([1, 2].map((line) => `${line} name ${VARIANTS.faults.leftOut(line)}`));
    expect(faults(acceptLeftOutColumns(table))).toEqual([]);
    // A single row with more cells than the others has a delimiter too many.
    const one = read("Foyer;House;Oat;Decaf\nBar;Dark;Oat;Decaf;SN-2\nHall;Dark").table;
    expect(faults(acceptLeftOutColumns(one))).toEqual([`2 name ${VARIANTS.faults.tooManyCells(2)}`]);
  });

  it.each([
    ["1;Hotel A;House;Oat;Decaf\n2;Hotel B;House;Oat;Decaf", "Hotel A"],
    ["07.;Hotel A;House\n12.;Hotel B;House", "Hotel A"],
    ["1;Hotel A;House\n2;Hotel A;House", "Hotel A"],
    ["101;House;Oat;Decaf\n102;House;Oat;Decaf", "101"],
    ["1;Hotel A;House;Oat;Decaf", "1"],
  ])("come without a column that only counts them: %s", (text, name) => {
    const { table, leftOutHeadings: unknown, lostHeadings: lost } = read(text);
    expect(table.rows[0]?.cells).toMatchObject({ name });
    expect(unknown).toEqual(name === "Hotel A" ? [VARIANTS.columnAt(1)] : []);
    expect(lost).toEqual([]);
  });

  it("change the machines of the same name instead of doubling them, if so wished", () => {
    const before = showing(tableOf({ name: "Foyer", [LEFT]: "House", [PICTURE]: "a.png" }, { name: "Bar" }));
    const text = `Machine name;Left Blend\nFOYER;Oat\nHall;Decaf\nHall;Oat`;
    const updated = addRowsFromText(before, text, LANGUAGE, { isUpdate: true });
    expect(updated).toMatchObject({ namesakes: 1, added: 2 });
    expect(cellsIn(updated.table)).toEqual([
      { name: "FOYER", [LEFT]: "Oat", [PICTURE]: "a.png" },
      { name: "Bar" },
      { name: "Hall", [LEFT]: "Decaf" },
      { name: "Hall", [LEFT]: "Oat" },
    ]);
    const twice = addRowsFromText(updated.table, text, LANGUAGE, { isUpdate: true });
    expect(twice).toMatchObject({ namesakes: 2, added: 1 });
    expect(read(text, before)).toMatchObject({ namesakes: 1, added: 3 });
  });

  it.each([false, true])(
    "without names are added, and change none in the table, even if others are updated: %s",
    (isUpdate) => {
      const before = read("Machine;Left\n;House\n;Oat").table;
      const after = addRowsFromText(before, "Machine;Left\n;Decaf", LANGUAGE, { isUpdate });
      expect(after).toMatchObject({ namesakes: 0, added: 1 });
      const names = after.table.rows.map(({ cells }) => Object.values(cells).join());
      expect(names).toEqual(["House", "Oat", "Decaf"]);
    },
  );

  it("have no line breaks in their cells", () => {
    const { table } = read('"Foyer\r\nground floor","Dark\n Roast"', showing(EMPTY_TABLE));
    expect(table.rows[0]?.cells).toEqual({ name: "Foyer ground floor", [LEFT]: "Dark Roast" });
  });

  it.each([
    ["a cell of a megabyte", `"${"x".repeat(1_000_000)}"\nBar`, "x".repeat(500)],
    ["a cell of spaces", `"a${" ".repeat(1_000_000)}b"\nBar`, "a"],
    ["a cell of half a pair", `"${"x".repeat(499)}🙂"\nBar`, `${"x".repeat(499)}\ufffd`],
    ["many headings over many rows", `Foyer${",".repeat(100_000)}\n${"a\n".repeat(100_000)}`, "Foyer"],
  ])("are read in one pass, and cut where they can't be stored: %s", (_, text, name) => {
    const [first] = read(text, showing(EMPTY_TABLE)).table.rows;
    expect(first?.cells.name).toBe(name);
  });

  it("keep the place of what can't be read in them", () => {
    const text = 'Foyer,"House\nBar,House,x.png,more,more\nHall,Oat';
    const { table } = read(text, showing(EMPTY_TABLE));
    expect(table.rows.map(({ broken }) => broken)).toEqual([
      { code: "openQuote", column: LEFT, line: 1 },
      { code: "tooManyCells", column: PICTURE, line: 2 },
      undefined,
    ]);
    expect(faults({ ...table, columns: [LEFT] })).toContain(`1 ${LEFT} ${VARIANTS.faults.openQuote(1)}`);
    expect(setCell(table, "1", LEFT, "House").rows[0]?.broken).toBeUndefined();
  });

  it("are no more than a table holds", () => {
    const many = Array.from({ length: MAX_TABLE_ROWS + 3 }, (_, i) => `Machine ${i}`).join("\n");
    const taken = read(many, tableOf({ name: "First" }));
    expect([taken.added, taken.excess, taken.table.rows.length]).toEqual([
      MAX_TABLE_ROWS - 1,
      4,
      MAX_TABLE_ROWS,
    ]);
  });
});

describe("what is wrong", () => {
  it("stands at its cell", () => {
    const table = tableOf(
      {},
      { name: "Ab" },
      { name: "x".repeat(31) },
      { name: "..." },
      { name: "Fine", [LEFT]: "x".repeat(21), [PICTURE]: "gone.png" },
      { name: "A/B" },
    );
    expect(faults(table)).toEqual([
      `1 name ${VARIANTS.faults.noName}`,
      `2 name ${VARIANTS.faults.tooShort(3)}`,
      `3 name ${VARIANTS.faults.tooLong(30, 31)}`,
      `4 name ${VARIANTS.faults.noFolder}`,
      `5 ${LEFT} ${VARIANTS.faults.tooLong(20, 21)}`,
      `5 ${PICTURE} ${VARIANTS.faults.noPicture("gone.png")}`,
    ]);
  });

  it("is a formula or its error where a text should be", () => {
    const names = ["#REF!", "#N/A", "#100", "=B3", "#BEZUG!", "Room #2"];
    const table = tableOf(...names.map((name) => ({ name })));
    const wrong = [...findTableFaults(table, SHOWN, () => undefined).keys()].map(Number);
    expect(wrong).toEqual([1, 2, 4, 5]);
  });

  it.each(["#¡REF!", "#¿NOMBRE?", "#¡DIV/0!", "#N/D", "#N/B", "#NV", "#DZIEL/0!", "#VALEUR!", "#RIF!"])(
    "is also an error of a spreadsheet in another language: %s",
    (name) => {
      expect(faults(tableOf({ name }))).toEqual([`1 name ${VARIANTS.faults.formula}`]);
    },
  );

  it("is a name that occurs twice, at both, however its accents are written", () => {
    const table = tableOf({ name: "Café" }, { name: "Other" }, { name: "CAFE\u0301 " });
    expect(faults(table)).toEqual([
      `1 name ${VARIANTS.faults.twice(3)}`,
      `3 name ${VARIANTS.faults.twice(1)}`,
    ]);
  });

  it("stands in the order of the columns, so that the first is opened first", () => {
    const table = tableOf({ name: "Bar" }, { name: "bar", [LEFT]: "L".repeat(21), [PICTURE]: "gone.png" });
    expect(faults(table).slice(1)).toEqual([
      `2 name ${VARIANTS.faults.twice(1)}`,
      `2 ${LEFT} ${VARIANTS.faults.tooLong(20, 21)}`,
      `2 ${PICTURE} ${VARIANTS.faults.noPicture("gone.png")}`,
    ]);
  });

  it("says which text is wrong where the row is named by its machine", () => {
    const table = tableOf({ name: "Bar", [LEFT]: "L".repeat(21), [PICTURE]: "gone.png" });
    const [found = new Map()] = findTableFaults(table, SHOWN, () => undefined).values();
    expect(explainFaults(SHOWN, found)).toBe(
      `Left Blend: ${VARIANTS.faults.tooLong(20, 21)} ${VARIANTS.faults.noPicture("gone.png")}`,
    );
  });

  it("is nothing that is not shown", () => {
    expect(faults(tableOf({ name: "Fine", "picture:hotcold:hot": "gone.png" }))).toEqual([]);
  });
});

describe("a picture", () => {
  const table = addPicture(
    addPicture(tableOf({ name: "One", [PICTURE]: "photos/LINDEN.jpg" }), "Linden.jpg", "302x485", {
      ...MADE,
      isFitted: true,
    }),
    "unused.png",
    "302x485",
    MADE,
  );

  it("is found by its file's name, whatever case and folder, and without its ending", () => {
    for (const cell of ["Linden.jpg", "linden.JPG", "a\\b\\linden.jpg", "linden"])
      expect(findPictureByName(table, cell)?.name).toBe("Linden.jpg");
    expect(findPictureByName(table, "lind")).toBeUndefined();
    const twice = addPicture(table, "linden.png", "302x485", MADE);
    expect(findPictureByName(twice, "linden")).toBeUndefined();
    expect(faults(table)).toEqual([]);
  });

  it("of another size is not there", () => {
    const other = setCell(table, "1", "picture:hotcold:hot", "linden.jpg");
    expect(faults(other, COLUMNS)).toEqual([
      `1 picture:hotcold:hot ${VARIANTS.faults.noPicture("linden.jpg")}`,
    ]);
  });

  it("that no cell names is let go", () => {
    expect(Object.keys(withoutUnusedPictures(table).pictures)).toEqual(["linden.jpg"]);
    expect(withoutUnusedPictures(withoutUnusedPictures(table)).pictures).toEqual(
      withoutUnusedPictures(table).pictures,
    );
  });
});

describe("files that no cell names", () => {
  const shown = filterShownColumns(COLUMNS, [PICTURE]);
  const rows = tableOf({ name: "Foyer 1" }, { name: "Bar" }, { name: "Hall", [PICTURE]: "own.png" });

  it("go to the machine that they are called like, the others to those that have none", () => {
    const { table, left } = assignPictures(rows, ["b.png", "foyer-1.JPG", "OWN.png", "c.png"], shown);
    expect(table.rows.map(({ cells }) => cells[PICTURE])).toEqual(["foyer-1.JPG", "b.png", "own.png"]);
    expect(left).toEqual(["c.png"]);
  });

  it("go nowhere where it is not plain which column is meant", () => {
    for (const columns of [COLUMNS, COLUMNS.slice(0, 1)])
      expect(assignPictures(rows, ["b.png", "own.png"], columns)).toMatchObject({ table: rows });
    expect(assignPictures(rows, ["b.png"], COLUMNS).left).toEqual(["b.png"]);
  });
});

it("an empty row is added only where the last one isn't empty, and there is room", () => {
  const one = withEmptyRow(tableOf({ name: "Foyer" }));
  expect(cellsIn(one)).toEqual([{ name: "Foyer" }, {}]);
  expect(withEmptyRow(one)).toBe(one);
  const full = tableOf(...Array.from({ length: MAX_TABLE_ROWS }, (_, at) => ({ name: `Floor ${at}` })));
  expect(withEmptyRow(full).rows).toEqual(full.rows);
});

it("a file that a cell names is no fault while it is made to fit, and one where it is no picture", () => {
  const table = tableOf({ name: "Foyer", [PICTURE]: "a.png" });
  expect([...findTableFaults(table, SHOWN, () => "waiting")]).toEqual([]);
  const [found] = findTableFaults(table, SHOWN, () => "unreadable").values();
  expect(found?.get(PICTURE)).toBe(VARIANTS.faults.badPicture("a.png"));
});

it.each([",", ";"] as const)(
  "the example is taken back whole, for every machine, with %s",
  async (delimiter) => {
    for (const { machine } of EVERY_MACHINE) {
      const columns = listTableColumns(machine.model, await machine.wordTable(), {});
      const readHeading = createHeadingParser(await machine.vocabulary());
      const example = createExampleCsv(columns, columns, () => "=own", delimiter);
      const { text } = decodeTableText(new Uint8Array(await example.arrayBuffer()));
      const { table, leftOutHeadings, added } = addRowsFromText(EMPTY_TABLE, text, { columns, readHeading });
      expect([leftOutHeadings, added]).toEqual([[], 1]);
      expect(table.columns).toEqual(columns.slice(1).map(({ id }) => id));
      const cells = table.rows[0]?.cells ?? {};
      expect(Object.keys(cells)).toEqual(columns.map(({ id }) => id));
      for (const { id, kind } of columns)
        if (kind === "slotName" || kind === "word") expect(cells[id]).toBe("=own");
      const bare = createExampleCsv(columns, columns.slice(0, 1), () => "=own", delimiter);
      const again = addRowsFromText(EMPTY_TABLE, await bare.text(), { columns, readHeading });
      expect([again.leftOutHeadings, again.table.columns, again.added]).toEqual([[], [], 1]);
    }
  },
);
