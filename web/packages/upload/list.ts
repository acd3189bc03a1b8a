import { includesSize } from "../../../shared/machine/questions.ts";
import type { MachineModel, PackageCategory } from "../../../shared/machine/types.ts";
import type { PackagePlace } from "../../../shared/sorting/package-places.ts";
import type { FileFacts } from "../../picture/facts.ts";
import { isPictureFormat } from "../../picture/format.ts";

/* Each change runs in the transaction that stores its result. Returning the argument stores nothing. */

export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly file: File;
  readonly facts: FileFacts;
  /** Null for a file in the tray. */
  readonly category: string | null;
  /** The category that had no room for the file. */
  readonly full?: string | undefined;
}

export interface UploadList {
  readonly packageName?: string | undefined;
  readonly files: readonly Upload[];
  /** In milliseconds since 1970. */
  readonly erasedAt?: number | undefined;
}

export const createUpload = (file: File, facts: FileFacts): Upload => ({
  // `crypto.randomUUID` is unavailable over plain HTTP.
  id: crypto.getRandomValues(new Uint32Array(4)).join("-"),
  name: file.name,
  file,
  facts,
  category: null,
});

export const isFittable = ({ facts }: Pick<Upload, "facts">): boolean =>
  facts.kind === "png" || (facts.kind === "other" && isPictureFormat(facts.format));

export const findCategoriesFor = ({ packageCategories }: MachineModel, { facts }: Upload) =>
  packageCategories.filter(({ sizes }) => facts.kind === "png" && includesSize(sizes, facts.png));

export const hasCategorySize = (model: MachineModel, upload: Upload): boolean =>
  findCategoriesFor(model, upload).some(({ id }) => id === upload.category);

export const filesOfCategory = (files: readonly Upload[], { id }: PackageCategory): Upload[] =>
  files.filter(({ category }) => category === id);

export const unplacedUploadsOf = (files: readonly Upload[], { packageCategories }: MachineModel): Upload[] =>
  files.filter(({ category }) => !packageCategories.some(({ id }) => id === category));

export const countFreePlaces = (files: readonly Upload[], category: PackageCategory): number =>
  (category.maxFiles ?? Number.POSITIVE_INFINITY) - filesOfCategory(files, category).length;

/** Skips listed files: a retried change may have been committed after all. */
function append(list: UploadList, added: readonly Upload[]): UploadList {
  const there = new Set(list.files.map(({ id }) => id));
  return { ...list, files: [...list.files, ...added.filter(({ id }) => !there.has(id))] };
}

export function addToCategory(
  list: UploadList,
  category: PackageCategory,
  added: readonly Upload[],
): UploadList {
  const room = countFreePlaces(list.files, category);
  const { id } = category;
  return append(
    list,
    added.map((file, at) => ({ ...file, ...(at < room ? { category: id } : { category: null, full: id }) })),
  );
}

export const replaceFiles = (list: UploadList, category: PackageCategory, added: readonly Upload[]) =>
  addToCategory(
    { ...list, files: list.files.filter((file) => file.category !== category.id) },
    category,
    added,
  );

/** `placesFor` receives each category's number of files. */
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
    if (place && !("reason" in place)) return { ...file, category: place.category };
    return { ...file, full: place?.reason === "full" ? place.category : undefined };
  });
  return append(list, placed);
}

/** Replaces the source, or the file in a single-file category. Otherwise, appends. */
export function placeFittedFile(
  list: UploadList,
  category: PackageCategory,
  source: string | File,
  fitted: Upload,
): UploadList {
  const at = list.files.findIndex((file) => file.id === source && file.category === category.id);
  if (at >= 0) return { ...list, files: list.files.with(at, { ...fitted, category: category.id }) };
  const files = list.files.filter(({ id, category }) => id !== source || category !== null);
  const place = category.maxFiles === 1 ? replaceFiles : addToCategory;
  return place({ ...list, files }, category, [fitted]);
}

export function moveFile(list: UploadList, category: PackageCategory, id: string): UploadList {
  const file = list.files.find((each) => each.id === id);
  if (!file || file.category === category.id || countFreePlaces(list.files, category) <= 0) return list;
  const others = list.files.filter((each) => each !== file);
  return { ...list, files: [...others, { ...file, category: category.id, full: undefined }] };
}
