import type { FilePlace } from "../../shared/machine/files.ts";
import { MAX_TABLE_ROWS, NAME_COLUMN_ID } from "../../shared/model/table.ts";
import { isSamePlace } from "../../shared/model/variant.ts";
import { type CsvRecord, unguardCell } from "../../shared/sorting/csv.ts";
import type { HeadingParser, ParsedHeading } from "../../shared/sorting/read-heading.ts";
import { columnTitle, type TableColumn } from "./columns.ts";

export interface TableVocabulary {
  readonly columns: readonly TableColumn[];
  readonly readHeading: HeadingParser;
}

export interface ParsedColumn {
  readonly heading?: string;
  /** Undefined if the column is left out. */
  readonly column: TableColumn | undefined;
  /** Whether the column is left out, although it may be about the machine. */
  readonly isLost: boolean;
}

const MAX_TITLE_ROWS = 5;
const IMAGE_FILE = /\.(png|jpe?g|webp|gif|bmp|heic|avif|svg|tiff?)$/i;

export const hasImageFileNames = (records: readonly CsvRecord[], at: number): boolean =>
  records.some(({ cells }) => IMAGE_FILE.test(cells[at]?.trim() ?? ""));

const SHORT_NUMBER = /^\p{Nd}{1,4}[.)]?$/u;

/**
 * Whether the first column only numbers the rows: 1, 2, 3 and so on, or other numbers before texts that all differ.
 * Otherwise, the numbers may be those of rooms.
 */
export function hasCounterColumn(records: readonly CsvRecord[]): boolean {
  const texts = records.map(({ cells }) => (cells[1] ?? "").trim().toLowerCase());
  const numbers = records.map(({ cells }) => (cells[0] ?? "").trim());
  return (
    records.length > 1 &&
    numbers.every((number) => SHORT_NUMBER.test(number)) &&
    texts.every((text) => /\p{L}/u.test(text)) &&
    (numbers.every((number, at) => Number.parseInt(number, 10) === at + 1) ||
      new Set(texts).size === texts.length)
  );
}

const countFilled = ({ cells }: Pick<CsvRecord, "cells">): number =>
  cells.filter((cell) => cell.trim() !== "").length;

export function isTotalRow({ cells }: CsvRecord, { readHeading }: TableVocabulary): boolean {
  const [first = "", ...numbers] = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  return (
    numbers.length > 0 &&
    numbers.every((number) => /\p{Nd}/u.test(number) && !/\p{L}/u.test(number)) &&
    readHeading(first).words.has("total")
  );
}

/** Rows above the headings, such as titles, must have fewer filled cells. */
export function findHeadingRow(
  records: readonly CsvRecord[],
  table: TableVocabulary,
): { readonly at: number; readonly layout: readonly ParsedColumn[] } | undefined {
  const heads = records.slice(0, MAX_TITLE_ROWS + 1).flatMap((record, at) => {
    const isBelowTitles = records.slice(0, at).every((above) => countFilled(above) < countFilled(record));
    const layout = isBelowTitles && readHead(records.slice(at, at + 1 + MAX_TABLE_ROWS), at === 0, table);
    return layout ? [{ at, layout, known: layout.filter(({ column }) => column).length }] : [];
  });
  return heads.sort((one, other) => other.known - one.known)[0];
}

/** How certain the meaning of a heading is; 0 is best. */
const RANKS = { label: 0, words: 1, site: 2 };

interface Heading extends ParsedColumn {
  readonly rank: number;
}

function readHead(
  [record, ...below]: readonly CsvRecord[],
  isFirst: boolean,
  table: TableVocabulary,
): ParsedColumn[] | undefined {
  const cells = record?.cells ?? [];
  const read = cells.map((cell, at) => readCell(cell, hasImageFileNames(below, at), table));
  const name = table.columns.find(({ id }) => id === NAME_COLUMN_ID);
  const isFirstEmpty = headingKey(cells[0] ?? "") === "";
  const isCounted = isFirstEmpty && hasCounterColumn(below);
  // Without a heading for names, the names are in the first column if it has no heading, or else in the customer column.
  const isNamed = read.some(({ column }) => column === name);
  const isByFirst =
    !isNamed &&
    isFirstEmpty &&
    !isCounted &&
    below.some((row) => row.cells[0]?.trim()) &&
    !hasImageFileNames(below, 0) &&
    // The row of a nameless machine has few cells that could be headings.
    2 * read.filter(({ column }) => column).length >= Math.max(1, countFilled({ cells }));
  const isNames = ({ column }: Heading, at: number) =>
    isByFirst ? at === 0 : !isNamed && column?.id === "customer";
  const found = read.map((each, at) => (isNames(each, at) ? { ...each, column: name } : each));
  const isChosen = ({ column, rank }: Heading, at: number) =>
    !found.some(
      (other, nth) => other.column === column && (other.rank < rank || (other.rank === rank && nth < at)),
    );
  const isHead = found.some(
    ({ column, rank }) => column && (column === name || (isFirst && rank === RANKS.label)),
  );
  if (!isHead) return undefined;
  return found.map((each, at) => {
    const column = isChosen(each, at) ? each.column : undefined;
    return { heading: cells[at] ?? "", column, isLost: !column && each.isLost && !(isCounted && at === 0) };
  });
}

function readCell(cell: string, isOfFiles: boolean, { columns, readHeading }: TableVocabulary): Heading {
  const key = headingKey(cell);
  const isCalled = (...names: readonly string[]) => names.some((name) => headingKey(name) === key);
  const exact = columns.filter(({ id, heading }) => isCalled(id, heading));
  const labelled =
    key === "" || exact.length > 0
      ? exact
      : columns.filter((each) => isCalled(each.label, columnTitle(each), `${each.group} ${each.label}`));
  const read = readHeading(cell);
  // A slot's label may mean its name or its picture.
  const meant =
    exact.length > 0 ? exact : labelled.length > 0 ? withNames(columns, labelled) : findMeant(columns, read);
  const isPicture = isOfFiles || read.words.has("picture");
  const ofKind = meant.filter(({ kind }) => (kind === "picture") === isPicture);
  const [column, another] = ofKind.length > 0 ? ofKind : meant;
  const isSite = labelled.length === 0 && read.words.has("site") && !read.words.has("machine");
  return {
    column: another ? undefined : column,
    rank: labelled.length > 0 ? RANKS.label : isSite ? RANKS.site : RANKS.words,
    isLost: key === "" || isOfFiles || read.isAboutPlaces || (column !== undefined && !isSite),
  };
}

const headingKey = (text: string): string =>
  unguardCell(text)
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s,:]+/g, " ")
    .trim();

const withNames = (columns: readonly TableColumn[], found: readonly TableColumn[]): readonly TableColumn[] =>
  columns.filter(
    (column) =>
      found.includes(column) ||
      (column.kind === "slotName" &&
        found.some((each) => each.kind === "picture" && isSamePlace(each, column))),
  );

function findMeant(
  columns: readonly TableColumn[],
  { words, places }: ParsedHeading,
): readonly TableColumn[] {
  const isMeant = (place: FilePlace) => places.some((each) => isSamePlace(each, place));
  if (places.length > 0) {
    const found = columns.filter((column) =>
      column.kind === "word"
        ? column.places.some(isMeant)
        : (column.kind === "slotName" || column.kind === "picture") && isMeant(column),
    );
    // In some languages, one word means the middle position and a medium cup.
    const isName = found.some(({ kind }) => kind === "slotName");
    return found.filter(({ kind }) => (words.has("word") ? kind === "word" : !isName || kind !== "word"));
  }
  const id = words.has("note")
    ? "note"
    : words.has("machine") || words.has("site")
      ? NAME_COLUMN_ID
      : words.has("customer")
        ? "customer"
        : words.has("name")
          ? NAME_COLUMN_ID
          : undefined;
  return columns.filter((column) => column.id === id);
}
