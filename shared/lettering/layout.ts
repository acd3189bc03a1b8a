/** In pixels; `lineHeight` is relative to the text size. */
export interface LayoutConstraints {
  readonly width: number;
  readonly height: number;
  readonly maxLines: number;
  readonly lineHeight: number;
  /** The maximum text size. */
  readonly size: number;
  /** Text gets smaller than this only to keep its words whole. */
  readonly minSize: number;
}

export interface TextLayout {
  readonly size: number;
  readonly lines: readonly (readonly string[])[];
}

/** Returns a line's width at a text size of 1 pixel. */
export type MeasureLine = (line: string) => number;

/** Rounds down, to absorb tiny differences in measurement. */
const floorToHalf = (size: number): number => Math.floor(size * 2) / 2;

/** The factor by which text may shrink to fit on one line. */
const ONE_LINE_SHARE = 0.72;

/** The factor by which text may shrink below the minimum size before words are broken. */
const WHOLE_WORDS_SHARE = 0.7;

/**
 * Finds the largest size at which every text fits. Prefers one line each to a mix of line counts, unless the
 * text would get much smaller. Below the minimum size, tries an extra line. Breaks words as a last resort.
 */
export function layOutTexts(
  texts: readonly string[],
  room: LayoutConstraints,
  measure: MeasureLine,
): TextLayout {
  const broken = fitSet(texts, room, measure);
  const single = fitSet(texts, { ...room, maxLines: 1 }, measure);
  const isMixed = new Set(broken.lines.map(({ length }) => length)).size > 1;
  const oneLineSize = Math.max(room.minSize, broken.size * ONE_LINE_SHARE);
  if (isMixed && single.size >= oneLineSize) return single;
  if (broken.size >= room.minSize) return broken;
  const oneMore = { ...room, maxLines: room.maxLines + 1 };
  const taller = fitSet(texts, oneMore, measure);
  const whole = taller.size > broken.size ? taller : broken;
  if (whole.size >= room.minSize * WHOLE_WORDS_SHARE) return whole;
  const others = [whole, fitSet(texts, room, measure, true), fitSet(texts, oneMore, measure, true)];
  const largest = Math.max(...others.map(({ size }) => size));
  return others.find(({ size }) => size >= Math.min(room.minSize, largest)) ?? broken;
}

function fitSet(
  texts: readonly string[],
  room: LayoutConstraints,
  measure: MeasureLine,
  mayHyphen = false,
): TextLayout {
  const fitted = texts.map((text) => fit(piecesOf(text), room, measure, mayHyphen));
  const size = Math.min(room.size, ...fitted.map((one) => one.size));
  return { size, lines: fitted.map(({ lines }) => lines) };
}

function fit(pieces: readonly Piece[], room: LayoutConstraints, measure: MeasureLine, mayHyphen: boolean) {
  // Stryker disable next-line ArrayDeclaration,StringLiteral: it is always replaced.
  let best = { size: 0, lines: [""], uneven: Number.POSITIVE_INFINITY };
  const variants = mayHyphen ? [pieces, hyphened(pieces, room, measure)] : [pieces];
  for (const lines of variants.flatMap((variant) => breaks(variant, room.maxLines))) {
    const widths = lines.map(measure);
    const widest = Math.max(0.01, ...widths);
    const uneven = widest - Math.min(...widths);
    const byHeight = room.height / (lines.length * room.lineHeight);
    const size = floorToHalf(Math.min(room.size, room.width / widest, byHeight));
    if (size > best.size || (size === best.size && uneven < best.uneven)) best = { size, lines, uneven };
  }
  return best;
}

function breaks(pieces: readonly Piece[], most: number): string[][] {
  const found = [[lineOf(pieces)]];
  if (most === 1) return found;
  // Stryker disable next-line EqualityOperator: empty lines never win.
  for (let first = 1; first < pieces.length; first++) {
    const head = lineOf(pieces.slice(0, first));
    for (const tail of breaks(pieces.slice(first), most - 1)) found.push([head, ...tail]);
  }
  return found;
}

const lineOf = (pieces: readonly Piece[]): string =>
  written(pieces.map(({ text, glue }, i) => text + (i < pieces.length - 1 ? glue : "")).join(""));

function hyphened(pieces: readonly Piece[], room: LayoutConstraints, measure: MeasureLine): Piece[] {
  const most = room.width / room.minSize;
  return pieces.flatMap(({ text, glue }) =>
    // Stryker disable next-line EqualityOperator: text that just fits isn't hyphenated.
    measure(text) <= most ? [{ text, glue }] : parts(text, glue, most, measure, room.maxLines),
  );
}

function parts(text: string, glue: string, most: number, measureLine: MeasureLine, lines: number): Piece[] {
  if (lines === 1) return [{ text, glue }];
  const measure = (line: string) => measureLine(written(line));
  // Splits as evenly as possible; in very long words, after as many letters as fit.
  const place = hyphenPlaces(text)
    .filter(({ head }) => measure(head) <= most)
    .toReversed()
    .toSorted(
      (a, b) => Math.abs(measure(a.head) - measure(a.tail)) - Math.abs(measure(b.head) - measure(b.tail)),
    )[0];
  if (place === undefined) return [{ text, glue }];
  return [{ text: place.head, glue: "" }, ...parts(place.tail, glue, most, measureLine, lines - 1)];
}

interface Piece {
  readonly text: string;
  readonly glue: string;
}

/** The end of text in a script without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]$/u;
/** Characters that may not begin a line. */
const CLINGS = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u;
/** A short Japanese ending, such as a particle, belongs to the word before it. */
const ENDING = /^\p{Script=Hiragana}{1,2}$/u;
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u;
const AFTER = /[-\u00ad\u2010\u2013\u2014/]$/;

function piecesOf(text: string): Piece[] {
  const words = new Intl.Segmenter(undefined, { granularity: "word" });
  const pieces: { text: string; glue: string }[] = [];
  // Stryker disable next-line BooleanLiteral: the first piece ignores it.
  let isOpen = false;
  const segments = [...words.segment(text)].flatMap(({ segment }) => segment.split(AFTER_SOFT_HYPHEN));
  for (const segment of segments) {
    const last = pieces.at(-1);
    if (!/\S/u.test(segment)) {
      if (last) last.glue = " ";
      isOpen = false;
    } else if (last && (isOpen || (last.glue === "" && clings(segment, last.text)))) {
      last.text += segment;
      isOpen = !endsPiece(last.text);
    } else {
      pieces.push({ text: segment, glue: "" });
      isOpen = !endsPiece(segment);
    }
  }
  return mergePieces(pieces);
}

/** More pieces would have too many possible line breaks. */
const MAX_PIECES = 40;

function mergePieces(pieces: Piece[]): Piece[] {
  if (pieces.length <= MAX_PIECES) return pieces;
  const pairs = pieces.flatMap((piece, at) => {
    const next = pieces[at + 1];
    if (at % 2 === 1) return [];
    return next ? { text: piece.text + piece.glue + next.text, glue: next.glue } : piece;
  });
  return mergePieces(pairs);
}

const clings = (segment: string, before: string): boolean =>
  CLINGS.test(segment) || (ENDING.test(segment) && JAPANESE.test(before));

const endsPiece = (text: string): boolean => AFTER.test(text) || UNSPACED.test(text);

const HYPHENED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{Nd}'’]+$/u;
const LEAST_PART = 2;

const SOFT_HYPHEN = "\u00ad";
const AFTER_SOFT_HYPHEN = /(?<=\u00ad)/;

/** Soft hyphens are only visible at the end of a line. */
const written = (line: string): string =>
  (line.endsWith(SOFT_HYPHEN) ? `${line}-` : line).replaceAll(SOFT_HYPHEN, "");

function hyphenPlaces(word: string): { head: string; tail: string }[] {
  if (!HYPHENED.test(word)) return [];
  const graphemes = splitGraphemes(word);
  return graphemes
    .map((_, at) => ({
      head: graphemes.slice(0, at).join("") + SOFT_HYPHEN,
      tail: graphemes.slice(at).join(""),
    }))
    .slice(LEAST_PART, 1 - LEAST_PART);
}

export const splitGraphemes = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
