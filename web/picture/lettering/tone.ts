import type { Box } from "../../../shared/machine/types.ts";
import { ENOUGH, luminanceOf, type Pixels, ratio } from "./contrast.ts";

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

/** By how much more a ground holds letters of a colour of their own. */
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
