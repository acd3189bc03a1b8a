import { proxy, ref, subscribe } from "valtio/vanilla";
import { sizeText } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { store } from "../storage/store.ts";
import { keepTable, keptTable, onKeptElsewhere } from "./keep-table.ts";
import { makePicture } from "./pictures/make-picture.ts";
import { holdPicture } from "./pictures/session-pictures.ts";
import { assignPictures } from "./table/assign-pictures.ts";
import { type Column, columnsOf, NAME_COLUMN } from "./table/columns.ts";
import { decodeTable, MAX_CSV_BYTES, type TableText } from "./table/csv-text.ts";
import { type Faults, faultsOf } from "./table/faults.ts";
import { readTable } from "./table/stored-table.ts";
import {
  addPicture,
  EMPTY_TABLE,
  fileKey,
  keyNamed,
  pictureNamed,
  setCell,
  type VariantTable,
} from "./table/table.ts";
import { type Taken, takeRows } from "./table/take-rows.ts";

/** What is said above the table of what came in. */
export type ManySaid =
  | { readonly kind: "rows"; readonly taken: Omit<Taken, "table">; readonly encoding: TableText["encoding"] }
  | { readonly kind: "left"; readonly files: readonly string[] }
  | { readonly kind: "tooLarge" | "unreadable"; readonly file: string }
  | { readonly kind: "removed"; readonly name: string };

interface ManyState {
  /** Plain data, exchanged as a whole. */
  table: VariantTable;
  /** While pictures are made to fit. */
  making: { readonly done: number; readonly all: number } | undefined;
  said: ManySaid | undefined;
  canUndo: boolean;
  /** Changes when files that were given turn out well or badly. */
  round: number;
}

/** The table of the open design, in this tab. */
export const many = proxy<ManyState>({
  table: ref(EMPTY_TABLE),
  making: undefined,
  said: undefined,
  canUndo: false,
  round: 0,
});

/** Files of this session by key, and those of them that can't be used, with the size. */
const files = new Map<string, File>();
const unreadable = new Set<string>();
const before: VariantTable[] = [];
const MOST_UNDO = 30;

/** The words that the machine's pictures show. */
export const words = await ACTIVE.wordTable();

/** Everything that may differ in the design as it is. */
export const columnsNow = (counts = store.design.counts): Column[] => columnsOf(ACTIVE.model, words, counts);

/** The name's column and those that are chosen. */
export const shownOf = (
  columns: readonly Column[],
  { columns: chosen }: Pick<VariantTable, "columns">,
): Column[] => columns.filter(({ id }) => id === NAME_COLUMN || chosen.includes(id));

/** What is wrong with the table now. */
export const faultsNow = (table: VariantTable, shown: readonly Column[]): Faults =>
  faultsOf(table, shown, (cell, size) => {
    const key = keyNamed([...files.keys()], cell);
    if (key === undefined) return undefined;
    return unreadable.has(`${key} ${size}`) ? "unreadable" : "waiting";
  });

/** Reads the table of the open design, unless what this tab shows was made of it. */
export function openTable(): void {
  show(readTable(keptTable()));
  before.length = 0;
  many.canUndo = false;
}
onKeptElsewhere(openTable);

/** Says what became of something. */
function say(said: ManySaid): void {
  many.said = ref(said);
}

function show(table: VariantTable): void {
  many.table = ref(table);
}

/** Makes a change that can be taken back, and keeps it. */
export function change(table: VariantTable, said?: ManySaid): void {
  if (table === many.table) return;
  before.push(many.table);
  if (before.length > MOST_UNDO) before.shift();
  put(table);
  many.said = said && ref(said);
}

/** Takes the last change back. */
export function undo(): void {
  const last = before.pop();
  if (!last) return;
  // What was made meanwhile is no change of the visitor's.
  put({ ...last, pictures: { ...last.pictures, ...many.table.pictures } });
  many.said = undefined;
}

function put(table: VariantTable): void {
  show(table);
  many.canUndo = before.length > 0;
  keepTable(table);
  void makeMissing();
}

/** Takes rows of a spreadsheet, copied or as a file's text. */
export function takeText({ text, encoding }: TableText, delimiter?: "\t"): void {
  const columns = columnsNow();
  const { table, ...taken } = takeRows(many.table, text, {
    columns,
    shown: shownOf(columns, many.table),
    ...(delimiter && { delimiter }),
  });
  // Pictures that came before their rows.
  const assigned = assignPictures(
    table,
    [...files.values()].map(({ name }) => name),
    shownOf(columns, table),
  );
  change(assigned.table, { kind: "rows", taken, encoding });
}

const isTable = ({ name, type }: File): boolean =>
  /\.(csv|tsv|txt)$/i.test(name) || /^text\/(csv|plain|tab-separated-values)$/.test(type);

/** Takes files as they were dropped, chosen or pasted: tables give rows, pictures go to the cells that name them. */
export async function takeFiles(given: readonly File[]): Promise<void> {
  const pictures = given.filter((file) => !isTable(file));
  for (const file of pictures) giveFile(file);
  for (const file of given.filter(isTable)) {
    if (file.size > MAX_CSV_BYTES) {
      say({ kind: "tooLarge", file: file.name });
      continue;
    }
    try {
      takeText(decodeTable(new Uint8Array(await file.arrayBuffer())));
    } catch (fault) {
      console.error("A table could not be read", fault);
      say({ kind: "unreadable", file: file.name });
    }
  }
  const shown = shownOf(columnsNow(), many.table);
  const names = pictures.map(({ name }) => name);
  const { table, left } = assignPictures(many.table, names, shown);
  if (table !== many.table) change(table, many.said);
  else void makeMissing();
  if (left.length > 0 && pictures.length === given.length) say({ kind: "left", files: left });
}

/** A file for this session: a cell may name it from now on. One of the same name as before takes its place. */
function giveFile(file: File): void {
  const key = fileKey(file.name);
  files.set(key, file);
  for (const each of unreadable) if (each.startsWith(`${key} `)) unreadable.delete(each);
  const { [key]: known, ...others } = many.table.pictures;
  if (known) show({ ...many.table, pictures: others });
}

/** Takes a picture for a cell. */
export function giveCell(row: string, column: string, file: File): void {
  giveFile(file);
  change(setCell(many.table, row, column, file.name));
}

let isAtWork = false;

/** Makes the pictures that cells name and that are not there yet, one after the other. */
async function makeMissing(): Promise<void> {
  if (isAtWork) return;
  isAtWork = true;
  let done = 0;
  try {
    for (let wanted = missing(); wanted.length > 0; wanted = missing()) {
      const [{ key, file, size }] = wanted as [Wanted, ...Wanted[]];
      many.making = { done, all: done + wanted.length };
      const made = await makePicture(file, size);
      done++;
      if (files.get(key) !== file) continue;
      if (made.ok) {
        const url = await holdPicture(made.bytes);
        const { isFitted } = made;
        show(addPicture(many.table, file.name, sizeText(size), { url, isFitted }));
      } else unreadable.add(`${key} ${sizeText(size)}`);
      many.round++;
    }
    if (done > 0) keepTable(many.table);
  } finally {
    isAtWork = false;
    many.making = undefined;
  }
}

interface Wanted {
  readonly key: string;
  readonly file: File;
  readonly size: Extract<Column, { kind: "picture" }>["size"];
}

function missing(): Wanted[] {
  const keys = [...files.keys()];
  const wanted = new Map<string, Wanted>();
  for (const column of shownOf(columnsNow(), many.table)) {
    if (column.kind !== "picture") continue;
    const size = sizeText(column.size);
    for (const { cells } of many.table.rows) {
      const cell = cells[column.id] ?? "";
      const key = keyNamed(keys, cell);
      const file = key === undefined ? undefined : files.get(key);
      if (!key || !file || unreadable.has(`${key} ${size}`)) continue;
      if (!pictureNamed(many.table, cell)?.made[size])
        wanted.set(`${key} ${size}`, { key, file, size: column.size });
    }
  }
  return [...wanted.values()];
}

// Another count shows other places.
subscribe(store.design.counts, () => void makeMissing());
