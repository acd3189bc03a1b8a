import type { LibraryPicture } from "../machine/library.ts";
import { arrangementFor } from "../machine/questions.ts";
import type { MachineModel } from "../machine/types.ts";
import type { Design, Image, RecipeImage } from "./design.ts";
import {
  changed,
  checkSlots,
  type Edited,
  refused,
  slotCategory,
  withMember,
  withMembers,
  withRecipe,
  withSlot,
} from "./edit.ts";
import { plainWords, wholeRecipe } from "./recipe.ts";
import { followTexts, type TextMaterials } from "./texts.ts";

/** By category, by slot. */
export type SlotNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Names the machine. Every picture stays. */
export function renameMachine(model: MachineModel, design: Design, typed: string): Edited {
  const name = typed.trim().toWellFormed();
  const { minLength, maxLength } = model.nameStep;
  if (name.length < minLength || name.length > maxLength) return refused("nameLength");
  return changed(design, { name });
}

/** Names slots; others keep their names, and an empty name takes a slot's away. Pictures that say a name follow. */
export function nameSlots(
  model: MachineModel,
  design: Design,
  names: SlotNames,
  materials: TextMaterials,
): Edited {
  for (const [id, given] of Object.entries(names)) {
    const { naming } = slotCategory(model, id).step;
    const isTooLong = (name: string) => name.trim().length > (naming?.maxLength ?? Number.POSITIVE_INFINITY);
    if (Object.values(given).some(isTooLong)) return refused("nameLength");
  }
  return followTexts(model, withNames(model, design, names), materials);
}

/** The design with these names, whatever their length; pictures do not follow yet. */
export function withNames(model: MachineModel, design: Design, names: SlotNames): Design {
  return Object.entries(names).reduce((now, [id, given]) => {
    if (!slotCategory(model, id).names) throw new Error(`the slots of ${id} have no names`);
    checkSlots(model, id, Object.keys(given));
    const trimmed = Object.entries(given).map(([slot, name]) => [
      slot,
      name.trim().toWellFormed() || undefined,
    ]);
    const after = withMembers(now.names[id] ?? {}, Object.fromEntries(trimmed));
    return changed(now, { names: withMember(now.names, id, after) });
  }, design);
}

/** Whether a text says a name, whatever its case. */
export const saysName = (text: string, name: string): boolean =>
  text.trim().localeCompare(name.trim(), undefined, { sensitivity: "accent" }) === 0;

/** The image with a name in place of the words that it has; a bundled picture of a library with words on its scene. */
export function imageWithName(
  image: Image,
  name: string,
  library: readonly LibraryPicture[],
): RecipeImage | undefined {
  const { picture, recipe } = image;
  if (recipe)
    return recipe.words
      ? withRecipe(image, { ...recipe, words: { ...recipe.words, from: { kind: "blend" }, text: name } })
      : undefined;
  const bundled =
    picture && "path" in picture ? library.find(({ path }) => path === picture.path) : undefined;
  if (!bundled) return undefined;
  const { scene, size, style } = bundled;
  const words = plainWords({ from: { kind: "blend" }, text: name }, style);
  return withRecipe(image, wholeRecipe({ path: scene, ...size }, { words }));
}

/** Puts a slot's name on its picture in place of the words that it has; refused if the picture has none of ours. */
export function putNameOnPicture(
  model: MachineModel,
  design: Design,
  id: string,
  slot: string,
  library: readonly LibraryPicture[],
): Edited {
  checkSlots(model, id, [slot]);
  const image = design.slots[id]?.[slot];
  const name = design.names[id]?.[slot];
  const after = image && name && imageWithName(image, name, library);
  return after ? withSlot(design, id, slot, after) : refused("gone");
}

/** The slots, as shown, whose pictures say other words of ours than the slot's name. */
export function slotsWithOtherWords(
  model: MachineModel,
  design: Design,
  id: string,
  library: readonly LibraryPicture[],
): readonly { readonly slot: string; readonly says: string }[] {
  const { places } = arrangementFor(slotCategory(model, id), design.counts[id]);
  return places.flatMap(({ slot }) => {
    const image = design.slots[id]?.[slot];
    const name = design.names[id]?.[slot];
    if (!image || !name) return [];
    const { picture, recipe } = image;
    const path = picture && "path" in picture ? picture.path : undefined;
    const says = library.find((each) => each.path === path)?.text ?? recipe?.words?.text ?? name;
    return saysName(says, name) ? [] : [{ slot, says }];
  });
}
