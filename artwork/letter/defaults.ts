import { defaultImagePath } from "../../shared/machine/questions.ts";
import { LOOKS } from "../../shared/machines/classic/looks.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { TWO_ACROSS_SIZE } from "../../shared/machines/classic/places.ts";
import { lookPicture } from "./looks.ts";
import { backdrop, type Picture } from "./picture.ts";

const [LOOK] = LOOKS;
if (!LOOK) throw new Error("the machine has no look");

const placeholder: Picture = {
  path: CLASSIC_MODEL.placeholder,
  ...TWO_ACROSS_SIZE,
  plates: ["placeholder"],
  html: backdrop("placeholder"),
};

/** What stands in where an owner has no picture: those of the first look. Blends have the owner's names. */
export const defaultPictures = (): Picture[] => [
  ...CLASSIC_MODEL.categories.flatMap((category) =>
    category.kind === "list"
      ? []
      : category.arrangements.flatMap(({ count, places }) =>
          places.map(({ slot }) => ({
            path: defaultImagePath(category, count, slot),
            ...lookPicture(LOOK, category, count, slot),
          })),
        ),
  ),
  placeholder,
];
