/** Bytes of an archive that are read where they are needed: a file's slices, or bytes in memory. */
export interface ArchiveSource {
  readonly length: number;
  /** The bytes from `start` to `end`, both within the length. Rejects where the file can't be read. */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** An archive that is in memory already; nothing of it is copied. */
export const bytesSource = (bytes: Uint8Array): ArchiveSource => ({
  length: bytes.length,
  read: async (start, end) => bytes.subarray(start, end),
});
