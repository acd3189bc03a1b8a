/** Numbers of bytes, except for `entries`. */
export interface ReadLimits {
  readonly entries: number;
  /** Larger entries get a fault. */
  readonly entryBytes: number;
  /** Of all inflated entries. */
  readonly bytes: number;
}

/** Known before anything is inflated. */
export type ArchiveFault =
  | "not-zip"
  /** It begins as a ZIP file but has no end. */
  | "cut-off"
  /** It is one part of several. */
  | "split"
  /** Its directory can't be read or does not match its entries. */
  | "damaged-directory"
  | "too-many-entries"
  /** It would inflate to more than the limit. */
  | "too-large"
  /** Entries overlap, as they do in zip bombs only. */
  | "overlapping";

export type EntryFault =
  | "encrypted"
  /** It is neither stored nor deflated. */
  | "method"
  | "too-large"
  /** Its local header is missing or has another path than the directory. */
  | "header"
  /** An earlier entry has the same path. */
  | "duplicate"
  /** Its path leads out of the folder that it is unpacked into. */
  | "unsafe-path"
  /** It does not inflate to the stated length. */
  | "data"
  | "crc";

/** What an archive uses beyond the most conservative dialect. Some old readers refuse it. */
export type Trait =
  /** Sizes and CRC follow the data. */
  | "descriptor"
  | "zip64"
  | "extra-fields"
  /** There are entries for folders. */
  | "folders"
  | "comment"
  | "junk-before"
  | "junk-after"
  /** It asks for a version later than 2.0. */
  | "version"
  | "names-beyond-ascii"
  /** Folders are separated by backslashes. */
  | "backslashes";

export interface FoundEntry {
  /** Decoded, with `/` between folders and name. It may be unsafe. */
  readonly path: string;
  /** Inflated bytes. */
  readonly size: number;
  readonly compressed: number;
  readonly crc32: number;
  /** The compression method (APPNOTE 4.4.5). */
  readonly method: number;
  /** Offset of its data in the source; 0 if its local header is missing. */
  readonly dataAt: number;
  /** Known before it is inflated. */
  readonly fault: EntryFault | undefined;
}

export interface Directory {
  readonly entries: readonly FoundEntry[];
  readonly traits: ReadonlySet<Trait>;
}

export type DirectoryResult =
  | { readonly ok: true; readonly directory: Directory }
  | {
      readonly ok: false;
      readonly fault: ArchiveFault;
      /** What is complete of an archive that was cut off. */
      readonly rest?: Directory;
    };
