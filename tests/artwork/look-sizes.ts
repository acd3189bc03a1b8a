import {
  type Look,
  lookListPicturePaths,
  lookPicturePath,
  showcasePicturePath,
} from "../../shared/machine/looks.ts";
import { findArrangement, formatSize } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";

/**
 * The paths of a look's pictures, for every slot of every count, every list and every screen that the home page
 * shows, and the size that each must have.
 */
export const lookSizes = (model: MachineModel, look: Look): [path: string, size: string][] => [
  ...model.categories.flatMap((category) =>
    category.kind === "list"
      ? lookListPicturePaths(look, category).map((path): [string, string] => [path, formatSize(model.screen)])
      : category.arrangements.flatMap(({ count, size, places }) =>
          places.map(({ slot }): [string, string] => [
            lookPicturePath(look, category, count, slot),
            formatSize(size),
          ]),
        ),
  ),
  ...model.categories.flatMap((category) => {
    if (category.kind === "list" || !look.shown.includes(category.id)) return [];
    const { size, places } = findArrangement(category, category.counts?.initial);
    return places.map(({ slot }): [string, string] => [
      showcasePicturePath(look, category, slot),
      formatSize(size),
    ]);
  }),
];
