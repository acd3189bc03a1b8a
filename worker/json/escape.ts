/** The escapes of two characters (RFC 8259, section 7). */
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

/** What an escape stands for and where it ends; that it is cut off; or where it is none. */
export type Escape = { character: string; end: number } | { malformedAt: number } | "cut";

/** Reads the escape whose backslash is at that place. Half a surrogate pair is a character too. */
export function readEscape(text: string, at: number): Escape {
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

/** How much of a text stands for that many characters, its escapes being well-formed as far as that. */
export function escapedLength(text: string, characters: number): number {
  let at = 0;
  for (let i = 0; i < characters; i++) {
    const escaped = text[at] === "\\" ? readEscape(text, at) : undefined;
    at = typeof escaped === "object" && "end" in escaped ? escaped.end : at + 1;
  }
  return at;
}
