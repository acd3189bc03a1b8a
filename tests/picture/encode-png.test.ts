import fc from "fast-check";
import UPNG from "upng-js";
import { describe, expect, it } from "vitest";
import { encodePng } from "../../web/picture/encode-png.ts";
import { readPng } from "../support/read-png.ts";

const OPAQUE = 2;
const WITH_ALPHA = 6;

/** Any pixels: smooth, noisy, one colour; opaque or not. */
const anyPixels = fc
  .record({
    width: fc.integer({ min: 1, max: 40 }),
    height: fc.integer({ min: 1, max: 30 }),
    slope: fc.integer({ min: 0, max: 20 }),
    noise: fc.integer({ min: 0, max: 255 }),
    seed: fc.integer({ min: 1, max: 1e9 }),
    opaque: fc.boolean(),
  })
  .map(({ width, height, slope, noise, seed, opaque }) => {
    const data = new Uint8ClampedArray(width * height * 4);
    let state = seed;
    for (let at = 0; at < data.length; at++) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      const grain = ((state >>> 24) * noise) >> 8;
      data[at] = opaque && at % 4 === 3 ? 255 : ((at >> 2) * slope + grain) & 255;
    }
    return { width, height, data, opaque };
  });

describe("a PNG of pixels", () => {
  it("holds them exactly, by two decoders, whatever they are", async () => {
    await fc.assert(
      fc.asyncProperty(anyPixels, async ({ width, height, data, opaque }) => {
        const bytes = await encodePng({ width, height, data });
        const read = readPng(bytes);
        expect({ width: read.width, height: read.height }).toEqual({ width, height });
        expect(Buffer.from(read.data).equals(Buffer.from(data))).toBe(true);
        if (opaque) expect(read.colourType).toBe(OPAQUE);
        const [rgba = new ArrayBuffer()] = UPNG.toRGBA8(UPNG.decode(bytes.buffer));
        expect(Buffer.from(rgba).equals(Buffer.from(data))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("has an alpha channel only where a pixel is not opaque", async () => {
    const data = new Uint8ClampedArray(4 * 4 * 4).fill(255);
    expect(readPng(await encodePng({ width: 4, height: 4, data })).colourType).toBe(OPAQUE);
    data[63] = 254;
    expect(readPng(await encodePng({ width: 4, height: 4, data })).colourType).toBe(WITH_ALPHA);
  });

  it("says that it is in sRGB, before its picture", async () => {
    const { chunks } = readPng(await encodePng({ width: 1, height: 1, data: new Uint8ClampedArray(4) }));
    expect(chunks).toEqual(["IHDR", "sRGB", "IDAT", "IEND"]);
  });

  it("filters: a smooth picture takes a tenth of its pixels or less", async () => {
    const [width, height] = [256, 256];
    const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
      at % 4 === 3 ? 255 : ((at >> 2) % width) / 2 + (at >> 10) / 3,
    );
    expect((await encodePng({ width, height, data })).length).toBeLessThan((width * height * 3) / 10);
  });
});
