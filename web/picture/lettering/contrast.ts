import type { Box } from "../../../shared/machine/types.ts";
import type { Pixels } from "../encode-png.ts";

export interface Contrast {
  readonly median: number;
  /** The share of places with a ratio under 3. */
  readonly weak: number;
}

/** WCAG 2.2, contrast of text. */
export const ENOUGH = 4.5;
const WEAK = 3;
const MAY_BE_WEAK = 0.02;

export const isReadable = ({ median, weak }: Contrast): boolean => median >= ENOUGH && weak <= MAY_BE_WEAK;

const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** WCAG 2.2, 0 to 1. */
export const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);

/** WCAG 2.2, 1 to 21. */
export const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const luminanceAt = ({ data }: Pixels, at: number): number =>
  luminanceOf(data[4 * at] ?? 0, data[4 * at + 1] ?? 0, data[4 * at + 2] ?? 0);

export const NO_LETTERS: Contrast = { median: 21, weak: 0 };

const COVERED = 0.9 * 255;
const NEAR = 2;
const FAR = 4;

/**
 * Compares the pixels 2 to 4 px outside the letters with the nearest letter pixel.
 *
 * @param mask the letters, coverage as alpha
 * @param bounds of the letters; everywhere by default
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
      // Antialiased pixels are neither letter nor ground.
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

/** Offsets, nearest first. */
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

/** The 5th and 95th percentile. */
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

export type Letters = "dark" | "light";

export type Rgb = readonly [red: number, green: number, blue: number];

export const css = ([red, green, blue]: Rgb, alpha = 1): string =>
  `rgba(${Math.round(red)}, ${Math.round(green)}, ${Math.round(blue)}, ${alpha})`;

export const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

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

/** Easily read under dark or light letters. */
const LIGHT = 0.8;
const DARK = 0.018;

/** More for letters of a custom colour. */
const SPARE = 1.15;

/**
 * Shades a colour until letters can be read on it.
 *
 * @param ink their luminance, if they are not black or white
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
