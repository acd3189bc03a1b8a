import { proxy, ref } from "valtio/vanilla";
import { ACTIVE } from "../../shared/machines/index.ts";
import { forget } from "../files/deliver.ts";
import { type SavedArchive, savingHere } from "./archives.ts";
import { type ExportManyResult, exportMany, type NamedReason } from "./export-many.ts";
import type { ExportedMachine, FileKind } from "./machine-files.ts";

interface FilesExport {
  kinds: FileKind[];
  /** `at` counts machines from 0; `share` is the progress of the whole export. */
  running: { readonly name: string; readonly at: number; readonly share: number } | undefined;
  /** Set while the visitor must choose where the next archive goes. */
  nextPart: { readonly part: number; choose(): void } | undefined;
  /** Finished archives, which stay if a later one fails. */
  saved: SavedArchive[];
  result: ExportManyResult | undefined;
  failure: "cancelled" | "fault" | undefined;
}

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

/** Must be called by an event handler of a press, since the browser may ask where to save. */
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

/** Clears the last result and releases its downloads. */
export function forgetFiles(): void {
  for (const { delivery } of filesExport.saved) if (delivery) forget(delivery);
  filesExport.saved = [];
  filesExport.result = undefined;
  filesExport.failure = undefined;
}
