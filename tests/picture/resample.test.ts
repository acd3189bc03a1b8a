import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import UPNG from "upng-js";
import { describe, expect, it, vi } from "vitest";
import { generateKernelModule } from "../../scripts/kernel.ts";
import type { Size } from "../../shared/machine/types.ts";
import { type Background, IDENTITY_PLACEMENT, type Placement } from "../../shared/model/recipe.ts";
import { resamplerReady } from "../../web/picture/kernel.ts";
import { createPixelsSource, type Pixels } from "../../web/picture/pixels.ts";
import {
  createStartPlacement,
  flipPlacement,
  showWholePicture,
  straightenPlacement,
  turnByQuarter,
} from "../../web/picture/placement.ts";
import { renderPixels } from "../../web/picture/render.ts";
import { resample } from "../../web/picture/resample.ts";
import { ssim } from "../support/pictures-alike.ts";

const IMAGES = join(import.meta.dirname, "../../public/images");

function decoded(png: Uint8Array): Pixels {
  const image = UPNG.decode(new Uint8Array(png).buffer);
  const [rgba = new ArrayBuffer()] = UPNG.toRGBA8(image);
  return { width: image.width, height: image.height, data: new Uint8ClampedArray(rgba) };
}

/** A picture without any order, partly clear. */
const NOISE: Pixels = {
  width: 97,
  height: 61,
  data: Uint8ClampedArray.from({ length: 97 * 61 * 4 }, (_, at) => (at * 2_654_435_761) >>> 23),
};
await resamplerReady;

const shown = (
  picture: Pixels,
  placement: Placement,
  frame: Size,
  background: Background = { kind: "clear" },
): Pixels => renderPixels(createPixelsSource(picture), { placement, frame, background });
/** As it comes: filling the frame. */
const filling = (picture: Pixels, frame: Size): Pixels =>
  shown(picture, createStartPlacement({ picture, frame }), frame);

/** Six pixels, each of its own colour. */
const SMALL: Pixels = {
  width: 3,
  height: 2,
  data: Uint8ClampedArray.from({ length: 24 }, (_, at) => (at % 4 === 3 ? 255 : at * 9)),
};
const pixelAt = ({ width, data }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

it("what is loaded is what kernel.wat says; if not: node scripts/kernel.ts", async () => {
  const kept = readFileSync(join(import.meta.dirname, "../../web/picture/kernel-bytes.ts"), "utf8");
  expect(kept).toBe(await generateKernelModule());
});

it("is the same with the compiled loops as without them, within a rounding", async () => {
  const reduce = (by: typeof resample) =>
    by(createPixelsSource(NOISE), 0.37, { x: 3.2, y: -1.1 }, { width: 40, height: 30 });
  const compiled = reduce(resample);
  // As in a browser that is locked down.
  vi.stubGlobal("WebAssembly", undefined);
  vi.resetModules();
  const scripted = await import("../../web/picture/resample.ts");
  await (await import("../../web/picture/kernel.ts")).resamplerReady;
  vi.unstubAllGlobals();
  const plain = reduce(scripted.resample);
  expect(compiled).not.toEqual(plain);
  for (const [at, value] of compiled.entries()) expect(value).toBeCloseTo(plain[at] ?? Number.NaN, 2);
});

describe("a picture of the frame's own size", () => {
  it("keeps every pixel", () => expect([...filling(SMALL, SMALL).data]).toEqual([...SMALL.data]));

  it("keeps every pixel turned by quarters and mirrored", () => {
    const frame = { width: 2, height: 3 };
    const layout = { picture: SMALL, frame };
    const turned = shown(SMALL, turnByQuarter(layout, createStartPlacement(layout), true), frame);
    for (let y = 0; y < 3; y++)
      for (let x = 0; x < 2; x++) expect(pixelAt(turned, x, y)).toEqual(pixelAt(SMALL, y, 1 - x));
    const upright = { picture: SMALL, frame: SMALL };
    const across = shown(SMALL, flipPlacement(upright, createStartPlacement(upright), "across"), SMALL);
    const down = shown(SMALL, flipPlacement(upright, createStartPlacement(upright), "down"), SMALL);
    for (let y = 0; y < 2; y++)
      for (let x = 0; x < 3; x++) {
        expect(pixelAt(across, x, y)).toEqual(pixelAt(SMALL, 2 - x, y));
        expect(pixelAt(down, x, y)).toEqual(pixelAt(SMALL, x, 1 - y));
      }
  });
});

describe("a picture that is reduced", () => {
  const photographs = ["screensavers", "blends"].flatMap((kind) => {
    const folder = join(IMAGES, "defaults/generic", kind);
    return readdirSync(folder)
      .slice(0, 5)
      .map((file) => join(folder, file));
  });
  it.each(photographs)("is like libvips' Lanczos: %s", async (file) => {
    const picture = decoded(readFileSync(file));
    for (const share of [0.8, 0.45, 0.21]) {
      const frame = {
        width: Math.round(picture.width * share),
        height: Math.round(picture.height * share),
      };
      const reference = await sharp(file)
        .ensureAlpha()
        .resize(frame.width, frame.height, { fit: "fill", kernel: "lanczos3" })
        .raw()
        .toBuffer();
      const alike = ssim(filling(picture, frame), { ...frame, data: reference });
      expect(alike, `${share}`).toBeGreaterThanOrEqual(0.98);
    }
  });

  it("is nearly the same when it is turned by an angle and back", () => {
    const file = photographs[0] ?? "";
    const picture = decoded(readFileSync(file));
    const frame = { width: 460, height: 485 };
    const layout = { picture, frame };
    const straight = createStartPlacement(layout);
    // Turned there and back is what it was, but for the pixels that were lost twice.
    const there = shown(picture, straightenPlacement(layout, straight, 7), frame);
    const middle = { width: 300, height: 300 };
    const back = shown(
      there,
      {
        ...straight,
        angle: -7,
        scale: straight.scale / straightenPlacement(layout, straight, 7).scale,
        mode: "free",
      },
      middle,
    );
    expect(ssim(back, shown(picture, straight, middle))).toBeGreaterThan(0.93);
  });
});

describe("what a picture leaves free", () => {
  const white: Pixels = { width: 10, height: 10, data: new Uint8ClampedArray(400).fill(255) };
  const frame = { width: 40, height: 20 };
  const layout = { picture: white, frame };
  const whole = showWholePicture(layout, createStartPlacement(layout));

  it("is clear, or of the colour", () => {
    expect(pixelAt(shown(white, whole, frame), 2, 10)).toEqual([0, 0, 0, 0]);
    const red = shown(white, whole, frame, { kind: "colour", colour: "#c01020" });
    expect(pixelAt(red, 2, 10)).toEqual([192, 16, 32, 255]);
    expect(pixelAt(red, 20, 10)).toEqual([255, 255, 255, 255]);
  });

  it("is the picture itself out of focus, opaque", () => {
    const half: Pixels = {
      ...white,
      data: white.data.map((_, at) => (at % 4 === 3 || (at >> 2) % 10 < 5 ? 255 : 0)),
    };
    const soft = shown(half, whole, frame, { kind: "blurred" });
    for (let at = 3; at < soft.data.length; at += 4) expect(soft.data[at]).toBe(255);
    expect(pixelAt(soft, 1, 10)[0]).toBeGreaterThan(pixelAt(soft, 38, 10)[0] ?? 255);
  });

  it("is half clear where the picture's edge lies in the middle of a pixel", () => {
    const between = shown(white, { ...whole, x: 0.5 }, frame);
    expect(pixelAt(between, 10, 10)[3]).toBe(128);
    expect(pixelAt(between, 11, 10)).toEqual([255, 255, 255, 255]);
  });
});

describe("a picture that is partly clear", () => {
  it("lends no colour of its clear pixels to those beside them", () => {
    // Red, beside green that is fully clear.
    const data = Uint8ClampedArray.from({ length: 64 * 64 * 4 }, (_, at) => {
      const isClear = (at >> 2) % 64 >= 32;
      return [isClear ? 0 : 255, isClear ? 255 : 0, 0, isClear ? 0 : 255][at % 4] ?? 0;
    });
    const small = filling({ width: 64, height: 64, data }, { width: 21, height: 21 });
    for (let at = 0; at < small.data.length; at += 4)
      if (small.data[at + 3]) expect(small.data[at + 1]).toBe(0);
  });

  it.each([255, 120, 0])("is seen on its blurred background, as %s out of 255, too", (level) => {
    const data = Uint8ClampedArray.from({ length: 64 * 64 * 4 }, (_, at) => {
      const isClear = (at >> 2) % 64 >= 16;
      return at % 4 < 3 ? level : isClear ? 0 : 255;
    });
    const size = { width: 64, height: 64 };
    const on = shown({ ...size, data }, IDENTITY_PLACEMENT, size, { kind: "blurred" });
    expect(pixelAt(on, 4, 30)).toEqual([level, level, level, 255]);
    expect(Math.abs((pixelAt(on, 60, 30)[0] ?? 0) - level)).toBeGreaterThan(50);
  });

  it("stays white in its corners, if only those are clear", () => {
    const data = Uint8ClampedArray.from({ length: 256 * 256 * 4 }, (_, at) => {
      const [x, y] = [(at >> 2) % 256, at >> 10];
      return at % 4 === 3 && Math.min(x, 255 - x) + Math.min(y, 255 - y) < 32 ? 0 : 255;
    });
    const size = { width: 256, height: 256 };
    const card = shown({ ...size, data }, IDENTITY_PLACEMENT, size, { kind: "blurred" });
    expect(pixelAt(card, 0, 0)).toEqual([255, 255, 255, 255]);
  });

  it("keeps its colour up to its edge", () => {
    const data = Uint8ClampedArray.from({ length: 64 * 64 * 4 }, (_, at) =>
      (at >> 2) % 64 < 32 ? ([90, 60, 30, 255][at % 4] ?? 0) : 0,
    );
    const small = filling({ width: 64, height: 64, data }, { width: 21, height: 21 });
    for (let at = 0; at < small.data.length; at += 4)
      if (small.data[at + 3] === 255) expect([...small.data.subarray(at, at + 3)]).toEqual([90, 60, 30]);
  });
});
