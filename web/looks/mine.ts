import { type Design, imagesOf } from "../document/design.ts";
import { recipeFor } from "../recipes/recipe-for.ts";
import { within } from "../storage/patience.ts";
import { parseImageValue } from "../store/image-values.ts";
import type { IsMine } from "./plan.ts";

const isFile = (url: string): boolean => parseImageValue(url)?.kind === "path";

/**
 * Which images of a design are the visitor's own: neither one of our files nor made by a look. What was not
 * there when it was asked counts as own.
 */
export async function ownImages(design: Design): Promise<IsMine> {
  const { isBundledAgain } = await import("./bundled-sums.ts");
  const made = await Promise.all(
    [...imagesOf(design)]
      .filter(({ image }) => !isFile(image.url))
      .map(async ({ category, slot, image }) =>
        isBundledAgain(image.url) || (await lookOf(image.url, category, slot)) ? [image.url] : [],
      ),
  );
  const ours = new Set(made.flat());
  return ({ url }) => !isFile(url) && !ours.has(url);
}

/** A database that hangs is not waited for: what it has not told counts as the visitor's own. */
const PATIENCE_MS = 2_000;

/** The look that made a place's picture, by its stored value. */
export const lookOf = async (url: string, category: string, slot: string): Promise<string | undefined> =>
  (await within(PATIENCE_MS, recipeFor(url, { category, slot })).catch(() => undefined))?.look;
