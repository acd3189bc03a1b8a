import { FLAGS } from "./records.ts";

/** The upper half of code page 437, in which old programs wrote names (APPNOTE, appendix D). */
const UPPER =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ";

const HALF = 0x80;

/** The path of an entry: UTF-8 where it says so or can be read so, else code page 437. */
export function decodePath(bytes: Uint8Array, flags: number): string {
  try {
    return new TextDecoder("utf-8", { fatal: (flags & FLAGS.utf8) === 0, ignoreBOM: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) =>
      byte < HALF ? String.fromCharCode(byte) : UPPER.charAt(byte - HALF),
    ).join("");
  }
}

/** Whether a path stays in the folder that it is unpacked in, on any system. */
export const isSafePath = (path: string): boolean =>
  path !== "" && !/^[/\\]|^[a-z]:|\0/i.test(path) && !path.split(/[/\\]/).includes("..");
