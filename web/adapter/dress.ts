import { setBrand } from "../../shared/model/brand.ts";
import { setCount } from "../../shared/model/counts.ts";
import type { Design } from "../../shared/model/design.ts";
import { changed, checkSlots, slotCategory, withMember } from "../../shared/model/edit.ts";
import { withNames } from "../../shared/model/names.ts";
import { isSameContent } from "../../shared/model/revision.ts";
import type { Dressing, NewScreen } from "../storage/design-store.ts";
import type { ChangeOptions, Step } from "./changes.ts";
import { imageOfValue, pictureOfValue, prepare } from "./pictures.ts";
import { NO_LOOKS, named, putAll, putInList, swapSlots } from "./place.ts";
import { pictureValue, viewOf } from "./view.ts";

/** Many pictures and names in one change. */
export async function dressStep(dressing: Dressing, options: ChangeOptions): Promise<Step> {
  const { machineName = "", counts = {}, screens = [], slots, lists, names, words, brand, swap } = dressing;
  const { model, isMissing, designs } = options;
  const known = [...designs()];
  const preparing = { ...options, known };
  const placed = await prepare(slots, preparing);
  const listed = await Promise.all(
    lists.map(async (list) => ({ list, ...(await prepare(list.pictures, preparing)) })),
  );
  const logoBytes = brand && typeof brand.logo !== "string" ? [{ bytes: brand.logo }] : [];
  const logo = await prepare(logoBytes, preparing);

  return {
    offer: dressing.offer ?? { kind: "look" },
    blobs: new Map([placed, ...listed, logo].flatMap(({ blobs }) => [...blobs])),
    edit(design) {
      if (dressing.admits?.(viewOf(model, design, isMissing, "")) === false) return "gone";
      let after = changed(design, { name: design.name || machineName.trim().toWellFormed() });
      for (const screen of screens) {
        const other = putScreen(options, after, screen, [...known, design]);
        if (other === "gone") return other;
        after = other;
      }
      if (swap) after = swapSlots(model, after, swap.category, swap.one, swap.other);
      for (const [category, count] of Object.entries(counts))
        after = setCount(model, after, category, count, NO_LOOKS);
      const put = putAll(model, after, slots, placed.images);
      if (put === "gone") return put;
      after = put;
      for (const { list, images } of listed) {
        const come = images.filter((image) => image !== undefined);
        after = putInList(
          model,
          after,
          list.category,
          ({ picture }) => list.goes(pictureValue(picture)),
          come,
        );
      }
      after = withNames(model, after, names);
      if (words) after = changed(after, { texts: words });
      if (brand !== undefined) {
        const picture =
          typeof brand?.logo === "string" && brand.logo !== ""
            ? pictureOfValue(brand.logo, [design, ...known])
            : (logo.images[0]?.picture ?? null);
        if (picture === undefined) return "gone";
        after = setBrand(after, brand && { ...brand, logo: picture });
      }
      // What one part changes another may have changed back.
      return isSameContent(design, after) ? design : after;
    },
  };
}

/** Makes a category exactly what it is in another design; `gone` if none of the designs has one of its pictures. */
function putScreen(
  { model }: ChangeOptions,
  design: Design,
  { category: id, count, values }: NewScreen,
  designs: readonly Design[],
): Design | "gone" {
  const images = values.flatMap(([slot, value]) => {
    const image = imageOfValue(value, designs, { category: id, slot });
    return image ? [[slot, image] as const] : [];
  });
  if (images.length < values.length) return "gone";
  if (design.lists[id]) {
    const come = images.map(([, image]) => image);
    return putInList(model, design, id, () => true, come);
  }
  const { counts, arrangements } = slotCategory(model, id);
  const hasCount = counts && arrangements.some((each) => each.count === count);
  const before = design.slots[id];
  const after = images.map(([slot, image]) => [slot, named(image, before?.[slot])] as const);
  checkSlots(
    model,
    id,
    after.map(([slot]) => slot),
  );
  return changed(design, {
    counts: hasCount ? withMember(design.counts, id, count) : design.counts,
    slots: withMember(design.slots, id, Object.fromEntries(after)),
  });
}
