import { type Look, lookPicture, lookPictures, shownPicture } from "../../shared/machine/looks.ts";
import { arrangementFor, sizeText } from "../../shared/machine/questions.ts";
import { CLASSIC } from "../../shared/machines/classic/model.ts";

/**
 * The paths of a look's pictures, for every slot of every count, every list and every screen that the home page
 * shows, and the size that each must have.
 */
export const lookSizes = (look: Look): [path: string, size: string][] => [
  ...CLASSIC.categories.flatMap((category) =>
    category.kind === "list"
      ? lookPictures(look, category).map((path): [string, string] => [path, sizeText(CLASSIC.screen)])
      : category.arrangements.flatMap(({ count, size, places }) =>
          places.map(({ slot }): [string, string] => [
            lookPicture(look, category, count, slot),
            sizeText(size),
          ]),
        ),
  ),
  ...CLASSIC.categories.flatMap((category) => {
    if (category.kind === "list" || !look.shown.includes(category.id)) return [];
    const { size, places } = arrangementFor(
      category,
      "counts" in category ? category.counts.initial : undefined,
    );
    return places.map(({ slot }): [string, string] => [shownPicture(look, category, slot), sizeText(size)]);
  }),
];
