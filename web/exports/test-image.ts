/// <reference path="../../shared/png/upng-js.d.ts" />
import { zlibSync } from "fflate";

const WIDTH = 400;
const HEIGHT = 300;
const GRID_STEP = 50;
const BARS = { top: 225, bottom: 275, left: 25, right: WIDTH - 25 };

type Colour = readonly [red: number, green: number, blue: number];

const GROUND: Colour = [251, 246, 237];
const GRID: Colour = [223, 207, 182];
const EDGE: Colour = [176, 28, 28];
const CUP: Colour = [35, 20, 12];
const BAR_COLOURS: readonly Colour[] = [
  [255, 255, 255],
  [255, 221, 0],
  [0, 183, 235],
  [0, 158, 73],
  [214, 0, 110],
  [218, 41, 28],
  [0, 71, 171],
  [0, 0, 0],
];

/** Draws a PNG test card to reveal cropping (edge), distortion (grid, cup) and wrong colours (bars). */
export async function drawTestImage(): Promise<Uint8Array<ArrayBuffer>> {
  // upng-js looks for window.pako, and a worker has no window.
  const scope: { window?: object } = globalThis;
  scope.window ??= scope;
  Object.assign(scope, { pako: { deflate: zlibSync } });
  const { default: UPNG } = await import("upng-js");
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let y = 0, at = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++, at += 4) pixels.set([...colourAt(x, y), 255], at);
  return new Uint8Array(UPNG.encode([pixels.buffer], WIDTH, HEIGHT, 0));
}

function colourAt(x: number, y: number): Colour {
  if (x < 2 || y < 2 || x >= WIDTH - 2 || y >= HEIGHT - 2) return EDGE;
  if (y >= BARS.top && y < BARS.bottom && x >= BARS.left && x < BARS.right) {
    const bar = Math.floor(((x - BARS.left) * BAR_COLOURS.length) / (BARS.right - BARS.left));
    return BAR_COLOURS[bar] ?? GROUND;
  }
  if (isCup(x - WIDTH / 2, y - 110)) return CUP;
  return x % GRID_STEP === 0 || y % GRID_STEP === 0 ? GRID : GROUND;
}

/** The point is relative to the middle of the cup's rim. */
function isCup(x: number, y: number): boolean {
  const fromHandle = Math.hypot(x - 62, y - 18);
  const inBowl = y >= 0 && Math.hypot(x, y) <= 60;
  const inHandle = fromHandle <= 22 && fromHandle >= 13;
  const inSaucer = y >= 68 && y < 76 && Math.abs(x) <= 80;
  return inBowl || inHandle || inSaucer;
}
