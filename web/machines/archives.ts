import { type Delivery, deliver } from "../files/deliver.ts";
import { type ArchivedFile, MAX_ARCHIVE_BYTES, type WritePiece, ZipWriter } from "./zip-writer.ts";

/** A file that an archive is written to. */
export interface ArchiveSink {
  readonly write: WritePiece;
  finish(): Promise<SavedArchive>;
  /** Leaves nothing behind, and what was there before as it was. */
  abandon(): Promise<void>;
}

export interface SavedArchive {
  readonly name: string;
  readonly bytes: number;
  /** Present if the browser saved it as a download. */
  readonly delivery?: Delivery;
}

/** How archives are saved. */
export interface Saving {
  /** Bytes of one archive at most. */
  readonly limit: number;
  /** Opens the file of an archive, counted from 1; undefined if the visitor wants none. */
  open(part: number, name: string): Promise<ArchiveSink | undefined>;
}

/** Bytes that a browser may have to keep in memory until a download is saved. */
export const MAX_DOWNLOAD_BYTES = 1_000_000_000;
const ZIP = "application/zip";

interface FileHandle {
  readonly name: string;
  getFile(): Promise<{ readonly size: number }>;
  createWritable(): Promise<{
    write(piece: Blob | Uint8Array<ArrayBuffer>): Promise<void>;
    close(): Promise<void>;
    abort(): Promise<void>;
  }>;
  /** Not in every browser. */
  remove?(): Promise<void>;
}

type Picker = (options: {
  suggestedName: string;
  types: readonly { accept: Record<string, readonly string[]> }[];
}) => Promise<FileHandle>;

/** The File System Access API's chooser, which TypeScript's library does not know. */
const picker = (): Picker | undefined =>
  (globalThis as unknown as { showSaveFilePicker?: Picker }).showSaveFilePicker?.bind(globalThis);

/** Whether the browser writes a file to the disk while it is made. */
export const streamsToDisk = (): boolean => picker() !== undefined;

/**
 * The best way to save archives in this browser.
 *
 * @param ask waits for the press that each further file needs before the browser asks where it goes
 */
export function savingHere(ask: (part: number) => Promise<void>): Saving {
  const pick = picker();
  return pick ? toDisk(pick, ask) : DOWNLOADS;
}

const toDisk = (pick: Picker, ask: (part: number) => Promise<void>): Saving => ({
  limit: MAX_ARCHIVE_BYTES,
  async open(part, name) {
    if (part > 1) await ask(part);
    let handle: FileHandle;
    try {
      handle = await pick({ suggestedName: name, types: [{ accept: { [ZIP]: [".zip"] } }] });
    } catch (fault) {
      if (!(fault instanceof DOMException && fault.name === "AbortError")) throw fault;
      // Archives were saved already, so a chooser that was closed by mistake is offered again.
      return part > 1 ? this.open(part, name) : undefined;
    }
    // The chooser makes an empty file for a new name. One that holds something is replaced by `close` alone.
    const isEmpty = await handle.getFile().then(
      ({ size }) => size === 0,
      () => false,
    );
    const removeEmpty = async () => isEmpty && (await handle.remove?.().catch(() => {}));
    const file = await handle.createWritable().catch(async (fault) => {
      await removeEmpty();
      throw fault;
    });
    let bytes = 0;
    return {
      async write(piece) {
        await file.write(piece);
        bytes += piece instanceof Blob ? piece.size : piece.length;
      },
      async finish() {
        await file.close();
        return { name: handle.name, bytes };
      },
      async abandon() {
        await file.abort().catch(() => {});
        await removeEmpty();
      },
    };
  },
});

const DOWNLOADS: Saving = {
  limit: MAX_DOWNLOAD_BYTES,
  async open(_, name) {
    // Blobs, which a browser may put on the disk, unlike bytes.
    const pieces: Blob[] = [];
    return {
      async write(piece) {
        pieces.push(piece instanceof Blob ? piece : new Blob([piece]));
      },
      async finish() {
        const delivery = deliver(new Blob(pieces, { type: ZIP }), name);
        return { name, bytes: delivery.bytes, delivery };
      },
      async abandon() {},
    };
  },
};

/** The archives of one export, one after the other. */
export function openArchives(
  saving: Saving,
  nameOf: (part: number) => string,
  onSaved: (archive: SavedArchive) => void,
) {
  let current: { readonly sink: ArchiveSink; readonly zip: ZipWriter } | undefined;
  let part = 0;
  const name = () => nameOf(part);
  /** Opens the next one; false if the visitor wants none. */
  async function start(): Promise<boolean> {
    part++;
    const sink = await saving.open(part, name());
    current = sink && { sink, zip: new ZipWriter(sink.write, saving.limit) };
    return sink !== undefined;
  }
  async function finish(): Promise<void> {
    await current?.zip.end();
    if (current) onSaved(await current.sink.finish());
    current = undefined;
  }
  return {
    name,
    start,
    finish,
    /** Adds files that belong together, in the next archive if this one has no room for all of them. */
    async add(files: readonly ArchivedFile[]): Promise<void> {
      if (current && !current.zip.isEmpty && !current.zip.fits(files)) {
        await finish();
        if (!(await start())) throw new DOMException("no file was chosen", "AbortError");
      }
      for (const file of files) await current?.zip.add(file);
    },
    abandon: async () => current?.sink.abandon(),
  };
}
