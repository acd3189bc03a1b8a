import { zipSync } from "fflate";
import { arrangementFor } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import {
  type BlobPicture,
  type Design,
  type Image,
  type ImageRef,
  imagesOf,
  type ListImage,
  machineNameOf,
  type Picture,
  plainImage,
} from "../../shared/model/design.ts";
import {
  recipeBlobs,
  referencedBlobs,
  type ShownImage,
  shownImages,
  tableBlobs,
} from "../../shared/model/questions.ts";
import { safeFileName } from "../../shared/package/file-name.ts";
import { readFilesAway } from "../unpack/unpack.ts";
import { type DesignFileFault, JSON_NAME, readDesignJson, writeDesignJson } from "./design-json.ts";
import { MAX_DESIGN_BYTES, MAX_ENTRIES, MAX_FILES, OTHER_BYTES } from "./file-limits.ts";
import * as pictures from "./file-pictures.ts";
import { sha256Of } from "./sha256.ts";
import type { Blobs } from "./types.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export const EXTENSION = ".brewscreen";

/** A design as a file. What stands at slots of another count is not in it. */
export interface DesignFile {
  readonly fileName: string;
  readonly bytes: Bytes;
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
  bytesOf: pictures.BytesOf,
): Promise<DesignFile> {
  const files: Record<string, Bytes> = {};
  let room = MAX_DESIGN_BYTES - OTHER_BYTES - writeDesignJson(design).length;
  /** Puts files into the archive: none of them if there is no room for all. */
  const add = (added: Readonly<Record<string, Bytes>>): boolean => {
    const fresh = Object.entries(added).filter(([name]) => !files[name]);
    const length = fresh.reduce((sum, [, bytes]) => sum + bytes.length, 0);
    if (length > room || Object.keys(files).length + fresh.length > MAX_FILES) return false;
    room -= length;
    Object.assign(files, added);
    return true;
  };
  const skipped: ImageRef[] = [];
  const pictured = await eachShown(model, design, async ({ image, ...ref }, isRight, name) => {
    const found = image.picture && (await pictures.filePicture(image.picture, isRight, bytesOf));
    if (found && (!found.bytes || add({ [`images/${name}.png`]: found.bytes })))
      return withPicture(image, found.picture);
    skipped.push(ref);
    return undefined;
  });
  const logo =
    design.brand?.logo && (await pictures.filePicture(design.brand.logo, pictures.isLogo, bytesOf));
  const hasLogo = logo && (!logo.bytes || add({ "images/brand.png": logo.bytes }));
  for (const blob of tableBlobs(design.table)) {
    const bytes = await bytesOf(blob);
    if (bytes) add({ [`variants/${blob}.png`]: bytes });
  }
  const withoutOriginal: ImageRef[] = [];
  const saved = await eachShown(model, pictured, async ({ image, ...ref }) => {
    if (!image.recipe || !image.picture) return image;
    const originals: Record<string, Bytes> = {};
    const blobs = recipeBlobs(image.recipe);
    for (const blob of blobs) {
      const bytes = await bytesOf(blob);
      if (bytes) originals[`originals/${blob}`] = bytes;
    }
    const isWhole = blobs.every((blob) => originals[`originals/${blob}`]);
    if (isWhole && add(originals)) return image;
    if (isWhole) withoutOriginal.push(ref);
    return plainImage(image.picture, image.name);
  });
  const brand = design.brand && { ...design.brand, logo: logo && hasLogo ? logo.picture : null };
  const json = writeDesignJson({ ...saved, brand });
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
): Promise<OpenedDesign | DesignFileFault> {
  if (bytes.length > MAX_DESIGN_BYTES) return "tooLarge";
  const limits = { entries: MAX_ENTRIES, entryBytes: MAX_DESIGN_BYTES, bytes: MAX_DESIGN_BYTES };
  const files = await readFilesAway({ bytes, limits });
  if (typeof files === "string") return archiveFault(files);
  const json = files.get(JSON_NAME);
  if (!json) return "foreign";
  const named = new Map<string, BlobPicture>();
  const blobs = new Map<string, Bytes>();
  for (const [name, file] of files) {
    const blob = await sha256Of(file);
    named.set(name, { blob, bytes: file.length });
    blobs.set(blob, file);
  }
  const read = readDesignJson(model, json, named);
  const design = typeof read === "string" ? read : await heldDesign(model, read, blobs);
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
async function heldDesign(model: MachineModel, design: Design, files: Blobs): Promise<Design | "damaged"> {
  const held = async (picture: Picture | null, isRight: pictures.PngCheck) => {
    const found = picture && (await pictures.filePicture(picture, isRight, async (blob) => files.get(blob)));
    // What a value holds is no file of the archive.
    return found && ("path" in found.picture || files.has(found.picture.blob)) ? found : undefined;
  };
  const checked = await eachShown(model, design, async ({ image }, isRight) => {
    const found = await held(image.picture, isRight);
    const isWhole = image.recipe && (await pictures.isRecipeHeld(image.recipe, files));
    return found && (isWhole ? withPicture(image, found.picture) : plainImage(found.picture, image.name));
  });
  if ([...imagesOf(checked)].length < [...imagesOf(design)].length) return "damaged";
  const { brand, table } = design;
  const logo = brand?.logo && (await held(brand.logo, pictures.isLogo));
  if (brand?.logo && !logo) return "damaged";
  return {
    ...checked,
    brand: brand && { ...brand, logo: logo ? logo.picture : null },
    table: table && (await pictures.heldTable(table, files)),
  };
}

const withPicture = (image: Image, picture: pictures.FilePicture["picture"]): Image =>
  image.recipe && "blob" in picture ? { ...image, picture } : plainImage(picture, image.name);

/**
 * The design with its images as `make` returns them, and without any that it does not show. `make` is also given what
 * the size of an image must be, and what its file is called.
 */
async function eachShown(
  model: MachineModel,
  design: Design,
  make: (shown: ShownImage, isRight: pictures.PngCheck, name: string) => Promise<Image | undefined>,
): Promise<Design> {
  const lists: Record<string, readonly ListImage[]> = {};
  const slots: Record<string, Readonly<Record<string, Image>>> = {};
  for (const category of model.categories) {
    const { id, kind } = category;
    const isRight = pictures.hasSize(arrangementFor(category, design.counts[id]).size);
    const made: [key: string, image: Image][] = [];
    for (const [at, shown] of shownImages(design, category).entries()) {
      const image = await make(shown, isRight, `${id}_${kind === "list" ? at : shown.key}`);
      if (image) made.push([shown.key, image]);
    }
    if (kind === "list") lists[id] = made.map(([key, image]) => ({ ...image, id: key }));
    else slots[id] = Object.fromEntries(made);
  }
  return { ...design, lists, slots };
}
