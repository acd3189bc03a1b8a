import { proxy, ref } from "valtio/vanilla";
import { ACTIVE } from "../../shared/machines/index.ts";
import { forget } from "../files/deliver.ts";
import { type SavedArchive, savingHere } from "./archives.ts";
import { type ExportManyResult, exportMany, type NamedReason } from "./export-many.ts";
import type { ExportedMachine, FileKind } from "./machine-files.ts";

interface FilesExport {
  kinds: FileKind[];
  /** The machine at work, counted from 0, and the share of all that is done. */
  running: { readonly name: string; readonly at: number; readonly share: number } | undefined;
  /** An archive is full, and the visitor is to say where the next one goes. */
  nextPart: { readonly part: number; choose(): void } | undefined;
  /** The archives that are whole, even if the export ended before all were. */
  saved: SavedArchive[];
  result: ExportManyResult | undefined;
  failure: "cancelled" | "fault" | undefined;
}

/** The export of many machines in this tab: the kinds chosen, what is being made, and what became of it. */
export const filesExport = proxy<FilesExport>({
  kinds: ["package"],
  running: undefined,
  nextPart: undefined,
  saved: [],
  result: undefined,
  failure: undefined,
});

let cancelling = new AbortController();

export function chooseKind(kind: FileKind, isChosen: boolean): void {
  const others = filesExport.kinds.filter((each) => each !== kind);
  filesExport.kinds = isChosen ? [...others, kind] : others;
}

/** Makes the chosen files of all machines. Call it in a press: the browser may ask where they go. */
export async function startFiles(
  machines: readonly ExportedMachine[],
  leftOut: readonly NamedReason[],
): Promise<void> {
  if (filesExport.running) return;
  forgetFiles();
  cancelling = new AbortController();
  const { signal } = cancelling;
  const show = (at: number, share: number) => {
    filesExport.running = { name: machines[Math.min(at, machines.length - 1)]?.name ?? "", at, share };
  };
  const ask = (part: number) =>
    new Promise<void>((resolve, reject) => {
      const choose = () => {
        filesExport.nextPart = undefined;
        resolve();
      };
      signal.addEventListener("abort", () => reject(signal.reason));
      filesExport.nextPart = ref({ part, choose });
    });
  show(0, 0);
  try {
    const result = await exportMany({
      model: ACTIVE.model,
      walk: ACTIVE.walk,
      machines,
      leftOut,
      kinds: [...filesExport.kinds],
      saving: savingHere(ask),
      signal,
      onProgress: (at, share) => !signal.aborted && show(at, share),
      onSaved: (archive) => filesExport.saved.push(ref(archive)),
    });
    filesExport.result = result && ref(result);
  } catch (fault) {
    if (!signal.aborted) console.error("The files could not be made", fault);
    filesExport.failure = signal.aborted ? "cancelled" : "fault";
  } finally {
    filesExport.running = undefined;
    filesExport.nextPart = undefined;
  }
}

export const cancelFiles = (): void => cancelling.abort();

/** Forgets the last result, and releases what the browser keeps of it. */
export function forgetFiles(): void {
  for (const { delivery } of filesExport.saved) if (delivery) forget(delivery);
  filesExport.saved = [];
  filesExport.result = undefined;
  filesExport.failure = undefined;
}
