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

/** The upper half of code page 437, the encoding of old programs (APPNOTE, appendix D). */
const UPPER =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ";

const HALF = 0x80;

/** Decodes as UTF-8 if the flag is set or the bytes are valid UTF-8, and otherwise as code page 437. */
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

/** Some packers write `./icons/a.png`, or backslashes. A path that is only `./` stays. */
export const normalizePath = (path: string): string =>
  path.replaceAll("\\", "/").replace(/^(\.\/)+(?=.)/, "");

/** Whether a path stays inside the folder it is unpacked into, on any system. */
export const isSafePath = (path: string): boolean =>
  path !== "" && !/^[/\\]|^[a-z]:|\0/i.test(path) && !path.split(/[/\\]/).includes("..");

/** Whether macOS or Windows added a file or folder. Paths with ".." don't count. */
export const isSystemFile = (path: string): boolean =>
  /(^|\/)(__MACOSX(\/|$)|\.(?!\.)|(Thumbs\.db|desktop\.ini|ehthumbs\.db)$)/i.test(path);
