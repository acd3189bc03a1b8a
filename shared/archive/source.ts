import { ENTRY_FLAGS } from "./records.ts";

export interface ArchiveSource {
  readonly length: number;
  /** Rejects if the file can't be read. */
  read(start: number, end: number): Promise<Uint8Array>;
}

export const createBytesSource = (bytes: Uint8Array): ArchiveSource => ({
  length: bytes.length,
  read: async (start, end) => bytes.subarray(start, end),
});

/** In bytes, except for `entries`. */
export interface ArchiveReadLimits {
  readonly entries: number;
  readonly entryBytes: number;
  readonly bytes: number;
}

/** Found before any entry is inflated. */
export type ArchiveFault =
  | "not-zip"
  /** The file starts like a ZIP but has no end record. */
  | "cut-off"
  | "split"
  /** The directory is malformed, or does not match the end record. */
  | "damaged-directory"
  | "too-many-entries"
  | "too-large"
  /** Entries share data, as only zip bombs do. */
  | "overlapping";

export type EntryFault =
  | "encrypted"
  /** Neither stored nor deflated, or patch data. */
  | "method"
  | "too-large"
  /** The local header is missing, or its path differs from the directory's. */
  | "header"
  | "duplicate"
  /** Empty, or could lead out of the target folder. */
  | "unsafe-path"
  /** The data does not inflate to the stated length. */
  | "data"
  | "crc";

/** Features that some old programs can't handle. */
export type ArchiveTrait =
  | "descriptor"
  | "zip64"
  | "extra-fields"
  | "folders"
  | "comment"
  /** A local header states another size, checksum, method or flag than the directory. */
  | "headers-differ"
  | "junk-before"
  | "junk-after"
  /** An entry needs a later version of ZIP than 2.0. */
  | "version"
  | "names-beyond-ascii"
  | "backslashes"
  | "dot-slash";

export interface ArchiveDirectoryEntry {
  /** Separated by `/`, without a leading `./`. It may be unsafe (`isSafePath`). */
  readonly path: string;
  /** In bytes, uncompressed. */
  readonly size: number;
  readonly compressedSize: number;
  readonly crc32: number;
  /** APPNOTE 4.4.5. */
  readonly method: number;
  /** Offset in the source; 0 if the local header is unusable. */
  readonly dataAt: number;
  readonly fault: EntryFault | undefined;
}

export interface ArchiveDirectory {
  readonly entries: readonly ArchiveDirectoryEntry[];
  readonly traits: ReadonlySet<ArchiveTrait>;
}

export type ArchiveDirectoryResult =
  | { readonly ok: true; readonly directory: ArchiveDirectory }
  | {
      readonly ok: false;
      readonly fault: ArchiveFault;
      /** The complete entries of a cut-off archive. */
      readonly rest?: ArchiveDirectory;
    };

/** The upper half of code page 437, which old programs use (APPNOTE, appendix D). */
const UPPER =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ";

const HALF = 0x80;

/** Decodes code page 437, unless the UTF-8 flag is set or the bytes are valid UTF-8. */
export function decodePath(bytes: Uint8Array, flags: number): string {
  try {
    return new TextDecoder("utf-8", { fatal: (flags & ENTRY_FLAGS.utf8) === 0, ignoreBOM: true }).decode(
      bytes,
    );
  } catch {
    return Array.from(bytes, (byte) =>
      byte < HALF ? String.fromCharCode(byte) : UPPER.charAt(byte - HALF),
    ).join("");
  }
}

/** Keeps a path that is only `./`. */
export const normalizePath = (path: string): string =>
  path.replaceAll("\\", "/").replace(/^(\.\/)+(?=.)/, "");

/** Whether a path stays inside the folder it is unpacked into, on any system. */
export const isSafePath = (path: string): boolean =>
  path !== "" && !/^[/\\]|^[a-z]:|\0/i.test(path) && !path.split(/[/\\]/).includes("..");

/** Whether a file is hidden or was added by macOS or Windows. Paths with ".." don't count. */
export const isSystemFile = (path: string): boolean =>
  /(^|\/)(__MACOSX(\/|$)|\.(?!\.)|(Thumbs\.db|desktop\.ini|ehthumbs\.db)$)/i.test(path);
