import { proxy, ref } from "valtio/vanilla";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { PlacedPackage } from "../edit/package-design.ts";

export interface OpenPackage extends PlacedPackage {
  /** Object URLs by path. */
  readonly urls: ReadonlyMap<string, string>;
}

/** Survives leaving the page. */
interface Opened {
  /** The name of the file being read. */
  reading: string | undefined;
  open: OpenPackage | undefined;
  isFailed: boolean;
}

export const openedPackage: Opened = proxy({ reading: undefined, open: undefined, isFailed: false });

let last: AbortController | undefined;

/** The latest call wins. */
export async function openPackageFile(file: File): Promise<void> {
  last?.abort();
  last = new AbortController();
  const { signal } = last;
  for (const url of openedPackage.open?.urls.values() ?? []) URL.revokeObjectURL(url);
  Object.assign(openedPackage, { reading: file.name, open: undefined, isFailed: false });
  try {
    const { placePackage } = await import("../edit/package-design.ts");
    const placed = await placePackage(ACTIVE, file, signal);
    if (signal.aborted) return;
    const urls = new Map([...placed.pictures].map(([path, blob]) => [path, URL.createObjectURL(blob)]));
    openedPackage.open = ref({ ...placed, urls });
  } catch (fault) {
    if (signal.aborted) return;
    console.warn("Failed to inspect the file", fault);
    openedPackage.isFailed = true;
  }
  openedPackage.reading = undefined;
}
