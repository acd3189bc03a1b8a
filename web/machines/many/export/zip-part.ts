import {
  CENTRAL_HEADER,
  END_RECORD,
  LOCAL_HEADER,
  METHODS,
  writeRecord,
} from "../../../../shared/archive/records.ts";
import { tableCrc32 } from "../../../../shared/crc/crc32.ts";

/*
 * The archive for people's computers: files as they are (method 0), with their CRC and sizes in the local header,
 * names in UTF-8, no Zip64. It is written file by file, so that no more than one needs to be in memory; the records
 * are those of the media package, whose dialect stays its own.
 */

/** Where an archive's bytes go, in order. */
export type WritePiece = (piece: Blob | Uint8Array<ArrayBuffer>) => Promise<void>;

/** What 32-bit offsets and 16-bit counts hold. */
export const MOST_BYTES = 0xffffffff;
const MOST_ENTRIES = 0xffff;
/** The name is in UTF-8 (APPNOTE, 4.4.4, bit 11); set only where it is not the same in any code. */
const UTF8 = 0x0800;
/** 2.0. */
const VERSION = 20;
/** MS-DOS dates begin there. */
const FIRST_YEAR = 1980;
/** A file's CRC is taken in pieces of no more, so that the page answers meanwhile. */
const PIECE = 1024 * 1024;

/** A file of an archive: its path has folders and name with `/` between. */
export interface PartFile {
  readonly path: string;
  readonly file: Blob;
}

/** Bytes of an archive that holds these files alone. */
export const archiveLength = (files: readonly PartFile[]): number =>
  files.reduce((sum, each) => sum + lengthOf(each), END_RECORD.length);

interface Written {
  readonly path: string;
  readonly header: Readonly<Record<string, number>>;
  readonly at: number;
}

/** An archive that is being written. */
export class ZipPart {
  readonly #write: WritePiece;
  readonly #limit: number;
  readonly #stamp: { readonly time: number; readonly date: number };
  readonly #written: Written[] = [];
  #length = 0;
  #directoryLength = 0;

  /** @param limit bytes of all of it, 4 GB less one at most */
  constructor(write: WritePiece, limit = MOST_BYTES, now = new Date()) {
    this.#write = write;
    this.#limit = Math.min(limit, MOST_BYTES);
    this.#stamp = stampOf(now);
  }

  get isEmpty(): boolean {
    return this.#written.length === 0;
  }

  /** Whether these files can be added; of one that is too large for any archive, never. */
  fits(files: readonly PartFile[]): boolean {
    return (
      this.#length + this.#directoryLength + archiveLength(files) <= this.#limit &&
      this.#written.length + files.length <= MOST_ENTRIES
    );
  }

  /** Adds a file. Rejects where it can't be read or written. */
  async add({ path, file }: PartFile): Promise<void> {
    if (!this.fits([{ path, file }])) throw new Error(`${path} does not fit the archive any more`);
    const name = utf8Of(path);
    const header = {
      version: VERSION,
      flags: name === path ? 0 : UTF8,
      method: METHODS.stored,
      ...this.#stamp,
      crc32: await crcOf(file),
      compressed: file.size,
      size: file.size,
      pathLength: name.length,
    };
    const at = this.#length;
    await this.#put(writeRecord(LOCAL_HEADER, header, name));
    await this.#put(file);
    this.#written.push({ path: name, header, at });
    this.#directoryLength += CENTRAL_HEADER.length + name.length;
  }

  /** Ends the archive. */
  async end(): Promise<void> {
    const directoryAt = this.#length;
    for (const { path, header, at } of this.#written)
      await this.#put(writeRecord(CENTRAL_HEADER, { madeBy: VERSION, ...header, localHeaderAt: at }, path));
    const entries = this.#written.length;
    const directoryLength = this.#length - directoryAt;
    await this.#put(
      writeRecord(END_RECORD, { entriesOnDisk: entries, entries, directoryLength, directoryAt }),
    );
  }

  async #put(piece: Blob | Uint8Array<ArrayBuffer>): Promise<void> {
    await this.#write(piece);
    this.#length += piece instanceof Blob ? piece.size : piece.length;
  }
}

/** A text whose characters are the bytes of another in UTF-8. */
const utf8Of = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

/** What a file takes of an archive, its records included. */
const lengthOf = ({ path, file }: PartFile): number =>
  LOCAL_HEADER.length + CENTRAL_HEADER.length + 2 * utf8Of(path).length + file.size;

async function crcOf(file: Blob): Promise<number> {
  let crc = 0;
  for (let at = 0; at < file.size; at += PIECE)
    crc = tableCrc32(new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer()), crc);
  return crc;
}

/** MS-DOS time and date (4.4.6), local, in steps of two seconds. */
const stampOf = (now: Date) => ({
  time: (now.getHours() << 11) | (now.getMinutes() << 5) | (now.getSeconds() >> 1),
  date: (Math.max(0, now.getFullYear() - FIRST_YEAR) << 9) | ((now.getMonth() + 1) << 5) | now.getDate(),
});
