import { useEffect, useState } from "react";
import type { ImageRecord } from "../document/design.ts";
import type { Recipe } from "../recipes/recipe.ts";

/** A picture that another count of slots took away, and how it came about. */
export interface ClearedPicture {
  readonly slot: string;
  readonly name: string;
  readonly recipe: Recipe;
}

type Places = readonly { readonly slot: string; readonly image: ImageRecord }[];

/** By category, what stood there before its last change of count; of use as long as that can be undone. */
const cleared = new Map<string, Places>();

export function rememberCleared(category: string, places: Places): void {
  cleared.set(category, places);
}

/** The pictures that the last change of the count took away and whose originals are kept; asked for where `isOffered`. */
export function useClearedPictures(category: string, isOffered: boolean): readonly ClearedPicture[] {
  const [found, setFound] = useState<readonly ClearedPicture[]>([]);
  useEffect(() => {
    let isOver = false;
    const find = async () => {
      const { recipeFor } = await import("../recipes/recipe-for.ts");
      const pictures = (cleared.get(category) ?? []).map(async ({ slot, image: { url, name } }) => {
        const recipe = await recipeFor(url, { category, slot });
        return recipe?.original.kind === "kept" ? { slot, name, recipe } : undefined;
      });
      const there = (await Promise.all(pictures)).filter((picture) => picture !== undefined);
      if (!isOver) setFound(there);
    };
    if (isOffered) find().catch(() => {});
    return () => {
      isOver = true;
      setFound([]);
    };
  }, [category, isOffered]);
  return found;
}
