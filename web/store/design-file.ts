import { zipSync } from "fflate";
import { arrangementFor, findCategory } from "../../shared/machine/questions.ts";
import type { MachineModel, Size } from "../../shared/machine/types.ts";
import {
  type BlobPicture,
  type Design,
  type Image,
  type ImageRef,
  imagesOf,
  machineNameOf,
  type Picture,
  plainImage,
} from "../../shared/model/design.ts";
import { withImage } from "../../shared/model/edit.ts";
import { recipeBlobs, referencedBlobs, tableBlobs } from "../../shared/model/questions.ts";
import { safeFileName } from "../../shared/package/file-name.ts";
import { readFilesAway } from "../files/unpack/unpack.ts";
import { type DesignFileFault, JSON_NAME, readDesignJson, writeDesignJson } from "./design-json.ts";
import { MAX_DESIGN_BYTES, MAX_ENTRIES, MAX_FILES, OTHER_BYTES } from "./file-limits.ts";
import * as pictures from "./file-pictures.ts";
import { sha256Of } from "./sha256.ts";
import type { Blobs } from "./types.ts";

export const EXTENSION = ".brewscreen";

/** A design as a file. What stands at slots of another count is not in it. */
export interface DesignFile {
  readonly fileName: string;
  readonly bytes: pictures.Bytes;
  /** Images that have no bytes, or that opening would refuse. */
  readonly skipped: readonly ImageRef[];
  /** Images that are in the file as they are now: there was no room for their originals. */
  readonly withoutOriginal: readonly ImageRef[];
}

/** What a design file holds: a design without an id, and the blobs that it names. */
export interface OpenedDesign {
  readonly design: Design;
  readonly blobs: Blobs;
}

/** Saves a design as a file. If all of it would be too large, originals are left out first. */
export async function saveDesignFile(
  model: MachineModel,
  design: Design,
  held: pictures.PictureFiles,
): Promise<DesignFile> {
  const files: Record<string, pictures.Bytes> = {};
  let room = MAX_DESIGN_BYTES - OTHER_BYTES - writeDesignJson(design).length;
  /** Puts files into the archive: none of them if there is no room for all. */
  const add = (added: Readonly<Record<string, pictures.Bytes>>): boolean => {
    const fresh = Object.entries(added).filter(([name]) => !files[name]);
    const length = fresh.reduce((sum, [, bytes]) => sum + bytes.length, 0);
    if (length > room || Object.keys(files).length + fresh.length > MAX_FILES) return false;
    room -= length;
    Object.assign(files, added);
    return true;
  };
  /** Puts the files of blobs into the archive: none of them if one is gone, or if there is no room for all. */
  const addBlobs = async (blobs: readonly string[], nameOf: (blob: string) => string) => {
    const added: Record<string, pictures.Bytes> = {};
    for (const blob of blobs) {
      const bytes = await held.bytesOf(blob);
      if (!bytes) return "gone";
      added[nameOf(blob)] = bytes;
    }
    return add(added) ? "added" : "full";
  };
  /** Puts a picture into the archive. Returns it as the file has it; undefined if it is not in it. */
  const addPicture = async (picture: Picture | null | undefined, size: Size | null, name: string) => {
    const found = picture && (await pictures.filePicture(picture, size, held));
    const isIn = found && (!found.bytes || add({ [`images/${name}.png`]: found.bytes }));
    return isIn ? found.picture : undefined;
  };

  let saved = design;
  const skipped: ImageRef[] = [];
  for (const { image, ...ref } of imagesOf(design)) {
    const size = sizeAt(model, design, ref);
    const at = design.lists[ref.category]?.findIndex(({ id }) => id === ref.key) ?? ref.key;
    const picture = size && (await addPicture(image.picture, size, `${ref.category}_${at}`));
    saved = withImage(saved, ref, picture && withPicture(image, picture));
    if (size && !picture) skipped.push(ref);
  }
  const logo = await addPicture(design.brand?.logo, null, "brand");
  for (const blob of tableBlobs(design.table)) await addBlobs([blob], () => `variants/${blob}.png`);
  const withoutOriginal: ImageRef[] = [];
  for (const { image, ...ref } of imagesOf(saved)) {
    if (!image.recipe || !image.picture) continue;
    const outcome = await addBlobs(recipeBlobs(image.recipe), (blob) => `originals/${blob}`);
    if (outcome === "added") continue;
    if (outcome === "full") withoutOriginal.push(ref);
    saved = withImage(saved, ref, plainImage(image.picture, image.name));
  }
  const json = writeDesignJson({ ...saved, brand: design.brand && { ...design.brand, logo: logo ?? null } });
  return {
    fileName: `${safeFileName(machineNameOf(model, design), "design")}${EXTENSION}`,
    // PNGs are compressed already.
    bytes: zipSync({ [JSON_NAME]: json, ...files }, { level: 0 }),
    skipped,
    withoutOriginal,
  };
}

/** Reads a design file. It is checked to its last picture, by its content alone. */
export async function readDesignFile(
  model: MachineModel,
  bytes: Uint8Array,
  reader: pictures.PictureReader,
): Promise<OpenedDesign | DesignFileFault> {
  if (bytes.length > MAX_DESIGN_BYTES) return "tooLarge";
  const limits = { entries: MAX_ENTRIES, entryBytes: MAX_DESIGN_BYTES, bytes: MAX_DESIGN_BYTES };
  const files = await readFilesAway({ bytes, limits });
  if (typeof files === "string") return archiveFault(files);
  const json = files.get(JSON_NAME);
  if (!json) return "foreign";
  const named = new Map<string, BlobPicture>();
  const blobs = new Map<string, pictures.Bytes>();
  for (const [name, file] of files) {
    const blob = await sha256Of(file);
    named.set(name, { blob, bytes: file.length });
    blobs.set(blob, file);
  }
  const read = readDesignJson(model, json, named);
  const held = { reader, bytesOf: async (blob: string) => blobs.get(blob) };
  const design = typeof read === "string" ? read : await heldDesign(model, read, held);
  if (typeof design === "string") return design;
  const wanted = referencedBlobs(design);
  return { design, blobs: new Map([...blobs].filter(([blob]) => wanted.has(blob))) };
}

/** What an archive's faults mean of a design. */
export function archiveFault(fault: string): DesignFileFault {
  if (fault === "not-zip") return "foreign";
  return fault === "too-large" || fault === "too-many-entries" ? "tooLarge" : "damaged";
}

/** A file's design, without the recipes and the table's pictures that do not hold; damaged if any other does not. */
async function heldDesign(model: MachineModel, design: Design, files: pictures.PictureFiles) {
  const heldPicture = async (picture: Picture | null, size: Size | null) => {
    // What a value holds is no file of the archive.
    if (!picture || "value" in picture) return undefined;
    return (await pictures.filePicture(picture, size, files))?.picture;
  };
  let checked = design;
  for (const { image, ...ref } of imagesOf(design)) {
    const size = sizeAt(model, design, ref);
    const picture = size && (await heldPicture(image.picture, size));
    if (!picture) return "damaged";
    const isWhole = image.recipe && (await pictures.isRecipeHeld(image.recipe, files));
    const held = isWhole ? withPicture(image, picture) : plainImage(picture, image.name);
    checked = withImage(checked, ref, held);
  }
  const { brand, table } = design;
  const logo = brand?.logo && (await heldPicture(brand.logo, null));
  if (brand?.logo && !logo) return "damaged";
  return {
    ...checked,
    brand: brand && { ...brand, logo: logo ?? null },
    table: table && (await pictures.heldTable(table, files)),
  };
}

const withPicture = (image: Image, picture: pictures.FilePicture["picture"]): Image =>
  image.recipe && "blob" in picture ? { ...image, picture } : plainImage(picture, image.name);

/** The size of the picture that the machine shows at a place; undefined if it shows none there. */
function sizeAt(model: MachineModel, design: Design, { category: id, key }: ImageRef): Size | undefined {
  const category = findCategory(model, id);
  const arrangement = category && arrangementFor(category, design.counts[id]);
  const isShown = category?.kind === "list" || arrangement?.places.some(({ slot }) => slot === key);
  return isShown ? arrangement?.size : undefined;
}
