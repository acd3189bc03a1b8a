import { DESIGN_MENU } from "#messages/design-menu.ts";
import { EXPORTS } from "#messages/exports.ts";
import { sentences } from "#messages/formats.ts";
import { VARIANTS } from "#messages/many.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Design } from "../../shared/model/design.ts";
import { storedImagePath } from "../../shared/model/picture-value.ts";
import { safeFileName } from "../../shared/package/names.ts";
import { delimiterForLocale, formatCsv } from "../../shared/sorting/csv.ts";
import { describeOmissions } from "../edit/omissions.ts";
import {
  createExport,
  EXPORT_KIND_IDS,
  EXPORT_KINDS,
  type ExportJob,
  type ExportKind,
} from "../exports/kinds.ts";
import type { CheckedPngCache } from "../exports/load-images.ts";
import { formatDateParts, formatFileSize } from "../files/deliver.ts";
import { ByteCache } from "../picture/byte-cache.ts";
import {
  type ArchiveDestination,
  type ArchivedFile,
  archiveLength,
  createArchiveSeries,
  type SavedArchive,
} from "./archives.ts";

const { model } = ACTIVE;

const CACHED_BYTES = 64 * 1024 * 1024;

export type FileKind = ExportKind | "design";

export const FILE_KINDS: readonly FileKind[] = [
  ...EXPORT_KIND_IDS.filter((kind) => EXPORT_KINDS[kind].isForMany),
  "design",
];

export const fileKindLabel = (kind: FileKind): string =>
  kind === "design" ? DESIGN_MENU.file : EXPORTS.kinds[kind].label;

export interface ExportSource {
  readonly name: string;
  load(signal: AbortSignal): Promise<LoadedMachine>;
}

/** `readImage` returns copies, since exports may transfer the bytes. */
interface LoadedMachine extends Pick<ExportJob, "isMissing" | "readImage" | "loadStandIns"> {
  readonly design: Design;
  readonly warnings?: readonly string[];
}

export interface NamedReason {
  readonly name: string;
  readonly reason: string;
}

export interface ExportMachinesJob {
  readonly machines: readonly ExportSource[];
  readonly leftOut: readonly NamedReason[];
  readonly kinds: readonly FileKind[];
  readonly saving: ArchiveDestination;
  readonly signal: AbortSignal;
  /** `share` is the finished part of the whole export, from 0 to 1. */
  onProgress(index: number, share: number): void;
  onSaved(archive: SavedArchive): void;
}

export type ExportMachinesResult = NonNullable<Awaited<ReturnType<typeof exportMachines>>>;

interface SummaryRow {
  readonly name: string;
  /** Folder, archive and files. */
  readonly where: readonly string[];
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
}
const NOWHERE = ["", "", ""];

/**
 * Continues if a machine fails. Rejects and discards the unfinished archive if aborted or if writing fails. Resolves to
 * undefined if the visitor cancels.
 */
export async function exportMachines(job: ExportMachinesJob) {
  const { machines, leftOut, kinds, signal, saving, onProgress } = job;
  const folders = createFolderNames(machines.map(({ name }) => name));
  const checked: CheckedPngCache = new ByteCache(CACHED_BYTES);
  const rows: SummaryRow[] = [];
  const open: ArchiveDestination["open"] = (part, name) => {
    signal.throwIfAborted();
    return saving.open(part, name);
  };
  const archives = createArchiveSeries({ ...saving, open }, archiveName(machines.length), job.onSaved);
  try {
    if (!(await archives.start())) return undefined;
    for (const [at, machine] of machines.entries()) {
      signal.throwIfAborted();
      const folder = folders[at] ?? "";
      const onKind = (done: number) => onProgress(at, (at + done / kinds.length) / machines.length);
      const { files, faults, warnings } = await makeFiles(machine, folder, job, checked, onKind);
      await archives.add(files);
      const names = files.map(({ path }) => path.slice(folder.length + 1)).join(", ");
      const where = files.length > 0 ? [folder, archives.name(), names] : NOWHERE;
      rows.push({ name: machine.name, where, faults, warnings });
    }
    signal.throwIfAborted();
    for (const { name, reason } of leftOut)
      rows.push({ name, where: NOWHERE, faults: [reason], warnings: [] });
    await archives.add([{ path: VARIANTS.summaryFile, file: summaryFile(rows) }]);
    await archives.finish();
  } catch (fault) {
    await archives.abandon();
    throw fault;
  }
  const named = (what: "faults" | "warnings") =>
    rows.flatMap((row) => (row[what].length > 0 ? [{ name: row.name, reason: sentences(row[what]) }] : []));
  const failed = named("faults");
  return { exportedCount: rows.length - failed.length, failed, incomplete: named("warnings") };
}

/** Returns no files if they exceed an archive's limit. Rejects only if aborted. */
async function makeFiles(
  machine: ExportSource,
  folder: string,
  { kinds, signal, saving }: ExportMachinesJob,
  checked: CheckedPngCache,
  onKind: (done: number) => void,
) {
  const files: ArchivedFile[] = [];
  const faults: string[] = [];
  const warnings = new Set<string>();
  const trying = async (words: string, make: () => Promise<void>) => {
    try {
      await make();
    } catch (fault) {
      signal.throwIfAborted();
      console.error(`${machine.name}: ${words}`, fault);
      faults.push(words);
    }
  };
  onKind(0);
  await trying(VARIANTS.notRead, async () => {
    const loaded = await machine.load(signal);
    for (const warning of loaded.warnings ?? []) warnings.add(warning);
    for (const [at, kind] of kinds.entries()) {
      await trying(VARIANTS.kindFailed(fileKindLabel(kind)), async () => {
        const made =
          kind === "design" ? await designFile(loaded) : await exportMachine(kind, loaded, signal, checked);
        for (const warning of made.warnings) warnings.add(warning);
        files.push({ path: `${folder}/${made.fileName}`, file: made.file });
      });
      signal.throwIfAborted();
      onKind(at + 1);
    }
  });
  const size = archiveLength(files);
  if (size <= saving.limit) return { files, faults, warnings: [...warnings] };
  const tooLarge = VARIANTS.tooLargeForZip(formatFileSize(size), formatFileSize(saving.limit));
  return { files: [], faults: [...faults, tooLarge], warnings: [] };
}

async function designFile({ design, readImage }: LoadedMachine) {
  const { createDesignFile } = await import("../edit/design-files.ts");
  const saved = await createDesignFile(model, design, async (blob) => {
    const read = await readImage(storedImagePath(blob));
    return typeof read === "string" ? undefined : read;
  });
  const { bytes, fileName } = saved;
  return { file: new Blob([bytes]), fileName, warnings: describeOmissions(model, design, saved) };
}

export async function exportMachine(
  kind: ExportKind,
  loaded: LoadedMachine,
  signal: AbortSignal,
  checked: CheckedPngCache,
) {
  const job = { ...loaded, checked, where: "device", signal, onProgress: () => {} } as const;
  const made = await createExport(kind, job);
  if (!made.ok) throw new Error(made.failure.code);
  const { file, fileName, standIns, skipped } = made;
  const empty = kind === "package" ? labelsOfEmptyLists(loaded.design) : [];
  const warnings = [
    ...(standIns.length > 0 ? [EXPORTS.standIns(standIns)] : []),
    ...(empty.length > 0 ? [VARIANTS.packageLacks(empty)] : []),
    ...skipped.map(({ image, reason }) => EXPORTS.skippedImage(image.label, EXPORTS.skipReason[reason])),
  ];
  return { file, fileName, warnings };
}

/** Lists have no default images. */
const labelsOfEmptyLists = ({ lists }: Design): string[] =>
  model.categories.flatMap(({ id, kind, label }) =>
    kind === "list" && (lists[id] ?? []).length === 0 ? label : [],
  );

function archiveName(count: number): (part: number) => string {
  const { day, minute } = formatDateParts(new Date());
  return (part) => VARIANTS.archiveName(count, `${day}-${minute}`, part);
}

export function createFolderNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  // Some file systems ignore case and Unicode normalisation.
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
  const { head, failed, lacking, made } = VARIANTS.summary;
  const lines = rows.map(({ name, where, faults, warnings }) => [
    name,
    ...where,
    faults.length > 0 ? failed : warnings.length > 0 ? lacking : made,
    sentences([...faults, ...warnings]),
  ]);
  return new Blob([formatCsv([[...head], ...lines], delimiterForLocale())], { type: "text/csv" });
}
