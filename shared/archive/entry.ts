/** DEFLATE data as it stands in the archive, in pieces that are handed out once. */
export interface Deflated {
  /** Bytes of all pieces. */
  readonly length: number;
  chunks(): Iterable<Uint8Array>;
}

/** One file of an archive. */
export interface ArchiveEntry {
  /** Folders and name with `/` between, printable ASCII. */
  readonly path: string;
  /** Of the file before compression. */
  readonly crc32: number;
  /** Bytes before compression. */
  readonly size: number;
  readonly content: Deflated;
}

/** An entry whose data the caller has compressed (raw DEFLATE, no zlib header). */
export const deflatedEntry = (
  path: string,
  file: { readonly crc32: number; readonly size: number; readonly deflated: Uint8Array },
): ArchiveEntry => ({
  path,
  crc32: file.crc32,
  size: file.size,
  content: { length: file.deflated.length, chunks: () => [file.deflated] },
});
