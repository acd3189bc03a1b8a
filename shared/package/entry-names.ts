import { isDeviceName } from "./device-name.ts";
import { fileKey } from "./key.ts";

/** Characters of an entry's name, its ending included. */
export const ENTRY_NAME_LENGTH = 64;
const ENDING = ".png";

/** A name's letters and digits in ASCII where they have such a form ("é" is "e"), "_" for the rest. */
function safeStem(originalName: string): string {
  return originalName
    .slice(Math.max(originalName.lastIndexOf("/"), originalName.lastIndexOf("\\")) + 1)
    .replace(/\.png$/i, "")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^A-Za-z0-9_.-]+/g, "_")
    .replace(/^[._-]+|[._-]+$/g, "");
}

/** A stem of at most that many characters that is no device's name and ends in no dot. */
function shorten(stem: string, length: number): string {
  const undeviced = isDeviceName(stem) ? `_${stem}` : stem;
  return undeviced.slice(0, length).replace(/[.]+$/, "");
}

/**
 * The names of a category's files inside its folder, in their order: `[A-Za-z0-9_.-]`, at most 64
 * characters with the ending .png, safe on FAT32, no two alike when case is ignored. A file without a
 * usable name is named after its key.
 */
export function entryNames(
  category: string,
  files: readonly { readonly index: number; readonly originalName?: string | undefined }[],
): string[] {
  const taken = new Set<string>();
  return files.map(({ index, originalName = "" }) => {
    const stem = safeStem(originalName) || fileKey(category, index);
    for (let copy = 1; ; copy++) {
      const suffix = copy === 1 ? "" : `_${copy}`;
      const name = shorten(stem, ENTRY_NAME_LENGTH - ENDING.length - suffix.length) + suffix + ENDING;
      const folded = name.toLowerCase();
      if (taken.has(folded)) continue;
      taken.add(folded);
      return name;
    }
  });
}
