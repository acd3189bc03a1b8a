import { zipSync } from "fflate";
import { arrangementFor, findCategory, isOneOf, sizeText } from "../../shared/machine/questions.ts";
import type { MachineModel, Size } from "../../shared/machine/types.ts";
import {
  type BlobPicture,
  type Blobs,
  type Design,
  type Image,
  type ImageRef,
  imagesOf,
  machineNameOf,
  type Picture,
  plainImage,
} from "../../shared/model/design.ts";
import { withImage } from "../../shared/model/edit.ts";
import { parseImageValue, pictureValue } from "../../shared/model/picture-value.ts";
import { recipeBlobs, referencedBlobs, tableBlobs } from "../../shared/model/questions.ts";
import { isBundledPath } from "../../shared/model/read-design.ts";
import type { BlobOriginal, Recipe } from "../../shared/model/recipe.ts";
import type { FittedPicture, TablePicture, VariantTable } from "../../shared/model/table.ts";
import { decodeBase64 } from "../../shared/package/data-url.ts";
import { safeFileName } from "../../shared/package/names.ts";
import { sha256Of } from "../files/sha256.ts";
import { readFilesAway } from "../files/unpack.ts";
import { type DesignFileFault, JSON_NAME, readDesignJson, writeDesignJson } from "./design-json.ts";
import { MAX_DESIGN_BYTES, MAX_ENTRIES, MAX_FILES, OTHER_BYTES } from "./types.ts";

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
  held: PictureFiles,
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
  /** Puts the files of blobs into the archive: none of them if one is gone, or if there is no room for all. */
  const addBlobs = async (blobs: readonly string[], nameOf: (blob: string) => string) => {
    const added: Record<string, Bytes> = {};
    for (const blob of blobs) {
      const bytes = await held.bytesOf(blob);
      if (!bytes) return "gone";
      added[nameOf(blob)] = bytes;
    }
    return add(added) ? "added" : "full";
  };
  /** Puts a picture into the archive. Returns it as the file has it; undefined if it is not in it. */
  const addPicture = async (picture: Picture | null | undefined, size: Size | null, name: string) => {
    const found = picture && (await filePicture(picture, size, held));
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
  reader: PictureReader,
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
async function heldDesign(model: MachineModel, design: Design, files: PictureFiles) {
  const heldPicture = async (picture: Picture | null, size: Size | null) => {
    // What a value holds is no file of the archive.
    if (!picture || "value" in picture) return undefined;
    return (await filePicture(picture, size, files))?.picture;
  };
  let checked = design;
  for (const { image, ...ref } of imagesOf(design)) {
    const size = sizeAt(model, design, ref);
    const picture = size && (await heldPicture(image.picture, size));
    if (!picture) return "damaged";
    const isWhole = image.recipe && (await isRecipeHeld(image.recipe, files));
    const held = isWhole ? withPicture(image, picture) : plainImage(picture, image.name);
    checked = withImage(checked, ref, held);
  }
  const { brand, table } = design;
  const logo = brand?.logo && (await heldPicture(brand.logo, null));
  if (brand?.logo && !logo) return "damaged";
  return {
    ...checked,
    brand: brand && { ...brand, logo: logo ?? null },
    table: table && (await heldTable(table, files)),
  };
}

const withPicture = (image: Image, picture: FilePicture["picture"]): Image =>
  image.recipe && "blob" in picture ? { ...image, picture } : plainImage(picture, image.name);

/** The size of the picture that the machine shows at a place; undefined if it shows none there. */
function sizeAt(model: MachineModel, design: Design, { category: id, key }: ImageRef): Size | undefined {
  const category = findCategory(model, id);
  const arrangement = category && arrangementFor(category, design.counts[id]);
  const isShown = category?.kind === "list" || arrangement?.places.some(({ slot }) => slot === key);
  return isShown ? arrangement?.size : undefined;
}

/*
 * What the pictures of a design file must be, when it is saved and when it is opened.
 */

export type Bytes = Uint8Array<ArrayBuffer>;

/** What design files need to know of pictures' files. The store does not read pictures; whoever does hands it in. */
export interface PictureReader {
  /** The size of a PNG that is whole; undefined for any other file. */
  pngSize(file: Bytes): Promise<Size | undefined>;
  isSvg(file: Bytes): Promise<boolean>;
  /** The media type of what can be the original of a picture; undefined for any other file. */
  originalType(file: Bytes): Promise<string | undefined>;
}

/** The pictures that a design file is made of, or was found to hold. */
export interface PictureFiles {
  readonly reader: PictureReader;
  /** The bytes of a blob; undefined if they are not there. */
  bytesOf(blob: string): Promise<Bytes | undefined>;
}

/** Pixels of a logo's side. */
const MAX_LOGO = 4_096;

/** A picture as a file has it, and its bytes unless it is a bundled one. */
export interface FilePicture {
  readonly picture: Exclude<Picture, { value: string }>;
  readonly bytes?: Bytes;
}

/**
 * A picture for a file; undefined if it has no bytes, or opening the file would refuse it. `size` is what it must have,
 * or null for a logo.
 */
export async function filePicture(
  picture: Picture,
  size: Size | null,
  { bytesOf, reader }: PictureFiles,
): Promise<FilePicture | undefined> {
  const path = pictureValue(picture);
  if (isBundledPath(path) && path.endsWith(".png")) return { picture: { path } };
  if ("path" in picture) return undefined;
  const inline = parseImageValue(path);
  const own = inline?.kind === "inline" ? decodeBase64(inline.base64) : undefined;
  const bytes = "blob" in picture ? await bytesOf(picture.blob) : own;
  const actual = bytes && (await reader.pngSize(bytes));
  if (!actual) return undefined;
  const isRight = size ? isOneOf([size], actual) : Math.max(actual.width, actual.height) <= MAX_LOGO;
  if (!isRight) return undefined;
  const blob = "blob" in picture ? picture.blob : await sha256Of(bytes);
  return { picture: { blob, bytes: bytes.length }, bytes };
}

/** Whether the files that a recipe needs are there, and pass what a dropped picture does. */
export async function isRecipeHeld({ original, logo }: Recipe, files: PictureFiles): Promise<boolean> {
  if ("blob" in original && !(await isOriginal(original, files))) return false;
  const file = logo && (await files.bytesOf(logo.blob));
  if (!logo || !file) return !logo;
  return logo.type === "image/png" ? Boolean(await files.reader.pngSize(file)) : files.reader.isSvg(file);
}

async function isOriginal({ blob, type, width, height }: BlobOriginal, { bytesOf, reader }: PictureFiles) {
  const bytes = await bytesOf(blob);
  if (!bytes || (await reader.originalType(bytes)) !== type) return false;
  // Pictures of other types are never used without being decoded, and measured by that.
  if (type !== "image/png") return true;
  const size = await reader.pngSize(bytes);
  return size?.width === width && size.height === height;
}

/** A table without the pictures that are not there, or not of their size. */
export async function heldTable(table: VariantTable, files: PictureFiles): Promise<VariantTable> {
  const pictures: [string, TablePicture][] = [];
  for (const [key, { name, made }] of Object.entries(table.pictures)) {
    const held: [string, FittedPicture][] = [];
    for (const [size, each] of Object.entries(made)) {
      const file = await files.bytesOf(each.blob);
      const actual = file && (await files.reader.pngSize(file));
      if (actual && sizeText(actual) === size) held.push([size, { ...each, bytes: file.length }]);
    }
    if (held.length > 0) pictures.push([key, { name, made: Object.fromEntries(held) }]);
  }
  return { ...table, pictures: Object.fromEntries(pictures) };
}
