import { isOneOf } from "../machine/questions.ts";
import type { Size } from "../machine/types.ts";

/** How many times as large designers export pictures. */
const SCALES = [1.5, 2, 3, 4];
const EXACT = 5;
const SCALED = 4;
/** The picture is made for another place. */
const OTHER = -3;
const OTHER_SCALED = -1;
/** Loss per natural logarithm of the ratio between the proportions of picture and place. */
const PER_LOG = 2.5;
const PROPORTION = 1;
const WORST = -2;
/** A picture below this share of a place's width and height is too small for it. */
const TINY = 1 / 3;
const TINY_SCORE = -3;

/** How well a picture's size suits a place. */
export interface SizeScore {
  readonly score: number;
  /** Whether the picture is made for that size, or several times as large. */
  readonly isMade: boolean;
  /** Whether it has exactly the size of other places. */
  readonly isOthers: boolean;
}

/** The one of the sizes for which a picture is made, at any scale. */
export const madeFor = (picture: Size, sizes: readonly Size[]): Size | undefined =>
  sizes.find((size) => isOneOf([size], picture)) ??
  sizes.find(({ width, height }) =>
    SCALES.some((scale) =>
      isOneOf([{ width: Math.round(width * scale), height: Math.round(height * scale) }], picture),
    ),
  );

/** Scores a picture's size for a place. `sizes` are all of the machine. */
export function sizeScore(picture: Size, size: Size, sizes: readonly Size[]): SizeScore {
  const score = isOneOf([size], picture)
    ? EXACT
    : isOneOf(sizes, picture)
      ? OTHER
      : madeFor(picture, [size])
        ? SCALED
        : madeFor(picture, sizes)
          ? OTHER_SCALED
          : proportionScore(picture, size);
  return { score, isMade: score === EXACT || score === SCALED, isOthers: score === OTHER };
}

function proportionScore(picture: Size, size: Size): number {
  const isTiny = picture.width < size.width * TINY && picture.height < size.height * TINY;
  const off = Math.abs(Math.log(picture.width / picture.height / (size.width / size.height)));
  return Math.max(WORST, PROPORTION - PER_LOG * off) + (isTiny ? TINY_SCORE : 0);
}
