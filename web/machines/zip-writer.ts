import {
  CENTRAL_HEADER,
  END_RECORD,
  LOCAL_HEADER,
  METHODS,
  writeRecord,
} from "../../shared/archive/records.ts";
import { tableCrc32 } from "../../shared/crc/crc32.ts";

/** ZIP archives, written file by file: stored entries with sizes in the local header, no Zip64. */

export type WritePiece = (piece: Blob | Uint8Array<ArrayBuffer>) => Promise<void>;

export const MAX_ARCHIVE_BYTES = 0xffffffff;
const MAX_ENTRIES = 0xffff;
/** Marks a name as UTF-8 (APPNOTE, 4.4.4, bit 11), unless it is ASCII. */
const UTF8 = 0x0800;
/** ZIP 2.0. */
const VERSION = 20;
/** The first year of MS-DOS dates. */
const FIRST_YEAR = 1980;
/** The page stays responsive between pieces. */
const PIECE = 1024 * 1024;

export interface ArchivedFile {
  readonly path: string;
  readonly file: Blob;
}

export const archiveLength = (files: readonly ArchivedFile[]): number =>
  files.reduce((sum, each) => sum + lengthOf(each), END_RECORD.length);

interface Written {
  readonly path: string;
  readonly header: Readonly<Record<string, number>>;
  readonly at: number;
}

export class ZipWriter {
  readonly #write: WritePiece;
  readonly #limit: number;
  readonly #stamp: { readonly time: number; readonly date: number };
  readonly #written: Written[] = [];
  #length = 0;
  #directoryLength = 0;

  /** @param limit maximum bytes of the archive */
  constructor(write: WritePiece, limit = MAX_ARCHIVE_BYTES, now = new Date()) {
    this.#write = write;
    this.#limit = Math.min(limit, MAX_ARCHIVE_BYTES);
    this.#stamp = stampOf(now);
  }

  get isEmpty(): boolean {
    return this.#written.length === 0;
  }

  fits(files: readonly ArchivedFile[]): boolean {
    return (
      this.#length + this.#directoryLength + archiveLength(files) <= this.#limit &&
      this.#written.length + files.length <= MAX_ENTRIES
    );
  }

  async add({ path, file }: ArchivedFile): Promise<void> {
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

/** Returns a string whose characters are the UTF-8 bytes of a text. */
const utf8Of = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

const lengthOf = ({ path, file }: ArchivedFile): number =>
  LOCAL_HEADER.length + CENTRAL_HEADER.length + 2 * utf8Of(path).length + file.size;

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
