import { isOneOf } from "../../shared/machine/questions.ts";
import type { MachineModel, PackageCategory, Size } from "../../shared/machine/types.ts";
import type { FileFacts } from "../picture/intake/facts.ts";
import { isPicture } from "../picture/intake/format.ts";
import type { PackagePlace } from "../sorting/package-places.ts";

/*
 * The files of /media-upload, and each act of the visitor as a pure function from a list to a list: it runs inside the
 * transaction that stores its result, on the list as it is by then. An act that changes nothing returns the list that
 * it was given.
 */

export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly file: File;
  readonly facts: FileFacts;
  /** The package category that it belongs to; null for a file in the tray, which is not packed. */
  readonly category: string | null;
  /** For a file in the tray: the category that had no room for it. */
  readonly full?: string | undefined;
}

export interface UploadList {
  /** Absent as long as the visitor has not typed one. */
  readonly packageName?: string | undefined;
  /** In the order in which they are packed, category by category. */
  readonly files: readonly Upload[];
}

/** `crypto.randomUUID` is missing on pages that are served over plain http. */
const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

export const newUpload = (file: File, facts: FileFacts, category: string | null): Upload => ({
  id: newId(),
  name: file.name,
  file,
  facts,
  category,
});

/** The size of a PNG that can be packed. */
export const sizeOf = ({ facts }: Pick<Upload, "facts">): Size | undefined =>
  facts.kind === "png" ? facts.png : undefined;

/** Whether it is a picture, which can be made to fit. */
export const isFittable = ({ facts }: Pick<Upload, "facts">): boolean =>
  facts.kind === "png" || (facts.kind === "other" && isPicture(facts.format));

/** Whether a category takes a file as it is. */
export function takes({ sizes }: PackageCategory, file: Pick<Upload, "facts">): boolean {
  const size = sizeOf(file);
  return size !== undefined && isOneOf(sizes, size);
}

/** The categories that take a file as it is; none for one that fits nowhere. */
export const categoriesFor = ({ packageCategories }: MachineModel, file: Pick<Upload, "facts">) =>
  packageCategories.filter((category) => takes(category, file));

export const filesIn = (files: readonly Upload[], { id }: PackageCategory): Upload[] =>
  files.filter(({ category }) => category === id);

/** Files that are in none of the machine's categories. */
export const trayOf = (files: readonly Upload[], { packageCategories }: MachineModel): Upload[] =>
  files.filter(({ category }) => !packageCategories.some(({ id }) => id === category));

/** How many more files a category takes. */
export const roomIn = (files: readonly Upload[], category: PackageCategory): number =>
  (category.maxFiles ?? Number.POSITIVE_INFINITY) - filesIn(files, category).length;

/**
 * Puts files in the place of those that the visitor saw in a category. What came there meanwhile stays; if there is no
 * room for all, it goes to the tray.
 */
export function replaceFiles(
  list: UploadList,
  category: PackageCategory,
  seen: readonly Upload[],
  added: readonly Upload[],
): UploadList {
  const replaced = new Set(filesIn(seen, category).map(({ id }) => id));
  const unseen = filesIn(list.files, category).filter(({ id }) => !replaced.has(id));
  const missing = Math.max(0, added.length - roomIn(unseen, category));
  const moved = new Set(unseen.slice(0, missing));
  const others = list.files.flatMap((file) => {
    if (moved.has(file)) return { ...file, category: null, full: category.id };
    return file.category === category.id && replaced.has(file.id) ? [] : file;
  });
  return { ...list, files: [...others, ...added] };
}

/**
 * Adds files to the categories that their names and sizes tell; the others go to the tray.
 *
 * @param placesFor gives a place for each file, in their order, if so many are in each category already
 */
export function addFiles(
  list: UploadList,
  added: readonly Upload[],
  placesFor: (taken: Readonly<Record<string, number>>) => readonly PackagePlace[],
): UploadList {
  const taken: Record<string, number> = {};
  for (const { category } of list.files) if (category !== null) taken[category] = (taken[category] ?? 0) + 1;
  const places = placesFor(taken);
  const placed = added.map((file, at) => {
    const place = places[at];
    if (place && !("left" in place)) return { ...file, category: place.category };
    return { ...file, category: null, full: place?.left === "full" ? place.category : undefined };
  });
  return { ...list, files: [...list.files, ...placed] };
}

/**
 * Puts a picture that was made to fit in the place of the file that it was made of, or after the others; in a category
 * of one, in the place of that one. Without room it goes to the tray.
 *
 * @param source the id of the file that it was made of, or a file that is not in the list
 */
export function placeFitted(
  list: UploadList,
  category: PackageCategory,
  seen: readonly Upload[],
  source: string | File,
  fitted: Upload,
): UploadList {
  const files = list.files.filter((file) => file.id !== source || file.category !== null);
  if (category.maxFiles === 1) return replaceFiles({ ...list, files }, category, seen, [fitted]);
  const at = files.findIndex((file) => file.id === source && file.category === category.id);
  if (at >= 0) return { ...list, files: files.with(at, fitted) };
  const isFull = roomIn(files, category) <= 0;
  return { ...list, files: [...files, isFull ? { ...fitted, category: null, full: category.id } : fitted] };
}

/** Moves a file to the end of a category, if there is room. */
export function moveFile(list: UploadList, category: PackageCategory, id: string): UploadList {
  const file = list.files.find((each) => each.id === id);
  if (!file || file.category === category.id || roomIn(list.files, category) <= 0) return list;
  const others = list.files.filter((each) => each !== file);
  return { ...list, files: [...others, { ...file, category: category.id, full: undefined }] };
}

export function removeFiles(list: UploadList, removed: readonly Pick<Upload, "id">[]): UploadList {
  const files = list.files.filter(({ id }) => removed.every((each) => each.id !== id));
  return files.length < list.files.length ? { ...list, files } : list;
}
