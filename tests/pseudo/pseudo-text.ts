/* A language for tests: English with accents, about 40 % longer, in brackets. */

const LETTERS: Readonly<Record<string, string>> = {
  a: "åå",
  e: "éé",
  i: "îî",
  o: "öö",
  u: "ûû",
  A: "ÅÅ",
  E: "ÉÉ",
  I: "ÎÎ",
  O: "ÖÖ",
  U: "ÛÛ",
  c: "ç",
  C: "Ç",
  g: "ğ",
  l: "ł",
  n: "ñ",
  N: "Ñ",
  s: "š",
  S: "Š",
  t: "ţ",
  y: "ý",
  Y: "Ý",
  z: "ž",
  Z: "Ž",
};

/** Marks for `fillPlaceholders`, which stay. */
const PLACEHOLDER = /(\{\w+\})/;

const hasLetters = (text: string): boolean =>
  /\p{L}/u.test(text.replaceAll(new RegExp(PLACEHOLDER, "g"), ""));

const lengthened = (text: string): string =>
  text
    .split(PLACEHOLDER)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[a-z]/gi, (letter) => LETTERS[letter] ?? letter)))
    .join("");

/** A sentence from its parts: values stand between them. Without words of its own it stays. */
export const pseudoSentence = (parts: readonly string[]): readonly string[] =>
  parts.some(hasLetters)
    ? parts.map(
        (part, at) => `${at === 0 ? "[" : ""}${lengthened(part)}${at === parts.length - 1 ? "]" : ""}`,
      )
    : parts;

/** What is left of a text outside all brackets. */
export function outsideBrackets(text: string): string {
  let depth = 0;
  let left = "";
  for (const letter of text) {
    if (letter === "[") depth++;
    else if (letter === "]") depth--;
    else if (depth <= 0) left += letter;
  }
  return left;
}
