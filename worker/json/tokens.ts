export const NON_WHITESPACE_PATTERN = /[^\t\n\r ]/g;
// Negated sets avoid listing control characters, which look like mistakes in a pattern.
export const CONTROL_CHARACTER_PATTERN = /[^ -\uffff]/;
/** Ends a run of plain ASCII in a string. */
export const SPECIAL_CHARACTER_PATTERN = /[^ !#-[\]-\x7f]/g;
export const ASCII_CHARACTER_PATTERN = /[^\x80-\uffff]/g;

/** Returns the index of the first match of a global, single-character pattern from `at` on, or the text's length. */
export function seekMatch(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex - 1 : text.length;
}

/** Several times faster than `seekMatch`. */
export function seekCharacter(character: string, text: string, at: number): number {
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

/** Returns the first incomplete or invalid UTF-8 sequence, if any; `isCut` if it may continue beyond `end`. */
export function findIllFormedUtf8(
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

/** A number's next state, by kind of character (RFC 8259, section 6). */
const NUMBER = {
  nothing: { "-": "minus", "0": "zero", digit: "integer" },
  minus: { "0": "zero", digit: "integer" },
  zero: { ".": "point", e: "e" },
  integer: { "0": "integer", digit: "integer", ".": "point", e: "e" },
  point: { "0": "fraction", digit: "fraction" },
  fraction: { "0": "fraction", digit: "fraction", e: "e" },
  e: { "0": "exponent", digit: "exponent", "+": "sign", "-": "sign" },
  sign: { "0": "exponent", digit: "exponent" },
  exponent: { "0": "exponent", digit: "exponent" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
type Place = keyof typeof NUMBER;

const COMPLETE: readonly Place[] = ["zero", "integer", "fraction", "exponent"];

function follow(place: Place, character: string): Place | undefined {
  const kind = character >= "1" && character <= "9" ? "digit" : character.toLowerCase();
  const places: Readonly<Record<string, Place>> = NUMBER[place];
  return places[kind];
}

export class NumberScanner {
  #place: Place = "nothing";

  static startsWith(character: string): boolean {
    return follow("nothing", character) !== undefined;
  }

  get isComplete(): boolean {
    return COMPLETE.includes(this.#place);
  }

  /** Returns undefined if the character belongs to the number. */
  take(character: string): "ended" | "malformed" | undefined {
    const next = follow(this.#place, character);
    if (next === undefined) return this.isComplete ? "ended" : "malformed";
    this.#place = next;
    return undefined;
  }
}

/** Two-character escapes (RFC 8259, section 7). */
const SHORT: Readonly<Record<string, string>> = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};
const HEX_DIGITS = 4;
const NOT_HEX = /[^0-9a-fA-F]/;

export type EscapeResult = { character: string; end: number } | { malformedAt: number } | "cut";

/** Accepts lone surrogates. */
export function readEscape(text: string, at: number): EscapeResult {
  const kind = text[at + 1];
  if (kind === undefined) return "cut";
  if (kind !== "u") {
    const character = SHORT[kind];
    return character === undefined ? { malformedAt: at + 1 } : { character, end: at + 2 };
  }
  const digits = text.slice(at + 2, at + 2 + HEX_DIGITS);
  const wrong = digits.search(NOT_HEX);
  if (wrong >= 0) return { malformedAt: at + 2 + wrong };
  if (digits.length < HEX_DIGITS) return "cut";
  return { character: String.fromCharCode(Number.parseInt(digits, 16)), end: at + 2 + HEX_DIGITS };
}

/** Returns the raw length of the first `characters` characters of a valid JSON string. */
export function escapedLength(text: string, characters: number): number {
  let at = 0;
  for (let i = 0; i < characters; i++) {
    const escaped = text[at] === "\\" ? readEscape(text, at) : undefined;
    at = typeof escaped === "object" && "end" in escaped ? escaped.end : at + 1;
  }
  return at;
}
