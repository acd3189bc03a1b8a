import { store } from "../storage/store.ts";
import type { Recipe, Words } from "./recipe.ts";
import { recipeFor } from "./recipe-for.ts";
import { type LetteredPlace, letterAnew, letteredPlaces, type Relettered } from "./reletter.ts";

/** The slots of a category, as the machine shows them now, whose pictures are lettered. */
export const letteredOn = (category: string): Promise<LetteredPlace[]> =>
  letteredPlaces({
    lists: {},
    slots: { [category]: store.design.slots[category] ?? {} },
    counts: store.design.counts,
  });

/**
 * What is lettered together with the picture of a slot, made anew where that comes out otherwise than with the words
 * that it had: longer ones make the whole set smaller. The slot's own picture stays as it is. Rejects as `letterAnew`
 * does.
 *
 * @param earlier the stored value of the slot's picture before
 */
export async function reletterAround(
  category: string,
  slot: string,
  earlier: string | undefined,
): Promise<Relettered[]> {
  const before = earlier === undefined ? undefined : (await recipeFor(earlier, { category, slot }))?.words;
  const places = await letteredOn(category);
  const made = await letterAnew(places, ({ recipe }) => recipe);
  const asItWas = places.some((place) => place.slot === slot)
    ? await letterAnew(places, ({ slot: each, recipe }) =>
        each === slot ? withWords(recipe, before) : recipe,
      )
    : undefined;
  const others = made.filter((picture) => picture.slot !== slot);
  const isOther = await Promise.all(
    others.map(async (picture) => {
      const was = asItWas
        ? asItWas.find((each) => each.slot === picture.slot)?.bytes
        : await store.imageBytes(store.design.slots[category]?.[picture.slot]?.url ?? "");
      return was === undefined || typeof was === "string" || !isSame(was, picture.bytes);
    }),
  );
  return others.filter((_, i) => isOther[i]);
}

function withWords({ words: _, ...recipe }: Recipe, words: Words | undefined): Recipe {
  return { ...recipe, ...(words && { words }) };
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, i) => byte === other[i]);
