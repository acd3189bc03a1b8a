/** What an archive may be, so that reading one has bounds whatever it says. Of bytes, but for the entries. */
export interface ReadLimits {
  readonly entries: number;
  /** Of one entry, inflated. A larger one has a fault, and is not inflated. */
  readonly entryBytes: number;
  /** Of all entries that may be inflated together. */
  readonly bytes: number;
}

/** Why an archive is not read: known before anything is inflated. */
export type ArchiveFault =
  /** No ZIP at all. */
  | "not-zip"
  /** It begins as one and has no end. */
  | "cut-off"
  /** One part of several. */
  | "split"
  /** Its directory is no list of what is in it. */
  | "damaged-directory"
  | "too-many-entries"
  /** It says that it inflates to more than the limit. */
  | "too-large"
  /** Two entries share bytes, as only bombs do. */
  | "overlapping";

/** Why one entry can't be had. */
export type EntryFault =
  | "encrypted"
  /** Compressed in a way other than DEFLATE. */
  | "method"
  | "too-large"
  /** Its own header is missing, or names another file than the directory does. */
  | "header"
  /** It has the path of an entry before it. */
  | "duplicate"
  /** Its path climbs out of the folder that it is unpacked in. */
  | "unsafe-path"
  /** It does not inflate to the length that it says. */
  | "data"
  /** Its bytes are not those that it was made of. */
  | "crc";

/** What an archive or an entry has beyond the most conservative dialect: some old readers refuse it. */
export type Trait =
  /** Sizes and CRC follow the data; the header before it has none. */
  | "descriptor"
  | "zip64"
  | "extra-fields"
  /** Entries that are folders. */
  | "folders"
  | "comment"
  | "junk-before"
  | "junk-after"
  /** Made for readers later than 2.0. */
  | "version"
  /** Names in UTF-8, or beyond ASCII in some other coding. */
  | "names-beyond-ascii"
  /** Folders are divided by "\". */
  | "backslashes";

/** An entry as the directory lists it. Folders are none. */
export interface FoundEntry {
  /** Folders and name, "/" between, as they were decoded; nothing about it is safe. */
  readonly path: string;
  /** Bytes, inflated. */
  readonly size: number;
  /** Bytes in the archive. */
  readonly compressed: number;
  readonly crc32: number;
  /** How it is compressed (APPNOTE 4.4.5). */
  readonly method: number;
  /** Where its data begins in the source; 0 where its header is missing. */
  readonly dataAt: number;
  /** Known before it is inflated. */
  readonly fault: EntryFault | undefined;
}

/** What an archive holds. */
export interface Directory {
  /** In the directory's order. */
  readonly entries: readonly FoundEntry[];
  readonly traits: ReadonlySet<Trait>;
}

export type DirectoryResult =
  | { readonly ok: true; readonly directory: Directory }
  | {
      readonly ok: false;
      readonly fault: ArchiveFault;
      /** Of an archive that was cut off, what is whole before the cut. */
      readonly rest?: Directory;
    };
