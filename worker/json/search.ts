export const NOT_WHITE_SPACE = /[^\t\n\r ]/g;
// The others are written as what they leave out, since control characters look like a mistake.
export const CONTROL = /[^ -\uffff]/;
/** What ends a run of plain ASCII in a string: a quote, a backslash, a control character or another script. */
export const SPECIAL = /[^ !#-[\]-\x7f]/g;
export const ASCII = /[^\x80-\uffff]/g;

/** Where a global pattern first matches from `at` on; the text's length where it does not. */
export function find(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex - 1 : text.length;
}

/** Where a character next stands in a text. It is looked for once, however often others stand before it. */
export class NextPlace {
  readonly #character: string;
  readonly #text: string;
  #place = -1;

  constructor(character: string, text: string) {
    this.#character = character;
    this.#text = text;
  }

  /** Its first place from `at` on, which never goes back; the text's length if there is none. */
  from(at: number): number {
    if (this.#place < at) {
      const place = this.#text.indexOf(this.#character, at);
      this.#place = place < 0 ? this.#text.length : place;
    }
    return this.#place;
  }
}
