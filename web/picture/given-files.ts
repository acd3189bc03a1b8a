/** A file that was given, with its name and the folders in which it came, "/" between them. */
export interface GivenFile {
  readonly path: string;
  readonly file: File;
}

/** Files that are looked through at most: far more than a machine has places, and than a thumb scrolls. */
export const MOST_FILES = 1000;

/** What systems leave in folders. */
const SYSTEM = /^(\..*|__MACOSX|Thumbs\.db|desktop\.ini|ehthumbs\.db)$/i;

/**
 * Every file of what was dropped or chosen, those in folders too, in the order of their paths where they came in a
 * folder. What a system leaves in folders is left out. `isCut` where there were more than are looked through.
 */
export async function filesOf(
  given: readonly (FileSystemEntry | File)[],
): Promise<{ files: GivenFile[]; isCut: boolean }> {
  const files: GivenFile[] = [];
  const open = [...given];
  for (let next = open.shift(); next && files.length < MOST_FILES; next = open.shift()) {
    if (SYSTEM.test(next.name)) continue;
    if (next instanceof File) files.push({ path: next.webkitRelativePath || next.name, file: next });
    else if (isDirectory(next)) open.unshift(...(await entriesOf(next)));
    else if (isFile(next)) files.push({ path: next.fullPath.replace(/^\//, ""), file: await fileOf(next) });
  }
  return { files, isCut: open.length > 0 };
}

const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** One that can't be read is there all the same, as an empty file, so that it is named among those. */
const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((give) => entry.file(give, () => give(new File([], entry.name))));

/** Browsers tell a folder's entries a hundred at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  const some = () => new Promise<FileSystemEntry[]>((give) => reader.readEntries(give, () => give([])));
  for (let more = await some(); more.length > 0 && found.length < MOST_FILES; more = await some())
    found.push(...more);
  const inOrder = new Intl.Collator("en", { numeric: true });
  return found.sort((one, other) => inOrder.compare(one.name, other.name));
}
