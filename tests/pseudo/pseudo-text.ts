/* A language for tests: English with accents, about 40 % longer, in brackets. */

const zip = (from: string, to: string) =>
  [...from].map((letter, at): readonly [string, string] => [letter, to.charAt(at)]);

/** Of each letter, the one that takes its place; vowels come twice. */
const LETTERS = new Map([
  ...zip("aeiouAEIOU", "åéîöûÅÉÎÖÛ").map(([from, to]) => [from, to + to] as const),
  ...zip("cCglnNsStyYzZ", "çÇğłñÑšŠţýÝžŽ"),
]);

/** Marks for `fillPlaceholders`, which stay. */
const PLACEHOLDER = /(\{\w+\})/;

const hasLetters = (text: string): boolean =>
  /\p{L}/u.test(text.replaceAll(new RegExp(PLACEHOLDER, "g"), ""));

const lengthened = (text: string): string =>
  text
    .split(PLACEHOLDER)
    .map((part, at) =>
      at % 2 === 1 ? part : part.replace(/[a-z]/gi, (letter) => LETTERS.get(letter) ?? letter),
    )
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
