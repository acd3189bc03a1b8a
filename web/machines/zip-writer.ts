import { ARCHIVE_LIMITS, writeEndRecord } from "../../shared/archive/archive.ts";
import {
  CENTRAL_HEADER,
  COMPRESSION_METHODS,
  END_RECORD,
  ENTRY_FLAGS,
  LOCAL_HEADER,
  writeRecord,
} from "../../shared/archive/records.ts";
import { tableCrc32 } from "../../shared/crc/crc32.ts";

export type WritePiece = (piece: Blob | Uint8Array<ArrayBuffer>) => Promise<void>;

const VERSION = 20;
const FIRST_YEAR = 1980;
/** In bytes, small enough to keep the page responsive. */
const PIECE = 1024 * 1024;

export interface ArchivedFile {
  readonly path: string;
  readonly file: Blob;
}

export const archiveLength = (files: readonly ArchivedFile[]): number =>
  files.reduce(
    (sum, { path, file }) =>
      sum + LOCAL_HEADER.length + CENTRAL_HEADER.length + 2 * utf8Of(path).length + file.size,
    END_RECORD.length,
  );

/** Stores entries uncompressed, with their sizes in local file headers and without Zip64. */
export class ZipWriter {
  readonly #write: WritePiece;
  readonly #limit: number;
  readonly #stamp = stampOf(new Date());
  readonly #directory: Uint8Array<ArrayBuffer>[] = [];
  #length = 0;
  #directoryLength = 0;

  constructor(write: WritePiece, limit: number) {
    this.#write = write;
    this.#limit = limit;
  }

  get isEmpty(): boolean {
    return this.#directory.length === 0;
  }

  fits(files: readonly ArchivedFile[]): boolean {
    return (
      this.#length + this.#directoryLength + archiveLength(files) <= this.#limit &&
      this.#directory.length + files.length <= ARCHIVE_LIMITS.entries
    );
  }

  async add({ path, file }: ArchivedFile): Promise<void> {
    if (!this.fits([{ path, file }])) throw new Error(`${path} no longer fits in the archive`);
    const name = utf8Of(path);
    const header = {
      version: VERSION,
      flags: name.length === path.length ? 0 : ENTRY_FLAGS.utf8,
      method: COMPRESSION_METHODS.stored,
      ...this.#stamp,
      crc32: await crcOf(file),
      compressed: file.size,
      size: file.size,
      pathLength: name.length,
    };
    const entry = writeRecord(
      CENTRAL_HEADER,
      { madeBy: VERSION, ...header, localHeaderAt: this.#length },
      name,
    );
    await this.#put(writeRecord(LOCAL_HEADER, header, name));
    await this.#put(file);
    this.#directory.push(entry);
    this.#directoryLength += entry.length;
  }

  async end(): Promise<void> {
    for (const entry of this.#directory) await this.#write(entry);
    await this.#write(writeEndRecord(this.#directory.length, this.#directoryLength, this.#length));
  }

  async #put(piece: Blob | Uint8Array<ArrayBuffer>): Promise<void> {
    await this.#write(piece);
    this.#length += piece instanceof Blob ? piece.size : piece.length;
  }
}

const utf8Of = (text: string): Uint8Array => new TextEncoder().encode(text);

async function crcOf(file: Blob): Promise<number> {
  let crc = 0;
  for (let at = 0; at < file.size; at += PIECE)
    crc = tableCrc32(new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer()), crc);
  return crc;
}

/** MS-DOS time and date (APPNOTE, 4.4.6), in steps of two seconds. */
const stampOf = (now: Date) => ({
  time: (now.getHours() << 11) | (now.getMinutes() << 5) | (now.getSeconds() >> 1),
  date: (Math.max(0, now.getFullYear() - FIRST_YEAR) << 9) | ((now.getMonth() + 1) << 5) | now.getDate(),
});
