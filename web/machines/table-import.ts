import { FILE_IMPORT } from "#messages/drop.ts";
import { sentences, series } from "#messages/formats.ts";
import { VARIANTS } from "#messages/many.ts";
import { MAX_TABLE_ROWS } from "../../shared/model/table.ts";
import {
  type DecodedTableText,
  decodeTableText,
  MAX_CSV_BYTES,
  TABLE_ENCODINGS,
  type TableEncoding,
} from "../../shared/sorting/csv.ts";
import { state } from "../edit/app.ts";
import { isWorkbook, listFiles, MAX_GIVEN_FILES } from "../files/given-files.ts";
import { isPictureFormat, readFormat } from "../picture/format.ts";
import { assignPictures, fileKey, setCell } from "./table.ts";
import {
  addTableFile,
  findFreeFileName,
  listUnassignedFileNames,
  nameFiles,
  setAsideFiles,
} from "./table-files.ts";
import {
  changeTable,
  currentColumns,
  fitTablePictures,
  hasLeftOutColumns,
  LEAVE_OUT_ACTION,
  mergeTableChanges,
  replaceTable,
  shownColumns,
  showTable,
  showTableNotice,
  storeTableNow,
  tableState,
  withShownPictures,
} from "./table-state.ts";
import { addRowsFromText } from "./table-text.ts";
import { designMaterials } from "./variants.ts";

const MAX_LISTED_FILES = 10;

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
    showTable(withShownPictures(before));
    importTableText(text, { ...options, isUpdate });
  };
  const language = { columns: currentColumns(), readHeading: designMaterials().readHeading };
  const read = addRowsFromText(before, given.text, language, { delimiter, isUpdate });
  const { table, added, excess, leftOutHeadings, assumedColumns } = read;
  const updated = isUpdate ? read.namesakes : 0;
  const isLost = hasLeftOutColumns(table);
  const guess = TABLE_ENCODINGS.find((each) => each === given.encoding);
  const addAnyway = { label: VARIANTS.addAnyway, onPress: () => again(given, false) };
  // Pictures may be given before their rows.
  changeTable(assignPictures(table, listUnassignedFileNames(), shownColumns(table), false).table, {
    tone: isLost || excess > 0 || guess || updated + added === 0 ? "warning" : "valid",
    title:
      updated > 0 && added > 0
        ? VARIANTS.updatedAndAdded(updated, added)
        : updated > 0
          ? VARIANTS.updated(updated)
          : added > 0
            ? VARIANTS.added(added)
            : VARIANTS.nothingAdded,
    lines: [
      ...(assumedColumns.length > 0 ? [VARIANTS.assumed(assumedColumns.map(({ label }) => label))] : []),
      ...(leftOutHeadings.length > 0
        ? [VARIANTS.unknown(leftOutHeadings)]
        : isLost
          ? [VARIANTS.leftOutColumns]
          : []),
      ...(excess > 0 ? [VARIANTS.tooMany(excess, MAX_TABLE_ROWS)] : []),
      ...(guess ? [VARIANTS.guessed] : []),
    ],
    isUndoable: updated + added > 0,
    more: isLost ? LEAVE_OUT_ACTION : updated > 0 ? addAnyway : undefined,
    encoding: guess,
    ...(decode && { chooseEncoding: (encoding) => again(decode(encoding), isUpdate) }),
  });
  storeTableNow();
}

const isTable = ({ name, type }: File): boolean =>
  /\.(csv|tsv|txt)$/i.test(name) || /^text\/(csv|plain|tab-separated-values)$/.test(type);

export async function importTableFiles(items: readonly (FileSystemEntry | File)[]): Promise<void> {
  const { id } = state.design;
  const { files, isTruncated } = await listFiles(items);
  const given = files.map(({ file }) => file);
  const others = files.filter(({ file }) => !isTable(file) && !isWorkbook(file));
  const arePictures = await Promise.all(
    others.map(({ file }) => readFormat(file).then(isPictureFormat, () => false)),
  );
  const { errors, tables } = await readTables(given.filter(isTable));
  // Another design may be open by now.
  if (state.design.id !== id) return;
  const named = nameFiles(others, tableState.table);
  for (const [at, { name, file }] of named.entries()) giveFile(name, file, arePictures[at]);
  const [only, other] = tables;
  if (other) importTogether(tables);
  else if (only) importTableText(only.decode(), { decode: only.decode });
  const isImported = only !== undefined;
  const workbook = given.find(isWorkbook);
  if (workbook) errors.push(FILE_IMPORT.workbook(workbook.name), VARIANTS.pasteRows);
  const names = named.flatMap(({ name }, at) => (arePictures[at] ? name : []));
  const { table, left } = assignPictures(tableState.table, names, shownColumns(), !isImported);
  if (table === tableState.table) void fitTablePictures();
  else {
    setAsideFiles(tableState.table, table);
    // `changeTable` would replace the notice and its Undo.
    replaceTable(table);
  }
  storeTableNow();
  const lines = [
    ...errors,
    ...(left.length > 0 ? [VARIANTS.left(abridge(left))] : []),
    ...(names.length < named.length ? [FILE_IMPORT.unreadable(named.length - names.length)] : []),
    ...(isTruncated ? [FILE_IMPORT.cut(MAX_GIVEN_FILES)] : []),
  ];
  if (lines.length === 0) return;
  const notice = isImported ? tableState.notice : undefined;
  const tone = errors.length > 0 ? "error" : "warning";
  showTableNotice({ ...notice, tone, lines: [...(notice?.lines ?? []), ...lines] });
}

interface TableFile {
  readonly name: string;
  decode(encoding?: TableEncoding): DecodedTableText;
}

async function readTables(files: readonly File[]) {
  const errors: string[] = [];
  const tables: TableFile[] = [];
  for (const file of files) {
    if (file.size > MAX_CSV_BYTES) {
      errors.push(VARIANTS.tooLarge(file.name));
      continue;
    }
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      tables.push({ name: file.name, decode: (encoding) => decodeTableText(bytes, encoding) });
    } catch (fault) {
      console.error("Failed to read a table", fault);
      errors.push(VARIANTS.unreadable(file.name));
    }
  }
  return { errors, tables };
}

function importTogether(files: readonly TableFile[], encoding?: TableEncoding): void {
  const start = tableState.table;
  const notices = files.map(({ name, decode }) => {
    importTableText(decode(encoding));
    return { name, ...tableState.notice };
  });
  const lines = notices.map(({ name, title, lines = [] }) =>
    VARIANTS.leftOutOne(name, sentences([...(title === undefined ? [] : [title]), ...lines])),
  );
  mergeTableChanges(start, {
    tone: "warning",
    lines: [...new Set(lines)],
    isUndoable: notices.some(({ isUndoable }) => isUndoable),
    more: hasLeftOutColumns(tableState.table) ? LEAVE_OUT_ACTION : undefined,
    encoding: notices.find(({ encoding }) => encoding)?.encoding,
    chooseEncoding(encoding) {
      showTable(withShownPictures(start));
      importTogether(files, encoding);
    },
  });
}

const abridge = (names: readonly string[]): readonly string[] =>
  names.length <= MAX_LISTED_FILES
    ? names
    : [series([...names.slice(0, MAX_LISTED_FILES), VARIANTS.andMore(names.length - MAX_LISTED_FILES)])];

export function setCellFile(row: string, column: string, file: File): void {
  const name = findFreeFileName(file, tableState.table, { row, column });
  giveFile(name, file);
  changeTable(setCell(tableState.table, row, column, name));
}

function giveFile(name: string, file: File, isFree = true): void {
  addTableFile({ name, file }, isFree);
  const { [fileKey(name)]: known, ...others } = tableState.table.pictures;
  if (known) showTable({ ...tableState.table, pictures: others });
}
