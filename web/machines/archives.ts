import { ARCHIVE_LIMITS } from "../../shared/archive/archive.ts";
import { type Delivery, deliverFile } from "../files/deliver.ts";
import { type ArchivedFile, type WritePiece, ZipWriter } from "./zip-writer.ts";

export interface ArchiveSink {
  readonly write: WritePiece;
  finish(): Promise<SavedArchive>;
  /** Discards everything written, and the file if it was empty. */
  abandon(): Promise<void>;
}

export interface SavedArchive {
  readonly name: string;
  readonly bytes: number;
  readonly delivery?: Delivery;
}

export interface ArchiveDestination {
  /** The maximum bytes per archive. */
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
}) => Promise<FileSystemFileHandle & { remove?(): Promise<void> }>;

/** TypeScript's DOM library lacks `showSaveFilePicker`. */
const picker = (): Picker | undefined =>
  (globalThis as unknown as { showSaveFilePicker?: Picker }).showSaveFilePicker?.bind(globalThis);

export const canStreamToDisk = (): boolean => picker() !== undefined;

/** Streams to disk if the browser can, which requires a click (`ask`) before each further file. */
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

const DOWNLOADS: ArchiveDestination = {
  limit: MAX_DOWNLOAD_BYTES,
  async open(_, name) {
    // Browsers can move Blobs to disk, but not byte arrays.
    const pieces: Blob[] = [];
    return {
      async write(piece) {
        pieces.push(piece instanceof Blob ? piece : new Blob([piece]));
      },
      async finish() {
        const delivery = deliverFile(new Blob(pieces, { type: ZIP }), name);
        return { name, bytes: delivery.bytes, delivery };
      },
      async abandon() {},
    };
  },
};

export function createArchiveSeries(
  saving: ArchiveDestination,
  nameOf: (part: number) => string,
  onSaved: (archive: SavedArchive) => void,
) {
  let current: { readonly sink: ArchiveSink; readonly zip: ZipWriter } | undefined;
  let part = 0;
  const name = () => nameOf(part);
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
    /** Never splits the files of one call between archives. */
    async add(files: readonly ArchivedFile[]): Promise<void> {
      if (current && !current.zip.isEmpty && !current.zip.fits(files)) {
        await finish();
        await start();
      }
      for (const file of files) await current?.zip.add(file);
    },
    abandon: async () => current?.sink.abandon(),
  };
}
