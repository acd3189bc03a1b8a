import { safeFileName } from "../../shared/package/names.ts";
import { usualDelimiter, writeCsv } from "../../shared/sorting/csv.ts";
import type { CheckedPng } from "../exports/load-images.ts";
import { sizeInWords } from "../files/deliver.ts";
import { MANY } from "../messages/en/many.ts";
import { ByteCache } from "../picture/byte-cache.ts";
import { openArchives, type SavedArchive, type Saving } from "./archives.ts";
import {
  type ExportedMachine,
  type MachineFiles,
  type MachineFilesJob,
  makeMachineFiles,
} from "./machine-files.ts";
import { archiveLength, MAX_ARCHIVE_BYTES } from "./zip-writer.ts";

/** Cache of checked pictures, most of which all machines share. */
const CACHED_BYTES = 64 * 1024 * 1024;

export interface NamedReason {
  readonly name: string;
  readonly why: string;
}

export interface ExportManyJob extends Omit<MachineFilesJob, "checked" | "onKind"> {
  readonly machines: readonly ExportedMachine[];
  /** Skipped machines, which the summary lists. */
  readonly leftOut: readonly NamedReason[];
  readonly saving: Saving;
  /** `machine` counts from 0; `share` is the progress of the whole export. */
  onProgress(machine: number, share: number): void;
  /** Called with each finished archive, which stays if a later one fails. */
  onSaved?(archive: SavedArchive): void;
}

export interface ExportManyResult {
  readonly saved: readonly SavedArchive[];
  /** Number of machines with all their files. */
  readonly whole: number;
  readonly failed: readonly NamedReason[];
  readonly lacking: readonly NamedReason[];
}

/** Folder and archive are empty if there are no files. */
interface SummaryRow extends Pick<MachineFiles, "faults" | "lacks"> {
  readonly name: string;
  readonly folder: string;
  readonly archive: string;
  readonly fileNames: readonly string[];
}

/**
 * Makes files of many machines, with a folder for each and a summary, in as many archives as needed. Only one machine
 * is in memory at a time, and a machine that fails does not stop the others. Rejects if aborted or if writing fails:
 * the unfinished archive is discarded, finished ones stay. Resolves to undefined if the visitor chooses no file.
 */
export async function exportMany(job: ExportManyJob): Promise<ExportManyResult | undefined> {
  const { machines, kinds, signal, saving, onProgress } = job;
  const folders = foldersFor(machines.map(({ name }) => name));
  const limit = Math.min(saving.limit, MAX_ARCHIVE_BYTES);
  const checked = new ByteCache<CheckedPng>(CACHED_BYTES);
  const rows: SummaryRow[] = [];
  const saved: SavedArchive[] = [];
  const archives = openArchives(saving, archiveName(machines.length), (archive) => {
    saved.push(archive);
    job.onSaved?.(archive);
  });
  try {
    if (!(await archives.start())) return undefined;
    for (const [at, machine] of machines.entries()) {
      signal.throwIfAborted();
      const folder = folders[at] ?? "";
      const onKind = (done: number) => onProgress(at, (at + done / kinds.length) / machines.length);
      const made = await makeMachineFiles(machine, folder, { ...job, checked, onKind });
      const { files, faults, lacks } = withinArchive(made, limit);
      const { name } = machine;
      if (files.length === 0) {
        rows.push({ name, folder: "", archive: "", fileNames: [], faults, lacks });
        continue;
      }
      await archives.add(files);
      const fileNames = files.map(({ path }) => path.slice(folder.length + 1));
      rows.push({ name, folder, archive: archives.name(), fileNames, faults, lacks });
    }
    signal.throwIfAborted();
    for (const { name, why } of job.leftOut)
      rows.push({ name, folder: "", archive: "", fileNames: [], faults: [why], lacks: [] });
    await archives.add([{ path: MANY.summaryFile, file: summaryFile(rows) }]);
    await archives.finish();
    onProgress(machines.length, 1);
  } catch (fault) {
    await archives.abandon();
    throw fault;
  }
  const named = (what: "faults" | "lacks") =>
    rows.flatMap((row) => (row[what].length > 0 ? [{ name: row.name, why: row[what].join(" ") }] : []));
  const failed = named("faults");
  return { saved, whole: rows.length - failed.length, failed, lacking: named("lacks") };
}

/** A machine fails if no archive can hold all its files. */
function withinArchive(made: MachineFiles, limit: number): MachineFiles {
  const size = archiveLength(made.files);
  if (size <= limit) return made;
  const why = MANY.tooLargeForZip(sizeInWords(size), sizeInWords(limit));
  return { files: [], faults: [...made.faults, why], lacks: [] };
}

/** Names archives after the minute, to keep earlier ones. */
function archiveName(count: number): (part: number) => string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const minute = `${day}-${two(now.getHours())}${two(now.getMinutes())}`;
  return (part) => MANY.archiveName(count, minute, part);
}

/** Returns a folder name for each machine, safe on every file system. Repeated names end in -2, -3 and so on. */
export function foldersFor(names: readonly string[]): string[] {
  const taken = new Set<string>();
  // Some file systems ignore case and Unicode forms.
  const keyOf = (folder: string) => folder.normalize("NFC").toLowerCase();
  return names.map((name) => {
    const stem = safeFileName(name.replace(/\s/gu, "-"), "machine");
    let folder = stem;
    for (let number = 2; taken.has(keyOf(folder)); number++) folder = `${stem}-${number}`;
    taken.add(keyOf(folder));
    return folder;
  });
}

function summaryFile(rows: readonly SummaryRow[]): Blob {
  const { head, failed, lacking, made } = MANY.summary;
  const lines = rows.map(({ name, folder, archive, fileNames, faults, lacks }) => [
    name,
    folder,
    archive,
    fileNames.join(", "),
    faults.length > 0 ? failed : lacks.length > 0 ? lacking : made,
    [...faults, ...lacks].join(" "),
  ]);
  return new Blob([writeCsv([[...head], ...lines], usualDelimiter())], { type: "text/csv" });
}
