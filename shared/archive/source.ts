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

/** The upper half of code page 437, which old programs use (APPNOTE, appendix D). */
const UPPER =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ";

const HALF = 0x80;

/** Decodes code page 437, unless the flag is set or the bytes are valid UTF-8. */
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

/** A path that is only `./` stays. */
export const normalizePath = (path: string): string =>
  path.replaceAll("\\", "/").replace(/^(\.\/)+(?=.)/, "");

/** Whether a path stays inside the folder it is unpacked into, on any system. */
export const isSafePath = (path: string): boolean =>
  path !== "" && !/^[/\\]|^[a-z]:|\0/i.test(path) && !path.split(/[/\\]/).includes("..");

/** Whether macOS or Windows added a file. Paths with ".." don't count. */
export const isSystemFile = (path: string): boolean =>
  /(^|\/)(__MACOSX(\/|$)|\.(?!\.)|(Thumbs\.db|desktop\.ini|ehthumbs\.db)$)/i.test(path);
