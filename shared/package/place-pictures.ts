import { countsOf, type FilePlace, fits, placeOfFile } from "../machine/files.ts";
import { arrangementFor, isOneOf } from "../machine/questions.ts";
import type { MachineModel, Size } from "../machine/types.ts";
import type { ReadEntry } from "./read-package.ts";

/** A complete PNG of a package, with its place on the machine. */
export interface PlacedPicture extends FilePlace {
  readonly path: string;
  readonly size: Size;
}

export interface PlacedPictures {
  /** In the order of the package, one for each place. A list's slots are counted from 0 without gaps. */
  readonly placed: readonly PlacedPicture[];
  /** The counts of the categories that have pictures and whose count can be chosen. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Assigns the pictures of a package to places, by the names that our exports give and by size. */
export function placePictures(model: MachineModel, entries: readonly ReadEntry[]): PlacedPictures {
  const named = entries.flatMap(({ path, content }): PlacedPicture[] => {
    const place = content.kind === "png" ? placeOfFile(model, path) : undefined;
    return place && content.kind === "png" ? [{ ...place, path, size: content.facts }] : [];
  });
  const counts = countsOf(model, named);
  const placed = model.categories.flatMap((category): PlacedPicture[] => {
    const own = named.filter((picture) => picture.category === category.id);
    const arrangement = arrangementFor(category, counts[category.id]);
    if (category.kind === "list")
      return own
        .filter(({ size }) => isOneOf([arrangement.size], size))
        .sort((a, b) => Number(a.slot) - Number(b.slot))
        .filter((picture, i, all) => picture.slot !== all[i - 1]?.slot)
        .map((picture, index) => ({ ...picture, slot: String(index) }));
    return arrangement.places.flatMap(
      ({ slot }) => own.find((picture) => picture.slot === slot && fits(arrangement, picture)) ?? [],
    );
  });
  return { placed, counts };
}
