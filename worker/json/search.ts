export const NOT_WHITE_SPACE = /[^\t\n\r ]/g;
// Negated sets avoid listing control characters, which look like mistakes in a pattern.
export const CONTROL_CHARACTER = /[^ -\uffff]/;
/** Ends a run of plain ASCII in a string. */
export const SPECIAL_CHARACTER = /[^ !#-[\]-\x7f]/g;
export const ASCII_RUN = /[^\x80-\uffff]/g;

/** Returns the index of a global, single-character pattern from `at` on, or the text's length. */
export function findMatch(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex - 1 : text.length;
}

/** Several times faster than `findMatch`. */
export function findCharacter(character: string, text: string, at: number): number {
  const place = text.indexOf(character, at);
  return place < 0 ? text.length : place;
}

const CONTINUATION = 0b10;
const isContinuation = (byte: number): boolean => byte >>> 6 === CONTINUATION;

/** Returns the length of a lead byte's sequence and the range of the second byte (Unicode, table 3-7). */
function sequence(lead: number): [length: number, least: number, most: number] | undefined {
  if (lead >= 0xc2 && lead <= 0xdf) return [2, 0x80, 0xbf];
  if (lead === 0xe0) return [3, 0xa0, 0xbf];
  if (lead === 0xed) return [3, 0x80, 0x9f];
  if (lead >= 0xe1 && lead <= 0xef) return [3, 0x80, 0xbf];
  if (lead === 0xf0) return [4, 0x90, 0xbf];
  if (lead >= 0xf1 && lead <= 0xf3) return [4, 0x80, 0xbf];
  if (lead === 0xf4) return [4, 0x80, 0x8f];
  return undefined;
}

/** Returns the first UTF-8 sequence that is not whole, if any; `isCut` if it may continue beyond `end`. */
export function findPartialUtf8(
  bytes: Uint8Array,
  start: number,
  end: number,
): { at: number; isCut: boolean } | undefined {
  for (let at = start; at < end; ) {
    const lead = sequence(bytes[at] as number);
    if (lead === undefined) return { at, isCut: false };
    const [length, least, most] = lead;
    for (let i = 1; i < length; i++) {
      if (at + i === end) return { at, isCut: true };
      const byte = bytes[at + i] as number;
      if (i === 1 ? byte < least || byte > most : !isContinuation(byte)) return { at, isCut: false };
    }
    at += length;
  }
  return undefined;
}
