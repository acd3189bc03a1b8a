import type { Size } from "../../shared/machine/types.ts";
import type { EditStart } from "../fit/edit.ts";
import { startPlacement } from "../fit/placement.ts";
import { mayShowThrough } from "../intake/png-alpha.ts";
import { store } from "../storage/store.ts";
import { isBundledPath, type Original, type Recipe } from "./recipe.ts";
import { originalOf, recipeFor } from "./recipe-for.ts";

/** What the editor begins with for the picture of a place. */
export interface Adjusted {
  readonly file: File;
  readonly start: Pick<EditStart, "placement" | "background">;
  /** Where the file is kept already, or comes from; undefined for a finished picture. */
  readonly original: Original | undefined;
  /** How it came about, where that is known. */
  readonly recipe: Recipe | undefined;
}

/**
 * The original of a place's picture, as it lies; where that is not known or not there any more, the finished
 * picture. Undefined where that can't be read or fetched either.
 *
 * @param mayBeClear whether the machine shows what is behind a picture there
 */
export async function toAdjust(
  image: { readonly url: string; readonly name: string },
  place: Pick<Recipe, "category" | "slot">,
  frame: Size,
  mayBeClear: boolean,
): Promise<Adjusted | undefined> {
  const recipe = await recipeFor(image.url, place);
  const kept = recipe && (await originalOf(recipe));
  if (kept)
    return {
      file: new File([kept], image.name, { type: kept.type }),
      start: { placement: recipe.placement, background: recipe.background },
      original: recipe.original,
      recipe,
    };
  const bytes = await store.imageBytes(image.url);
  if (typeof bytes === "string") return undefined;
  const { width, height } = frame;
  return {
    file: new File([bytes], image.name, { type: "image/png" }),
    start: {
      placement: startPlacement({ picture: frame, frame }),
      background: { kind: mayBeClear && mayShowThrough(bytes) ? "clear" : "blurred" },
    },
    original: isBundledPath(image.url) ? { kind: "bundled", path: image.url, width, height } : undefined,
    recipe: undefined,
  };
}
