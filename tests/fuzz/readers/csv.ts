import {
  decodeTableText,
  detectDelimiter,
  formatCsv,
  parseCsv,
  unguardCell,
} from "../../../shared/sorting/csv.ts";
import { createPythonReader } from "../python.ts";
import { mustBe, mustEqual, type Reader, utf8 } from "../reader.ts";

const readInPython = createPythonReader<string[][]>("rows");
const isFull = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== "");
const SEPARATOR = /^"?sep=/i;

async function check(bytes: Uint8Array): Promise<void> {
  const { text } = decodeTableText(bytes);
  const records = parseCsv(text);
  const lines = text.split(/\r\n|\n|\r/).length;
  let last = 0;
  for (const { line, cells } of records) {
    mustBe(line > last && line <= lines, `a record at line ${line} after ${last}, of ${lines}`);
    mustBe(cells.length > 0, "a record has no cell");
    last = line;
  }
  const delimiter = detectDelimiter(text);
  const rows = records.map(({ cells }) => cells);
  const reread = parseCsv(formatCsv(rows, delimiter).slice(1), delimiter);
  mustEqual(
    reread.map(({ cells }) => cells.map(unguardCell)),
    rows.map((cells) => cells.map(unguardCell)).filter(isFull),
    "written and read again",
  );
  const isPlain = !SEPARATOR.test(text) && text.isWellFormed();
  if (!isPlain || records.some(({ fault }) => fault)) return;
  const found = await readInPython(utf8(text), `${delimiter.charCodeAt(0)}`);
  if (found) mustEqual(rows, found.filter(isFull), "Python reads other cells");
}

export const reader: Reader = {
  seeds: [
    utf8('name;left\r\n"a;b";"say ""hi"""\r\n\r\n;x\r\n'),
    utf8("a,b,c\n1,,3\r4,5,6\n"),
    utf8('\ufeffsep=\t\r\n"multi\nline"\tx\r\n'),
    utf8('a,"open\nb,c'),
    utf8("'=1+1,@x,-5"),
    new Uint8Array(Buffer.from("\ufeffa\tb\r\nc\td", "utf16le")),
    Uint8Array.of(0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68, 0x3b, 0x80),
  ],
  words: ['"', '""', ",", ";", "\t", "\r", "\n", "\r\n", "sep=;\n", "'", "=", " ", "\ufeff", "\u0000", "é"],
  check,
};
