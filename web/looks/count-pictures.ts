import { arrangementFor } from "../../shared/machine/questions.ts";
import type { SlotCategory } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { presentImage } from "../document/completeness.ts";
import { wordsAt } from "../recipes/words-at.ts";
import type { NewPicture } from "../storage/keep-recipes.ts";
import { store } from "../storage/store.ts";
import { LookPictures } from "./look-pictures.ts";
import { lookOf } from "./mine.ts";
import { screenOf } from "./plan.ts";
import { recipeOf } from "./recipe-of.ts";

/**
 * The pictures for a category's other count, where every filled slot comes from one look: that look's. None
 * otherwise, or where one can't be made.
 */
export async function countPictures(
  category: SlotCategory,
  count: number,
): Promise<readonly (NewPicture & { readonly slot: string })[]> {
  const { design } = store;
  const { id } = category;
  const filled = arrangementFor(category, design.counts[id]).places.flatMap(({ slot }) => {
    const image = presentImage(design, id, slot);
    return image ? [{ slot, url: image.url }] : [];
  });
  const [first, ...others] = await Promise.all(filled.map(({ slot, url }) => lookOf(url, id, slot)));
  if (first === undefined || others.some((other) => other !== first)) return [];
  const look = (await ACTIVE.looks()).find((each) => each.id === first);
  if (!look) return [];
  const said = { names: design.names, words: design.words, table: await ACTIVE.wordTable() };
  const screen = screenOf(look, category, count);
  const { size } = screen.arrangement;
  const pictures = new LookPictures();
  try {
    const made = await pictures.screen(look, screen, said);
    return screen.pictures.map(({ slot, path }) => {
      const picture = made.find((each) => each.slot === slot);
      if (!picture) throw new Error(`${path} could not be made`);
      const words = wordsAt(category, slot, said);
      return { slot, bytes: picture.png, recipe: recipeOf({ look, category, slot, path, size, words }) };
    });
  } catch (fault) {
    console.error(fault);
    return [];
  } finally {
    pictures.close();
  }
}
