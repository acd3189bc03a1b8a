/** A table's text, and how it was written. */
export interface TableText {
  readonly text: string;
  /** `windows` is a guess: the bytes say nothing of themselves and are no UTF-8. */
  readonly encoding: "utf-8" | "utf-16" | "windows";
}

/** Bytes of a file of text: far over what a table of machines takes. */
export const MAX_CSV_BYTES = 2_000_000;

/**
 * The text of a CSV file's bytes, without its mark: UTF-8; UTF-16 with a mark, as spreadsheets save "Unicode text";
 * else Windows-1252, as they save plain "CSV" in western Europe.
 */
export function decodeTable(bytes: Uint8Array): TableText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: decode("utf-16le", bytes), encoding: "utf-16" };
  if (first === 0xfe && second === 0xff) return { text: decode("utf-16be", bytes), encoding: "utf-16" };
  try {
    return { text: decode("utf-8", bytes, true), encoding: "utf-8" };
  } catch {
    return { text: decode("windows-1252", bytes), encoding: "windows" };
  }
}

/** A decoder leaves the mark out by itself. */
function decode(
  encoding: ConstructorParameters<typeof TextDecoder>[0],
  bytes: Uint8Array,
  fatal = false,
): string {
  return new TextDecoder(encoding, { fatal }).decode(bytes);
}
