import type { MachineModel } from "../machine/types.ts";
import { type Design, type Image, type ImageRef, imageAt } from "./design.ts";
import { checkSlots, type Edited, refused, slotCategory, withList, withSlot } from "./edit.ts";
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
export function replacePicture(
  model: MachineModel,
  design: Design,
  { category, key }: ImageRef,
  image: Image,
): Edited {
  const list = design.lists[category];
  if (!list) return setPictures(model, design, category, { [key]: image });
  if (!imageAt(design, { category, key })) return refused("gone");
  return withList(
    design,
    category,
    list.map((each) => (each.id === key ? { ...image, id: key } : each)),
  );
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
