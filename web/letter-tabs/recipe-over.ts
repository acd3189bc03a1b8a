import type { Recipe } from "../recipes/recipe.ts";
import { store } from "../storage/store.ts";
import { storedPath } from "../store/image-values.ts";
import { keptLogo } from "./logo-file.ts";
import { hasWords, type Over } from "./over.ts";
import { logoIn } from "./overlay.ts";

/** What stands on a recipe's picture, with its logo's file where that is kept. */
export async function overOf({ words, logo }: Pick<Recipe, "words" | "logo">): Promise<Over> {
  const bytes = logo && (await store.imageBytes(storedPath(logo.sha256)));
  const file = bytes === undefined || typeof bytes === "string" ? undefined : await keptLogo(bytes);
  return {
    ...(words && { words }),
    ...(logo && file && { logo: { ...logo, bytes: file.bytes, shape: file.size } }),
  };
}

/** The same as a recipe has it. */
export function lettered(over: Over): Pick<Recipe, "words" | "logo"> {
  const { words, logo } = over;
  return { ...(words && hasWords(over) && { words }), ...(logo && { logo: logoIn(logo) }) };
}
