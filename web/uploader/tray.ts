import { ref } from "valtio/vanilla";
import { isOneOf } from "../../shared/machine/questions.ts";
import type { MachineModel, PackageCategory, Size } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { isPicture } from "../intake/format.ts";
import type { GivenFile } from "../intake/given-files.ts";
import { inspect } from "../intake/inspect.ts";
import { rejectionWords } from "./upload-words.ts";
import { nextId, type Refusal, refuseForRoom, releaseTray, type Uploads, uploadOf } from "./uploads.ts";

/** A file of no category yet: of a size that none takes, one too many, or no PNG. Kept, and not packed. */
export interface TrayFile {
  readonly id: number;
  readonly name: string;
  readonly file: File;
  /** An object URL of the file; ends with its place in the tray. */
  readonly url: string;
  /** Of a PNG that is whole. */
  readonly size: Size | undefined;
  /** The category that is full. */
  readonly full: string | undefined;
  /** Why it is no PNG that can be packed. */
  readonly words: string | undefined;
  /** Whether it is a picture, which can be made to fit. */
  readonly isPicture: boolean;
}

export type NewTrayFile = Pick<TrayFile, "file"> &
  Partial<Pick<TrayFile, "size" | "full" | "words" | "isPicture">>;

export const trayFile = ({
  file,
  size,
  full,
  words,
  isPicture = size !== undefined,
}: NewTrayFile): TrayFile => ({
  id: nextId(),
  name: file.name,
  file: ref(file),
  url: URL.createObjectURL(file),
  size,
  full,
  words,
  isPicture,
});

/**
 * Takes files that were given to no category: each is added to the one that its size and its name tell, what fits none
 * or is one too many goes to the tray. Rejects where the rules can't be loaded.
 *
 * @returns how many were added, and how many are in the tray now
 */
export async function sortIn(
  model: MachineModel,
  uploads: Uploads,
  files: readonly GivenFile[],
): Promise<{ readonly added: number; readonly left: number }> {
  const [{ packagePlaces }, spoken, ...inspected] = await Promise.all([
    import("../sorting/package-places.ts"),
    ACTIVE.spoken(),
    ...files.map(async ({ path, file }) => ({ path, file, facts: await inspect(file) })),
  ]);
  const pictures = inspected.flatMap(({ path, file, facts }) =>
    facts.kind === "png" ? [{ path, file, size: facts.png }] : [],
  );
  const taken = Object.fromEntries(
    Object.entries(uploads.categories).map(([id, own]) => [id, own.files.length]),
  );
  const places = packagePlaces(
    model,
    spoken,
    pictures.map(({ path, size: { width, height } }) => ({ path, width, height })),
    taken,
  );
  const left: TrayFile[] = [];
  for (const [
    at,
    {
      file,
      size: { width, height },
    },
  ] of pictures.entries()) {
    const place = places[at];
    const size = { width, height };
    if (!place || "left" in place) {
      left.push(trayFile({ file, size, full: place?.left === "full" ? place.category : undefined }));
      continue;
    }
    const category = model.packageCategories.find(({ id }) => id === place.category);
    const own = uploads.categories[place.category];
    if (category && own) own.files = [...own.files, uploadOf(category, file, size)];
  }
  for (const { file, facts } of inspected) {
    const words = rejectionWords(file.name, facts);
    if (words !== undefined)
      left.push(trayFile({ file, words, isPicture: facts.kind === "other" && isPicture(facts.format) }));
  }
  uploads.tray = [...uploads.tray, ...left];
  uploads.failure = undefined;
  return { added: files.length - left.length, left: left.length };
}

/** Puts a file of the tray into a category that takes its size, if there is room; gives the refusal that is now shown. */
export function putIn(uploads: Uploads, category: PackageCategory, id: number): Refusal | undefined {
  const given = uploads.tray.find((each) => each.id === id);
  const own = uploads.categories[category.id];
  if (!own || !given?.size || !fits(category, given)) return undefined;
  if (category.maxFiles !== undefined && own.files.length >= category.maxFiles)
    return refuseForRoom(uploads, category);
  own.files = [...own.files, uploadOf(category, given.file, given.size)];
  releaseTray(uploads, (each) => each === given);
  uploads.failure = undefined;
  return undefined;
}

/** Whether a category takes a file as it is. */
export const fits = ({ sizes }: PackageCategory, { size }: Pick<TrayFile, "size">): boolean =>
  size !== undefined && isOneOf(sizes, size);
