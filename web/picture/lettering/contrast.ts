import type { Box, Size } from "../../../shared/machine/types.ts";
import type { Pixels } from "../pixels.ts";
import { growBox } from "./boxes.ts";

export interface Contrast {
  readonly median: number;
  /** The fraction of pixels with a ratio below WEAK. */
  readonly weak: number;
}

/** The minimum for text (WCAG 2.2, 1.4.3). */
export const MIN_CONTRAST = 4.5;
const WEAK = 3;
const MAY_BE_WEAK = 0.02;

export const isReadable = ({ median, weak }: Contrast): boolean =>
  median >= MIN_CONTRAST && weak <= MAY_BE_WEAK;

export const SRGB_TO_LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance (WCAG 2.2), 0 to 1. */
export const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * (SRGB_TO_LINEAR[red] ?? 0) +
  0.7152 * (SRGB_TO_LINEAR[green] ?? 0) +
  0.0722 * (SRGB_TO_LINEAR[blue] ?? 0);

/** Contrast ratio (WCAG 2.2), 1 to 21. */
export const contrastRatio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const luminanceAt = ({ data }: Pixels, at: number): number =>
  luminanceOf(data[4 * at] ?? 0, data[4 * at + 1] ?? 0, data[4 * at + 2] ?? 0);

export const NO_LETTERS_CONTRAST: Contrast = { median: 21, weak: 0 };

const COVERED = 0.9 * 255;
const NEAR = 2;
const FAR = 4;

function* pixelsIn({ width, height }: Size, box: Box): Generator<number> {
  const [right, foot] = [Math.min(width, box.x + box.width), Math.min(height, box.y + box.height)];
  for (let y = Math.max(0, Math.floor(box.y)); y < foot; y++)
    for (let x = Math.max(0, Math.floor(box.x)); x < right; x++) yield y * width + x;
}

/** @param mask the letters' coverage as alpha */
export function measureContrast(picture: Pixels, mask: Pixels, bounds: Box): Contrast {
  const ratios: number[] = [];
  for (const at of pixelsIn(picture, growBox(bounds, FAR))) {
    // Antialiased pixels are neither letter nor background.
    if ((mask.data[4 * at + 3] ?? 0) > 0) continue;
    const nearest = nearestLetter(mask, at % picture.width, Math.floor(at / picture.width));
    if (nearest !== undefined)
      ratios.push(contrastRatio(luminanceAt(picture, at), luminanceAt(picture, nearest)));
  }
  if (ratios.length === 0) return NO_LETTERS_CONTRAST;
  ratios.sort((a, b) => a - b);
  const weak = ratios.findIndex((one) => one >= WEAK);
  return {
    median: ratios[Math.floor(ratios.length / 2)] ?? 1,
    weak: (weak < 0 ? ratios.length : weak) / ratios.length,
  };
}

const SIDE = Array.from({ length: 2 * FAR + 1 }, (_, i) => i - FAR);
const AROUND = SIDE.flatMap((dy) => SIDE.map((dx) => ({ dx, dy, distance: Math.hypot(dx, dy) })))
  .filter(({ distance }) => distance > 0 && distance <= FAR)
  .sort((a, b) => a.distance - b.distance);

function nearestLetter({ width, height, data }: Pixels, x: number, y: number): number | undefined {
  for (const { dx, dy, distance } of AROUND) {
    const [nx, ny] = [x + dx, y + dy];
    if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
    const at = ny * width + nx;
    if ((data[4 * at + 3] ?? 0) >= COVERED) return distance < NEAR ? undefined : at;
  }
  return undefined;
}

/** Returns the 5th and 95th percentiles. */
export function measureLuminance(picture: Pixels, box: Box): { low: number; high: number } {
  const found = [...pixelsIn(picture, box)].map((at) => luminanceAt(picture, at)).sort((a, b) => a - b);
  const at = (share: number) => found[Math.min(found.length - 1, Math.floor(share * found.length))] ?? 0;
  return { low: at(0.05), high: at(0.95) };
}

export type LetterTone = "dark" | "light";

export type Rgb = readonly [red: number, green: number, blue: number];

export const cssColour = ([red, green, blue]: Rgb, alpha = 1): string =>
  `rgba(${Math.round(red)}, ${Math.round(green)}, ${Math.round(blue)}, ${alpha})`;

export const parseHexColour = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

export function measureMeanColour(picture: Pixels, box: Box): Rgb {
  const sum = [0, 0, 0];
  let count = 0;
  for (const at of pixelsIn(picture, box)) {
    count++;
    for (let channel = 0; channel < 3; channel++)
      sum[channel] = (sum[channel] ?? 0) + (picture.data[4 * at + channel] ?? 0);
  }
  const [red = 0, green = 0, blue = 0] = sum.map((total) => total / Math.max(1, count));
  return [red, green, blue];
}

const MIN_LIGHT_LUMINANCE = 0.8;
const MAX_DARK_LUMINANCE = 0.018;

const CONTRAST_RESERVE = 1.15;

/** Lightens or darkens the colour until letters are readable on it. `ink` is their luminance. */
export function backdropColourFor(colour: Rgb, letters: LetterTone, ink = letters === "dark" ? 0 : 1): Rgb {
  const towards = letters === "dark" ? 255 : 0;
  const isEnough = (luminance: number) =>
    (letters === "dark" ? luminance >= MIN_LIGHT_LUMINANCE : luminance <= MAX_DARK_LUMINANCE) &&
    contrastRatio(luminance, ink) >= CONTRAST_RESERVE * MIN_CONTRAST;
  for (let share = 0; share < 1; share += 0.04) {
    // `map` keeps the three channels.
    const [red, green, blue] = colour.map((value) => value + (towards - value) * share) as unknown as Rgb;
    if (isEnough(luminanceOf(Math.round(red), Math.round(green), Math.round(blue))))
      return [red, green, blue];
  }
  return [towards, towards, towards];
}
