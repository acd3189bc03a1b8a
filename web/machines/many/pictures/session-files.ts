import { sizeText } from "../../../../shared/machine/questions.ts";
import type { Size } from "../../../../shared/machine/types.ts";
import { type FittedPicture, fileKey, keyNamed, type VariantTable } from "../../../../shared/model/table.ts";
import { takeFile } from "../../../picture/take-file.ts";
import type { Column } from "../table/columns.ts";
import type { GivenFile } from "../table/faults.ts";
import { pictureNamed } from "../table/table.ts";
import { holdPicture } from "./session-pictures.ts";

/** Files of this session by key, and those of them that can't be used, with the size. */
const files = new Map<string, File>();
const unreadable = new Set<string>();

/** Takes a file; one of the same name as before takes its place. */
export function keepFile(file: File): void {
  const key = fileKey(file.name);
  files.set(key, file);
  for (const each of unreadable) if (each.startsWith(`${key} `)) unreadable.delete(each);
}

export const fileNames = (): string[] => [...files.values()].map(({ name }) => name);

const keyOf = (cell: string): string | undefined => keyNamed([...files.keys()], cell);

/** What is known of the file that a cell names. */
export const givenState: GivenFile = (cell, size) => {
  const key = keyOf(cell);
  if (key === undefined) return undefined;
  return unreadable.has(`${key} ${size}`) ? "unreadable" : "waiting";
};

/** A file that is to be made to fit places of a size. */
interface Wanted {
  readonly key: string;
  readonly file: File;
  readonly size: Size;
}

/** What cells name, was given, and is not made yet. */
export function wantedPictures(table: VariantTable, shown: readonly Column[]): Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const column of shown) {
    if (column.kind !== "picture") continue;
    const size = sizeText(column.size);
    for (const { cells } of table.rows) {
      const cell = cells[column.id] ?? "";
      const key = keyOf(cell);
      const file = key === undefined ? undefined : files.get(key);
      if (!key || !file || unreadable.has(`${key} ${size}`)) continue;
      if (!pictureNamed(table, cell)?.made[size])
        wanted.set(`${key} ${size}`, { key, file, size: column.size });
    }
  }
  return [...wanted.values()];
}

/** Makes one; undefined where it is no picture, or another file of its name was given meanwhile. */
export async function makeWanted({
  key,
  file,
  size,
}: Wanted): Promise<{ name: string; size: string; made: FittedPicture } | undefined> {
  const taken = await takeFile(file, { accepts: "image", size }, false).catch((fault) => {
    console.warn("A picture of the table could not be made to fit", fault);
    return { kind: "failed" } as const;
  });
  if (files.get(key) !== file) return undefined;
  if (taken.kind === "refused" || taken.kind === "failed") {
    unreadable.add(`${key} ${sizeText(size)}`);
    return undefined;
  }
  const isFitted = taken.kind === "fitted";
  const bytes = isFitted ? new Uint8Array(await taken.fitted.arrayBuffer()) : taken.bytes;
  return { name: file.name, size: sizeText(size), made: { ...(await holdPicture(bytes)), isFitted } };
}
