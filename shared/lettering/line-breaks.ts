/** A run that stays on one line, and the glue before the next one. */
export interface Piece {
  readonly text: string;
  readonly glue: string;
}

/** Scripts that break between words without a space. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** May not begin a line: closing marks, small kana and the long vowel mark. */
const CLINGS = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u;
const AFTER = /[-\u2010\u2013\u2014/]$/;

/** Splits a text where its lines may break. */
export function piecesOf(text: string): Piece[] {
  const words = new Intl.Segmenter(undefined, { granularity: "word" });
  const pieces: { text: string; glue: string }[] = [];
  let isOpen = false;
  for (const { segment } of words.segment(text.trim())) {
    const last = pieces.at(-1);
    if (/^\s+$/u.test(segment)) {
      if (last) last.glue = " ";
      isOpen = false;
    } else if (last && (isOpen || (last.glue === "" && CLINGS.test(segment)))) {
      last.text += segment;
      isOpen = !endsPiece(last.text);
    } else {
      pieces.push({ text: segment, glue: "" });
      isOpen = !endsPiece(segment);
    }
  }
  return pieces;
}

const endsPiece = (text: string): boolean => AFTER.test(text) || UNSPACED.test(text.slice(-1));

/** Scripts that hyphenate words. */
const HYPHENED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{Nd}'’]+$/u;
/** The fewest letters on either side of a hyphen. */
const LEAST_PART = 2;

const SOFT_HYPHEN = "\u00ad";

/** Shows a soft hyphen at the end of a line and drops all others. */
export const written = (line: string): string =>
  (line.endsWith(SOFT_HYPHEN) ? `${line}-` : line).replaceAll(SOFT_HYPHEN, "");

export function hyphenPlaces(word: string): { head: string; tail: string }[] {
  if (!HYPHENED.test(word)) return [];
  const graphemes = graphemesOf(word);
  return graphemes
    .map((_, at) => ({
      head: graphemes.slice(0, at).join("") + SOFT_HYPHEN,
      tail: graphemes.slice(at).join(""),
    }))
    .slice(LEAST_PART, graphemes.length - LEAST_PART + 1);
}

export const graphemesOf = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].map(({ segment }) => segment);
