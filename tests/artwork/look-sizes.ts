import { type Look, lookPicture, lookPictures } from "../../shared/machine/looks.ts";
import { sizeText } from "../../shared/machine/questions.ts";
import { CLASSIC } from "../../shared/machines/classic/model.ts";

/** The paths of a look's pictures, for every slot of every count and every list, and the size that each must have. */
export const lookSizes = (look: Look): [path: string, size: string][] =>
  CLASSIC.categories.flatMap((category) =>
    category.kind === "list"
      ? lookPictures(look, category).map((path): [string, string] => [path, sizeText(CLASSIC.screen)])
      : category.arrangements.flatMap(({ count, size, places }) =>
          places.map(({ slot }): [string, string] => [
            lookPicture(look, category, count, slot),
            sizeText(size),
          ]),
        ),
  );
