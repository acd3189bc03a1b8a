import type { Size } from "../../shared/machine/types.ts";
import {
  type BlobMap,
  type BlobPicture,
  createPlainImage,
  type DesignImage,
} from "../../shared/model/design.ts";
import { parseRecipe } from "../../shared/model/read-design.ts";
import {
  createRecipeImage,
  isIdentityPlacement,
  type OriginalPicture,
  RECIPE_VERSION,
  type Recipe,
} from "../../shared/model/recipe.ts";
import { startsLikePng } from "../../shared/png/chunks.ts";
import { sha256Of } from "../files/sha256.ts";
import type { EncodedOriginal } from "../picture/picture.worker.ts";
import { isOpaquePng } from "../picture/pixels.ts";

export interface NewImage {
  readonly image: DesignImage;
  readonly blobs: BlobMap;
}

/** The PNG must have been checked. */
export async function createPngImage(bytes: Uint8Array<ArrayBuffer>, name = ""): Promise<NewImage> {
  const { picture, blobs } = await createBlobPicture(bytes);
  return { image: createPlainImage(picture, name), blobs };
}

export const createBundledImage = (path: string, name = ""): NewImage => ({
  image: createPlainImage({ path }, name),
  blobs: new Map(),
});

export interface FittedFile extends Pick<Recipe, "placement" | "background" | "words" | "logo"> {
  readonly file: File;
  readonly frame: Size;
  readonly finished: Blob;
  readonly original: OriginalPicture | EncodedOriginal | undefined;
  readonly blobs?: BlobMap | undefined;
  readonly look?: string | undefined;
}

/** Keeps a PNG that fills its frame. Other pictures get a recipe, if their original can be stored. */
export async function createFittedImage(fitted: FittedFile): Promise<NewImage> {
  const { file, frame, finished, original, placement, background, words, logo, look } = fitted;
  const { name } = file;
  const png = await bytesOf(finished);
  const isBare = !words && !logo;
  try {
    if (isBare && original && isIdentityPlacement(original, frame, placement)) {
      const bytes = "bytes" in original ? original.bytes : await bytesOf(file);
      const isUnfilled = async () => background.kind === "clear" || isOpaquePng(bytes).catch(() => false);
      if (startsLikePng(bytes) && (await isUnfilled()))
        return "path" in original
          ? createBundledImage(original.path, name)
          : await createPngImage(bytes, name);
    }
    const stored = original && (await storedOriginal(original, file));
    const recipe =
      stored &&
      parseRecipe({
        version: RECIPE_VERSION,
        original: stored.original,
        placement: "placement" in original ? original.placement : placement,
        background,
        words,
        logo,
        look,
      });
    if (recipe) {
      const rendered = isBare ? await createBlobPicture(png) : undefined;
      return {
        image: createRecipeImage(recipe, { name, picture: rendered?.picture ?? null }),
        blobs: new Map([...stored.blobs, ...(fitted.blobs ?? []), ...(rendered?.blobs ?? [])]),
      };
    }
  } catch (fault) {
    console.warn("Failed to store the recipe; storing the picture without it", fault);
  }
  return createPngImage(png, name);
}

/** Includes stored bytes, since they may be removed before the image is stored. */
async function storedOriginal(
  original: OriginalPicture | EncodedOriginal,
  file: File,
): Promise<{ readonly original: OriginalPicture; readonly blobs: BlobMap }> {
  if ("path" in original) return { original, blobs: new Map() };
  const { type, width, height } = original;
  const { picture, blobs } = await createBlobPicture(
    "bytes" in original ? original.bytes : await bytesOf(file),
  );
  return { original: { blob: picture.blob, type, width, height }, blobs };
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

export async function createBlobPicture(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ readonly picture: BlobPicture; readonly blobs: BlobMap }> {
  // Storing a view would store its whole buffer.
  const own = bytes.length < bytes.buffer.byteLength ? bytes.slice() : bytes;
  const blob = await sha256Of(own);
  return { picture: { blob, bytes: own.length }, blobs: new Map([[blob, own]]) };
}

export const mergeBlobs = (images: Iterable<NewImage>): BlobMap =>
  new Map([...images].flatMap(({ blobs }) => [...blobs]));

export const areBytesEqual = (read: Uint8Array | string, bytes: Uint8Array): boolean =>
  read.length === bytes.length && bytes.every((byte, at) => byte === read[at]);
