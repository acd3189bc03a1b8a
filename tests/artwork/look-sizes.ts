import { type Look, lookPicture, lookPictures, shownPicture } from "../../shared/machine/looks.ts";
import { arrangementFor, sizeText } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";

/**
 * The paths of a look's pictures, for every slot of every count, every list and every screen that the home page
 * shows, and the size that each must have.
 */
export const lookSizes = (model: MachineModel, look: Look): [path: string, size: string][] => [
  ...model.categories.flatMap((category) =>
    category.kind === "list"
      ? lookPictures(look, category).map((path): [string, string] => [path, sizeText(model.screen)])
      : category.arrangements.flatMap(({ count, size, places }) =>
          places.map(({ slot }): [string, string] => [
            lookPicture(look, category, count, slot),
            sizeText(size),
          ]),
        ),
  ),
  ...model.categories.flatMap((category) => {
    if (category.kind === "list" || !look.shown.includes(category.id)) return [];
    const { size, places } = arrangementFor(category, category.counts?.initial);
    return places.map(({ slot }): [string, string] => [shownPicture(look, category, slot), sizeText(size)]);
  }),
];
