import {
  type Design,
  type Image,
  imagesOf,
  type Picture,
  plainImage,
  recipeImage,
} from "../../shared/model/design.ts";
import type { NewImage } from "../storage/design-store.ts";
import { parseImageValue, storedPath } from "../store/image-values.ts";
import type { Blobs } from "../store/types.ts";
import { storedRecipe } from "./recipes.ts";

/** The SHA-256 of bytes, in lower-case hexadecimal. */
export type Sha256 = (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;

export interface PrepareOptions {
  readonly sha256: Sha256;
  /** The designs in which pictures that are given by their stored values are looked for. */
  readonly known: readonly Design[];
  /** Leaves out recipes whose originals would have to be stored: for when there was no room for these. */
  readonly withoutOriginals?: boolean | undefined;
}

/** Images that a page gives, as they stand in a design. */
export interface Prepared {
  /** As they were given; undefined for a value that is no image's, or that no known design has. */
  readonly images: readonly (Image | undefined)[];
  /** The bytes of their pictures and of their originals. */
  readonly blobs: Blobs;
}

/** Hashes pictures that are given as bytes, and looks for those that are given by their stored values. */
export async function prepare(
  given: readonly NewImage[],
  { sha256, known, withoutOriginals = false }: PrepareOptions,
): Promise<Prepared> {
  const blobs = new Map<string, Uint8Array<ArrayBuffer>>();
  const add = async (bytes: Uint8Array<ArrayBuffer>) => {
    const blob = await sha256(bytes);
    // A part of a buffer would be stored with the whole of it.
    blobs.set(blob, bytes.length < bytes.buffer.byteLength ? bytes.slice() : bytes);
    return { blob, bytes: bytes.length };
  };
  const imageOf = async (image: NewImage): Promise<Image | undefined> => {
    const { name = "" } = image;
    if ("path" in image) {
      const found = imageOfValue(image.path, known);
      return found && { ...found, name: name || found.name };
    }
    const picture = await add(image.bytes);
    const { recipe: given, originals = [] } = image.recipe ?? {};
    const recipe = given && storedRecipe(given);
    if (!recipe || (withoutOriginals && originals.length > 0)) return plainImage(picture, name);
    for (const bytes of originals) await add(bytes);
    return recipeImage(recipe, { name, picture });
  };
  return { images: await Promise.all(given.map(imageOf)), blobs };
}

/**
 * An image of a stored value. Stored bytes come with the recipe that they have in the given slot, else in its category,
 * else anywhere. Undefined for a value that is no image's, and for bytes that none of the designs has.
 */
export function imageOfValue(
  value: string,
  designs: readonly Design[],
  place: { readonly category?: string; readonly slot?: string } = {},
): Image | undefined {
  const same = designs
    .flatMap((design) => [...imagesOf(design)])
    .filter(({ image }) => isStoredAt(image.picture, value));
  const near = same.filter(({ category }) => category === place.category);
  const found = near.find(({ key }) => key === place.slot) ?? near[0] ?? same[0];
  if (found) return withoutId(found.image);
  const picture = pictureOfValue(value, designs);
  return picture && plainImage(picture);
}

/** The picture of a stored value; undefined as above. */
export function pictureOfValue(value: string, designs: readonly Design[]): Picture | undefined {
  const parsed = parseImageValue(value);
  if (parsed?.kind === "path") return { path: value };
  if (parsed?.kind === "inline") return { value };
  const pictures = designs.flatMap((design) => [
    ...[...imagesOf(design)].map(({ image }) => image.picture),
    design.brand?.logo,
  ]);
  return pictures.find((picture) => isStoredAt(picture, value)) ?? undefined;
}

const isStoredAt = (picture: Picture | null | undefined, value: string): boolean =>
  picture != null && "blob" in picture && storedPath(picture.blob) === value;

/** An image of a list as it stands anywhere. */
function withoutId(image: Image & { readonly id?: string }): Image {
  const { id: _, ...others } = image;
  return others;
}
