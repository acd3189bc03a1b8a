import type { LibraryPicture } from "../machine/library.ts";
import { arrangementFor, isOneOf } from "../machine/questions.ts";
import type { MachineModel } from "../machine/types.ts";
import type { Brand, Design } from "./design.ts";
import { changed, isRefused, withRecipe } from "./edit.ts";
import { replacePicture } from "./pictures.ts";
import { shownImages } from "./questions.ts";
import type { Recipe } from "./recipe.ts";

/** Makes this the design's brand; one in which nothing is set is none. Pictures stay as they are. */
export function setBrand(design: Design, brand: Brand | null): Design {
  const isNone = !brand || (!brand.logo && brand.colours.length === 0 && brand.style === "");
  return changed(design, { brand: isNone ? null : brand });
}

/**
 * Puts the words on every lettered picture in another style and colour. A scene of a library, which carries its style's
 * label or frame, gives way to scenes of the new style, one after the other.
 */
export function restyle(
  model: MachineModel,
  design: Design,
  { style, colour }: { readonly style: string; readonly colour: string },
  library: readonly LibraryPicture[],
): Design {
  let taken = 0;
  const restyled = ({ original, words, ...recipe }: Recipe, scenes: readonly LibraryPicture[]): Recipe => {
    const now = "path" in original ? library.find(({ scene }) => scene === original.path) : undefined;
    const next = now && now.style !== style ? scenes[taken++ % scenes.length] : undefined;
    return {
      ...recipe,
      original: next ? { path: next.scene, ...next.size } : original,
      ...(words && { words: { ...words, style, colour } }),
    };
  };
  return model.categories.reduce((before, category) => {
    const { size } = arrangementFor(category, design.counts[category.id]);
    const scenes = library.filter((each) => each.style === style && isOneOf([size], each.size));
    return shownImages(design, category).reduce((now, { image, ...ref }) => {
      if (!image.recipe?.words) return now;
      const edited = replacePicture(model, now, ref, withRecipe(image, restyled(image.recipe, scenes)));
      return isRefused(edited) ? now : edited;
    }, before);
  }, design);
}
