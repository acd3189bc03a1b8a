import { countsOf, type FilePlace, fits, placeOfFile } from "../machine/files.ts";
import { arrangementFor, isOneOf } from "../machine/questions.ts";
import type { MachineModel, Size } from "../machine/types.ts";
import type { ReadEntry } from "./reading.ts";

/** A whole PNG of a package that has its place on the machine by its name. */
export interface PlacedPicture extends FilePlace {
  readonly path: string;
  readonly size: Size;
}

/** What a package shows on the machine. */
export interface PlacedPictures {
  /** In the package's order, one a place; a list's slots are counted from 0 without a gap. */
  readonly placed: readonly PlacedPicture[];
  /** By category whose count can be chosen and of which there are pictures. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Where the pictures of a package stand, by the names that our exports give and by their sizes. */
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
