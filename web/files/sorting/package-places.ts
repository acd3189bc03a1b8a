import type { Spoken } from "../../../shared/machine/files.ts";
import { isOneOf } from "../../../shared/machine/questions.ts";
import type { MachineModel } from "../../../shared/machine/types.ts";
import { mostOf, sizesOf } from "../../../shared/sorting/places.ts";
import { readNames } from "../../../shared/sorting/read-names.ts";
import type { GivenPicture } from "../../../shared/sorting/sorted-plan.ts";

/** Where a file goes in a package: to a folder, by its id, or nowhere, since no folder takes its size or that one is full. */
export type PackagePlace =
  | { readonly category: string }
  | { readonly left: "size" }
  | { readonly left: "full"; readonly category: string };

/**
 * The folder of the media package for each picture, by its size; a folder of which only a name can say that a picture
 * belongs there, by its name too. Pure.
 *
 * @param taken how many files each folder has already
 */
export function packagePlaces(
  model: MachineModel,
  spoken: Spoken,
  pictures: readonly GivenPicture[],
  taken: Readonly<Record<string, number>>,
): PackagePlace[] {
  const names = readNames(spoken, pictures, mostOf(model), sizesOf(model));
  const count = { ...taken };
  return pictures.map((picture, at): PackagePlace => {
    const said = new Set(names[at]?.words.flat().map(({ id }) => id));
    const folders = model.packageCategories.filter(({ sizes }) => isOneOf(sizes, picture));
    const isNamed = ({ id }: { readonly id: string }) =>
      spoken.packages[id]?.some((saying) => said.has(saying));
    const folder = folders.find(isNamed) ?? folders.find(({ id }) => !spoken.packages[id]);
    if (!folder) return { left: "size" };
    const { id, maxFiles = Number.POSITIVE_INFINITY } = folder;
    if ((count[id] ?? 0) >= maxFiles) return { left: "full", category: id };
    count[id] = (count[id] ?? 0) + 1;
    return { category: id };
  });
}
