import { proxy, ref } from "valtio/vanilla";
import { subscribeKey } from "valtio/vanilla/utils";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { fileKey, NAME_COLUMN, type VariantTable } from "../../../shared/model/table.ts";
import { decodeTable, MAX_CSV_BYTES, type TableText } from "../../../shared/sorting/csv.ts";
import { state } from "../../edit/app.ts";
import { MATERIALS } from "./base.ts";
import { keepTable, keptTable, onKeptElsewhere } from "./keep-table.ts";
import { fileNames, givenState, keepFile, makeWanted, wantedPictures } from "./pictures/session-files.ts";
import { assignPictures } from "./table/assign-pictures.ts";
import { type Column, columnsOf } from "./table/columns.ts";
import { type Faults, faultsOf } from "./table/faults.ts";
import { addPicture, EMPTY_TABLE, setCell } from "./table/table.ts";
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
  /** Changes when files that were given turn out well or badly. */
  round: number;
}

/** The table of the open design, in this tab. */
export const many = proxy<ManyState>({
  table: ref(EMPTY_TABLE),
  making: undefined,
  said: undefined,
  round: 0,
});

/** Pictures are being made to fit. */
let isAtWork = false;

/** What the last change is taken back to. */
let before: VariantTable | undefined;

const { words } = MATERIALS;

/** Everything that may differ in the design as it is. */
export const columnsNow = (counts = state.design.counts): Column[] => columnsOf(ACTIVE.model, words, counts);

/** The name's column and those that are chosen. */
export const shownOf = (
  columns: readonly Column[],
  { columns: chosen }: Pick<VariantTable, "columns">,
): Column[] => columns.filter(({ id }) => id === NAME_COLUMN || chosen.includes(id));

/** What is wrong with the table now. */
export const faultsNow = (table: VariantTable, shown: readonly Column[]): Faults =>
  faultsOf(table, shown, givenState);

/** Shows the table of the open design. */
export function openTable(): void {
  show(keptTable());
  before = undefined;
  many.said = undefined;
  void makeMissing();
}
onKeptElsewhere(openTable);

/** Says what became of something. */
function say(said: ManySaid): void {
  many.said = ref(said);
}

function show(table: VariantTable): void {
  many.table = ref(table);
}

/** Makes a change and keeps it; what is said of it offers to take it back. */
export function change(table: VariantTable, said?: ManySaid): void {
  if (table === many.table) return;
  before = many.table;
  put(table);
  many.said = said && ref(said);
}

/** Takes the last change back. */
export function undo(): void {
  if (!before) return;
  // What was made meanwhile is no change of the visitor's.
  put({ ...before, pictures: { ...before.pictures, ...many.table.pictures } });
  before = undefined;
  many.said = undefined;
}

function put(table: VariantTable): void {
  show(table);
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
  const assigned = assignPictures(table, fileNames(), shownOf(columns, table));
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

/** A file for this session: a cell may name it from now on. What was made of one of that name is forgotten. */
function giveFile(file: File): void {
  keepFile(file);
  const { [fileKey(file.name)]: known, ...others } = many.table.pictures;
  if (known) show({ ...many.table, pictures: others });
}

/** Takes a picture for a cell. */
export function giveCell(row: string, column: string, file: File): void {
  giveFile(file);
  change(setCell(many.table, row, column, file.name));
}

/** Makes the pictures that cells name and that are not there yet, one after the other. */
async function makeMissing(): Promise<void> {
  if (isAtWork) return;
  isAtWork = true;
  const wantedNow = () => wantedPictures(many.table, shownOf(columnsNow(), many.table));
  let done = 0;
  try {
    for (let wanted = wantedNow(); wanted[0]; wanted = wantedNow()) {
      many.making = { done, all: done + wanted.length };
      const picture = await makeWanted(wanted[0]);
      if (picture) show(addPicture(many.table, picture.name, picture.size, picture.made));
      done++;
      many.round++;
    }
    if (done > 0) keepTable(many.table);
  } finally {
    isAtWork = false;
    many.making = undefined;
  }
}

// Another count shows other places.
subscribeKey(state, "design", () => void makeMissing());
