import { describe, expect, it } from "vitest";
import { isBoxInside, textSafeArea } from "../../../web/picture/lettering/boxes.ts";
import {
  backdropColourFor,
  contrastRatio,
  isReadable,
  luminanceOf,
  measureContrast,
} from "../../../web/picture/lettering/contrast.ts";
import { paintedBoundsOf } from "../../../web/picture/lettering/text.ts";
import type { Pixels } from "../../../web/picture/pixels.ts";

const SIDE = 40;
function paint(colourAt: (x: number, y: number) => readonly [number, number, number, number]): Pixels {
  const data = new Uint8ClampedArray(4 * SIDE * SIDE);
  for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) data.set(colourAt(x, y), 4 * (y * SIDE + x));
  return { width: SIDE, height: SIDE, data };
}
const LETTER = { x: 18, y: 8, width: 4, height: 24 };
const isLetter = (x: number, y: number) => x >= 18 && x < 22 && y >= 8 && y < 32;
const mask = paint((x, y) => [255, 0, 255, isLetter(x, y) ? 255 : 0]);

/** The contrast of a grey letter on greys. */
function contrastOf(letter: number, ground: (x: number, y: number) => number) {
  const picture = paint((x, y) => {
    const value = isLetter(x, y) ? letter : ground(x, y);
    return [value, value, value, 255];
  });
  return measureContrast(picture, mask, LETTER);
}

describe("contrast", () => {
  it("is WCAG's", () => {
    expect(contrastRatio(luminanceOf(255, 255, 255), luminanceOf(0, 0, 0))).toBe(21);
    expect(contrastRatio(luminanceOf(119, 119, 119), 1)).toBeCloseTo(4.48, 2);
  });

  it("is measured beside the letters, not elsewhere", () => {
    expect(contrastOf(255, () => 0)).toEqual({ median: 21, weak: 0 });
    const near = (x: number, y: number) => (Math.abs(x - 19.5) < 7 && y > 2 && y < 38 ? 0 : 255);
    expect(contrastOf(255, near)).toEqual({ median: 21, weak: 0 });
  });

  it("finds the part of a ground that is too light", () => {
    const found = contrastOf(255, (_, y) => (y < 20 ? 0 : 230));
    expect(found.weak).toBeGreaterThan(0.4);
    const others = [contrastOf(255, () => 90), contrastOf(255, () => 140)];
    expect([found, ...others].map(isReadable)).toEqual([false, true, false]);
  });

  it("holds on a colour's own ground, whatever the colour", () => {
    const greys = [0, 255, 128].map((level) => [level, level, level] as const);
    for (const colour of [[200, 30, 20], [20, 30, 200], ...greys] as const) {
      for (const letters of ["dark", "light"] as const) {
        const [red = 0, green = 0, blue = 0] = backdropColourFor(colour, letters).map(Math.round);
        const ink = letters === "dark" ? luminanceOf(42, 22, 8) : luminanceOf(255, 246, 230);
        expect(contrastRatio(luminanceOf(red, green, blue), ink)).toBeGreaterThan(7);
      }
    }
  });
});

it("the safe area holds what is in it, to the pixel", () => {
  expect(paintedBoundsOf(mask)).toEqual(LETTER);
  const safe = textSafeArea({ width: 302, height: 485 });
  expect(isBoxInside(safe, safe)).toBe(true);
  expect(isBoxInside({ ...safe, width: safe.width + 1 }, safe)).toBe(false);
});
