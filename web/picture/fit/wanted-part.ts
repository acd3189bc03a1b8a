import type { Box, Size } from "../../../shared/machine/types.ts";
import { boundsOf, type Layout, move, type Placement, turnOf } from "./placement.ts";

/** Frames that are kept of a picture on each side beyond what is shown, and kept pixels to a frame pixel. */
const FRAMES_BEYOND = 2;
const DENSITY = 2;

/** What of a picture is kept, and how it lies in the frame then. */
export interface WantedPart {
  /** In the picture's pixels. */
  readonly part: Box;
  /** To which it is reduced. */
  readonly size: Size;
  readonly placement: Placement;
}

/**
 * The part of a picture that a placement may come to show, and the size in which it looks no less sharp: what is
 * too large to be kept whole is kept as that.
 */
export function wantedPart({ picture, frame }: Layout, placement: Placement, maxPixels: number): WantedPart {
  const { x, y, scale, mirrored } = placement;
  const turn = turnOf(placement);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const sign = mirrored ? -1 : 1;
  const times = 1 + 2 * FRAMES_BEYOND;
  const around = boundsOf({ width: frame.width * times, height: frame.height * times }, turn);
  // The frame's middle, from the picture's.
  const middle = { x: (-sign * (x * cos + y * sin)) / scale, y: (x * sin - y * cos) / scale };
  const across = range(picture.width, picture.width / 2 + middle.x, around.width / scale);
  const down = range(picture.height, picture.height / 2 + middle.y, around.height / scale);
  const part = { x: across.from, y: down.from, width: across.length, height: down.length };

  const share = Math.min(1, DENSITY * scale, Math.sqrt(maxPixels / (part.width * part.height)));
  // Shares of whole numbers come out a little short of them.
  const reduced = (side: number) => Math.max(1, Math.floor(side * share + 1e-6));
  const size = { width: reduced(part.width), height: reduced(part.height) };
  const isWide = part.width > part.height;
  const moved = {
    x: sign * (part.x + part.width / 2 - picture.width / 2) * scale,
    y: (part.y + part.height / 2 - picture.height / 2) * scale,
  };
  const placed: Placement = {
    ...placement,
    x: x + moved.x * cos - moved.y * sin,
    y: y + moved.x * sin + moved.y * cos,
    scale: scale * (isWide ? part.width / size.width : part.height / size.height),
  };
  return { part, size, placement: move({ picture: size, frame }, placed, { x: 0, y: 0 }) };
}

/** So much of a side around a point of it. */
function range(side: number, middle: number, length: number) {
  const from = Math.min(side - 1, Math.max(0, Math.floor(middle - length / 2)));
  const to = Math.max(from + 1, Math.min(side, Math.ceil(middle + length / 2)));
  return { from, length: to - from };
}
