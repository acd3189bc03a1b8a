import { proxy, ref } from "valtio/vanilla";
import { subscribeKey } from "valtio/vanilla/utils";
import { VARIANTS } from "#messages/many.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { canonicalJson } from "../../shared/model/design.ts";
import { findTableBlobs } from "../../shared/model/questions.ts";
import { readMembers, tryRead } from "../../shared/model/read-data.ts";
import { parseVariantTable } from "../../shared/model/read-design.ts";
import { setTable, type VariantTable } from "../../shared/model/table.ts";
import type { TableEncoding } from "../../shared/sorting/csv.ts";
import { drafts, edit, editingSession, state, store } from "../edit/app.ts";
import { draftKey } from "../edit/drafts.ts";
import type { EditOutcomeFault } from "../edit/editing.ts";
import type { NoticeAction, NoticeTone } from "../ui/notice/Notice.tsx";
import { filterShownColumns, listTableColumns, type TableColumn } from "./columns.ts";
import { acceptLeftOutColumns, addPicture, EMPTY_TABLE, withoutUnusedPictures } from "./table.ts";
import {
  findPendingPictures,
  findUnstoredBlobs,
  fitTablePicture,
  openTableFiles,
  releaseUnstoredBlobs,
  setAsideFiles,
} from "./table-files.ts";
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
const TYPED_TABLE = "table";
/** Set while the table shown waits to be stored. */
let waiting: { timer: ReturnType<typeof setTimeout>; endSaving(): void } | undefined;
let writing = 0;
/** The design shown, and its table as last stored. */
let stored: { readonly id: string; readonly table: VariantTable | null } = { id: "", table: null };

let before: VariantTable | undefined;

export const currentColumns = (counts = state.design.counts): TableColumn[] =>
  listTableColumns(ACTIVE.model, designMaterials().words, counts);

export const shownColumns = ({ columns } = tableState.table): TableColumn[] =>
  filterShownColumns(currentColumns(), columns);

let isFollowing = false;

export function openTable(): void {
  if (!isFollowing)
    subscribeKey(state, "design", () => {
      followDesign();
      // Slots that a new count adds need pictures.
      void fitTablePictures();
    });
  isFollowing = true;
  storeTableNow();
  const { id, table } = state.design;
  // The table shown couldn't be stored, and would be lost.
  if (tableState.fault && id === stored.id) return storeSoon();
  tableState.fault = undefined;
  stored = { id, table };
  openTableFiles(id);
  showTable(table ?? EMPTY_TABLE);
  before = undefined;
  const notice = { tone: "warning", title: VARIANTS.leftOutColumns, more: LEAVE_OUT_ACTION } as const;
  showTableNotice(hasLeftOutColumns(tableState.table) ? notice : undefined);
  void fitTablePictures();
  takeKept();
}

export const hasLeftOutColumns = ({ rows }: VariantTable) =>
  rows.some(({ broken }) => broken?.code === "leftOut");

export const LEAVE_OUT_ACTION: NoticeAction = {
  label: VARIANTS.leaveOut,
  onPress: () => changeTable(acceptLeftOutColumns(tableState.table)),
};

export function showTableNotice(notice: TableNotice | undefined): void {
  tableState.notice = notice && ref(notice);
}

export function showTable(table: VariantTable): void {
  tableState.table = ref(table);
}

export function changeTable(table: VariantTable, notice?: TableNotice): void {
  if (table === tableState.table) return;
  before = tableState.table;
  setAsideFiles(before, table);
  replaceTable(table);
  showTableNotice(notice);
}

export function mergeTableChanges(since: VariantTable, notice: TableNotice): void {
  before = since;
  showTableNotice(notice);
}

export function undoTableChange(): void {
  if (!before) return;
  replaceTable(withShownPictures(before));
  before = undefined;
  showTableNotice(undefined);
}

export const withShownPictures = (table: VariantTable): VariantTable => ({
  ...table,
  pictures: { ...table.pictures, ...tableState.table.pictures },
});

export function replaceTable(table: VariantTable): void {
  showTable(table);
  storeSoon();
  void fitTablePictures();
}

export async function fitTablePictures(): Promise<void> {
  if (tableState.fitting) return;
  const wantedNow = () => findPendingPictures(tableState.table, shownColumns());
  let done = 0;
  let isDeferred = false;
  try {
    for (let wanted = wantedNow(); wanted[0]; wanted = wantedNow()) {
      tableState.fitting = { done, all: done + wanted.length };
      const { id } = stored;
      isDeferred = false;
      const picture = await fitTablePicture(wanted[0]);
      done++;
      // Another design may be open.
      if (stored.id !== id) continue;
      if (picture) showTable(addPicture(tableState.table, picture.name, picture.size, picture.made));
      isDeferred = writing > 0 || tableState.fault !== undefined;
      if (!waiting && !isDeferred) storeSoon();
    }
    if (isDeferred) storeSoon();
  } finally {
    tableState.fitting = undefined;
  }
}

function storeSoon(): void {
  clearTimeout(waiting?.timer);
  const endSaving = waiting?.endSaving ?? editingSession.beginSaving();
  waiting = { timer: setTimeout(storeTableNow, PAUSE_MS), endSaving };
}

export function storeTableNow(): void {
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
  editingSession.setUnstored(fault ?? null);
  if (outcome.ok) {
    releaseUnstoredBlobs(blobs.keys());
    // Kept so that Undo can restore the pictures.
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

/** A write during `pagehide` may never be committed. */
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
  const table = parseVariantTable(kept?.table);
  const { pictures } = tableState.table;
  if (table && state.design.revision <= Number(kept?.revision)) replaceTable({ ...table, pictures });
}

addEventListener("visibilitychange", storeTableNow);
addEventListener("pagehide", () => {
  keep();
  storeTableNow();
});
