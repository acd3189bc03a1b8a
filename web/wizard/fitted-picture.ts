import type { Size } from "../../shared/machine/types.ts";
import { readRecipe } from "../../shared/model/read-recipe.ts";
import { type Original, RECIPE_VERSION, recipeImage } from "../../shared/model/recipe.ts";
import { bundledImage, type NewImage, namedBytes, pngImage } from "../edit/new-image.ts";
import type { Edit } from "../fit/edit.ts";
import type { KeptOriginal } from "../fit/keep-original.ts";
import { mayShowThrough } from "../intake/png-alpha.ts";
import { lettered, type Over } from "../letter-tabs/over.ts";
import type { Blobs } from "../store/types.ts";
import type { WaitingJob } from "./useStepFit.ts";

/**
 * What goes into the place of a picture that was fitted; undefined if nothing of it was changed. A PNG that was only
 * placed stays as it is. Any other has a recipe, and its finished picture as well, unless words or a logo are on it:
 * then it is rendered with those that it is lettered with.
 */
export async function fittedPicture(
  { file, start, original: known, look }: WaitingJob,
  fitted: File,
  edit: Edit<unknown>,
  kept: KeptOriginal | undefined,
): Promise<NewImage | undefined> {
  const { placement, background } = edit;
  const standing = lettered((edit.over ?? {}) as Over); // The tabs that it was made with are of no other kind.
  const isUnchanged = start?.placement === placement && start.background === background;
  if (isUnchanged && isSame(lettered(start.over ?? {}), standing)) return undefined;

  const { name } = file;
  const bytes = await bytesOf(file);
  const isBare = !standing.words && !standing.logo;
  const isOnlyPlaced =
    file.type === "image/png" &&
    isUntouched(known ?? kept, edit) &&
    (background.kind === "clear" || !mayShowThrough(bytes));
  if (isBare && isOnlyPlaced)
    return known && "path" in known ? bundledImage(known.path, name) : pngImage(bytes, name);

  const { original, blobs } = known
    ? await knownOriginal(known, bytes)
    : kept
      ? await keptOriginal(kept)
      : NO_ORIGINAL;
  const recipe =
    original &&
    readRecipe({
      version: RECIPE_VERSION,
      original,
      placement: kept?.placement ?? placement,
      background,
      ...standing,
      ...(look !== undefined && { look }),
    });
  const png = await bytesOf(fitted);
  if (!recipe) return pngImage(png, name);
  const logo = (edit.over as Over | undefined)?.logo;
  const finished = isBare ? await namedBytes(png) : undefined;
  return {
    image: recipeImage(recipe, { name, picture: finished?.picture ?? null }),
    blobs: new Map([
      ...blobs,
      ...(logo ? [[logo.sha256, logo.bytes] as const] : []),
      ...(finished?.blobs ?? []),
    ]),
  };
}

const NO_ORIGINAL = { original: undefined, blobs: new Map() };

/** Its bytes are given also if they are stored already: the image that named them may be gone by then. */
async function knownOriginal(
  original: Original,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ readonly original: Original; readonly blobs: Blobs }> {
  return { original, blobs: "blob" in original ? (await namedBytes(bytes)).blobs : new Map() };
}

async function keptOriginal({ bytes, type, width, height }: KeptOriginal) {
  const { picture, blobs } = await namedBytes(bytes);
  return { original: { blob: picture.blob, type, width, height }, blobs };
}

/** Whether an original has the frame's size and lies in it as it is. */
function isUntouched(original: Size | undefined, { frame, placement }: Edit<unknown>): boolean {
  const { x, y, scale, quarters, angle, mirrored } = placement;
  return (
    original?.width === frame.width &&
    original.height === frame.height &&
    [x, y, quarters, angle].every((value) => value === 0) &&
    scale === 1 &&
    !mirrored
  );
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
