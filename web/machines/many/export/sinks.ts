import { type Delivery, deliver } from "../../../files/download/deliver.ts";
import { MOST_BYTES, type WritePiece } from "./zip-part.ts";

/** One archive on its way to the visitor. */
export interface PartSink {
  readonly write: WritePiece;
  /** Ends the file; what is then to be shown of it. */
  finish(): Promise<SavedPart>;
  /** Leaves nothing behind, and what was there before as it was. */
  abandon(): Promise<void>;
}

/** An archive that was saved. */
export interface SavedPart {
  readonly name: string;
  readonly bytes: number;
  /** Where the browser saved it as a download: a link to save it again, and to share it. */
  readonly delivery?: Delivery;
}

/** How archives are saved. */
export interface Saving {
  /** Bytes of one archive at most. */
  readonly limit: number;
  /** Opens the file of a part, from 1; undefined where the visitor wants none. */
  open(part: number, name: string): Promise<PartSink | undefined>;
}

/** As much as a browser may have to keep in its memory until it is saved. */
export const MOST_IN_MEMORY = 1_000_000_000;
const ZIP = "application/zip";

interface FileHandle {
  readonly name: string;
  getFile(): Promise<{ readonly size: number }>;
  createWritable(): Promise<{
    write(piece: Blob | Uint8Array<ArrayBuffer>): Promise<void>;
    close(): Promise<void>;
    abort(): Promise<void>;
  }>;
  /** Not everywhere. */
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

/** Straight to files that the visitor chooses; each needs a press of its own, which `ask` waits for from the second on. */
const toDisk = (pick: Picker, ask: (part: number) => Promise<void>): Saving => ({
  limit: MOST_BYTES,
  async open(part, name) {
    if (part > 1) await ask(part);
    let handle: FileHandle;
    try {
      handle = await pick({ suggestedName: name, types: [{ accept: { [ZIP]: [".zip"] } }] });
    } catch (fault) {
      if (!(fault instanceof DOMException && fault.name === "AbortError")) throw fault;
      // What is made so far goes on, so that a chooser that was closed by mistake is offered again.
      return part > 1 ? this.open(part, name) : undefined;
    }
    // The chooser makes an empty file for a new name. What holds something is replaced by `close` alone.
    const isEmpty = await handle.getFile().then(
      ({ size }) => size === 0,
      () => false,
    );
    const leave = async () => isEmpty && (await handle.remove?.().catch(() => {}));
    const file = await handle.createWritable().catch(async (fault) => {
      await leave();
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
        await leave();
      },
    };
  },
});

/** As downloads: the browser keeps each archive until it is whole. */
const toDownloads: Saving = {
  limit: MOST_IN_MEMORY,
  async open(_, name) {
    // Blobs, which a browser may put on the disk, and not bytes, which it may not.
    let pieces: Blob[] = [];
    return {
      async write(piece) {
        pieces.push(piece instanceof Blob ? piece : new Blob([piece]));
      },
      async finish() {
        const delivery = deliver(new Blob(pieces, { type: ZIP }), name);
        pieces = [];
        return { name, bytes: delivery.bytes, delivery };
      },
      async abandon() {
        pieces = [];
      },
    };
  },
};

/** The best way that this browser has. */
export function savingHere(ask: (part: number) => Promise<void>): Saving {
  const pick = picker();
  return pick ? toDisk(pick, ask) : toDownloads;
}
