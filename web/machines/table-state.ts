import { proxy, ref } from "valtio/vanilla";
import { subscribeKey } from "valtio/vanilla/utils";
import { DROP } from "#messages/drop.ts";
import { sentences, series } from "#messages/formats.ts";
import { MANY } from "#messages/many.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { canonicalJson } from "../../shared/model/design.ts";
import { findTableBlobs } from "../../shared/model/questions.ts";
import { readMembers, tryRead } from "../../shared/model/read-data.ts";
import { readTable } from "../../shared/model/read-design.ts";
import { MAX_TABLE_ROWS, setTable, type VariantTable } from "../../shared/model/table.ts";
import {
  type DecodedTableText,
  decodeTableText,
  MAX_CSV_BYTES,
  TABLE_ENCODINGS,
  type TableEncoding,
} from "../../shared/sorting/csv.ts";
import { drafts, edit, editing, state, store } from "../edit/app.ts";
import { draftKey } from "../edit/drafts.ts";
import type { EditOutcomeFault } from "../edit/editing.ts";
import { isWorkbook, listFiles, MAX_GIVEN_FILES } from "../files/given-files.ts";
import { isPictureFormat, readFormat } from "../picture/format.ts";
import type { NoticeAction, NoticeTone } from "../ui/notice/Notice.tsx";
import { listTableColumns, type TableColumn, visibleColumns } from "./columns.ts";
import {
  acceptLeftOutColumns,
  addPicture,
  assignPictures,
  EMPTY_TABLE,
  fileKey,
  setCell,
  withoutUnusedPictures,
} from "./table.ts";
import {
  addTableFile,
  findFreeFileName,
  findPendingPictures,
  findUnstoredBlobs,
  fitTablePicture,
  freeFileNames,
  nameFiles,
  openTableFiles,
  releaseUnstoredBlobs,
  setAsideFiles,
} from "./table-files.ts";
import { addRowsFromText } from "./table-text.ts";
import { designMaterials } from "./variants.ts";

export interface TableNotice {
  readonly tone: NoticeTone;
  readonly title?: string;
  readonly lines?: readonly string[];
  readonly isUndoable?: boolean;
  readonly more?: NoticeAction | undefined;
  /** The guessed encoding, which the visitor can correct. */
  readonly encoding?: TableEncoding | undefined;
  chooseEncoding?(encoding: TableEncoding): void;
}

interface TableState {
  /** Replaced, never mutated. */
  table: VariantTable;
  fitting: { readonly done: number; readonly all: number } | undefined;
  notice: TableNotice | undefined;
  fault: EditOutcomeFault | undefined;
}

export const tableState = proxy<TableState>({
  table: ref(EMPTY_TABLE),
  fitting: undefined,
  notice: undefined,
  fault: undefined,
});

const PAUSE_MS = 400;
const MAX_LISTED_FILES = 10;
const TYPED_TABLE = "table";
/** Set while the table shown waits to be stored. */
let waiting: { timer: ReturnType<typeof setTimeout>; endSaving(): void } | undefined;
let writing = 0;
/** The design shown, and its table as last stored. */
let stored: { readonly id: string; readonly table: VariantTable | null } = { id: "", table: null };

let before: VariantTable | undefined;

export const currentColumns = (counts = state.design.counts): TableColumn[] =>
  listTableColumns(ACTIVE.model, designMaterials().words, counts);

const shownNow = ({ columns } = tableState.table): TableColumn[] => visibleColumns(currentColumns(), columns);

let isFollowing = false;

export function openTable(): void {
  if (!isFollowing)
    subscribeKey(state, "design", () => {
      followDesign();
      // Another count has other slots.
      void makePictures();
    });
  isFollowing = true;
  storeNow();
  const { id, table } = state.design;
  // The table shown couldn't be stored, and would be lost.
  if (tableState.fault && id === stored.id) return storeSoon();
  tableState.fault = undefined;
  stored = { id, table };
  openTableFiles(id);
  show(table ?? EMPTY_TABLE);
  before = undefined;
  const notice = { tone: "warning", title: MANY.leftOutColumns, more: LEAVE_OUT } as const;
  showNotice(hasLeftOut(tableState.table) ? notice : undefined);
  void makePictures();
  takeKept();
}

const hasLeftOut = ({ rows }: VariantTable) => rows.some(({ broken }) => broken?.code === "leftOut");

const LEAVE_OUT: NoticeAction = {
  label: MANY.leaveOut,
  onPress: () => changeTable(acceptLeftOutColumns(tableState.table)),
};

export function showNotice(notice: TableNotice | undefined): void {
  tableState.notice = notice && ref(notice);
}

function show(table: VariantTable): void {
  tableState.table = ref(table);
}

export function changeTable(table: VariantTable, notice?: TableNotice): void {
  if (table === tableState.table) return;
  before = tableState.table;
  setAsideFiles(before, table);
  put(table);
  showNotice(notice);
}

export function undoTableChange(): void {
  if (!before) return;
  put(withPicturesOf(tableState.table, before));
  before = undefined;
  showNotice(undefined);
}

const withPicturesOf = (now: VariantTable, before: VariantTable): VariantTable => ({
  ...before,
  pictures: { ...before.pictures, ...now.pictures },
});

function put(table: VariantTable): void {
  show(table);
  storeSoon();
  void makePictures();
}

interface TableTextOptions {
  readonly delimiter?: "\t";
  /** Whether rows update those of the same name. */
  readonly isUpdate?: boolean;
  decode?(encoding: TableEncoding): DecodedTableText;
}

export function importTableText(given: DecodedTableText, options: TableTextOptions = {}): void {
  const { delimiter, isUpdate = true, decode } = options;
  const before = tableState.table;
  const again = (text: DecodedTableText, isUpdate: boolean) => {
    show(withPicturesOf(tableState.table, before));
    importTableText(text, { ...options, isUpdate });
  };
  const language = { columns: currentColumns(), readHeading: designMaterials().readHeading };
  const read = addRowsFromText(before, given.text, language, { delimiter, isUpdate });
  const { table, added, excess, leftOutHeadings, assumedColumns } = read;
  const updated = isUpdate ? read.namesakes : 0;
  const isLost = hasLeftOut(table);
  const guess = TABLE_ENCODINGS.find((each) => each === given.encoding);
  const addAnyway = { label: MANY.addAnyway, onPress: () => again(given, false) };
  // Pictures may have been given before their rows.
  changeTable(assignPictures(table, freeFileNames(), shownNow(table), false).table, {
    tone: isLost || excess > 0 || guess || updated + added === 0 ? "warning" : "valid",
    title:
      updated > 0 && added > 0
        ? MANY.updatedAndAdded(updated, added)
        : updated > 0
          ? MANY.updated(updated)
          : added > 0
            ? MANY.added(added)
            : MANY.nothingAdded,
    lines: [
      ...(assumedColumns.length > 0 ? [MANY.assumed(assumedColumns.map(({ label }) => label))] : []),
      ...(leftOutHeadings.length > 0 ? [MANY.unknown(leftOutHeadings)] : isLost ? [MANY.leftOutColumns] : []),
      ...(excess > 0 ? [MANY.tooMany(excess, MAX_TABLE_ROWS)] : []),
      ...(guess ? [MANY.guessed] : []),
    ],
    isUndoable: updated + added > 0,
    more: isLost ? LEAVE_OUT : updated > 0 ? addAnyway : undefined,
    encoding: guess,
    ...(decode && { chooseEncoding: (encoding) => again(decode(encoding), isUpdate) }),
  });
  storeNow();
}

const isTable = ({ name, type }: File): boolean =>
  /\.(csv|tsv|txt)$/i.test(name) || /^text\/(csv|plain|tab-separated-values)$/.test(type);

export async function importFiles(items: readonly (FileSystemEntry | File)[]): Promise<void> {
  const { files, isTruncated } = await listFiles(items);
  const given = files.map(({ file }) => file);
  const others = files.filter(({ file }) => !isTable(file) && !isWorkbook(file));
  const arePictures = await Promise.all(
    others.map(({ file }) => readFormat(file).then(isPictureFormat, () => false)),
  );
  const named = nameFiles(others, tableState.table);
  for (const [at, { name, file }] of named.entries()) giveFile(name, file, arePictures[at]);
  const { errors, isImported } = await importTables(given.filter(isTable));
  const workbook = given.find(isWorkbook);
  if (workbook) errors.push(DROP.workbook(workbook.name), MANY.pasteRows);
  const names = named.flatMap(({ name }, at) => (arePictures[at] ? name : []));
  const { table, left } = assignPictures(tableState.table, names, shownNow(), !isImported);
  if (table === tableState.table) void makePictures();
  else {
    setAsideFiles(tableState.table, table);
    // `changeTable` would replace the notice and its Undo.
    put(table);
  }
  storeNow();
  const lines = [
    ...errors,
    ...(left.length > 0 ? [MANY.left(abridge(left))] : []),
    ...(names.length < named.length ? [DROP.unreadable(named.length - names.length)] : []),
    ...(isTruncated ? [DROP.cut(MAX_GIVEN_FILES)] : []),
  ];
  if (lines.length === 0) return;
  const notice = isImported ? tableState.notice : undefined;
  const tone = errors.length > 0 ? "error" : "warning";
  showNotice({ ...notice, tone, lines: [...(notice?.lines ?? []), ...lines] });
}

async function importTables(
  files: readonly File[],
): Promise<{ readonly errors: string[]; readonly isImported: boolean }> {
  const start = tableState.table;
  const errors: string[] = [];
  const imported: { readonly name: string; readonly notice: TableNotice }[] = [];
  for (const file of files) {
    if (file.size > MAX_CSV_BYTES) {
      errors.push(MANY.tooLarge(file.name));
      continue;
    }
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const decode = (encoding?: TableEncoding) => decodeTableText(bytes, encoding);
      importTableText(decode(), { decode });
      imported.push({ name: file.name, notice: { ...tableState.notice, tone: "warning" } });
    } catch (fault) {
      console.error("Failed to read a table", fault);
      errors.push(MANY.unreadable(file.name));
    }
  }
  if (imported.length > 1) showNoticeOfAll(imported, start);
  return { errors, isImported: imported.length > 0 };
}

function showNoticeOfAll(
  files: readonly { readonly name: string; readonly notice: TableNotice }[],
  start: VariantTable,
): void {
  before = start;
  const lines = files.map(({ name, notice: { title, lines = [] } }) =>
    MANY.leftOutOne(name, sentences([...(title === undefined ? [] : [title]), ...lines])),
  );
  const { title: _, more: __, ...last } = tableState.notice ?? { tone: "warning" };
  const isUndoable = files.some(({ notice }) => notice.isUndoable);
  const more = hasLeftOut(tableState.table) ? LEAVE_OUT : undefined;
  showNotice({ ...last, tone: "warning", lines: [...new Set(lines)], isUndoable, more });
}

const abridge = (names: readonly string[]): readonly string[] =>
  names.length <= MAX_LISTED_FILES
    ? names
    : [series([...names.slice(0, MAX_LISTED_FILES), MANY.andMore(names.length - MAX_LISTED_FILES)])];

export function setCellFile(row: string, column: string, file: File): void {
  const name = findFreeFileName(file, tableState.table, { row, column });
  giveFile(name, file);
  changeTable(setCell(tableState.table, row, column, name));
}

function giveFile(name: string, file: File, isFree = true): void {
  addTableFile({ name, file }, isFree);
  const { [fileKey(name)]: known, ...others } = tableState.table.pictures;
  if (known) show({ ...tableState.table, pictures: others });
}

async function makePictures(): Promise<void> {
  if (tableState.fitting) return;
  const wantedNow = () => findPendingPictures(tableState.table, shownNow());
  let done = 0;
  try {
    for (let wanted = wantedNow(); wanted[0]; wanted = wantedNow()) {
      tableState.fitting = { done, all: done + wanted.length };
      const { id } = stored;
      const picture = await fitTablePicture(wanted[0]);
      done++;
      // Another tab may have opened another design.
      if (stored.id !== id) continue;
      if (picture) show(addPicture(tableState.table, picture.name, picture.size, picture.made));
      storeSoon();
    }
  } finally {
    tableState.fitting = undefined;
  }
}

function storeSoon(): void {
  clearTimeout(waiting?.timer);
  const endSaving = waiting?.endSaving ?? editing.beginSaving();
  waiting = { timer: setTimeout(storeNow, PAUSE_MS), endSaving };
}

function storeNow(): void {
  if (!waiting) return;
  const { timer, endSaving } = waiting;
  clearTimeout(timer);
  waiting = undefined;
  void write().finally(endSaving);
}

async function write(): Promise<void> {
  const { id } = stored;
  const { rows, columns } = tableState.table;
  const table = rows.length + columns.length === 0 ? null : withoutUnusedPictures(tableState.table);
  const { design } = state;
  // An empty table creates no design.
  if (!table && writing === 0 && design.id === id && design.revision === 0) return;
  const blobs = findUnstoredBlobs(findTableBlobs(table));
  writing++;
  const outcome = await edit(id, null, (design) => setTable(design, table), { blobs });
  writing--;
  const fault = outcome.ok ? undefined : outcome.fault;
  if (stored.id === id) tableState.fault = fault;
  editing.setUnstored(fault ?? null);
  if (outcome.ok) {
    releaseUnstoredBlobs(blobs.keys());
    // Kept so that Undo can restore them.
    store.hold(blobs.keys());
    if (stored.id === id) stored = { id, table };
  }
  followDesign();
}

function followDesign(): void {
  const { id, table } = state.design;
  const isOther = id !== stored.id;
  // This tab's unsaved changes take precedence.
  if (!isOther && (waiting || writing > 0 || tableState.fault)) return;
  if (isOther || (table !== stored.table && canonicalJson(table) !== canonicalJson(stored.table)))
    openTable();
  else stored = { id, table };
}

/** Saves at once, since a write during `pagehide` may never be committed. */
function keep(): void {
  if (!waiting && writing === 0 && !tableState.fault) return;
  const { pictures: _, ...table } = tableState.table;
  const revision = state.design.revision + writing;
  drafts.put(draftKey(state.design, TYPED_TABLE), JSON.stringify({ revision, table }));
}

/** Restores what `keep` saved, unless the design has changed since. */
function takeKept(): void {
  const key = draftKey(state.design, TYPED_TABLE);
  const text = drafts.texts[key];
  if (text === undefined) return;
  drafts.put(key, null);
  const kept = tryRead(() => readMembers(JSON.parse(text)));
  const table = readTable(kept?.table);
  const { pictures } = tableState.table;
  if (table && state.design.revision <= Number(kept?.revision)) put({ ...table, pictures });
}

addEventListener("pagehide", () => {
  keep();
  storeNow();
});
