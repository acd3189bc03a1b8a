import { parseImageValue } from "../../store/image-values.ts";
import {
  type BrokenLine,
  EMPTY_TABLE,
  MAX_ROWS,
  type MadePicture,
  type TablePicture,
  type VariantRow,
  type VariantTable,
} from "./table.ts";

const VERSION = 1;
/** Characters of all of it, of a cell and of an id or a file's name. */
const MAX_JSON = 1_000_000;
const MAX_TEXT = 500;
const MAX_COLUMNS = 200;
const MAX_PICTURES = 2_000;

const COLUMN = /^(name|(name|picture):[\w-]{1,60}:[\w-]{1,60}|word:[\w-]{1,60})$/;
const SIZE = /^\d{1,5}x\d{1,5}$/;
const CODES: readonly BrokenLine["code"][] = ["openQuote", "afterQuote", "tooManyCells"];

/** A table as it is kept with its design; empty for one that says nothing. */
export const writeTable = (table: VariantTable): string =>
  table.rows.length === 0 && table.columns.length === 0 ? "" : JSON.stringify({ version: VERSION, ...table });

/** A table from what was kept; what does not hold counts as absent: all of it, a row, a cell or a picture. */
export function readTable(json: string): VariantTable {
  if (json === "" || json.length > MAX_JSON) return EMPTY_TABLE;
  try {
    const given = membersOf(JSON.parse(json));
    if (given?.version !== VERSION) return EMPTY_TABLE;
    return {
      columns: [...new Set(listOf(given.columns).filter(isColumn))].slice(0, MAX_COLUMNS),
      rows: rowsOf(given.rows),
      pictures: Object.fromEntries(
        Object.entries(membersOf(given.pictures) ?? {})
          .slice(0, MAX_PICTURES)
          .flatMap(([key, value]) => {
            const picture = pictureOf(value);
            return picture && isText(key) ? [[key, picture]] : [];
          }),
      ),
      namesOn: Object.fromEntries(
        Object.entries(membersOf(given.namesOn) ?? {}).filter(
          (entry): entry is [string, boolean] => isColumn(entry[0]) && typeof entry[1] === "boolean",
        ),
      ),
    };
  } catch {
    return EMPTY_TABLE;
  }
}

function rowsOf(value: unknown): VariantRow[] {
  const rows = new Map<string, VariantRow>();
  for (const each of listOf(value).slice(0, MAX_ROWS)) {
    const { id, cells, broken } = membersOf(each) ?? {};
    if (typeof id !== "string" || !/^\d{1,15}$/.test(id) || rows.has(id)) continue;
    const said = Object.entries(membersOf(cells) ?? {}).filter(
      (entry): entry is [string, string] => isColumn(entry[0]) && isText(entry[1]) && entry[1] !== "",
    );
    const fault = brokenOf(broken);
    rows.set(id, { id, cells: Object.fromEntries(said), ...(fault && { broken: fault }) });
  }
  return [...rows.values()];
}

function brokenOf(value: unknown): BrokenLine | undefined {
  const { code, column, line } = membersOf(value) ?? {};
  const known = CODES.find((each) => each === code);
  return known && isColumn(column) && Number.isSafeInteger(line)
    ? { code: known, column, line: Number(line) }
    : undefined;
}

function pictureOf(value: unknown): TablePicture | undefined {
  const { name, made } = membersOf(value) ?? {};
  if (!isText(name)) return undefined;
  const sizes = Object.entries(membersOf(made) ?? {}).flatMap(([size, each]): [string, MadePicture][] => {
    const { url, isFitted } = membersOf(each) ?? {};
    const isHeld = typeof url === "string" && parseImageValue(url)?.kind === "stored";
    return SIZE.test(size) && isHeld && typeof isFitted === "boolean" ? [[size, { url, isFitted }]] : [];
  });
  return sizes.length > 0 ? { name, made: Object.fromEntries(sizes) } : undefined;
}

const membersOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= MAX_TEXT;

const isColumn = (value: unknown): value is string => typeof value === "string" && COLUMN.test(value);
