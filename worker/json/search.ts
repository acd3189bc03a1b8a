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

/** Searches once for each occurrence of a character. */
export class NextIndexFinder {
  readonly #character: string;
  readonly #text: string;
  #place = -1;

  constructor(character: string, text: string) {
    this.#character = character;
    this.#text = text;
  }

  /** Returns the next index, or the text's length. `at` must never decrease. */
  from(at: number): number {
    if (this.#place < at) {
      const place = this.#text.indexOf(this.#character, at);
      this.#place = place < 0 ? this.#text.length : place;
    }
    return this.#place;
  }
}

const CONTINUATION = 0b10;
const isContinuation = (byte: number | undefined): boolean =>
  byte !== undefined && byte >>> 6 === CONTINUATION;

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

/** Returns the end of the whole UTF-8 sequences; `isCut` if a valid one may continue beyond `end`. */
export function findWholeUtf8End(
  bytes: Uint8Array,
  start: number,
  end: number,
): { end: number; isCut: boolean } {
  let at = start;
  while (at < end) {
    const [length, least, most] = sequence(bytes[at] as number) ?? [0, 0, 0];
    if (length === 0) return { end: at, isCut: false };
    for (let i = 1; i < length; i++) {
      if (at + i === end) return { end: at, isCut: true };
      const byte = bytes[at + i] as number;
      if (i === 1 ? byte < least || byte > most : !isContinuation(byte)) return { end: at, isCut: false };
    }
    at += length;
  }
  return { end: at, isCut: false };
}
