import { expect, it } from "vitest";
import { convertDisplayP3ToSrgb } from "../../web/picture/display-p3.ts";

/** In Display P3, in sRGB (CSS Color 4, section 10). */
const COLOURS: readonly (readonly [p3: string, srgb: string])[] = [
  ["0 0 0", "0 0 0"],
  ["128 128 128", "128 128 128"],
  ["255 255 255", "255 255 255"],
  ["234 51 35", "255 0 0"],
  ["117 251 76", "0 255 0"],
  ["0 0 245", "0 0 255"],
  ["184 62 57", "200 50 50"],
  ["255 0 0", "255 0 0"],
];

it.each(COLOURS)("converts %s to %s, and keeps the opacity", (given, expected) => {
  const [p3, srgb] = [given, expected].map((colour) => colour.split(" ").map(Number)) as [number[], number[]];
  const data = Uint8ClampedArray.of(...p3, 255, ...p3, 77);
  convertDisplayP3ToSrgb(data);
  for (const pixel of [data.subarray(0, 3), data.subarray(4, 7)])
    for (const [at, value] of srgb.entries())
      expect(Math.abs((pixel[at] ?? 0) - value)).toBeLessThanOrEqual(3);
  expect([data[3], data[7]]).toEqual([255, 77]);
});
