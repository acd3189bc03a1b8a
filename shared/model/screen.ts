import { arrangementFor } from "../machine/questions.ts";
import type { Category, MachineModel } from "../machine/types.ts";
import { canonical } from "./canonical.ts";
import type { Design } from "./design.ts";
import { changed, withIds, withList, withMember } from "./edit.ts";
import { withNames } from "./names.ts";
import { type IsMissing, shownImages } from "./questions.ts";
import { followTexts, type TextMaterials } from "./texts.ts";

/** Makes a screen of a design the same as another design's: count, images and names. Its texts stay its own. */
export function copyScreen(
  model: MachineModel,
  design: Design,
  from: Design,
  category: Category,
  materials: TextMaterials & { readonly isMissing?: IsMissing },
): Design {
  if (isSameScreen(design, from, category)) return design;
  const { id } = category;
  const shown = shownImages(from, category, materials.isMissing);
  if (category.kind === "list") {
    const list = design.lists[id] ?? [];
    const images = shown.map(({ image }) => image).slice(0, category.maxImages);
    return withList(design, id, withIds(design, list, images));
  }
  const { count } = arrangementFor(category, from.counts[id]);
  const copied = changed(design, {
    counts: category.counts ? withMember(design.counts, id, count) : design.counts,
    slots: withMember(design.slots, id, Object.fromEntries(shown.map(({ key, image }) => [key, image]))),
  });
  const named = category.names ? withNames(model, copied, { [id]: from.names[id] ?? {} }) : copied;
  return followTexts(model, named, materials, id);
}

/** Whether the screen of a category is the same in both. */
export function isSameScreen(one: Design, other: Design, category: Category): boolean {
  const { id } = category;
  const of = (design: Design) =>
    canonical([
      arrangementFor(category, design.counts[id]).count,
      shownImages(design, category).map(({ key, image: { picture, recipe } }) => [
        category.kind === "slots" && key,
        picture,
        recipe,
      ]),
      design.names[id],
    ]);
  return of(one) === of(other);
}
