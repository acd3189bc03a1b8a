import { fileNameOf } from "./file-names.ts";
import { isOneOf } from "./questions.ts";
import type { Arrangement, Category, MachineModel, Size } from "./types.ts";

/** A place of a design; a list's slot is its index. */
export interface FilePlace {
  readonly category: string;
  readonly slot: string;
}

/**
 * The place of a picture by the name that our own exports give it, in the image zip or in the media package; folders
 * before those, and upper and lower case, do not matter. Undefined where it is none of them.
 */
export function placeOfFile(model: MachineModel, path: string): FilePlace | undefined {
  const wanted = `/${path.toLowerCase()}`;
  for (const category of model.categories)
    for (const { place, names } of namesOf(category))
      if (names.some((name) => wanted.endsWith(`/${name.toLowerCase()}`)))
        return { category: category.id, slot: place };
  return undefined;
}

/** Every place of a category with the paths that its picture may have, for all of its counts. */
function namesOf(category: Category): { place: string; names: string[] }[] {
  const places =
    category.kind === "list"
      ? Array.from({ length: category.maxImages }, (_, i) => ({ place: String(i), name: i + 1 }))
      : category.slots.map(({ id }) => ({ place: id, name: id }));
  return places.map(({ place, name }) => {
    const { path, packageName } = fileNameOf(category, name);
    const folders = new Set(category.arrangements.map(({ packageCategory }) => packageCategory));
    return { place, names: [path, ...[...folders].map((folder) => `${folder}/${packageName}`)] };
  });
}

/** A picture whose place is known. */
export interface PlacedSize extends FilePlace {
  readonly size: Size;
}

/**
 * The counts that pictures speak for, by category whose count can be chosen: the arrangement that most of them
 * have the size and the place of; of several, that with the fewest places left empty. A category of which there is
 * no picture is not in it.
 */
export function countsOf(model: MachineModel, placed: readonly PlacedSize[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const category of model.categories) {
    if (category.kind === "list" || !category.counts) continue;
    const own = placed.filter((picture) => picture.category === category.id);
    const [best] = category.arrangements
      .map((arrangement) => ({ arrangement, fitting: own.filter((one) => fits(arrangement, one)).length }))
      .sort((a, b) => b.fitting - a.fitting || a.arrangement.places.length - b.arrangement.places.length);
    if (best && best.fitting > 0) counts[category.id] = best.arrangement.count;
  }
  return counts;
}

/** Whether an arrangement of slots shows a picture of that place and size. */
export const fits = ({ places, size }: Arrangement, picture: PlacedSize): boolean =>
  isOneOf([size], picture.size) && places.some(({ slot }) => slot === picture.slot);
