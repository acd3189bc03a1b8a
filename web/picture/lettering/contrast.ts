import type { Box } from "../../../shared/machine/types.ts";
import type { Pixels } from "../encode-png.ts";

/** What was measured between letters and what is around them. */
export interface Contrast {
  readonly median: number;
  /** Share of the places where it is under 3. */
  readonly weak: number;
}

/** WCAG 2.2: text on its ground, and the least that any place may have. */
export const ENOUGH = 4.5;
const WEAK = 3;
/** Share of places that may be weak. */
const MAY_BE_WEAK = 0.02;

export const isReadable = ({ median, weak }: Contrast): boolean => median >= ENOUGH && weak <= MAY_BE_WEAK;

const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance (WCAG 2.2), 0 to 1. */
export const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);

/** WCAG's ratio of two luminances, 1 to 21. */
export const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const luminanceAt = ({ data }: Pixels, at: number): number =>
  luminanceOf(data[4 * at] ?? 0, data[4 * at + 1] ?? 0, data[4 * at + 2] ?? 0);

/** Where there is no letter, nothing is hard to read. */
export const NO_LETTERS: Contrast = { median: 21, weak: 0 };

/** A letter's pixel is covered by so much of it, of 255. */
const COVERED = 0.9 * 255;
/** What is around a letter, in pixels from it. */
const NEAR = 2;
const FAR = 4;

/**
 * The contrast between letters and the pixels 2 to 4 px outside them, each with the letter's nearest.
 *
 * @param mask the letters alone, their coverage as alpha
 * @param bounds of the letters; undefined looks everywhere
 */
export function measureContrast(picture: Pixels, mask: Pixels, bounds?: Box): Contrast {
  const { width, height } = picture;
  const letters = new Uint8Array(width * height);
  for (let at = 0; at < letters.length; at++) letters[at] = (mask.data[4 * at + 3] ?? 0) >= COVERED ? 1 : 0;
  const ratios: number[] = [];
  const [left, top] = bounds ? [Math.max(0, bounds.x - FAR), Math.max(0, bounds.y - FAR)] : [0, 0];
  const right = bounds ? Math.min(width, bounds.x + bounds.width + FAR) : width;
  const foot = bounds ? Math.min(height, bounds.y + bounds.height + FAR) : height;
  for (let y = top; y < foot; y++) {
    for (let x = left; x < right; x++) {
      const at = y * width + x;
      // Touched by a letter's soft edge, it is neither.
      if ((mask.data[4 * at + 3] ?? 0) > 0) continue;
      const nearest = nearestLetter(letters, width, height, x, y);
      if (nearest !== undefined) ratios.push(ratio(luminanceAt(picture, at), luminanceAt(picture, nearest)));
    }
  }
  if (ratios.length === 0) return NO_LETTERS;
  ratios.sort((a, b) => a - b);
  const weak = ratios.findIndex((one) => one >= WEAK);
  return {
    median: ratios[Math.floor(ratios.length / 2)] ?? 1,
    weak: (weak < 0 ? ratios.length : weak) / ratios.length,
  };
}

/** Offsets up to `FAR` away, nearest first. */
const AROUND = (() => {
  const found: { dx: number; dy: number; distance: number }[] = [];
  for (let dy = -FAR; dy <= FAR; dy++) {
    for (let dx = -FAR; dx <= FAR; dx++) {
      const distance = Math.hypot(dx, dy);
      if (distance > 0 && distance <= FAR) found.push({ dx, dy, distance });
    }
  }
  return found.sort((a, b) => a.distance - b.distance);
})();

/** The nearest letter's pixel, where it is neither too near nor too far. */
function nearestLetter(
  letters: Uint8Array,
  width: number,
  height: number,
  x: number,
  y: number,
): number | undefined {
  for (const { dx, dy, distance } of AROUND) {
    const [nx, ny] = [x + dx, y + dy];
    if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
    const at = ny * width + nx;
    if (letters[at] === 1) return distance < NEAR ? undefined : at;
  }
  return undefined;
}

/** The luminance of a part of a picture: 5th and 95th percentile. */
export function luminanceUnder(picture: Pixels, box: Box): { low: number; high: number } {
  const found: number[] = [];
  const [right, foot] = [box.x + box.width, box.y + box.height];
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(picture.height, foot); y++)
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(picture.width, right); x++)
      found.push(luminanceAt(picture, y * picture.width + x));
  found.sort((a, b) => a - b);
  const at = (share: number) => found[Math.min(found.length - 1, Math.floor(share * found.length))] ?? 0;
  return { low: at(0.05), high: at(0.95) };
}

/** Whether letters are darker or lighter than what is under them. */
export type Letters = "dark" | "light";

export type Rgb = readonly [red: number, green: number, blue: number];

export const css = ([red, green, blue]: Rgb, alpha = 1): string =>
  `rgba(${Math.round(red)}, ${Math.round(green)}, ${Math.round(blue)}, ${alpha})`;

/** The colour that #rrggbb names. */
export const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** The mean colour of a part of a picture. */
export function meanColour({ data, width, height }: Pixels, box: Box): Rgb {
  const sum = [0, 0, 0];
  let count = 0;
  const [right, foot] = [Math.min(width, box.x + box.width), Math.min(height, box.y + box.height)];
  for (let row = Math.max(0, Math.floor(box.y)); row < foot; row++) {
    for (let column = Math.max(0, Math.floor(box.x)); column < right; column++, count++) {
      for (let channel = 0; channel < 3; channel++)
        sum[channel] = (sum[channel] ?? 0) + (data[4 * (row * width + column) + channel] ?? 0);
    }
  }
  const [red = 0, green = 0, blue = 0] = sum.map((total) => total / Math.max(1, count));
  return [red, green, blue];
}

/** Luminances that hold dark letters, and light ones, by more than is asked for. */
const LIGHT = 0.8;
const DARK = 0.018;

/** How much more contrast letters of a custom colour need. */
const SPARE = 1.15;

/**
 * A colour's own tone, as a ground for dark letters or for light ones.
 *
 * @param ink luminance of the letters, where they are no deep dark or light
 */
export function groundOf(colour: Rgb, letters: Letters, ink = letters === "dark" ? 0 : 1): Rgb {
  const towards = letters === "dark" ? 255 : 0;
  const isEnough = (luminance: number) =>
    (letters === "dark" ? luminance >= LIGHT : luminance <= DARK) && ratio(luminance, ink) >= SPARE * ENOUGH;
  for (let share = 0; share < 1; share += 0.04) {
    const [red, green, blue] = colour.map((value) => value + (towards - value) * share) as unknown as Rgb; // Three.
    if (isEnough(luminanceOf(Math.round(red), Math.round(green), Math.round(blue))))
      return [red, green, blue];
  }
  return [towards, towards, towards];
}
