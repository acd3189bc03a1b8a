import { proxy, ref } from "valtio/vanilla";
import { ACTIVE } from "../../../../shared/machines/index.ts";
import { forget } from "../../../files/download/deliver.ts";
import { exportMany, type ManyKind, type ManyResult } from "./export-many.ts";
import type { NamedReason } from "./LeftOut.tsx";
import type { ManyMachine } from "./machines.ts";
import { type SavedPart, savingHere } from "./sinks.ts";

interface ManyExporting {
  kinds: ManyKind[];
  /** The machine at work, from 0, and the share of all that is done. */
  running: { readonly name: string; readonly at: number; readonly share: number } | undefined;
  /** A file is full, and the visitor is to say where the next goes. */
  nextPart: { readonly part: number; choose(): void } | undefined;
  /** The archives that are whole, also where it was ended before all of them were. */
  saved: SavedPart[];
  result: ManyResult | undefined;
  failure: "cancelled" | "fault" | undefined;
}

/** The files of many machines in this tab: the choice, what is being made, and what became of it. */
export const exportsMany = proxy<ManyExporting>({
  kinds: ["package"],
  running: undefined,
  nextPart: undefined,
  saved: [],
  result: undefined,
  failure: undefined,
});

let cancelling = new AbortController();

/** What is to be made, or not. */
export function chooseKind(kind: ManyKind, isChosen: boolean): void {
  const others = exportsMany.kinds.filter((each) => each !== kind);
  exportsMany.kinds = isChosen ? [...others, kind] : others;
}

/** Makes the files that are chosen of all machines. Call it in a press: the browser may ask where they go. */
export async function startFiles(
  machines: readonly ManyMachine[],
  leftOut: readonly NamedReason[],
): Promise<void> {
  if (exportsMany.running) return;
  forgetFiles();
  cancelling = new AbortController();
  const { signal } = cancelling;
  const show = (at: number, share: number) => {
    exportsMany.running = { name: machines[Math.min(at, machines.length - 1)]?.name ?? "", at, share };
  };
  const ask = (part: number) =>
    new Promise<void>((resolve, reject) => {
      const choose = () => {
        exportsMany.nextPart = undefined;
        resolve();
      };
      signal.addEventListener("abort", () => reject(signal.reason));
      exportsMany.nextPart = ref({ part, choose });
    });
  show(0, 0);
  try {
    const result = await exportMany({
      model: ACTIVE.model,
      walk: ACTIVE.walk,
      machines,
      leftOut,
      kinds: [...exportsMany.kinds],
      saving: savingHere(ask),
      signal,
      onProgress: (at, share) => !signal.aborted && show(at, share),
      onSaved: (part) => exportsMany.saved.push(ref(part)),
    });
    exportsMany.result = result && ref(result);
  } catch (fault) {
    if (!signal.aborted) console.error("The files could not be made", fault);
    exportsMany.failure = signal.aborted ? "cancelled" : "fault";
  } finally {
    exportsMany.running = undefined;
    exportsMany.nextPart = undefined;
  }
}

/** Ends what is being made. */
export const cancelFiles = (): void => cancelling.abort();

/** Forgets the last result, and releases what the browser keeps of it. */
export function forgetFiles(): void {
  for (const { delivery } of exportsMany.saved) if (delivery) forget(delivery);
  exportsMany.saved = [];
  exportsMany.result = undefined;
  exportsMany.failure = undefined;
}
