/// <reference path="../../shared/png/upng-js.d.ts" />
import { zlibSync } from "fflate";

/** Of the test image, in pixels. */
const TEST_IMAGE = { width: 400, height: 300 };

type Colour = readonly [red: number, green: number, blue: number];

const GROUND: Colour = [251, 246, 237];
const GRID: Colour = [223, 207, 182];
const EDGE: Colour = [176, 28, 28];
const CUP: Colour = [35, 20, 12];
const BARS: readonly Colour[] = [
  [255, 255, 255],
  [255, 221, 0],
  [0, 183, 235],
  [0, 158, 73],
  [214, 0, 110],
  [218, 41, 28],
  [0, 71, 171],
  [0, 0, 0],
];

const GRID_STEP = 50;
const BARS_FROM = 225;
const BARS_TO = 275;
const MARGIN = 25;

/** The test card as a PNG. It takes long, so it is drawn in a worker. */
export async function drawTestImage(): Promise<Uint8Array<ArrayBuffer>> {
  // upng-js looks there for pako's function; a worker has no window.
  const scope: { window?: object } = globalThis;
  scope.window ??= scope;
  Object.assign(scope, { pako: { deflate: zlibSync } });
  const { default: UPNG } = await import("upng-js");
  return new Uint8Array(UPNG.encode([testPixels().buffer], TEST_IMAGE.width, TEST_IMAGE.height, 0));
}

/**
 * A test card as RGBA pixels: a red edge that shows whether all of it is there, a grid and a round cup
 * that show whether it is stretched, and bars that show whether its colours are right.
 */
function testPixels(): Uint8Array<ArrayBuffer> {
  const { width, height } = TEST_IMAGE;
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) pixels.set([...colourAt(x, y), 255], at);
  }
  return pixels;
}

function colourAt(x: number, y: number): Colour {
  const { width, height } = TEST_IMAGE;
  if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) return EDGE;
  if (y >= BARS_FROM && y < BARS_TO && x >= MARGIN && x < width - MARGIN) {
    const bar = Math.floor(((x - MARGIN) * BARS.length) / (width - 2 * MARGIN));
    return BARS[bar] ?? GROUND;
  }
  if (isCup(x - width / 2, y - 110)) return CUP;
  return x % GRID_STEP === 0 || y % GRID_STEP === 0 ? GRID : GROUND;
}

/** The lower half of a disc, a ring for a handle, a saucer; from the middle of the cup's rim. */
function isCup(x: number, y: number): boolean {
  const inBowl = y >= 0 && Math.hypot(x, y) <= 60;
  const fromHandle = Math.hypot(x - 62, y - 18);
  const inHandle = fromHandle <= 22 && fromHandle >= 13;
  const inSaucer = y >= 68 && y < 76 && Math.abs(x) <= 80;
  return inBowl || inHandle || inSaucer;
}
