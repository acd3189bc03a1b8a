import type { MachineModel } from "../../shared/machine/types.ts";
import type { TrayFile } from "./tray.ts";
import type { Upload } from "./uploads.ts";

/** An upload without its file and the file's address of this tab. */
export type KeptUpload = Omit<Upload, "file" | "url">;
export type KeptTrayFile = Omit<TrayFile, "file" | "url">;

/** What the page holds, as it is written down. */
export interface Kept {
  /** Absent while nothing but the proposed name is there. */
  readonly packageName?: string | undefined;
  readonly categories: Readonly<Record<string, readonly KeptUpload[]>>;
  readonly tray?: readonly KeptTrayFile[];
}

export const NOTHING_KEPT: Kept = { categories: {} };

const idsIn = (rows: readonly { readonly id: number }[] | undefined): Set<number> =>
  new Set((rows ?? []).map(({ id }) => id));

/**
 * Theirs, with what is new in mine added and what is gone from mine taken away. What is new stays before what it stands
 * before in mine, as a picture does that was made to fit in its place; otherwise it comes last.
 */
function merged<Row extends { readonly id: number }>(
  base: readonly Row[] | undefined,
  mine: readonly Row[] | undefined,
  theirs: readonly Row[] | undefined,
): Row[] {
  const [before, now] = [idsIn(base), idsIn(mine)];
  const all = (theirs ?? []).filter(({ id }) => !before.has(id) || now.has(id));
  const there = idsIn(all);
  let end = all.length;
  for (const row of (mine ?? []).toReversed())
    if (there.has(row.id)) end = all.findIndex(({ id }) => id === row.id);
    else if (!before.has(row.id)) all.splice(end, 0, row);
  return all;
}

/**
 * What two tabs have made of the same files: what the other has written, with this one's changes since both were the
 * same. Where a category takes no more, what stands first goes to the tray.
 */
export function mergeKept(model: MachineModel, base: Kept, mine: Kept, theirs: Kept): Kept {
  const seen = new Set<number>();
  const tray = merged(base.tray, mine.tray, theirs.tray);
  const categories = Object.fromEntries(
    model.packageCategories.map(({ id, maxFiles = Number.POSITIVE_INFINITY }) => {
      // One that both moved stands once.
      const all = merged(base.categories[id], mine.categories[id], theirs.categories[id]).filter((row) => {
        const isNew = !seen.has(row.id);
        seen.add(row.id);
        return isNew;
      });
      const over = all.slice(0, Math.max(0, all.length - maxFiles));
      tray.push(
        ...over.map(({ id: file, name, width, height }) => ({
          id: file,
          name,
          size: { width, height },
          full: id,
          words: undefined,
          isPicture: true,
        })),
      );
      return [id, all.slice(over.length)];
    }),
  );
  const packageName = mine.packageName === base.packageName ? theirs.packageName : mine.packageName;
  return {
    packageName,
    categories,
    tray: tray.filter(({ id, full }) => full !== undefined || !seen.has(id)),
  };
}

/** Every id of what is kept. */
export const keptIds = ({ categories, tray = [] }: Kept): number[] =>
  [...Object.values(categories).flat(), ...tray].map(({ id }) => id);
