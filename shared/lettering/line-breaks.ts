/** A run that stays on one line, and what stands between it and the next on the same line. */
export interface Piece {
  readonly text: string;
  readonly glue: string;
}

/** Scripts that are broken between words without a space. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** May not begin a line: closing marks, small kana and the long vowel's mark. */
const CLINGS = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u;
/** A line may end after these. */
const AFTER = /[-\u2010\u2013\u2014/]$/;

/** The pieces of a text, between which its lines may break. White space at both ends goes. */
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

/** Letters of scripts that are written with hyphens where a word is broken. */
const HYPHENED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{Nd}'’]+$/u;
/** Letters that stand together at the least on either side of a hyphen. */
const LEAST_PART = 2;

/** Marks a place where a word may be broken; nothing shows there unless a line ends with it. */
const SOFT_HYPHEN = "\u00ad";

/** A line as it is written: of its marks only one at its end is a hyphen. */
export const written = (line: string): string =>
  (line.endsWith(SOFT_HYPHEN) ? `${line}-` : line).replaceAll(SOFT_HYPHEN, "");

/** The places, in characters as a reader counts them, where a word may be broken; each head is marked. */
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

/** A text's characters as a reader counts them. */
export const graphemesOf = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].map(({ segment }) => segment);
