import type { MachineModel } from "../../shared/machine/types.ts";
import type { LookMaterials } from "../../shared/model/counts.ts";
import type { Design, Image, ListImage } from "../../shared/model/design.ts";
import { checkSlots, listCategory, withIds, withList, withSlot } from "../../shared/model/edit.ts";
import { pictureValue } from "./view.ts";

/** The pages bring a look's pictures, and pictures with other words, themselves. */
export const NO_LOOKS: LookMaterials = {
  looks: [],
  words: { words: [], languages: [{ id: "", name: "", words: {} }], maxLength: 0 },
};

/** The design with an image at a place. A list's slot is the index of an image; if there is none, nothing changes. */
export function putAt(
  model: MachineModel,
  design: Design,
  category: string,
  slot: string,
  image: Image,
): Design {
  const list = design.lists[category];
  if (!list) {
    checkSlots(model, category, [slot]);
    return withSlot(design, category, slot, named(image, design.slots[category]?.[slot]));
  }
  const at = Number(slot);
  return withList(
    design,
    category,
    list.map((before, index) => (index === at ? { ...named(image, before), id: before.id } : before)),
  );
}

/** The design with images at places, in order; `gone` if one of them was not found. */
export function putAll(
  model: MachineModel,
  design: Design,
  places: readonly { readonly category: string; readonly slot: string }[],
  images: readonly (Image | undefined)[],
): Design | "gone" {
  let after = design;
  for (const [at, { category, slot }] of places.entries()) {
    const image = images[at];
    if (!image) return "gone";
    after = putAt(model, after, category, slot, image);
  }
  return after;
}

/**
 * The design with images in a list, where the first of those stood that go; at its end if none goes. No more come than
 * there is room for. The same picture as one that goes has its id, so that nothing changes if all of them come again.
 */
export function putInList(
  model: MachineModel,
  design: Design,
  category: string,
  goes: (image: ListImage) => boolean,
  images: readonly Image[],
): Design {
  const { maxImages } = listCategory(model, category);
  const list = design.lists[category] ?? [];
  const stay = list.filter((image) => !goes(image));
  const going = list.filter(goes);
  const first = list.findIndex(goes);
  const come = images.slice(0, Math.max(0, maxImages - stay.length));
  const fresh = withIds(design, list, come).map((image): ListImage => {
    const at = going.findIndex((each) => isSamePicture(each, image));
    const [before] = at < 0 ? [] : going.splice(at, 1);
    return before ? { ...named(image, before), id: before.id } : image;
  });
  return withList(design, category, stay.toSpliced(first < 0 ? stay.length : first, 0, ...fresh));
}

const isSamePicture = (one: Image, other: Image): boolean =>
  pictureValue(one.picture) === pictureValue(other.picture);

/** An image that comes without a name has that of the one before it, if that has the same picture. */
export const named = (image: Image, before: Image | undefined): Image =>
  image.name === "" && before && isSamePicture(image, before) ? { ...image, name: before.name } : image;

/** The design in which two slots have each other's images, whose words stay as they are. */
export function swapSlots(
  model: MachineModel,
  design: Design,
  category: string,
  one: string,
  other: string,
): Design {
  checkSlots(model, category, [one, other]);
  const { [one]: a, [other]: b } = design.slots[category] ?? {};
  return withSlot(withSlot(design, category, one, b), category, other, a);
}
