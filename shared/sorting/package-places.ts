import type { FileNameVocabulary } from "../machine/files.ts";
import { includesSize } from "../machine/questions.ts";
import type { MachineModel } from "../machine/types.ts";
import type { PictureToSort } from "./plan.ts";
import { parseFileNames } from "./read-names.ts";

export type PackagePlace =
  | { readonly category: string }
  | { readonly reason: "size" }
  | { readonly reason: "full"; readonly category: string };

/** @param taken the number of files already in each folder */
export function findPackagePlaces(
  model: MachineModel,
  vocabulary: FileNameVocabulary,
  pictures: readonly PictureToSort[],
  taken: Readonly<Record<string, number>>,
): PackagePlace[] {
  const count = { ...taken };
  return parseFileNames(model, vocabulary, pictures).map(({ picture, words }): PackagePlace => {
    const said = new Set(words.flat().map(({ id }) => id));
    const folders = model.packageCategories.filter(({ sizes }) => includesSize(sizes, picture));
    const folder =
      folders.find(({ id }) => vocabulary.packages[id]?.some((saying) => said.has(saying))) ??
      folders.find(({ id }) => !vocabulary.packages[id]);
    if (!folder) return { reason: "size" };
    const { id, maxFiles = Number.POSITIVE_INFINITY } = folder;
    const used = count[id] ?? 0;
    if (used >= maxFiles) return { reason: "full", category: id };
    count[id] = used + 1;
    return { category: id };
  });
}
