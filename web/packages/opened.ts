import { proxy, ref } from "valtio/vanilla";
import { ACTIVE } from "../../shared/machines/index.ts";
import { callOnce } from "../threads/thread.ts";
import type { Inside } from "./look-inside.ts";
import type { PackagesJobs } from "./packages.worker.ts";
import { type Placement, placeRest } from "./place-rest.ts";

export interface Looked extends Inside {
  readonly placement: Placement;
  readonly file: File;
  /** An object URL for each picture, by its path. */
  readonly urls: ReadonlyMap<string, string>;
}

/** The state of the page, which stays when the visitor leaves it for another. */
interface Opened {
  /** The name of the file being read. */
  reading: string | undefined;
  looked: Looked | undefined;
  /** Whether the last file could not be read. */
  isFailed: boolean;
}

export const opened: Opened = proxy({ reading: undefined, looked: undefined, isFailed: false });

const start = () => new Worker(new URL("./packages.worker.ts", import.meta.url), { type: "module" });

let last: AbortController | undefined;

/** Opens a file in place of the open one. The latest call wins. */
export async function openFile(file: File): Promise<void> {
  last?.abort();
  const own = new AbortController();
  last = own;
  closeFile();
  opened.reading = file.name;
  try {
    const inside = await callOnce<PackagesJobs, "lookInside">(
      start,
      "lookInside",
      { model: ACTIVE.model, file },
      { signal: own.signal },
    );
    const placement = await placeRest(ACTIVE.model, ACTIVE.spoken, inside);
    if (own.signal.aborted) return;
    const urls = new Map([...inside.pictures].map(([path, blob]) => [path, URL.createObjectURL(blob)]));
    opened.looked = ref({ ...inside, placement, file, urls });
  } catch (fault) {
    if (own.signal.aborted) return;
    console.warn("The file could not be looked into", fault);
    opened.isFailed = true;
  }
  opened.reading = undefined;
}

/** Closes the open file and releases its pictures. */
export function closeFile(): void {
  for (const url of opened.looked?.urls.values() ?? []) URL.revokeObjectURL(url);
  opened.looked = undefined;
  opened.isFailed = false;
}
