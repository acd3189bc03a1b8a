import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CsvDelimiter,
  decodeTableText,
  delimiterForLocale,
  detectDelimiter,
  formatCsv,
  parseCsv,
  unguardCell,
} from "../../../shared/sorting/csv.ts";

const cells = (text: string, delimiter?: CsvDelimiter) =>
  parseCsv(text, delimiter).map((record) => record.cells);
const MARK = "\ufeff";

describe("a CSV file", () => {
  it("is read with commas, semicolons, tabs or bars, and any line break", () => {
    for (const delimiter of [",", ";", "\t", "|"])
      for (const newline of ["\n", "\r\n", "\r"])
        expect(cells(["a", "b", "c"].join(delimiter) + newline + ["1", "", "3"].join(delimiter))).toEqual([
          ["a", "b", "c"],
          ["1", "", "3"],
        ]);
  });

  it("has its delimiter told by most of its lines, whatever stands in quotes or in some", () => {
    expect(detectDelimiter('"a,b,c";d\n1,2,3,4;5')).toBe(";");
    expect(detectDelimiter("\n\nName\tTown\n1,5\t2")).toBe("\t");
    expect(detectDelimiter("Name\nLinden, ground floor")).toBe(",");
    expect(detectDelimiter("")).toBe(",");
    // As many commas as semicolons in the headings, and more below.
    expect(detectDelimiter("Name;Blends, Left;Blends, Right\nFoyer, 1;a;b")).toBe(";");
    expect(detectDelimiter("Name;Left, Middle, Right\nFoyer;a")).toBe(";");
    expect(detectDelimiter("Name,Left\nFoyer;1,a\nBar;2,b")).toBe(",");
    // Of equal shares, that with more cells.
    expect(detectDelimiter("a;b,c,d\ne;f,g,h")).toBe(",");
    // Shares of records, not of lines.
    expect(detectDelimiter('x;"1,2\n3,4"')).toBe(";");
    expect(detectDelimiter("a;\nb;\nc,d")).toBe(";");
    expect(detectDelimiter("a,b\n ; ; \n ; ; ")).toBe(",");
    // The first twenty rows.
    expect(detectDelimiter("a;b\n".repeat(10) + "a,b\n".repeat(11))).toBe(";");
  });

  it.each([";", ",", "\t", "|"] as const)(
    "has its delimiter told by the rows below its titles: %j",
    (delimiter) => {
      const rows = [
        ["Site", "Left"],
        ["Foyer", "House"],
        ["Bar", "Oat"],
      ].map((row) => row.join(delimiter));
      const titles = ["Machines 2026", "As of: November", ""];
      expect(detectDelimiter([...titles, ...rows].join("\n"))).toBe(delimiter);
      expect(detectDelimiter(["Machines, Zürich | north", ...titles, ...rows].join("\n"))).toBe(delimiter);
    },
  );

  it("has its delimiter told by Excel's own line, which is no row", () => {
    expect(parseCsv("sep=;\r\na,b;c\r\n")).toEqual([{ line: 2, cells: ["a,b", "c"] }]);
    expect(cells('"sep=,"\na;b,c')).toEqual([["a;b", "c"]]);
    expect(cells("sep=|\na;b|c")).toEqual([["a;b", "c"]]);
    expect(cells("sep=:\na;b")).toEqual([["a", "b"]]);
  });

  it("has quotes, quotes in quotes, and line breaks in them", () => {
    expect(cells('"a ""b"" c","1\r\n2,3"\r\nx,5" cup')).toEqual([
      ['a "b" c', "1\r\n2,3"],
      ["x", '5" cup'],
    ]);
  });

  it("leaves out lines that say nothing, but counts them and those within quotes", () => {
    expect(parseCsv('"a\n1",b\n\n , \n,,\nc,d')).toEqual([
      { line: 1, cells: ["a\n1", "b"] },
      { line: 6, cells: ["c", "d"] },
    ]);
  });

  it.each([
    ['x,"open,y\nb,c\nd,e', "openQuote", 1],
    ['"open\nb,c\nd,e', "openQuote", 0],
    ['x,"shut"y,z\nb,c\nd,e', "afterQuote", 1],
    ['"open,x\nb,"c"\nd,e', "afterQuote", 0],
  ])("loses one line where it is broken: %s", (text, code, cell) => {
    const [broken, ...others] = parseCsv(text, ",");
    expect(broken).toMatchObject({ line: 1, fault: { code, cell } });
    expect(broken?.cells).toHaveLength(cell + 1);
    expect(others.map((record) => record.cells.map((each) => each.replaceAll('"', "")))).toEqual([
      ["b", "c"],
      ["d", "e"],
    ]);
  });

  it("has lines, however they end", () => {
    for (const newline of ["\n", "\r\n", "\r"])
      expect(parseCsv(["a", "b", "", "c"].join(newline)).map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  it("has the rest of a broken line as it is", () => {
    expect(cells('a,b\nx,"open,y\nb,c', ",")).toEqual([
      ["a", "b"],
      ["x", '"open,y'],
      ["b", "c"],
    ]);
  });

  it("ends within a moment whatever it holds", () => {
    const start = performance.now();
    parseCsv('"'.repeat(200_001));
    parseCsv('"a\n'.repeat(20_000));
    parseCsv('x,"\n'.repeat(20_001));
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it.each([
    ["UTF-8", "Zü €", "utf-8", [...new TextEncoder().encode("Zü €")]],
    ["UTF-8 with its mark", "Zü", "utf-8", [...new TextEncoder().encode(`${MARK}Zü`)]],
    ["UTF-16", "é", "utf-16", [0xff, 0xfe, 0xe9, 0x00]],
    ["UTF-16 without its mark", "Ze", "utf-16", [0x5a, 0x00, 0x65, 0x00]],
    ["UTF-16 the other way round, without its mark", "Ze", "utf-16", [0x00, 0x5a, 0x00, 0x65]],
    ["UTF-16 the other way round", "é", "utf-16", [0xfe, 0xff, 0x00, 0xe9]],
    ["what spreadsheets of western Europe write", "Zü", "windows-1252", [0x5a, 0xfc]],
  ])("is read in %s", (_, text, encoding, bytes) => {
    expect(decodeTableText(Uint8Array.from(bytes))).toEqual({ text, encoding });
  });
});

describe("a CSV file that we write", () => {
  const ROW = fc.array(fc.string({ unit: "binary", maxLength: 8 }), { minLength: 2, maxLength: 4 });
  const TABLE = fc.array(ROW, { minLength: 1, maxLength: 5 });

  it("is read back as it was, whatever its cells say", () => {
    fc.assert(
      fc.property(TABLE, fc.constantFrom(",", ";", "\t"), (rows, delimiter) => {
        const text = formatCsv(rows, delimiter).slice(MARK.length);
        const read = parseCsv(text, delimiter).map((record) => record.cells.map(unguardCell));
        const said = rows.map((row) => row.map((cell) => unguardCell(cell)));
        expect(read).toEqual(said.filter((row) => row.some((cell) => cell.trim() !== "")));
      }),
    );
  });

  it("says nothing where a table does not: its tabs and line breaks are no formula", () => {
    expect(formatCsv([["\r", "\t "]], ",")).toBe(`${MARK}"\r","\t "\r\n`);
    expect(parseCsv(formatCsv([["\r", "\t "]], ",").slice(MARK.length), ",")).toEqual([]);
  });

  it("has quotes only where they are needed", () => {
    expect(formatCsv([["a b", "a,b", '5" cup', " a"]], ",")).toBe(`${MARK}a b,"a,b","5"" cup"," a"\r\n`);
  });

  it.each(["'tis", "--5", "'", "a'"])("keeps what only looks guarded: %s", (cell) => {
    expect(unguardCell(cell)).toBe(cell);
  });

  it("is read by Python's reader", ({ skip }) => {
    const rows = [
      ['5" cup', "a,b", "line\r\nbreak"],
      ["Zürich", "北京", " space "],
    ];
    const script = "import csv,sys,json,io;t=sys.stdin.buffer.read().decode('utf-8-sig')";
    const { stdout, error } = spawnSync(
      "python3",
      ["-c", `${script};print(json.dumps(list(csv.reader(io.StringIO(t,newline='')))))`],
      { input: formatCsv(rows, ","), encoding: "utf8" },
    );
    if (error) return skip("there is no python3");
    expect(JSON.parse(stdout)).toEqual(rows);
  });

  const formulas = "=1+1|+49 30|-5|@home|\ttab|\rreturn|\nline|＝1+1|＋1|－1|＠家|sep=|SEP=;";
  it.each(formulas.split("|"))("is no formula: %j", (cell) => {
    const text = formatCsv([[cell]], ",");
    const [[written = ""] = []] = cells(text.slice(MARK.length), ",");
    expect(written.startsWith("'")).toBe(true);
    expect(unguardCell(written)).toBe(cell.trim());
  });

  it("has what the visitor's spreadsheets put between cells", () => {
    expect(delimiterForLocale("de-DE")).toBe(";");
    expect(delimiterForLocale("en-GB")).toBe(",");
  });
});
