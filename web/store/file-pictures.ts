import { isOneOf, sizeText } from "../../shared/machine/questions.ts";
import type { Size } from "../../shared/machine/types.ts";
import type { Picture } from "../../shared/model/design.ts";
import { isBundledPath } from "../../shared/model/read-recipe.ts";
import type { BlobOriginal, Recipe } from "../../shared/model/recipe.ts";
import type { FittedPicture, TablePicture, VariantTable } from "../../shared/model/table.ts";
import { decodeBase64 } from "../../shared/package/data-url.ts";
import { parseImageValue, pictureValue } from "./image-values.ts";
import { sha256Of } from "./sha256.ts";

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
