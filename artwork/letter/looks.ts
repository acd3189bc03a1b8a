import { findLookLettering, type Look, lookPicturePath } from "../../shared/machine/looks.ts";
import { DEFAULT_LANGUAGE, findWordAt, textOfWord } from "../../shared/machine/machine.ts";
import { defaultImagePath, findArrangement } from "../../shared/machine/questions.ts";
import type { SlotCategory } from "../../shared/machine/types.ts";
import { LOOKS } from "../../shared/machines/classic/looks.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { TWO_ACROSS_SIZE } from "../../shared/machines/classic/places.ts";
import { WORD_TABLE } from "../../shared/machines/classic/words.ts";
import { letteringHtml, type PictureSpec, plateBackdropHtml, sceneBackdropHtml } from "./picture.ts";

/** A look's picture for a slot, with English words. */
export function createLookPicture(
  look: Look,
  category: SlotCategory,
  count: number,
  slot: string,
): Omit<PictureSpec, "path"> {
  const { size } = findArrangement(category, count);
  const scene = lookPicturePath(look, category, count, slot);
  const lettering = findLookLettering(look, category.id, count);
  const word = findWordAt(WORD_TABLE, category.id, slot);
  const lettered =
    word && lettering
      ? letteringHtml(textOfWord(WORD_TABLE, { texts: {}, language: DEFAULT_LANGUAGE }, word.id), lettering)
      : "";
  return { ...size, plates: [], scene, html: sceneBackdropHtml(scene) + lettered };
}

const [LOOK] = LOOKS;
if (!LOOK) throw new Error("the machine has no look");

const placeholder: PictureSpec = {
  path: CLASSIC_MODEL.placeholder,
  ...TWO_ACROSS_SIZE,
  plates: ["placeholder"],
  html: plateBackdropHtml("placeholder"),
};

/** The first look's pictures, and the placeholder. Blends have no words, since owners name them. */
export const listDefaultPictures = (): PictureSpec[] => [
  ...CLASSIC_MODEL.categories.flatMap((category) =>
    category.kind === "list"
      ? []
      : category.arrangements.flatMap(({ count, places }) =>
          places.map(({ slot }) => ({
            path: defaultImagePath(category, count, slot),
            ...createLookPicture(LOOK, category, count, slot),
          })),
        ),
  ),
  placeholder,
];
