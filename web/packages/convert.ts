import { type ArchiveResult, createArchive } from "../../shared/archive/archive.ts";
import { createStoredEntry } from "../../shared/archive/entry.ts";
import { fileNameOf } from "../../shared/machine/files.ts";
import { defaultImagePath, findCategory } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { createEmptyDesign } from "../../shared/model/design.ts";
import { applyImportPlan, type LookMaterials, type PlannedImportImage } from "../../shared/model/screens.ts";
import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import {
  checkPackageName,
  createEntryNames,
  machineNameFromPackage,
  packageFileName,
} from "../../shared/package/names.ts";
import { rebuildPackage } from "../../shared/package/repair.ts";
import { baseNameOf } from "../../shared/package/rules/rule.ts";
import type { NewDesign } from "../edit/editing.ts";
import { createBundledImage, createPngImage, mergeBlobs, type NewImage } from "../edit/new-image.ts";
import { zipFileName } from "../exports/file-names.ts";
import { BINARY_TYPE } from "../files/deliver.ts";
import type { PictureStore } from "../store/pictures.ts";
import type { OpenPackage } from "./opened.ts";
import { splitByDesignLimit } from "./placement.ts";

export interface ConvertedFile {
  readonly file: Blob;
  readonly fileName: string;
  /** Paths of entries that could not be repaired. */
  readonly left: readonly string[];
}

const OTHER_FOLDER = "Other Images";

/** Falls back to the file's name if config.json has no valid one. */
function packageNameOf({ reading: { config }, file }: Pick<OpenPackage, "reading" | "file">): string {
  const said = config.kind === "read" ? config.members.packageName : undefined;
  if (typeof said === "string" && checkPackageName(said) === undefined) return said.trim();
  const stem = file.name.replace(/\.[a-z0-9]{1,12}$/i, "").trim();
  return stem.slice(0, REQUEST_LIMITS.packageNameLength).toWellFormed().trim() || file.name;
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

async function allBytes({ pictures }: OpenPackage): Promise<Map<string, Uint8Array>> {
  const bytes = new Map<string, Uint8Array>();
  for (const [path, blob] of pictures) bytes.set(path, await bytesOf(blob));
  return bytes;
}

function blobOf(archive: ArchiveResult, type: string): Blob {
  if (!archive.ok) throw new Error(`Failed to create the archive: ${archive.fault} ${archive.path ?? ""}`);
  return new Blob([...archive.chunks()] as BlobPart[], { type });
}

export async function makeRepairedPackage(model: MachineModel, open: OpenPackage): Promise<ConvertedFile> {
  const packageName = packageNameOf(open);
  const fallback = { packageName, now: new Date() };
  const { archive, left } = rebuildPackage(model, open.reading, await allBytes(open), fallback);
  return { file: blobOf(archive, BINARY_TYPE), fileName: packageFileName(packageName), left };
}

/** Zips the pictures under the same paths as our image export. */
export async function makePictureZip(model: MachineModel, open: OpenPackage): Promise<ConvertedFile> {
  const bytes = await allBytes(open);
  const pathOf = new Map<string, string>();
  for (const { path, category: id, slot } of open.placement.placed) {
    const category = findCategory(model, id);
    const place = category?.kind === "list" ? Number(slot) + 1 : slot;
    if (category) pathOf.set(path, fileNameOf(category, place).path);
  }
  const others = [...bytes.keys()].filter((path) => !pathOf.has(path));
  const names = createEntryNames(
    OTHER_FOLDER,
    others.map((path, index) => ({ index, originalName: baseNameOf(path) })),
  );
  for (const [index, path] of others.entries()) pathOf.set(path, `${OTHER_FOLDER}/${names[index]}`);
  const crcOf = new Map<string, number>();
  for (const { path, content } of open.reading.entries)
    if (content.kind === "png") crcOf.set(path, content.facts.crc32);
  const archive = createArchive(
    [...bytes].map(([path, data]) => createStoredEntry(pathOf.get(path) ?? path, data, crcOf.get(path))),
  );
  return { file: blobOf(archive, "application/zip"), fileName: zipFileName(packageNameOf(open)), left: [] };
}

interface Materials extends LookMaterials {
  readonly model: MachineModel;
  readonly readPicture: PictureStore["bytes"];
}

/** Replaces copies of a slot's default with the default. Omits pictures over a design file's limit. */
export async function createDesignFromPackage(
  open: Pick<OpenPackage, "file" | "reading" | "placement" | "pictures">,
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
    createEmptyDesign(model, ""),
    { name, counts, images, names: {} },
    materials,
  );
  return { design, blobs: mergeBlobs(newImages) };
}

const isSame = (one: Uint8Array | string, other: Uint8Array): boolean =>
  typeof one !== "string" && one.length === other.length && one.every((byte, at) => byte === other[at]);
