import type { Machine } from "../../../../shared/machine/machine.ts";
import type { MachineModel } from "../../../../shared/machine/types.ts";
import { storedPath } from "../../../../shared/model/picture-value.ts";
import type { CheckedPng, CheckedPngs } from "../../../exports/gather.ts";
import { EXPORT_KINDS, type ExportKind, KINDS_IN_ORDER, makeExport } from "../../../exports/kinds.ts";
import { sizeInWords } from "../../../files/download/deliver.ts";
import { DESIGN_MENU } from "../../../messages/en/design-menu.ts";
import { EXPORTS } from "../../../messages/en/exports.ts";
import { MANY } from "../../../messages/en/many.ts";
import { ByteCache } from "../../../picture/byte-cache.ts";
import { foldersFor } from "./folders.ts";
import type { LoadedMachine, ManyMachine } from "./machines.ts";
import type { PartSink, SavedPart, Saving } from "./sinks.ts";
import { type SummaryRow, summaryFile } from "./summary.ts";
import { archiveLength, MOST_BYTES, type PartFile, ZipPart } from "./zip-part.ts";

/** A file that many machines can have made at once: a kind of a single machine's, or the design itself. */
export type ManyKind = ExportKind | "design";

export const MANY_KINDS: readonly ManyKind[] = [
  ...KINDS_IN_ORDER.filter((kind) => EXPORT_KINDS[kind].isForMany),
  "design",
];

/** What a kind is called. */
export const kindLabel = (kind: ManyKind): string =>
  kind === "design" ? DESIGN_MENU.file : EXPORTS.kinds[kind].label;

/** Bytes of pictures that are held for the next machines, most of whose pictures are the same. */
const MOST_HELD = 64 * 1024 * 1024;

export interface ManyOrder {
  readonly model: MachineModel;
  readonly walk: Machine["walk"];
  readonly machines: readonly ManyMachine[];
  /** Machines that nothing is made of, and why: they stand in the summary. */
  readonly leftOut: readonly { readonly name: string; readonly why: string }[];
  readonly kinds: readonly ManyKind[];
  readonly saving: Saving;
  readonly signal: AbortSignal;
  /** Is told which machine is at work, from 0, and the share of all that is done. */
  onProgress(machine: number, share: number): void;
  /** Is told each archive as it is whole: it stays whatever becomes of the next. */
  onSaved?(part: SavedPart): void;
}

/** What became of it. */
export interface ManyResult {
  readonly saved: readonly SavedPart[];
  /** How many machines have all their files. */
  readonly whole: number;
  readonly failed: readonly { readonly name: string; readonly why: string }[];
  /** Machines whose files lack pictures. */
  readonly lacking: readonly { readonly name: string; readonly why: string }[];
}

/**
 * Makes files of many machines, a folder each, with a summary, as one archive or, beyond the limit, several. One
 * machine is in memory at a time. What fails is named, and the others go on; a signal, or a file that can't be
 * written, ends it with nothing left behind of the archive at hand; finished ones stay. Returns
 * undefined if the visitor chose no file.
 */
export async function exportMany(order: ManyOrder): Promise<ManyResult | undefined> {
  const { machines, kinds, signal, saving, leftOut, onProgress } = order;
  const folders = foldersFor(machines.map(({ name }) => name));
  const rows: SummaryRow[] = [];
  const checked = new ByteCache<CheckedPng>(MOST_HELD);
  const saved: SavedPart[] = [];
  const keep = (part: SavedPart) => {
    saved.push(part);
    order.onSaved?.(part);
  };
  const archives = new Archives(saving, keep, archiveName(machines));
  try {
    if (!(await archives.start())) return undefined;
    for (const [at, machine] of machines.entries()) {
      signal.throwIfAborted();
      const folder = folders[at] ?? "";
      const all = await filesOf({ ...order, checked }, machine, folder, (kind) =>
        onProgress(at, (at + kind / kinds.length) / machines.length),
      );
      const made = withinOne(all, Math.min(saving.limit, MOST_BYTES));
      if (made.files.length > 0) await archives.add(made.files);
      rows.push({
        name: machine.name,
        folder: made.files.length > 0 ? folder : "",
        files: made.files.map(({ path }) => path.slice(folder.length + 1)),
        archive: made.files.length > 0 ? archives.name : "",
        faults: made.faults,
        lacks: made.lacks,
      });
    }
    signal.throwIfAborted();
    for (const { name, why } of leftOut)
      rows.push({ name, folder: "", files: [], archive: "", faults: [why], lacks: [] });
    await archives.add([{ path: MANY.summaryFile, file: summaryFile(rows) }]);
    await archives.finish();
    onProgress(machines.length, 1);
  } catch (fault) {
    await archives.abandon();
    throw fault;
  }
  const said = (what: "faults" | "lacks") =>
    rows.flatMap((row) => (row[what].length > 0 ? [{ name: row.name, why: row[what].join(" ") }] : []));
  return {
    saved,
    whole: rows.filter(({ faults }) => faults.length === 0).length,
    failed: said("faults"),
    lacking: said("lacks"),
  };
}

/** Files of one machine; sentences say what could not be made, and what is missing in what was made. */
interface MadeFiles {
  readonly files: readonly PartFile[];
  readonly faults: readonly string[];
  readonly lacks: readonly string[];
}

/** Files of one machine stand in one archive: where none could hold them, the machine has failed. */
function withinOne(made: MadeFiles, most: number): MadeFiles {
  const size = archiveLength(made.files);
  if (size <= most) return made;
  const why = MANY.tooLargeForZip(sizeInWords(size), sizeInWords(most));
  return { files: [], faults: [...made.faults, why], lacks: [] };
}

/** All files of one machine; each that fails is a sentence, unless the signal ended it. */
async function filesOf(
  { model, walk, kinds, signal, checked }: ManyOrder & { readonly checked: CheckedPngs },
  machine: ManyMachine,
  folder: string,
  onKind: (done: number) => void,
): Promise<MadeFiles> {
  const files: PartFile[] = [];
  const faults: string[] = [];
  const lacks = new Set<string>();
  onKind(0);
  let loaded: LoadedMachine;
  try {
    loaded = await machine.load(signal);
  } catch (fault) {
    signal.throwIfAborted();
    console.error(`${machine.name} could not be made`, fault);
    return { files, faults: [MANY.notRead], lacks: [] };
  }
  for (const each of loaded.lacks ?? []) lacks.add(each);
  for (const [at, kind] of kinds.entries()) {
    try {
      const { file, fileName, skipped } = await makeFile(kind);
      for (const each of skipped) lacks.add(each);
      files.push({ path: `${folder}/${fileName}`, file });
    } catch (fault) {
      signal.throwIfAborted();
      console.error(`A file of ${machine.name} could not be made`, kind, fault);
      faults.push(MANY.kindFailed(kindLabel(kind)));
    }
    signal.throwIfAborted();
    onKind(at + 1);
  }
  return { files, faults, lacks: [...lacks] };

  async function makeFile(kind: ManyKind): Promise<{ file: Blob; fileName: string; skipped: string[] }> {
    const { design, isMissing, readImage } = loaded;
    if (kind === "design") {
      const { saveDesignFile } = await import("../../../edit/design-files.ts");
      const bytesOf = async (blob: string) => {
        const bytes = await readImage(storedPath(blob));
        return typeof bytes === "string" ? undefined : bytes;
      };
      const { bytes, fileName, skipped } = await saveDesignFile(model, design, bytesOf);
      return {
        file: new Blob([bytes]),
        fileName,
        skipped: skipped.length > 0 ? [MANY.designLacks(skipped.length)] : [],
      };
    }
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
    return {
      file: made.file,
      fileName: made.fileName,
      skipped: [
        ...(made.standIns.length > 0 ? [EXPORTS.standIns(made.standIns)] : []),
        ...made.skipped.map(({ image, reason }) =>
          EXPORTS.skippedImage(image.label, EXPORTS.skipReason[reason]),
        ),
      ],
    };
  }
}

/** `Linden-and-9-more.zip` would say little: the archive has the minute's name, which none of before has. */
const archiveName = (machines: readonly ManyMachine[], now = new Date()) => {
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const minute = `${day}-${two(now.getHours())}${two(now.getMinutes())}`;
  return (part: number): string => MANY.archiveName(machines.length, minute, part);
};

/** The archives of one export, one after the other. */
class Archives {
  readonly #saving: Saving;
  readonly #keep: (part: SavedPart) => void;
  readonly #nameOf: (part: number) => string;
  #sink: PartSink | undefined;
  #part: ZipPart | undefined;
  #number = 0;

  constructor(saving: Saving, keep: (part: SavedPart) => void, nameOf: (part: number) => string) {
    this.#saving = saving;
    this.#keep = keep;
    this.#nameOf = nameOf;
  }

  get name(): string {
    return this.#nameOf(this.#number);
  }

  /** Opens the next; false where the visitor wants none. */
  async start(): Promise<boolean> {
    this.#number++;
    const sink = await this.#saving.open(this.#number, this.name);
    this.#sink = sink;
    this.#part = sink && new ZipPart(sink.write, this.#saving.limit);
    return sink !== undefined;
  }

  /** Adds files that belong together, in the next archive where this one has no room for all of them. */
  async add(files: readonly PartFile[]): Promise<void> {
    if (this.#part && !this.#part.isEmpty && !this.#part.fits(files)) {
      await this.finish();
      if (!(await this.start())) throw new DOMException("no file was chosen", "AbortError");
    }
    for (const file of files) await this.#part?.add(file);
  }

  async finish(): Promise<void> {
    await this.#part?.end();
    if (this.#sink) this.#keep(await this.#sink.finish());
    this.#sink = undefined;
    this.#part = undefined;
  }

  async abandon(): Promise<void> {
    await this.#sink?.abandon();
  }
}
