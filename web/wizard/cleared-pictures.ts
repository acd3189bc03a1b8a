import type { Category } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { imageName } from "../../shared/model/design.ts";
import { shownImages } from "../../shared/model/questions.ts";
import type { Recipe } from "../../shared/model/recipe.ts";
import { pictures, store } from "../edit/app.ts";
import { offeredStep } from "../edit/state.ts";

/** A picture that another count of slots took away, and how it came about. */
export interface ClearedPicture {
  readonly slot: string;
  readonly name: string;
  readonly recipe: Recipe;
}

/** The pictures of a category that the last change took away and whose originals are kept. */
export function clearedPictures(category: Category): readonly ClearedPicture[] {
  const { snapshot } = store;
  const before = offeredStep(snapshot, "undo")?.changes.get(snapshot.design.id)?.before;
  const shown = before ? shownImages(before, category, pictures.isMissing) : [];
  return shown.flatMap(({ image, ...ref }) => {
    const { recipe } = image;
    if (!recipe || !("blob" in recipe.original)) return [];
    return [{ slot: ref.key, name: imageName(ACTIVE.model, ref, image), recipe }];
  });
}
