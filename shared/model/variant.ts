import type { LibraryPicture } from "../machine/library.ts";
import { arrangementFor } from "../machine/questions.ts";
import type { Category, MachineModel } from "../machine/types.ts";
import { type Design, type Image, plainImage, recipeImage } from "./design.ts";
import { changed, withIds, withList, withMembers, withSlot } from "./edit.ts";
import { imageWithName, saysName, withNames } from "./names.ts";
import { WHOLE } from "./recipe.ts";
import { copyDesign } from "./revision.ts";
import type { FittedPicture, Variant } from "./table.ts";
import { followTexts, type TextMaterials } from "./texts.ts";

interface VariantOptions extends TextMaterials {
  /** Of the new design. */
  readonly id: string;
  readonly library: readonly LibraryPicture[];
}

/**
 * A row of the table as a new design: the design with the row's names, texts and pictures, without a table. Bundled
 * pictures that say a slot's name say the row's.
 */
export function variantDesign(
  model: MachineModel,
  design: Design,
  variant: Variant,
  { id, library, ...materials }: VariantOptions,
): Design {
  let made = changed(copyDesign(design, { id, name: variant.name }), {
    texts: withMembers(design.texts, variant.texts),
    table: null,
  });
  made = withNames(model, made, variant.names);
  for (const category of model.categories) {
    if (category.kind === "list" || !category.names) continue;
    for (const { slot } of arrangementFor(category, design.counts[category.id]).places) {
      const image = withNameOf(made, design, category.id, slot, library);
      if (image) made = withSlot(made, category.id, slot, image);
    }
  }
  made = followTexts(model, made, materials);
  for (const category of model.categories)
    for (const { slot, picture } of variant.pictures.filter((each) => each.category === category.id))
      made = withPicture(made, category, slot, picture, lettered(made, design, category.id, slot, library));
  return made;
}

/** A slot's bundled picture with its new name, if it says the one from before. */
function withNameOf(
  made: Design,
  design: Design,
  id: string,
  slot: string,
  library: readonly LibraryPicture[],
) {
  const name = made.names[id]?.[slot];
  return name === design.names[id]?.[slot] ? undefined : lettered(made, design, id, slot, library);
}

/** A slot's image with its words as a recipe, though it be a bundled picture of its name. */
function lettered(
  made: Design,
  design: Design,
  id: string,
  slot: string,
  library: readonly LibraryPicture[],
): Image | undefined {
  const image = made.slots[id]?.[slot] ?? made.lists[id]?.[Number(slot)];
  if (!image || image.recipe) return image;
  const { picture } = image;
  const bundled = library.find(({ path }) => "path" in picture && path === picture.path);
  const before = design.names[id]?.[slot];
  const name = made.names[id]?.[slot];
  const isSaid = bundled && before && saysName(bundled.text, before);
  return isSaid && name ? imageWithName(image, name, library) : undefined;
}

/** The design with a picture of the table at a place, and on it, if it was made to fit, the words from before. */
function withPicture(
  design: Design,
  category: Category,
  slot: string,
  { isFitted, ...picture }: FittedPicture,
  before: Image | undefined,
): Design {
  const { id } = category;
  const { size } = arrangementFor(category, design.counts[id]);
  const { look: _, ...recipe } = before?.recipe ?? { look: undefined };
  const isLettered = isFitted && "version" in recipe && (recipe.words || recipe.logo);
  const image = isLettered
    ? recipeImage({
        ...recipe,
        original: { blob: picture.blob, type: "image/png", ...size },
        placement: WHOLE,
        background: { kind: "clear" },
      })
    : plainImage(picture);
  const list = design.lists[id];
  if (!list) return withSlot(design, id, slot, image);
  const at = Number(slot);
  const there = list[at];
  const placed = there ? { ...image, id: there.id } : withIds(design, list, [image]);
  return withList(design, id, list.toSpliced(at, 1, ...[placed].flat()));
}
