import { zipSync } from "fflate";
import { findArrangement, findCategory, formatSize, includesSize } from "../../shared/machine/questions.ts";
import type { MachineModel, Size } from "../../shared/machine/types.ts";
import {
  type BlobMap,
  type BlobPicture,
  createPlainImage,
  type Design,
  type DesignImage,
  type ImageRef,
  imagesOf,
  machineNameOf,
  type Picture,
} from "../../shared/model/design.ts";
import { withImage } from "../../shared/model/edit.ts";
import { parseImageValue, serializePicture } from "../../shared/model/picture-value.ts";
import { findRecipeBlobs, findReferencedBlobs, findTableBlobs } from "../../shared/model/questions.ts";
import { isBundledPath } from "../../shared/model/read-design.ts";
import type { Recipe } from "../../shared/model/recipe.ts";
import type { SizedPicture, TablePicture, VariantTable } from "../../shared/model/table.ts";
import { DESIGN_ENTRY_PATH } from "../../shared/package/config.ts";
import { decodeBase64 } from "../../shared/package/data-url.ts";
import { safeFileName } from "../../shared/package/names.ts";
import { runFileJob } from "../files/run-job.ts";
import { sha256Of } from "../files/sha256.ts";
import { type DesignFileFault, readDesignJson, writeDesignJson } from "./design-json.ts";
import { MAX_DESIGN_BYTES, MAX_READ_ENTRIES, MAX_WRITTEN_FILES, ZIP_OVERHEAD_BYTES } from "./types.ts";

export const DESIGN_FILE_EXTENSION = ".brewscreen";

export const EARLIEST_ZIP_TIME = new Date(1980, 0, 1);

/** Excludes images that the design's counts hide. */
export interface DesignFile {
  readonly fileName: string;
  readonly bytes: Bytes;
  /** Images that are missing, or would be refused on opening. */
  readonly skipped: readonly ImageRef[];
  readonly withoutOriginal: readonly ImageRef[];
  readonly hasWholeTable: boolean;
}

/** The design's id is empty. */
export interface OpenedDesign {
  readonly design: Design;
  readonly blobs: BlobMap;
}

export async function packDesign(
  model: MachineModel,
  design: Design,
  held: PictureAccess,
): Promise<DesignFile> {
  const files: Record<string, Bytes> = {};
  const room = MAX_DESIGN_BYTES - ZIP_OVERHEAD_BYTES - writeDesignJson(design).length;
  const add = createAdder(files, room);
  const addBlobs = async (blobs: readonly string[], nameOf: (blob: string) => string) => {
    const added: Record<string, Bytes> = {};
    for (const blob of blobs) {
      const bytes = await held.bytesOf(blob);
      if (!bytes) return undefined;
      added[nameOf(blob)] = bytes;
    }
    return add(added) ? "added" : "full";
  };
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
  if (design.brand?.logo && !logo) skipped.push({ category: "brand", key: "logo" });
  let hasWholeTable = true;
  for (const blob of findTableBlobs(design.table)) {
    const outcome = await addBlobs([blob], () => `variants/${blob}.png`);
    hasWholeTable &&= outcome === "added";
  }
  const withoutOriginal: ImageRef[] = [];
  for (const { image, ...ref } of imagesOf(saved)) {
    if (!image.recipe || !image.picture) continue;
    const outcome = await addBlobs(findRecipeBlobs(image.recipe), (blob) => `originals/${blob}`);
    if (outcome === "added") continue;
    if (outcome === "full") withoutOriginal.push(ref);
    saved = withImage(saved, ref, createPlainImage(image.picture, image.name));
  }
  const json = writeDesignJson({ ...saved, brand: design.brand && { ...design.brand, logo: logo ?? null } });
  return {
    fileName: `${safeFileName(machineNameOf(model, design), "design")}${DESIGN_FILE_EXTENSION}`,
    // PNGs are already compressed.
    bytes: zipSync({ [DESIGN_ENTRY_PATH]: json, ...files }, { level: 0, mtime: EARLIEST_ZIP_TIME }),
    skipped,
    withoutOriginal,
    hasWholeTable,
  };
}

function createAdder(files: Record<string, Bytes>, room: number) {
  let left = room;
  return (added: Readonly<Record<string, Bytes>>): boolean => {
    const fresh = Object.entries(added).filter(([name]) => !files[name]);
    const length = fresh.reduce((sum, [, bytes]) => sum + bytes.length, 0);
    if (length > left || Object.keys(files).length + fresh.length > MAX_WRITTEN_FILES) return false;
    left -= length;
    Object.assign(files, added);
    return true;
  };
}

export async function unpackDesign(
  model: MachineModel,
  bytes: Uint8Array,
  inspect: PictureInspector,
): Promise<OpenedDesign | DesignFileFault> {
  if (bytes.length > MAX_DESIGN_BYTES) return "tooLarge";
  const limits = { entries: MAX_READ_ENTRIES, entryBytes: MAX_DESIGN_BYTES, bytes: MAX_DESIGN_BYTES };
  const files = await runFileJob("readFiles", { bytes, limits });
  if (typeof files === "string") return designFileFaultOf(files);
  const json = files.get(DESIGN_ENTRY_PATH);
  // Stryker disable next-line ConditionalExpression: it is refused later too.
  if (!json) return "foreign";
  const named = new Map<string, BlobPicture>();
  const blobs = new Map<string, Bytes>();
  for (const [name, file] of files) {
    const blob = await sha256Of(file);
    named.set(name, { blob, bytes: file.length });
    blobs.set(blob, file);
  }
  const read = readDesignJson(model, json, named);
  const held = { inspect, bytesOf: async (blob: string) => blobs.get(blob) };
  const design = typeof read === "string" ? read : await checkPictures(model, read, held);
  if (typeof design === "string") return design;
  const wanted = findReferencedBlobs(design);
  return { design, blobs: new Map([...blobs].filter(([blob]) => wanted.has(blob))) };
}

export function designFileFaultOf(fault: string): DesignFileFault {
  if (fault === "not-zip") return "foreign";
  return fault === "too-large" || fault === "too-many-entries" ? "tooLarge" : "damaged";
}

/** Drops invalid recipes and table pictures. Any other invalid picture makes the file "damaged". */
async function checkPictures(model: MachineModel, design: Design, files: PictureAccess) {
  const checkPicture = async (picture: Picture | null, size: Size | null) => {
    if (!picture || "value" in picture) return undefined;
    return (await filePicture(picture, size, files))?.picture;
  };
  let checked = design;
  for (const { image, ...ref } of imagesOf(design)) {
    const size = sizeAt(model, design, ref);
    const picture = size && (await checkPicture(image.picture, size));
    if (!picture) return "damaged";
    const isWhole = image.recipe && (await areRecipeFilesValid(image.recipe, files));
    const held = isWhole ? withPicture(image, picture) : createPlainImage(picture, image.name);
    checked = withImage(checked, ref, held);
  }
  const { brand, table } = design;
  const logo = brand?.logo && (await checkPicture(brand.logo, null));
  if (brand?.logo && !logo) return "damaged";
  return {
    ...checked,
    brand: brand && { ...brand, logo: logo ?? null },
    table: table && (await checkTable(table, files)),
  };
}

/** The cast is safe, since pictures of recipes stay blobs. */
const withPicture = (image: DesignImage, picture: FilePicture["picture"]) =>
  ({ ...image, picture }) as DesignImage;

function sizeAt(model: MachineModel, design: Design, { category: id, key }: ImageRef): Size | undefined {
  const category = findCategory(model, id);
  // Stryker disable next-line ConditionalExpression: designs have no others.
  if (!category) return undefined;
  const { size, places } = findArrangement(category, design.counts[id]);
  const isShown = category.kind === "list" || places.some(({ slot }) => slot === key);
  return isShown ? size : undefined;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Returns the media type and, for an intact PNG, the size. */
export type PictureInspector = (
  file: Bytes,
) => Promise<{ readonly type?: string | undefined; readonly size?: Size }>;

export interface PictureAccess {
  readonly inspect: PictureInspector;
  bytesOf(blob: string): Promise<Bytes | undefined>;
  /** Without it, formats other than PNG are left out. */
  convertToPng?(bytes: Bytes): Promise<Bytes | undefined>;
}

const MAX_LOGO_SIDE = 4_096;

/** `bytes` is absent if the picture is bundled. */
interface FilePicture {
  readonly picture: Exclude<Picture, { value: string }>;
  readonly bytes?: Bytes;
}

/** Returns undefined if the picture is missing or has the wrong size. `size` is null for logos. */
async function filePicture(
  picture: Picture,
  size: Size | null,
  files: PictureAccess,
): Promise<FilePicture | undefined> {
  const path = serializePicture(picture);
  if (isBundledPath(path) && path.endsWith(".png")) return { picture: { path } };
  const inline = parseImageValue(path);
  const own = inline?.kind === "inline" ? decodeBase64(inline.base64) : undefined;
  const given = "blob" in picture ? await files.bytesOf(picture.blob) : own;
  const png = given && (await toPng(given, files));
  if (!png?.size) return undefined;
  const isRight = size
    ? includesSize([size], png.size)
    : Math.max(png.size.width, png.size.height) <= MAX_LOGO_SIDE;
  if (!isRight) return undefined;
  const { bytes } = png;
  // Stryker disable next-line StringLiteral,ConditionalExpression: a blob's name is its hash.
  const blob = "blob" in picture && bytes === given ? picture.blob : await sha256Of(bytes);
  return { picture: { blob, bytes: bytes.length }, bytes };
}

async function toPng(given: Bytes, { inspect, convertToPng }: PictureAccess) {
  const { type, size } = await inspect(given);
  if (size || !type) return { bytes: given, size };
  const bytes = await convertToPng?.(given);
  return bytes && { bytes, size: (await inspect(bytes)).size };
}

async function areRecipeFilesValid({ original, logo }: Recipe, { bytesOf, inspect }: PictureAccess) {
  for (const file of [original, logo]) {
    if (!file || !("blob" in file)) continue;
    const bytes = await bytesOf(file.blob);
    // Stryker disable next-line ConditionalExpression: a missing file has no type.
    if (!bytes) return false;
    const { type, size } = await inspect(bytes);
    if (type !== file.type) return false;
    // Only PNGs are measured before they are decoded.
    if (size && "height" in file && !includesSize([size], file)) return false;
  }
  return true;
}

async function checkTable(table: VariantTable, files: PictureAccess): Promise<VariantTable> {
  const pictures: [string, TablePicture][] = [];
  for (const [key, { name, made }] of Object.entries(table.pictures)) {
    const held: [string, SizedPicture][] = [];
    for (const [size, each] of Object.entries(made)) {
      const file = await files.bytesOf(each.blob);
      const actual = file && (await files.inspect(file)).size;
      if (actual && formatSize(actual) === size) held.push([size, { ...each, bytes: file.length }]);
    }
    if (held.length > 0) pictures.push([key, { name, made: Object.fromEntries(held) }]);
  }
  return { ...table, pictures: Object.fromEntries(pictures) };
}
