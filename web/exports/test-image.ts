/// <reference path="../../shared/png/upng-js.d.ts" />
import { zlibSync } from "fflate";

const WIDTH = 400;
const HEIGHT = 300;
const GRID_STEP = 50;
const BARS = { top: 225, bottom: 275, left: 25, right: WIDTH - 25 };

const GROUND = 0xfbf6ed;
const GRID = 0xdfcfb6;
const EDGE = 0xb01c1c;
const CUP = 0x23140c;
const BAR_COLOURS = [0xffffff, 0xffdd00, 0x00b7eb, 0x009e49, 0xd6006e, 0xda291c, 0x0047ab, 0x000000];

/** Reveals cropping (edge), distortion (grid, cup) and wrong colours (bars). */
export async function drawTestImage(): Promise<Uint8Array<ArrayBuffer>> {
  // upng-js looks for window.pako, and a worker has no window.
  const scope: { window?: object } = globalThis;
  scope.window ??= scope;
  Object.assign(scope, { pako: { deflate: zlibSync } });
  const { default: UPNG } = await import("upng-js");
  const pixels = new DataView(new ArrayBuffer(WIDTH * HEIGHT * 4));
  for (let y = 0, at = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++, at += 4) pixels.setUint32(at, colourAt(x, y) * 0x100 + 0xff);
  return new Uint8Array(UPNG.encode([pixels.buffer], WIDTH, HEIGHT, 0));
}

function colourAt(x: number, y: number): number {
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
