export interface Piece {
  readonly text: string;
  readonly glue: string;
}

/** They break between words without a space. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** May not begin a line. */
const CLINGS = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u;
const AFTER = /[-\u2010\u2013\u2014/]$/;

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

const HYPHENED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{Nd}'’]+$/u;
const LEAST_PART = 2;

const SOFT_HYPHEN = "\u00ad";

/** Soft hyphens show at the end of a line only. */
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
