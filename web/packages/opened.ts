import { proxy, ref } from "valtio/vanilla";
import { ACTIVE } from "../../shared/machines/index.ts";
import { callOnce } from "../threads/thread.ts";
import type { InspectedPackage, PackageJobs } from "./packages.worker.ts";
import { type PackagePlacement, placeRemainingPictures } from "./placement.ts";

export interface OpenPackage extends InspectedPackage {
  readonly placement: PackagePlacement;
  readonly file: File;
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

const start = () => new Worker(new URL("./packages.worker.ts", import.meta.url), { type: "module" });

let last: AbortController | undefined;

/** The latest call wins. */
export async function openPackageFile(file: File): Promise<void> {
  last?.abort();
  last = new AbortController();
  const { signal } = last;
  for (const url of openedPackage.open?.urls.values() ?? []) URL.revokeObjectURL(url);
  Object.assign(openedPackage, { reading: file.name, open: undefined, isFailed: false });
  try {
    const inspected = await callOnce<PackageJobs, "inspectPackage">(
      start,
      "inspectPackage",
      { model: ACTIVE.model, file },
      { signal },
    );
    const placement = await placeRemainingPictures(ACTIVE.model, ACTIVE.spoken, inspected);
    if (signal.aborted) return;
    const urls = new Map([...inspected.pictures].map(([path, blob]) => [path, URL.createObjectURL(blob)]));
    openedPackage.open = ref({ ...inspected, placement, file, urls });
  } catch (fault) {
    if (signal.aborted) return;
    console.warn("Failed to inspect the file", fault);
    openedPackage.isFailed = true;
  }
  openedPackage.reading = undefined;
}
