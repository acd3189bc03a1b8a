import type { MachineModel } from "../machine/types.ts";
import { type Design, type Image, type ImageRef, imageAt } from "./design.ts";
import { checkSlots, type Edited, refused, slotCategory, withImage, withSlot } from "./edit.ts";
import { followTexts, type TextMaterials } from "./texts.ts";

/** Fills slots of a category, and replaces what they held. */
export function setPictures(
  model: MachineModel,
  design: Design,
  category: string,
  images: Readonly<Record<string, Image>>,
): Design {
  checkSlots(model, category, Object.keys(images));
  return Object.entries(images).reduce((now, [slot, image]) => withSlot(now, category, slot, image), design);
}

/** Empties a slot. */
export function clearPicture(model: MachineModel, design: Design, category: string, slot: string): Design {
  checkSlots(model, category, [slot]);
  return withSlot(design, category, slot, undefined);
}

/** Puts an image where another stands, in a slot or in a list; refused if the list has that image no more. */
export function replacePicture(model: MachineModel, design: Design, ref: ImageRef, image: Image): Edited {
  if (!design.lists[ref.category]) checkSlots(model, ref.category, [ref.key]);
  else if (!imageAt(design, ref)) return refused("gone");
  return withImage(design, ref, image);
}

/** Exchanges what two slots hold; either may be empty. Text that follows its slot changes with it. */
export function swapPictures(
  model: MachineModel,
  design: Design,
  category: string,
  [one, other]: readonly [string, string],
  materials: TextMaterials,
): Design {
  slotCategory(model, category);
  checkSlots(model, category, [one, other]);
  const { [one]: a, [other]: b } = design.slots[category] ?? {};
  const swapped = withSlot(withSlot(design, category, one, b), category, other, a);
  return swapped === design ? design : followTexts(model, swapped, materials, category);
}
