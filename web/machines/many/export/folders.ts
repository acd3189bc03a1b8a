import { safeFileName } from "../../../../shared/package/file-name.ts";

/** For a machine of whose name nothing is left. */
const NAMELESS = "machine";

/**
 * A folder for each machine: its name with hyphens for spaces, safe on every file system; the second of one name, or
 * of one that a file system takes for the same, ends in -2, the next in -3.
 */
export function foldersFor(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const stem = safeFileName(name.replace(/\s/gu, "-"), NAMELESS);
    let folder = stem;
    for (let number = 2; taken.has(keyOf(folder)); number++) folder = `${stem}-${number}`;
    taken.add(keyOf(folder));
    return folder;
  });
}

/** File systems differ in whether case and the way accents are written tell two names apart. */
const keyOf = (folder: string): string => folder.normalize("NFC").toLowerCase();
