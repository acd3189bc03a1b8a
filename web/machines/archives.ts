import {
  CENTRAL_FILE_HEADER,
  COMPRESSION_METHODS,
  END_RECORD,
  ENTRY_FLAGS,
  encodeRecord,
  LOCAL_FILE_HEADER,
} from "../../shared/archive/records.ts";
import { ARCHIVE_LIMITS, encodeEndRecord } from "../../shared/archive/write-archive.ts";
import { tableCrc32 } from "../../shared/crc/crc32.ts";
import { type Delivery, deliverFile } from "../files/deliver.ts";

type Piece = Blob | Uint8Array<ArrayBuffer>;

export interface ArchivedFile {
  readonly path: string;
  readonly file: Blob;
}

export interface SavedArchive {
  readonly name: string;
  readonly bytes: number;
  readonly delivery?: Delivery;
}

interface ArchiveSink {
  /** Possibly changed by the visitor. */
  readonly name: string;
  write(piece: Piece): Promise<void>;
  finish(): Promise<Pick<SavedArchive, "delivery">>;
  /** Discards what was written, and deletes the file if it was empty. */
  abandon(): Promise<void>;
}

export interface ArchiveDestination {
  /** In bytes. */
  readonly limit: number;
  /** `part` counts from 1. Returns undefined if the visitor cancels the first part; later parts ask again. */
  open(part: number, name: string): Promise<ArchiveSink | undefined>;
}

/** Browsers may keep downloads in memory. */
export const MAX_DOWNLOAD_BYTES = 1_000_000_000;
const ZIP = "application/zip";

type Picker = (options: {
  suggestedName: string;
  types: readonly { accept: Record<string, readonly string[]> }[];
}) => Promise<FileSystemFileHandle & { remove(): Promise<void> }>;

/** TypeScript lacks `showSaveFilePicker` and `remove`. */
const picker = (): Picker | undefined =>
  (globalThis as unknown as { showSaveFilePicker?: Picker }).showSaveFilePicker?.bind(globalThis);

export const canStreamToDisk = (): boolean => picker() !== undefined;

/** `ask` waits for the click that each further file requires. */
export function createArchiveDestination(ask: (part: number) => Promise<void>): ArchiveDestination {
  const pick = picker();
  return pick ? toDisk(pick, ask) : DOWNLOADS;
}

const toDisk = (pick: Picker, ask: (part: number) => Promise<void>): ArchiveDestination => ({
  limit: ARCHIVE_LIMITS.bytes,
  async open(part, name) {
    if (part > 1) await ask(part);
    let handle: Awaited<ReturnType<Picker>>;
    try {
      handle = await pick({ suggestedName: name, types: [{ accept: { [ZIP]: [".zip"] } }] });
    } catch (fault) {
      if (!(fault instanceof DOMException && fault.name === "AbortError")) throw fault;
      return part > 1 ? this.open(part, name) : undefined;
    }
    // The picker creates an empty file for a new name.
    const isEmpty = await handle.getFile().then(
      ({ size }) => size === 0,
      () => false,
    );
    const removeEmpty = async () => isEmpty && (await handle.remove().catch(() => {}));
    const file = await handle.createWritable().catch(async (fault) => {
      await removeEmpty();
      throw fault;
    });
    return {
      name: handle.name,
      write: (piece) => file.write(piece),
      async finish() {
        await file.close();
        return {};
      },
      async abandon() {
        await file.abort().catch(() => {});
        await removeEmpty();
      },
    };
  },
});

const DOWNLOADS: ArchiveDestination = {
  limit: MAX_DOWNLOAD_BYTES,
  async open(_, name) {
    // Browsers can move Blobs to disk, but not byte arrays.
    const pieces: Blob[] = [];
    return {
      name,
      write: async (piece) => void pieces.push(new Blob([piece])),
      finish: async () => ({ delivery: deliverFile(new Blob(pieces, { type: ZIP }), name) }),
      abandon: async () => {},
    };
  },
};

const VERSION = 20;

/** An archive's length in bytes after adding the files to `before` bytes. */
export const archiveLength = (files: readonly ArchivedFile[], before: number = END_RECORD.length): number =>
  files.reduce(
    (sum, { path, file }) =>
      sum + LOCAL_FILE_HEADER.length + CENTRAL_FILE_HEADER.length + 2 * utf8Of(path).length + file.size,
    before,
  );

/** Writes uncompressed ZIP archives without Zip64. */
export function createArchiveSeries(
  saving: ArchiveDestination,
  nameOf: (part: number) => string,
  onSaved: (archive: SavedArchive) => void,
) {
  const stamp = stampOf(new Date());
  let part = 0;
  let sink: ArchiveSink | undefined;
  let directory: Uint8Array<ArrayBuffer>[] = [];
  let written = 0;
  /** The archive's final length, unless more files are added. */
  let length = 0;

  async function put(piece: Piece): Promise<void> {
    await sink?.write(piece);
    written += piece instanceof Blob ? piece.size : piece.length;
  }
  async function putFile({ path, file }: ArchivedFile): Promise<void> {
    const name = utf8Of(path);
    const header = {
      version: VERSION,
      flags: name.length === path.length ? 0 : ENTRY_FLAGS.utf8,
      method: COMPRESSION_METHODS.stored,
      ...stamp,
      crc32: await crcOf(file),
      compressedSize: file.size,
      size: file.size,
      pathLength: name.length,
    };
    directory.push(
      encodeRecord(CENTRAL_FILE_HEADER, { madeBy: VERSION, ...header, localHeaderAt: written }, name),
    );
    length = archiveLength([{ path, file }], length);
    await put(encodeRecord(LOCAL_FILE_HEADER, header, name));
    await put(file);
  }
  async function start(): Promise<boolean> {
    part++;
    directory = [];
    written = 0;
    length = archiveLength([]);
    sink = await saving.open(part, nameOf(part));
    return sink !== undefined;
  }
  async function finish(): Promise<void> {
    const directoryAt = written;
    for (const entry of directory) await put(entry);
    await put(encodeEndRecord(directory.length, written - directoryAt, directoryAt));
    if (sink) onSaved({ name: sink.name, ...(await sink.finish()), bytes: written });
    sink = undefined;
  }
  return {
    name: () => sink?.name ?? "",
    start,
    finish,
    /** Adds all files to the same archive. */
    async add(files: readonly ArchivedFile[]): Promise<void> {
      if (directory.length > 0 && archiveLength(files, length) > saving.limit) {
        await finish();
        await start();
      }
      for (const file of files) await putFile(file);
    },
    abandon: async () => sink?.abandon(),
  };
}

const utf8Of = (text: string): Uint8Array => new TextEncoder().encode(text);

/** In bytes. Larger pieces would freeze the page. */
const PIECE = 1024 * 1024;

async function crcOf(file: Blob): Promise<number> {
  let crc = 0;
  for (let at = 0; at < file.size; at += PIECE)
    crc = tableCrc32(new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer()), crc);
  return crc;
}

const FIRST_YEAR = 1980;

/** MS-DOS time and date (APPNOTE, 4.4.6), in steps of two seconds. */
const stampOf = (now: Date) => ({
  time: (now.getHours() << 11) | (now.getMinutes() << 5) | (now.getSeconds() >> 1),
  date: (Math.max(0, now.getFullYear() - FIRST_YEAR) << 9) | ((now.getMonth() + 1) << 5) | now.getDate(),
});
