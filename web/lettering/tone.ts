import type { Box } from "../../shared/machine/types.ts";
import { luminanceOf, type Pixels } from "./contrast.ts";

/** Whether letters are darker or lighter than what is under them. */
export type Letters = "dark" | "light";

export type Rgb = readonly [red: number, green: number, blue: number];

export const css = ([red, green, blue]: Rgb, alpha = 1): string =>
  `rgba(${Math.round(red)}, ${Math.round(green)}, ${Math.round(blue)}, ${alpha})`;

/** The mean colour of a part of a picture. */
export function meanColour({ data, width }: Pixels, { x, y, width: columns, height: rows }: Box): Rgb {
  const sum = [0, 0, 0];
  for (let row = y; row < y + rows; row++) {
    for (let column = x; column < x + columns; column++) {
      for (let channel = 0; channel < 3; channel++)
        sum[channel] = (sum[channel] ?? 0) + (data[4 * (row * width + column) + channel] ?? 0);
    }
  }
  const [red = 0, green = 0, blue = 0] = sum.map((total) => total / (columns * rows));
  return [red, green, blue];
}

/** Luminances that hold dark letters, and light ones, by more than is asked for. */
const LIGHT = 0.8;
const DARK = 0.018;

/** A colour's own tone, as a ground for dark letters or for light ones. */
export function groundOf(colour: Rgb, letters: Letters): Rgb {
  const towards = letters === "dark" ? 255 : 0;
  const isEnough = (luminance: number) => (letters === "dark" ? luminance >= LIGHT : luminance <= DARK);
  for (let share = 0; share < 1; share += 0.04) {
    const [red, green, blue] = colour.map((value) => value + (towards - value) * share) as unknown as Rgb; // Three.
    if (isEnough(luminanceOf(Math.round(red), Math.round(green), Math.round(blue))))
      return [red, green, blue];
  }
  return [towards, towards, towards];
}
