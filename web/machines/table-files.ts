import { formatSize } from "../../shared/machine/questions.ts";
import type { BlobMap, BlobPicture } from "../../shared/model/design.ts";
import { PNG_TYPE } from "../../shared/model/picture-value.ts";
import { type FittedPicture, isPictureColumnId, type VariantTable } from "../../shared/model/table.ts";
import { pictures } from "../edit/app.ts";
import { hashBytes } from "../edit/new-image.ts";
import { prepareFile } from "../picture/take-file.ts";
import type { PictureFault, PictureUrl } from "../store/types.ts";
import type { FindFileState, PictureColumn, TableColumn } from "./columns.ts";
import { createFileFinder, type FindFile, fileNameKey, findPictureOfCell } from "./table.ts";

/* Keeps the files given for cells, and their pictures until the table is stored. */

interface GivenFile {
  readonly file: File;
  readonly unreadable: Set<string>;
}

const files = new Map<string, GivenFile>();

let findFile: FindFile<GivenFile> | undefined;

export function keepTableFile(file: File): void {
  files.set(fileNameKey(file.name), { file, unreadable: new Set() });
  findFile = undefined;
}

interface CellPlace {
  readonly row: string;
  readonly column: string;
}

/** Renames a file if other cells show a different one of that name: phones give all photos the same. */
export function withFreeName(file: File, { rows, pictures }: VariantTable, place: CellPlace): File {
  const others = rows.flatMap(({ id, cells }) =>
    Object.entries(cells).flatMap(([column, cell]) =>
      isPictureColumnId(column) && (id !== place.row || column !== place.column) ? cell : [],
    ),
  );
  const isTaken = (key: string) => {
    const given = files.get(key);
    const isOther = given ? given.unreadable.size === 0 && !isSameFile(given.file, file) : key in pictures;
    const find = createFileFinder([[key, key]]);
    return isOther && others.some(find);
  };
  return renamed(file, isTaken);
}

/** Files of several folders may have the same name. */
export function withDistinctNames(given: readonly File[]): File[] {
  const named = new Map<string, File>();
  return given.map((file) => {
    const own = renamed(file, (key) => !isSameFile(named.get(key) ?? file, file));
    named.set(fileNameKey(own.name), own);
    return own;
  });
}

function renamed(file: File, isTaken: (key: string) => boolean): File {
  const [, stem = "", ending = ""] = /^(.*?)(\.[^.]*)?$/s.exec(file.name) ?? [];
  let { name } = file;
  for (let number = 2; isTaken(fileNameKey(name)); number++) name = `${stem} ${number}${ending}`;
  if (name === file.name) return file;
  const { type, lastModified } = file;
  return new File([file], name, { type, lastModified });
}

const isSameFile = (one: File, other: File): boolean =>
  one.size === other.size && one.lastModified === other.lastModified;

export const tableFileNames = (): string[] => [...files.values()].map(({ file }) => file.name);

function fileNamed(cell: string): GivenFile | undefined {
  findFile ??= createFileFinder(files);
  return findFile(cell);
}

export const tableFileState: FindFileState = (cell, size) => {
  const given = fileNamed(cell);
  return given && (given.unreadable.has(size) ? "unreadable" : "waiting");
};

interface WantedPicture extends Pick<PictureColumn, "size"> {
  readonly given: GivenFile;
}

export function findWantedPictures(table: VariantTable, shown: readonly TableColumn[]): WantedPicture[] {
  const wanted = new Map<string, WantedPicture>();
  for (const column of shown) {
    if (column.kind !== "picture") continue;
    const size = formatSize(column.size);
    for (const { cells } of table.rows) {
      const given = fileNamed(cells[column.id] ?? "");
      if (given && !given.unreadable.has(size) && !findPictureOfCell(table, column, cells))
        wanted.set(`${given.file.name} ${size}`, { given, size: column.size });
    }
  }
  return [...wanted.values()];
}

/** Returns undefined if the picture can't be created, or its file has been replaced meanwhile. */
export async function makeTablePicture({
  given,
  size,
}: WantedPicture): Promise<{ name: string; size: string; made: FittedPicture } | undefined> {
  const { file, unreadable } = given;
  const taken = await prepareFile(file, { accepts: "image", size }, false).catch((fault) => {
    console.warn("Failed to fit a picture in the table", fault);
    return { kind: "failed" } as const;
  });
  if (files.get(fileNameKey(file.name)) !== given) return undefined;
  if (taken.kind === "failed") {
    unreadable.add(formatSize(size));
    return undefined;
  }
  const isFitted = taken.kind === "fitted";
  const bytes = isFitted ? new Uint8Array(await taken.finished.arrayBuffer()) : taken.bytes;
  return { name: file.name, size: formatSize(size), made: { ...(await holdTablePicture(bytes)), isFitted } };
}

const held = new Map<string, Uint8Array<ArrayBuffer>>();

export async function holdTablePicture(bytes: Uint8Array<ArrayBuffer>): Promise<BlobPicture> {
  const { picture, blobs } = await hashBytes(bytes);
  for (const [blob, each] of blobs) held.set(blob, each);
  return picture;
}

export const findHeldBlobs = (wanted: Iterable<string>): BlobMap =>
  new Map(
    [...wanted].flatMap((blob) => {
      const bytes = held.get(blob);
      return bytes ? [[blob, bytes]] : [];
    }),
  );

export function releaseBlobs(blobs: Iterable<string>): void {
  for (const blob of blobs) held.delete(blob);
}

export async function showTablePicture(picture: BlobPicture): Promise<PictureUrl | PictureFault> {
  const bytes = held.get(picture.blob);
  if (!bytes) return pictures.url(picture);
  const url = URL.createObjectURL(new Blob([bytes], { type: PNG_TYPE }));
  return { url, release: () => URL.revokeObjectURL(url) };
}
