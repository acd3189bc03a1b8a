import { store } from "../storage/store.ts";
import { type LetteredPlace, letterAnew, letteredPlaces, type Relettered } from "./reletter.ts";

/** The slots of a category, as the machine shows them now, whose pictures are lettered. */
export const letteredOn = (category: string): Promise<LetteredPlace[]> =>
  letteredPlaces({
    lists: {},
    slots: { [category]: store.design.slots[category] ?? {} },
    counts: store.design.counts,
  });

/**
 * What is lettered together with the picture of a slot, made anew where that comes out otherwise: words that are
 * longer now make the whole set smaller. The slot's own picture stays as it is. Rejects as `letterAnew` does.
 */
export async function reletterAround(category: string, slot: string): Promise<Relettered[]> {
  const made = await letterAnew(await letteredOn(category), ({ recipe }) => recipe);
  const isOther = await Promise.all(
    made.map(async (picture) => {
      const now = await store.imageBytes(store.design.slots[category]?.[picture.slot]?.url ?? "");
      return typeof now === "string" || !isSame(now, picture.bytes);
    }),
  );
  return made.filter((picture, i) => picture.slot !== slot && isOther[i]);
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, i) => byte === other[i]);
