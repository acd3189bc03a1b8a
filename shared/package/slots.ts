import { exportFileNamesOf, type FilePlace, fitsArrangement, type SizedFilePlace } from "../machine/files.ts";
import { findArrangement, findPackageCategory, formatSize, includesSize } from "../machine/questions.ts";
import type { Arrangement, Category, MachineModel, Size } from "../machine/types.ts";
import type { PackageFile } from "./build.ts";
import type { WrongSize } from "./described.ts";
import { formatFileKey } from "./names.ts";

/** Returns an id such as "blends.left". Numbers a list's pictures from 1; an empty `slot` is the first. */
export const formatSlotId = (category: Category, slot: string): string =>
  `${category.id}.${category.kind === "list" ? Number(slot) + 1 : slot}`;

export const slotKeysOf = (category: Category): string[] =>
  category.kind === "list"
    ? Array.from({ length: category.maxImages }, (_, index) => String(index))
    : category.slots.map(({ id }) => id);

export const listPlaces = ({ categories }: MachineModel): (FilePlace & { readonly id: string })[] =>
  categories.flatMap((category) =>
    slotKeysOf(category).map((slot) => ({ category: category.id, slot, id: formatSlotId(category, slot) })),
  );

export const parseSlotId = (model: MachineModel, id: string): FilePlace | undefined =>
  listPlaces(model).find((place) => place.id === id);

export interface PackagedPicture<Picture> {
  readonly picture: Picture;
  readonly category: string;
  /** Within the category. */
  readonly index: number;
  readonly name: string;
}

export function toPackagedPictures<Picture extends FilePlace>(
  model: MachineModel,
  pictures: readonly Picture[],
  counts: Readonly<Record<string, number | undefined>>,
): PackagedPicture<Picture>[] {
  const filled = new Map<string, number>();
  return model.categories.flatMap((category) => {
    const { places, packageCategory } = findArrangement(category, counts[category.id]);
    const isList = category.kind === "list";
    const order = ({ slot }: FilePlace) =>
      isList ? Number(slot) : places.findIndex((each) => each.slot === slot);
    const own = pictures.filter((picture) => picture.category === category.id);
    own.sort((a, b) => order(a) - order(b));
    return own.map((picture): PackagedPicture<Picture> => {
      const index = filled.get(packageCategory) ?? 0;
      filled.set(packageCategory, index + 1);
      const place = isList ? Number(picture.slot) + 1 : picture.slot;
      return {
        picture,
        category: packageCategory,
        index,
        name: exportFileNamesOf(category, place).entryName,
      };
    });
  });
}

/** Chooses the counts that match the most slots, then the most sizes; of equal ones, the first. */
export function chooseCounts(
  model: MachineModel,
  pictures: readonly SizedFilePlace[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { id, arrangements } of model.categories) {
    const own = pictures.filter(({ category }) => category === id);
    const has = (one: Arrangement) => own.filter(({ slot }) => one.places.some((each) => each.slot === slot));
    const fits = (one: Arrangement) => own.filter((picture) => fitsArrangement(one, picture));
    const [best] = [...arrangements].sort(
      (a, b) => has(b).length - has(a).length || fits(b).length - fits(a).length,
    );
    if (best && own.length > 0) counts[id] = best.count;
  }
  return counts;
}

interface CheckedFile extends Pick<PackageFile, "facts" | "content"> {
  /** JSON Pointer into the request. */
  readonly pointer: string;
  readonly originalName?: string | undefined;
}

export type FileInSlot = CheckedFile & FilePlace;
export type FileInFolder = CheckedFile & Pick<PackageFile, "category" | "index">;

/** As in the wizard, pictures sent by slot come first in their folder. */
export function arrangeFiles(
  model: MachineModel,
  inSlots: readonly FileInSlot[],
  inFolders: readonly FileInFolder[],
): { readonly files: PackageFile[]; readonly wrongSizes: WrongSize[] } {
  const sized = inSlots.map((file) => ({ ...file, size: file.facts }));
  const counts = chooseCounts(model, sized);
  const wrongSizes: WrongSize[] = [];
  const check = ({ pointer, originalName: file, facts }: CheckedFile, sizes: readonly Size[]) => {
    if (includesSize(sizes, facts)) return;
    wrongSizes.push({ pointer, file, expected: sizes.map(formatSize), actual: formatSize(facts) });
  };
  const filed = toPackagedPictures(model, sized, counts).map(
    ({ picture, category, index, name }): PackageFile => {
      const own = model.categories.find(({ id }) => id === picture.category);
      // Stryker disable next-line ConditionalExpression: it always exists.
      if (own) check(picture, [findArrangement(own, counts[own.id]).size]);
      return { category, index, originalName: name, facts: picture.facts, content: picture.content };
    },
  );
  const others = inFolders.map((file): PackageFile => {
    const { category, facts, content, originalName } = file;
    // Stryker disable next-line OptionalChaining,ArrayDeclaration: unknown categories were refused.
    check(file, findPackageCategory(model, category)?.sizes ?? []);
    // Stryker disable next-line MethodExpression,ConditionalExpression: larger numbers keep the order.
    const before = filed.filter((each) => each.category === category).length;
    const entryName = originalName ?? formatFileKey(category, file.index);
    return { category, index: before + file.index, originalName, entryName, facts, content };
  });
  return { files: [...filed, ...others], wrongSizes };
}
