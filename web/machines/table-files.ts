import { formatSize } from "../../shared/machine/questions.ts";
import type { BlobMap, BlobPicture } from "../../shared/model/design.ts";
import { PNG_MEDIA_TYPE } from "../../shared/model/picture-value.ts";
import { isPictureColumnId, type SizedPicture, type VariantTable } from "../../shared/model/table.ts";
import { pictures } from "../edit/app.ts";
import { createBlobPicture } from "../edit/new-image.ts";
import type { FileWithPath } from "../files/given-files.ts";
import { prepareFile } from "../picture/fit-file.ts";
import type { PictureFault, PictureUrl } from "../store/types.ts";
import type { FileStateFinder, PictureColumn, TableColumn } from "./columns.ts";
import { createFileFinder, type FileFinder, fileKey, findPictureOfCell } from "./table.ts";

/* The files given for cells, and their pictures until the table is stored. */

interface NamedFile {
  /** Includes folders if other files have the same name. */
  readonly name: string;
  readonly file: File;
}

interface GivenFile extends NamedFile {
  readonly unreadable: Set<string>;
  /** Whether rows without a picture may get this file. */
  isFree: boolean;
}

/** By design id. */
const filesOf = new Map<string, Map<string, GivenFile>>();
let files = new Map<string, GivenFile>();

let findFile: FileFinder<GivenFile> | undefined;

export function openTableFiles(design: string): void {
  files = filesOf.get(design) ?? new Map();
  filesOf.set(design, files);
  findFile = undefined;
}

export function addTableFile({ name, file }: NamedFile, isFree: boolean): void {
  files.set(fileKey(name), { name, file, unreadable: new Set(), isFree });
  findFile = undefined;
}

/** Files taken out of the table don't return by themselves. */
export function setAsideFiles(before: VariantTable, after: VariantTable): void {
  const named = ({ rows }: VariantTable) =>
    rows.flatMap(({ cells }) =>
      Object.entries(cells).flatMap(([column, cell]) =>
        isPictureColumnId(column) ? (fileNamed(cell) ?? []) : [],
      ),
    );
  if (after.rows.length === 0) return;
  const kept = new Set(named(after));
  for (const given of named(before)) if (!kept.has(given)) given.isFree = false;
}

interface CellPlace {
  readonly row: string;
  readonly column: string;
}

/** Numbers the name if other cells show a different file of that name. */
export function findFreeFileName(file: File, { rows, pictures }: VariantTable, place: CellPlace): string {
  const others = rows.flatMap(({ id, cells }) =>
    Object.entries(cells).flatMap(([column, cell]) =>
      isPictureColumnId(column) && (id !== place.row || column !== place.column) ? cell : [],
    ),
  );
  return numberName(file.name, (key) => {
    const find = createFileFinder([[key, key]]);
    return isKeptOther(file, key, pictures) && others.some(find);
  });
}

/** Generic names of pasted pictures, and of photos on some phones. */
const NAMELESS = /^image\.\w+$/i;

/**
 * Gives files from several folders unique names. A file added again replaces the earlier one, unless its name is generic.
 */
export function nameFiles(given: readonly FileWithPath[], { pictures }: VariantTable): NamedFile[] {
  const endings = Map.groupBy(
    given.flatMap(({ path }) => endingsOf(path)),
    fileKey,
  );
  const named = new Map<string, File>();
  return given.map(({ path, file }) => {
    const own = endingsOf(path).find((ending) => endings.get(fileKey(ending))?.length === 1);
    const isTaken = (key: string) =>
      !isSameFile(named.get(key) ?? file, file) ||
      (NAMELESS.test(file.name) && isKeptOther(file, key, pictures));
    const name = numberName(own ?? path, isTaken);
    named.set(fileKey(name), file);
    return { name, file };
  });
}

/** "a/b.png" has the endings "b.png" and "a/b.png". */
function endingsOf(path: string): string[] {
  const parts = path.split("/");
  return parts.map((_, at) => parts.slice(-1 - at).join("/"));
}

function numberName(given: string, isTaken: (key: string) => boolean): string {
  const [, stem = "", ending = ""] = /^(.*?)(\.[^./]*)?$/s.exec(given) ?? [];
  let name = given;
  for (let number = 2; isTaken(fileKey(name)); number++) name = `${stem} ${number}${ending}`;
  return name;
}

function isKeptOther(file: File, key: string, pictures: VariantTable["pictures"]): boolean {
  const given = files.get(key);
  return given ? given.unreadable.size === 0 && !isSameFile(given.file, file) : key in pictures;
}

const isSameFile = (one: File, other: File): boolean =>
  one.size === other.size && one.lastModified === other.lastModified;

export const listUnassignedFileNames = (): string[] =>
  [...files.values()].filter(({ isFree }) => isFree).map(({ name }) => name);

function fileNamed(cell: string): GivenFile | undefined {
  findFile ??= createFileFinder(files);
  return findFile(cell);
}

export const findTableFileState: FileStateFinder = (cell, size) => {
  const given = fileNamed(cell);
  return given && (given.unreadable.has(size) ? "unreadable" : "waiting");
};

interface PendingPicture extends Pick<PictureColumn, "size"> {
  readonly given: GivenFile;
}

export function findPendingPictures(table: VariantTable, shown: readonly TableColumn[]): PendingPicture[] {
  const wanted = new Map<string, PendingPicture>();
  for (const column of shown) {
    if (column.kind !== "picture") continue;
    const size = formatSize(column.size);
    for (const { cells } of table.rows) {
      const given = fileNamed(cells[column.id] ?? "");
      if (given && !given.unreadable.has(size) && !findPictureOfCell(table, column, cells))
        wanted.set(`${given.name} ${size}`, { given, size: column.size });
    }
  }
  return [...wanted.values()];
}

/** Returns undefined if fitting fails, or the file has been replaced. */
export async function fitTablePicture({
  given,
  size,
}: PendingPicture): Promise<{ name: string; size: string; made: SizedPicture } | undefined> {
  const { name, file, unreadable } = given;
  const taken = await prepareFile(file, { accepts: "image", size }, false).catch((fault) => {
    console.warn("Failed to fit a picture in the table", fault);
    return { kind: "failed" } as const;
  });
  if (files.get(fileKey(name)) !== given) return undefined;
  if (taken.kind === "failed") {
    unreadable.add(formatSize(size));
    return undefined;
  }
  const isFitted = taken.kind === "fitted";
  const bytes = isFitted ? new Uint8Array(await taken.finished.arrayBuffer()) : taken.bytes;
  return { name, size: formatSize(size), made: { ...(await addUnstoredPicture(bytes)), isFitted } };
}

const held = new Map<string, Uint8Array<ArrayBuffer>>();

export async function addUnstoredPicture(bytes: Uint8Array<ArrayBuffer>): Promise<BlobPicture> {
  const { picture, blobs } = await createBlobPicture(bytes);
  for (const [blob, each] of blobs) held.set(blob, each);
  return picture;
}

export const findUnstoredBlobs = (wanted: Iterable<string>): BlobMap =>
  new Map(
    [...wanted].flatMap((blob) => {
      const bytes = held.get(blob);
      return bytes ? [[blob, bytes]] : [];
    }),
  );

export function releaseUnstoredBlobs(blobs: Iterable<string>): void {
  for (const blob of blobs) held.delete(blob);
}

export async function tablePictureUrl(picture: BlobPicture): Promise<PictureUrl | PictureFault> {
  const bytes = held.get(picture.blob);
  if (!bytes) return pictures.url(picture);
  const url = URL.createObjectURL(new Blob([bytes], { type: PNG_MEDIA_TYPE }));
  return { url, release: () => URL.revokeObjectURL(url) };
}
