import type { Machine } from "../../shared/machine/machine.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import type { Design } from "../../shared/model/design.ts";
import { storedPath } from "../../shared/model/picture-value.ts";
import type { IsMissing } from "../../shared/model/questions.ts";
import { EXPORT_KINDS, type ExportKind, KINDS_IN_ORDER, makeExport } from "../exports/kinds.ts";
import type { CheckedPngs, ReadImage } from "../exports/load-images.ts";
import { DESIGN_MENU } from "../messages/en/design-menu.ts";
import { EXPORTS } from "../messages/en/exports.ts";
import { MANY } from "../messages/en/many.ts";
import type { ArchivedFile } from "./zip-writer.ts";

export type FileKind = ExportKind | "design";

export const FILE_KINDS: readonly FileKind[] = [
  ...KINDS_IN_ORDER.filter((kind) => EXPORT_KINDS[kind].isForMany),
  "design",
];

export const kindLabel = (kind: FileKind): string =>
  kind === "design" ? DESIGN_MENU.file : EXPORTS.kinds[kind].label;

/** A machine to export. Its design is loaded only when its turn comes. */
export interface ExportedMachine {
  readonly name: string;
  load(signal: AbortSignal): Promise<LoadedMachine>;
}

export interface LoadedMachine {
  readonly design: Design;
  readonly isMissing: IsMissing;
  /** Returns a copy, since an export may transfer the bytes to a worker. */
  readonly readImage: ReadImage;
  /** Sentences about what its pictures do not show. */
  readonly lacks?: readonly string[];
}

/** Files, and sentences about those that failed and about missing pictures. */
export interface MachineFiles {
  readonly files: readonly ArchivedFile[];
  readonly faults: readonly string[];
  readonly lacks: readonly string[];
}

export interface MachineFilesJob {
  readonly model: MachineModel;
  readonly walk: Machine["walk"];
  readonly kinds: readonly FileKind[];
  readonly signal: AbortSignal;
  /** Pictures checked for other machines. */
  readonly checked: CheckedPngs;
  /** Called with the number of finished kinds. */
  onKind(done: number): void;
}

/** Makes the files of a machine. Rejects only if the signal is aborted. */
export async function makeMachineFiles(
  machine: ExportedMachine,
  folder: string,
  job: MachineFilesJob,
): Promise<MachineFiles> {
  const { kinds, signal, onKind } = job;
  onKind(0);
  let loaded: LoadedMachine;
  try {
    loaded = await machine.load(signal);
  } catch (fault) {
    signal.throwIfAborted();
    console.error(`${machine.name} could not be made`, fault);
    return { files: [], faults: [MANY.notRead], lacks: [] };
  }
  const files: ArchivedFile[] = [];
  const faults: string[] = [];
  const lacks = new Set(loaded.lacks);
  for (const [at, kind] of kinds.entries()) {
    try {
      const made = await (kind === "design" ? designFile(loaded, job) : exportFile(kind, loaded, job));
      for (const each of made.lacks) lacks.add(each);
      files.push({ path: `${folder}/${made.fileName}`, file: made.file });
    } catch (fault) {
      signal.throwIfAborted();
      console.error(`A file of ${machine.name} could not be made`, kind, fault);
      faults.push(MANY.kindFailed(kindLabel(kind)));
    }
    signal.throwIfAborted();
    onKind(at + 1);
  }
  return { files, faults, lacks: [...lacks] };
}

async function designFile({ design, readImage }: LoadedMachine, { model }: MachineFilesJob) {
  const { saveDesignFile } = await import("../edit/design-files.ts");
  const { bytes, fileName, skipped } = await saveDesignFile(model, design, async (blob) => {
    const read = await readImage(storedPath(blob));
    return typeof read === "string" ? undefined : read;
  });
  const lacks = skipped.length > 0 ? [MANY.designLacks(skipped.length)] : [];
  return { file: new Blob([bytes]), fileName, lacks };
}

async function exportFile(
  kind: ExportKind,
  { design, isMissing, readImage }: LoadedMachine,
  { model, walk, checked, signal }: MachineFilesJob,
) {
  const made = await makeExport(kind, {
    model,
    design,
    isMissing,
    walk,
    readImage,
    checked,
    where: "device",
    signal,
    onProgress: () => {},
  });
  if (!made.ok) throw new Error(made.failure.code);
  const { file, fileName, standIns, skipped } = made;
  const lacks = skipped.map(({ image, reason }) =>
    EXPORTS.skippedImage(image.label, EXPORTS.skipReason[reason]),
  );
  return { file, fileName, lacks: standIns.length > 0 ? [EXPORTS.standIns(standIns), ...lacks] : lacks };
}
