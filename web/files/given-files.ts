import { proxy, ref } from "valtio/vanilla";
import { LANGUAGE } from "#messages/language.ts";
import { isSystemFile } from "../../shared/archive/source.ts";

/** `path` includes the folders. */
export interface FileWithPath {
  readonly path: string;
  readonly file: File;
}

export const packageHandoff: { file: File | undefined } = proxy({ file: undefined });

export const handOffPackage = (file: File): void => {
  packageHandoff.file = ref(file);
};

export const MAX_GIVEN_FILES = 1000;

export async function listFiles(
  given: readonly (FileSystemEntry | File)[],
): Promise<{ files: FileWithPath[]; isTruncated: boolean }> {
  const files: FileWithPath[] = [];
  const open = [...given];
  // A file beyond the limit shows that there are more.
  for (let next = open.shift(); next && files.length <= MAX_GIVEN_FILES; next = open.shift()) {
    if (isSystemFile(next.name)) continue;
    if (next instanceof File) files.push({ path: next.webkitRelativePath || next.name, file: next });
    else if (isDirectory(next)) open.unshift(...(await entriesOf(next)));
    else if (isFile(next)) files.push({ path: next.fullPath.replace(/^\//, ""), file: await fileOf(next) });
  }
  return { files: files.slice(0, MAX_GIVEN_FILES), isTruncated: files.length > MAX_GIVEN_FILES };
}

const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** Represents an entry that can't be read. */
const emptyFile = ({ name }: FileSystemEntry): File => new File([], name);

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((give) => entry.file(give, () => give(emptyFile(entry))));

/** Chromium's `readEntries` returns at most 100 entries per call. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<(FileSystemEntry | File)[]> {
  const reader = folder.createReader();
  const found: (FileSystemEntry | File)[] = [];
  const some = () => new Promise<FileSystemEntry[]>((give, fail) => reader.readEntries(give, fail));
  try {
    for (let more = await some(); more.length > 0 && found.length <= MAX_GIVEN_FILES; more = await some())
      found.push(...more);
  } catch {
    found.push(emptyFile(folder));
  }
  const inOrder = new Intl.Collator(LANGUAGE, { numeric: true });
  return found.sort((one, other) => inOrder.compare(one.name, other.name));
}

/** Spreadsheets we can't read. */
const WORKBOOK = /\.(xls[xmb]?|ods|numbers)$/i;

export const isWorkbook = ({ name }: File): boolean => WORKBOOK.test(name);
