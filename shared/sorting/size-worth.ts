import { isOneOf } from "../machine/questions.ts";
import type { Size } from "../machine/types.ts";

/** How many times as large designers export pictures. */
const SCALES = [1.5, 2, 3, 4];
const EXACT = 5;
const SCALED = 4;
/** A picture that is made for another place. */
const OTHER = -3;
const OTHER_SCALED = -1;
/** Of the right proportions; less by so much for the natural logarithm of how far they are off, but no less than the last. */
const PROPORTION = 1;
const PER_LOG = 2.5;
const WORST = -2;
/** Below that share of a place's width and height a picture is too small for it. */
const TINY = 1 / 3;
const TINY_WORTH = -3;

/** How well a picture's size suits a place. */
export interface SizeWorth {
  readonly worth: number;
  /** Whether it is made for that size, once or several times as large. */
  readonly isMade: boolean;
  /** Whether it is exactly another of the machine's sizes. */
  readonly isOthers: boolean;
}

const times = ({ width, height }: Size, scale: number): Size => ({
  width: Math.round(width * scale),
  height: Math.round(height * scale),
});

/** Which of the sizes a picture is made for, once or several times as large; undefined where it is none. */
export function madeFor(picture: Size, sizes: readonly Size[]): Size | undefined {
  const exact = sizes.find((size) => isOneOf([size], picture));
  return exact ?? sizes.find((size) => SCALES.some((scale) => isOneOf([times(size, scale)], picture)));
}

/**
 * Judges how well a picture's size suits a place's.
 *
 * @param sizes every size of the machine
 */
export function sizeJudge(sizes: readonly Size[]): (picture: Size, size: Size) => SizeWorth {
  const judged = new Map<string, SizeWorth>();
  const judge = (picture: Size, size: Size): SizeWorth => {
    if (isOneOf([size], picture)) return { worth: EXACT, isMade: true, isOthers: false };
    const isOthers = isOneOf(sizes, picture);
    if (isOthers) return { worth: OTHER, isMade: false, isOthers };
    if (madeFor(picture, [size])) return { worth: SCALED, isMade: true, isOthers };
    if (madeFor(picture, sizes)) return { worth: OTHER_SCALED, isMade: false, isOthers };
    const isTiny = picture.width < size.width * TINY && picture.height < size.height * TINY;
    const off = Math.abs(Math.log(picture.width / picture.height / (size.width / size.height)));
    const worth = Math.max(WORST, PROPORTION - PER_LOG * off) + (isTiny ? TINY_WORTH : 0);
    return { worth, isMade: false, isOthers };
  };
  return (picture, size) => {
    const key = `${picture.width}x${picture.height} ${size.width}x${size.height}`;
    const found = judged.get(key) ?? judge(picture, size);
    judged.set(key, found);
    return found;
  };
}
