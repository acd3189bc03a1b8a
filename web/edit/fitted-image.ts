import type { Size } from "../../shared/machine/types.ts";
import type { Blobs } from "../../shared/model/design.ts";
import { readRecipe } from "../../shared/model/read-design.ts";
import {
  isPlacedWhole,
  type Original,
  RECIPE_VERSION,
  type Recipe,
  recipeImage,
} from "../../shared/model/recipe.ts";
import { mayShowThrough } from "../../shared/png/chunks.ts";
import type { KeptOriginal } from "../picture/keep-original.ts";
import { bundledImage, type NewImage, namedBytes, pngImage } from "./new-image.ts";

/** A file that was placed in a frame. */
export interface FittedFile extends Pick<Recipe, "placement" | "background" | "words" | "logo"> {
  readonly file: File;
  readonly frame: Size;
  /** The PNG of the frame's size that was rendered of it. */
  readonly finished: Blob;
  /** What the file is, if that is stored or bundled already; or else what can be kept of it, if anything can. */
  readonly original: Original | KeptOriginal | undefined;
  /** The bytes of the logo. */
  readonly blobs?: Blobs | undefined;
  /** The look that the picture is from. */
  readonly look?: string | undefined;
}

/**
 * The image of a fitted file. A PNG that was only placed stays as it is. Any other has a recipe, and its finished picture
 * as well, unless text or a logo is on it: then it is rendered together with its set.
 */
export async function fittedImage(fitted: FittedFile): Promise<NewImage> {
  const { file, frame, finished, original, placement, background, words, logo, look } = fitted;
  const { name } = file;
  const isBare = !words && !logo;
  if (isBare && file.type === "image/png" && original && isPlacedWhole(original, frame, placement)) {
    const bytes = await bytesOf(file);
    if (background.kind === "clear" || !mayShowThrough(bytes))
      return "path" in original ? bundledImage(original.path, name) : pngImage(bytes, name);
  }

  const stored = original && (await storedOriginal(original, file));
  const recipe =
    stored &&
    readRecipe({
      version: RECIPE_VERSION,
      original: stored.original,
      placement: original && "placement" in original ? original.placement : placement,
      background,
      ...(words && { words }),
      ...(logo && { logo }),
      ...(look !== undefined && { look }),
    });
  const png = await bytesOf(finished);
  if (!recipe) return pngImage(png, name);
  const rendered = isBare ? await namedBytes(png) : undefined;
  return {
    image: recipeImage(recipe, { name, picture: rendered?.picture ?? null }),
    blobs: new Map([...stored.blobs, ...(fitted.blobs ?? []), ...(rendered?.blobs ?? [])]),
  };
}

/** An original as a recipe names it. Its bytes are given even if they are stored: its last image may be gone by then. */
async function storedOriginal(
  original: Original | KeptOriginal,
  file: File,
): Promise<{ readonly original: Original; readonly blobs: Blobs }> {
  if ("path" in original) return { original, blobs: new Map() };
  if ("blob" in original) return { original, blobs: (await namedBytes(await bytesOf(file))).blobs };
  const { type, width, height } = original;
  const { picture, blobs } = await namedBytes(original.bytes);
  return { original: { blob: picture.blob, type, width, height }, blobs };
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
