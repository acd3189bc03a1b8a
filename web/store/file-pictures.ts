import { isOneOf, sizeText } from "../../shared/machine/questions.ts";
import type { Size } from "../../shared/machine/types.ts";
import type { Picture } from "../../shared/model/design.ts";
import { isBundledPath } from "../../shared/model/read-recipe.ts";
import type { BlobOriginal, Recipe } from "../../shared/model/recipe.ts";
import type { FittedPicture, TablePicture, VariantTable } from "../../shared/model/table.ts";
import { decodeBase64 } from "../../shared/package/data-url.ts";
import { inspect } from "../picture/intake/inspect.ts";
import { withoutMetadata } from "../picture/intake/strip.ts";
import { parseImageValue, pictureValue } from "./image-values.ts";
import { sha256Of } from "./sha256.ts";
import type { Blobs } from "./types.ts";

/*
 * What the pictures of a design file must be, when it is saved and when it is opened.
 */

type Bytes = Uint8Array<ArrayBuffer>;
export type BytesOf = (blob: string) => Promise<Bytes | undefined>;

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
  bytesOf: BytesOf,
): Promise<FilePicture | undefined> {
  const path = pictureValue(picture);
  if (isBundledPath(path) && path.endsWith(".png")) return { picture: { path } };
  if ("path" in picture) return undefined;
  const inline = parseImageValue(path);
  const own = inline?.kind === "inline" ? decodeBase64(inline.base64) : undefined;
  const bytes = "blob" in picture ? await bytesOf(picture.blob) : own;
  const actual = bytes && (await pngSize(bytes));
  if (!actual) return undefined;
  const isRight = size ? isOneOf([size], actual) : Math.max(actual.width, actual.height) <= MAX_LOGO;
  if (!isRight) return undefined;
  const blob = "blob" in picture ? picture.blob : await sha256Of(bytes);
  return { picture: { blob, bytes: bytes.length }, bytes };
}

/** The size of a PNG, whose integrity is checked, too. */
async function pngSize(bytes: Bytes): Promise<Size | undefined> {
  const facts = await inspect(new Blob([bytes]));
  return facts.kind === "png" ? facts.png : undefined;
}

/** Whether the files that a recipe needs are there, and pass what a dropped picture does. */
export async function isRecipeHeld({ original, logo }: Recipe, files: Blobs): Promise<boolean> {
  if ("blob" in original && !(await isOriginal(original, files.get(original.blob)))) return false;
  const file = logo && files.get(logo.blob);
  if (!logo || !file) return !logo;
  const facts = await inspect(new Blob([file]));
  return logo.type === "image/png" ? facts.kind === "png" : facts.kind === "other" && facts.format === "SVG";
}

async function isOriginal({ type, width, height }: BlobOriginal, bytes: Bytes | undefined): Promise<boolean> {
  if (!bytes) return false;
  const file = new Blob([bytes]);
  const { kind } = await inspect(file);
  const plain = kind === "png" || kind === "other" ? await withoutMetadata(file) : undefined;
  return plain?.type === type && plain.width === width && plain.height === height;
}

/** A table without the pictures that are not there, or not of their size. */
export async function heldTable(table: VariantTable, files: Blobs): Promise<VariantTable> {
  const pictures: [string, TablePicture][] = [];
  for (const [key, { name, made }] of Object.entries(table.pictures)) {
    const held: [string, FittedPicture][] = [];
    for (const [size, each] of Object.entries(made)) {
      const file = files.get(each.blob);
      const actual = file && (await pngSize(file));
      if (actual && sizeText(actual) === size) held.push([size, { ...each, bytes: file.length }]);
    }
    if (held.length > 0) pictures.push([key, { name, made: Object.fromEntries(held) }]);
  }
  return { ...table, pictures: Object.fromEntries(pictures) };
}
