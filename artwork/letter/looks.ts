import { findLookLettering, type Look, lookPicturePath } from "../../shared/machine/looks.ts";
import { DEFAULT_LANGUAGE, findWordAt, textOfWord } from "../../shared/machine/machine.ts";
import { findArrangement } from "../../shared/machine/questions.ts";
import type { SlotCategory } from "../../shared/machine/types.ts";
import { WORD_TABLE } from "../../shared/machines/classic/words.ts";
import { type Picture, sceneBackdrop, words } from "./picture.ts";

/** A slot's picture of a look, with its words in English. */
export function lookPicture(
  look: Look,
  category: SlotCategory,
  count: number,
  slot: string,
): Omit<Picture, "path"> {
  const { size } = findArrangement(category, count);
  const scene = lookPicturePath(look, category, count, slot);
  const lettering = findLookLettering(look, category.id, count);
  const word = findWordAt(WORD_TABLE, category.id, slot);
  const said =
    word && lettering
      ? words(textOfWord(WORD_TABLE, { texts: {}, language: DEFAULT_LANGUAGE }, word.id), lettering)
      : "";
  return { ...size, plates: [], scene, html: sceneBackdrop(scene) + said };
}
