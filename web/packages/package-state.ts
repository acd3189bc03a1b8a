import { proxy, ref } from "valtio/vanilla";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { FileVerdict, FoundPackage, PlacedPackage } from "../edit/package-design.ts";

export interface OpenPackage extends PlacedPackage {
  readonly urls: ReadonlyMap<string, string>;
}

/** Kept outside React to survive navigation. */
export interface PackageState {
  reading: string | undefined;
  open: OpenPackage | undefined;
  isFailed: boolean;
  several: { readonly files: readonly File[]; readonly packages: readonly FoundPackage[] } | undefined;
  /** One for each package; undefined until checked. */
  verdicts: (FileVerdict | undefined)[];
}

export const packageState: PackageState = proxy({
  reading: undefined,
  open: undefined,
  isFailed: false,
  several: undefined,
  verdicts: [],
});

let last: AbortController | undefined;
let checking: AbortController | undefined;

function begin(reading: string | undefined): AbortSignal {
  last?.abort();
  last = new AbortController();
  for (const url of packageState.open?.urls.values() ?? []) URL.revokeObjectURL(url);
  Object.assign(packageState, { reading, open: undefined, isFailed: false });
  return last.signal;
}

async function finish(signal: AbortSignal, read: () => Promise<void>): Promise<void> {
  try {
    await read();
  } catch (fault) {
    if (signal.aborted) return;
    console.warn("Failed to inspect the file", fault);
    packageState.isFailed = true;
  }
  if (!signal.aborted) packageState.reading = undefined;
}

/** Cancels earlier calls. */
export async function openPackageFiles(files: readonly File[]): Promise<void> {
  const [first] = files;
  if (!first) return;
  const signal = begin(first.name);
  checking?.abort();
  Object.assign(packageState, { several: undefined, verdicts: [] });
  await finish(signal, async () => {
    const { findPackages } = await import("../edit/package-design.ts");
    const packages: FoundPackage[] = [];
    for (const file of files) {
      const found = await findPackages(file).catch(() => []);
      packages.push(
        ...(found.length > 0
          ? found
          : [{ path: file.name, kind: "package" as const, read: async () => file }]),
      );
    }
    signal.throwIfAborted();
    const [only, other] = packages;
    if (only && !other) return open((await only.read()) ?? first, signal);
    packageState.several = ref({ files, packages });
    checking = new AbortController();
    void checkAll(packages, checking.signal);
  });
}

export function openListedPackage({ path, read }: FoundPackage): Promise<void> {
  const signal = begin(path);
  return finish(signal, async () => {
    const file = await read();
    if (!file) throw new Error(`${path} is damaged`);
    await open(file, signal);
  });
}

export const closeListedPackage = (): void => void begin(undefined);

async function open(file: File, signal: AbortSignal): Promise<void> {
  const { placePackagePictures } = await import("../edit/package-design.ts");
  const placed = await placePackagePictures(ACTIVE, file, signal);
  signal.throwIfAborted();
  const urls = new Map([...placed.pictures].map(([path, blob]) => [path, URL.createObjectURL(blob)]));
  packageState.open = ref({ ...placed, urls });
}

/** Checks one after another, to save memory. */
async function checkAll(packages: readonly FoundPackage[], signal: AbortSignal): Promise<void> {
  const { checkFoundPackage } = await import("../edit/package-design.ts");
  for (const [at, found] of packages.entries()) {
    const verdict = await checkFoundPackage(ACTIVE.model, found, signal).catch((fault): FileVerdict => {
      if (!signal.aborted) console.warn("Failed to inspect a package", fault);
      return "closed";
    });
    if (signal.aborted) return;
    packageState.verdicts[at] = verdict;
  }
}
