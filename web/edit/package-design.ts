import { readDirectory } from "../../shared/archive/directory.ts";
import type { ArchiveReadLimits } from "../../shared/archive/found.ts";
import { readEntry } from "../../shared/archive/read-entry.ts";
import { isSystemFile } from "../../shared/archive/source.ts";
import type { Machine } from "../../shared/machine/machine.ts";
import { defaultImagePath, findCategory } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { applyImportPlan, type LookMaterials, type PlannedImportImage } from "../../shared/model/screens.ts";
import { findConfig, packageNameIn } from "../../shared/package/config.ts";
import { machineNameFromPackage, packageNameFromFile } from "../../shared/package/names.ts";
import { baseNameOf } from "../../shared/package/rules/rule.ts";
import { judgeFindings, type PackageVerdict } from "../../shared/package/rules/rules.ts";
import { createFileSource } from "../files/file-source.ts";
import { DESIGN_JSON_NAME } from "../store/design-json.ts";
import { createNewDesign } from "../store/new-design.ts";
import type { PictureStore } from "../store/pictures.ts";
import { callOnce } from "../threads/thread.ts";
import type { NewDesign } from "./editing.ts";
import type { InspectedPackage } from "./inspect-package.ts";
import { createBundledImage, createPngImage, mergeBlobs, type NewImage } from "./new-image.ts";
import type { PackageJobs } from "./package.worker.ts";
import { type PackagePlacement, placeRemainingPictures, splitByDesignLimit } from "./package-placement.ts";

const MIB = 1024 * 1024;
/** For an archive of packages. Only one of them is held in memory at a time. */
const LIMITS: ArchiveReadLimits = { entries: 10_000, entryBytes: 128 * MIB, bytes: 4_096 * MIB };
const IS_PACKAGE = /\.mp$/i;
const IS_DESIGN = /\.brewscreen$/i;

export interface FoundPackage {
  readonly path: string;
  readonly kind: "package" | "design";
  /** Returns null if it is damaged. */
  read(): Promise<File | null>;
}

/**
 * Returns the package or design, or those in a ZIP: its designs only if it has no packages, since an export may
 * have each machine as both. Rejects if the file can't be read.
 */
export async function findPackages(file: File): Promise<readonly FoundPackage[]> {
  const source = createFileSource(file);
  const found = await readDirectory(source, LIMITS);
  const entries = found.ok ? found.directory.entries : [];
  const itself = (kind: FoundPackage["kind"]) => [{ path: file.name, kind, read: async () => file }];
  if (findConfig(entries)) return itself("package");
  if (entries.some(({ path }) => path === DESIGN_JSON_NAME)) return itself("design");
  const all = (kind: FoundPackage["kind"], name: RegExp) =>
    entries.flatMap((entry) => (name.test(entry.path) && !isSystemFile(entry.path) ? { entry, kind } : []));
  const packages = all("package", IS_PACKAGE);
  return (packages.length > 0 ? packages : all("design", IS_DESIGN)).map(({ entry, kind }) => ({
    path: entry.path,
    kind,
    async read() {
      const bytes = entry.fault ?? (await readEntry(source, entry));
      return typeof bytes === "string" ? null : new File([bytes], baseNameOf(entry.path));
    },
  }));
}

export interface PlacedPackage extends InspectedPackage {
  readonly placement: PackagePlacement;
  readonly file: File;
}

const start = () => new Worker(new URL("./package.worker.ts", import.meta.url), { type: "module" });

const inspect = (model: MachineModel, file: File, signal?: AbortSignal) =>
  callOnce<PackageJobs, "inspectPackage">(start, "inspectPackage", { model, file }, { signal });

/** `closed`: nothing in it could be read. `design`: it is a design, not a package. */
export type FileVerdict = PackageVerdict | "closed" | "design";

export async function checkPackage(
  model: MachineModel,
  found: FoundPackage,
  signal: AbortSignal,
): Promise<FileVerdict> {
  if (found.kind === "design") return "design";
  const file = await found.read();
  if (!file) return "closed";
  const { reading, pictures, findings } = await inspect(model, file, signal);
  return reading.fault === undefined || pictures.size > 0 ? judgeFindings(findings) : "closed";
}

/** Inspects a package in a worker. Rejects if the file can't be read. */
export async function placePackage(
  { model, spoken }: Pick<Machine, "model" | "spoken">,
  file: File,
  signal?: AbortSignal,
): Promise<PlacedPackage> {
  const inspected = await inspect(model, file, signal);
  return { ...inspected, placement: await placeRemainingPictures(model, spoken, inspected), file };
}

/** Falls back to the file's name if config.json has no valid one. */
export function packageNameOf({
  reading: { config },
  file,
}: Pick<PlacedPackage, "reading" | "file">): string {
  return packageNameIn(config) ?? packageNameFromFile(file.name);
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

interface Materials extends LookMaterials {
  readonly model: MachineModel;
  readonly readPicture: PictureStore["bytes"];
}

/** Replaces copies of a slot's default with the default. Omits pictures over a design file's limit. */
export async function createDesignFromPackage(
  open: Pick<PlacedPackage, "file" | "reading" | "placement" | "pictures">,
  { model, readPicture, ...materials }: Materials,
): Promise<NewDesign> {
  const { counts } = open.placement;
  const newImages: NewImage[] = [];
  const images: PlannedImportImage[] = [];
  for (const { category: id, slot, path } of splitByDesignLimit(open.placement, open.pictures).taken) {
    const picture = open.pictures.get(path);
    const category = findCategory(model, id);
    if (!picture || !category) continue;
    const bytes = await bytesOf(picture);
    const bundled =
      category.kind === "slots"
        ? defaultImagePath(category, counts[id] ?? category.arrangements[0].count, slot)
        : undefined;
    const isDefault = bundled !== undefined && isSame(await readPicture({ path: bundled }), bytes);
    const image = isDefault ? createBundledImage(bundled) : await createPngImage(bytes);
    newImages.push(image);
    images.push({ category: id, slot, image: image.image });
  }
  const name = machineNameFromPackage(model, packageNameOf(open));
  const design = applyImportPlan(
    model,
    createNewDesign(model, ""),
    { name, counts, images, names: {} },
    materials,
  );
  return { design, blobs: mergeBlobs(newImages) };
}

const isSame = (one: Uint8Array | string, other: Uint8Array): boolean =>
  typeof one !== "string" && one.length === other.length && one.every((byte, at) => byte === other[at]);
