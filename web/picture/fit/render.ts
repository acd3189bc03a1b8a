import type { Size } from "../../../shared/machine/types.ts";
import type { Pixels } from "../intake/encode-png.ts";
import { place } from "./place.ts";
import { type Layout, type Placement, startPlacement, turnQuarter } from "./placement.ts";
import { resample, type Source } from "./resample.ts";
import { atHand } from "./source.ts";

/** What fills what a picture leaves free, and shows where it is clear. */
export type Background =
  /** #rrggbb. */
  | { readonly kind: "colour"; readonly colour: string }
  /** The picture itself, filling the frame, out of focus. */
  | { readonly kind: "blurred" }
  | { readonly kind: "clear" };

/**
 * The frame as it is kept: the picture in its place, over its background.
 *
 * @param rough the same picture, which may be smaller: what it shows is out of focus
 */
export function render(
  source: Source,
  placement: Placement,
  frame: Size,
  background: Background,
  rough = source,
): Pixels {
  const picture = place(source, placement, frame);
  if (background.kind === "colour") underlay(picture, colourOf(background.colour));
  if (background.kind === "blurred" && !isOpaque(picture))
    underlayPicture(picture, blurred(rough, placement, frame));
  return { ...sizeOf(frame), data: toBytes(picture) };
}

/** The picture out of focus, as a background of its own, opaque. */
export const renderBlurred = (rough: Source, placement: Placement, frame: Size): Pixels => ({
  ...sizeOf(frame),
  data: toBytes(blurred(rough, placement, frame)),
});

/** As it will be in whole numbers. */
function isOpaque(picture: Float32Array): boolean {
  for (let at = 3; at < picture.length; at += 4) if ((picture[at] as number) < 254.5) return false;
  return true;
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

/** How many times smaller the picture is while it is blurred, and how far, in those pixels. */
const BLUR_REDUCTION = 8;
const BLUR_REACH = 4;
/** Three boxes after each other are a bell, nearly. */
const BLUR_PASSES = 3;
/** Under a picture that is itself partly clear. */
const BLUR_GROUND = "#ffffff";

function blurred(source: Source, { quarters, mirrored }: Placement, frame: Size): Float32Array {
  const small = {
    width: Math.ceil(frame.width / BLUR_REDUCTION),
    height: Math.ceil(frame.height / BLUR_REDUCTION),
  };
  const layout: Layout = { picture: source, frame: small };
  let filling: Placement = startPlacement(layout);
  for (let i = 0; i < quarters; i++) filling = turnQuarter(layout, filling, true);
  const soft = place(source, { ...filling, mirrored }, small);
  underlay(soft, colourOf(BLUR_GROUND));
  for (let pass = 0; pass < BLUR_PASSES; pass++) {
    box(soft, small.height, small.width, small.width * 4, 4);
    box(soft, small.width, small.height, 4, small.width * 4);
  }
  const bytes = toBytes(soft);
  const scale = Math.max(frame.width / small.width, frame.height / small.height);
  return resample(atHand({ ...small, data: bytes }), scale, { x: 0, y: 0 }, frame);
}

/** Each pixel the mean of those near it along a line: `lines` lines `lineStep` apart, of `length` pixels. */
function box(data: Float32Array, lines: number, length: number, lineStep: number, step: number): void {
  const line = new Float32Array(length);
  for (let at = 0; at < lines; at++) {
    for (let channel = 0; channel < 4; channel++) {
      const start = at * lineStep + channel;
      for (let i = 0; i < length; i++) line[i] = data[start + i * step] as number;
      for (let i = 0; i < length; i++) {
        let sum = 0;
        for (let k = i - BLUR_REACH; k <= i + BLUR_REACH; k++)
          sum += line[Math.min(length - 1, Math.max(0, k))] as number;
        data[start + i * step] = sum / (2 * BLUR_REACH + 1);
      }
    }
  }
}

type Colour = readonly [red: number, green: number, blue: number];

function colourOf(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function underlay(picture: Float32Array, colour: Colour): void {
  for (let at = 0; at < picture.length; at += 4) {
    const free = 1 - (picture[at + 3] as number) / 255;
    for (let channel = 0; channel < 3; channel++)
      picture[at + channel] = (picture[at + channel] as number) + (colour[channel] as number) * free;
    picture[at + 3] = 255;
  }
}

function underlayPicture(picture: Float32Array, under: Float32Array): void {
  for (let at = 0; at < picture.length; at += 4) {
    const free = 1 - (picture[at + 3] as number) / 255;
    for (let channel = 0; channel < 4; channel++)
      picture[at + channel] = (picture[at + channel] as number) + (under[at + channel] as number) * free;
  }
}

/** As a PNG has it: whole numbers, alpha not multiplied in. */
function toBytes(picture: Float32Array): Uint8ClampedArray {
  const out = new Uint8ClampedArray(picture.length);
  for (let at = 0; at < picture.length; at += 4) {
    const alpha = Math.round(picture[at + 3] as number);
    if (alpha <= 0) continue;
    const share = alpha >= 255 ? 1 : 255 / (picture[at + 3] as number);
    for (let channel = 0; channel < 3; channel++)
      out[at + channel] = Math.round((picture[at + channel] as number) * share);
    out[at + 3] = alpha;
  }
  return out;
}
