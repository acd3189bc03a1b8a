import { formatSize } from "../shared/machine/questions.ts";
import { ACTIVE } from "../shared/machines/index.ts";
import type { Design } from "../shared/model/design.ts";
import { createPackageFileNames } from "../shared/package/names.ts";
import { decodeTableText, TABLE_ENCODINGS } from "../shared/sorting/csv.ts";
import { readDesignFile } from "../web/edit/design-files.ts";
import type { CheckedPng } from "../web/exports/load-images.ts";
import {
  filterShownColumns,
  findTableFaults,
  listTableColumns,
  readVariant,
} from "../web/machines/columns.ts";
import { exportMachine } from "../web/machines/export-many.ts";
import { addPicture, EMPTY_TABLE } from "../web/machines/table.ts";
import {
  addTableFile,
  findPendingPictures,
  findTableFileState,
  fitTablePicture,
} from "../web/machines/table-files.ts";
import { addRowsFromText } from "../web/machines/table-text.ts";
import {
  createVariantBase,
  createVariantExportSource,
  designMaterials,
  loadDesignMaterials,
} from "../web/machines/variants.ts";
import { ByteCache } from "../web/picture/byte-cache.ts";
import type { ManyCommandEvent } from "./many.ts";

/* `many` opens this page in a browser. It creates packages as the web app does. */

const { model } = ACTIVE;
const MAX_NAME_SHOWN = 60;
const CACHED_BYTES = 64 * 1024 * 1024;
const MAX_SAME_NOTES = 3;
const { signal } = new AbortController();

const job = (path: string, init?: RequestInit) => fetch(`/job/${location.hash.slice(1)}/${path}`, init);
const bytesOf = async (path: string) => new Uint8Array(await (await job(path)).arrayBuffer());
const tell = (event: ManyCommandEvent) => job("event", { method: "POST", body: JSON.stringify(event) });

async function readTable({ counts, table: ofDesign }: Design) {
  const { words, readHeading } = designMaterials();
  const all = listTableColumns(model, words, counts);
  const { text, encoding } = decodeTableText(await bytesOf("table"));
  if (TABLE_ENCODINGS.some((each) => each === encoding))
    await tell({
      note: `The table doesn't state its character encoding, and is read as ${encoding}. If letters are wrong, save it as CSV UTF-8.`,
    });
  const start = { ...EMPTY_TABLE, namesOn: ofDesign?.namesOn ?? EMPTY_TABLE.namesOn };
  const read = addRowsFromText(start, text, { columns: all, readHeading });
  const columns = filterShownColumns(all, read.table.columns);
  const quoted = (headings: readonly string[]) => headings.map((heading) => `"${heading}"`).join(", ");
  const extra = read.leftOutHeadings.filter((heading) => !read.lostHeadings.includes(heading));
  if (extra.length > 0) await tell({ note: `Unknown columns are left out: ${quoted(extra)}.` });
  if (read.assumedColumns.length > 0)
    await tell({
      note: `The table has no headings. The cells after the name are read as: ${read.assumedColumns.map(({ heading }) => heading).join(", ")}.`,
    });
  if (read.lostHeadings.length > 0) {
    const known = all.map(({ heading }) => heading).join("\n  ");
    await tell({
      failed: `The design has no such column, or the table has it twice: ${quoted(read.lostHeadings)}. The columns are:\n  ${known}`,
    });
  }
  if (read.excess > 0) await tell({ failed: `Rows left out because they exceed the limit: ${read.excess}.` });
  const pictures = columns.filter(({ kind }) => kind === "picture");
  const cells = read.table.rows.flatMap((row) => pictures.flatMap(({ id }) => row.cells[id] ?? []));
  for (const name of new Set(cells)) {
    const answer = await job(`picture/${encodeURIComponent(name)}`);
    if (answer.ok) addTableFile({ name, file: new File([await answer.arrayBuffer()], name) }, false);
  }
  let { table } = read;
  for (const wanted of findPendingPictures(table, columns)) {
    const made = await fitTablePicture(wanted);
    if (made) table = addPicture(table, made.name, made.size, made.made);
  }
  return { table, columns };
}

async function makeAll(): Promise<void> {
  await loadDesignMaterials();
  const opened = await readDesignFile(model, await bytesOf("design"));
  if (typeof opened === "string") return void (await tell({ refused: opened }));
  const { table, columns } = await readTable(opened.design);
  if (table.rows.length === 0) return void (await tell({ noRows: true }));
  const base = { ...createVariantBase(opened.design, () => false, new Map()), blobs: new Map(opened.blobs) };
  const faults = findTableFaults(table, columns, findTableFileState);
  const machines = table.rows.map((row) => ({ row, variant: readVariant(table, columns, row) }));
  const fileNames = createPackageFileNames(machines.map(({ variant }) => variant.name));
  const warned = new Map<string, number>();
  const checked = new ByteCache<CheckedPng>(CACHED_BYTES);
  for (const [at, { row, variant }] of machines.entries()) {
    const { name } = variant;
    const rowFaults = [...(faults.get(row.id) ?? [])].map(([id, words]) => {
      // A whole line's fault is stored for one of its cells, whose heading would mislead.
      const column = row.broken ? undefined : columns.find((each) => each.id === id);
      const cell = row.cells[id] ?? "";
      const isMissing =
        column?.kind === "picture" && findTableFileState(cell, formatSize(column.size)) === undefined;
      return `${column ? `${column.heading}: ` : ""}${isMissing ? `${cell} is not in the table's folder.` : words}`;
    });
    const isFaulty = rowFaults.length > 0;
    const shortName = name.length > MAX_NAME_SHOWN ? `${name.slice(0, MAX_NAME_SHOWN)}…` : name;
    if (isFaulty)
      await tell({ failed: `Row ${at + 1}${shortName && `, ${shortName}`}: ${rowFaults.join(" ")}` });
    const path = `package/${encodeURIComponent(fileNames[at] ?? "")}`;
    await tell({ at, all: table.rows.length, name: shortName });
    if (isFaulty || (await job(path)).ok) continue;
    try {
      const machine = await createVariantExportSource(base, columns, variant).load(signal);
      const made = await exportMachine("package", machine, signal, checked);
      await job(path, { method: "POST", body: made.file });
      for (const warning of [...(machine.warnings ?? []), ...made.warnings]) {
        const count = warned.get(warning) ?? 0;
        warned.set(warning, count + 1);
        if (count < MAX_SAME_NOTES) await tell({ note: `${name}: ${warning}` });
      }
    } catch (failure) {
      await tell({ failed: `${name}: Its pictures couldn't be created. ${failure}` });
    }
  }
  for (const [warning, count] of warned)
    if (count > MAX_SAME_NOTES) await tell({ note: `${count - MAX_SAME_NOTES} more: ${warning}` });
}

/** This request ends if the page crashes, which tells `many`. */
void job("alive").then((answer) => answer.text());
await makeAll().catch((defect) => tell({ refused: String(defect) }));
await tell({ isOver: true });
