import type { Size } from "../../shared/machine/types.ts";
import type { BackgroundKind, Placement } from "../../shared/model/recipe.ts";
import { contrastRatio, luminanceOf, parseHexColour } from "./lettering/contrast.ts";
import { createPixelsSource, type PixelSource, type Pixels, toRgbaBytes } from "./pixels.ts";
import { createStartPlacement, type FrameComposition, turnByQuarter } from "./placement.ts";
import { placeInFrame, resample } from "./resample.ts";

/** @param lowRes a reduced copy for the blurred background */
export function renderPixels(source: PixelSource, view: FrameComposition, lowRes = source): Pixels {
  const { placement, frame } = view;
  const picture = placeInFrame(source, placement, frame);
  const under = isCovered(picture) ? undefined : renderBackground(lowRes, view);
  if (under) putUnder(picture, under);
  return { ...frame, data: toRgbaBytes(picture) };
}

function isCovered(picture: Float32Array): boolean {
  for (let at = 3; at < picture.length; at += 4) if ((picture[at] as number) < 254.5) return false;
  return true;
}

type BackgroundRenderer = (lowRes: PixelSource, view: FrameComposition) => Float32Array | undefined;

const BACKGROUNDS: Readonly<Record<BackgroundKind, BackgroundRenderer>> = {
  blurred: (lowRes, { frame, placement }) => blurred(lowRes, frame, placement),
  colour: (_, { frame, background }) => filled(frame, background.colour ?? "#000000"),
  clear: () => undefined,
};

/** Returns opaque pixels, or undefined if the background is clear. */
export function renderBackground(lowRes: PixelSource, view: FrameComposition): Float32Array | undefined {
  const { kind } = view.background;
  // A later release may have added other kinds.
  const known = Object.hasOwn(BACKGROUNDS, kind) ? (kind as BackgroundKind) : "blurred";
  return BACKGROUNDS[known](lowRes, view);
}

function putUnder(picture: Float32Array, under: Float32Array): void {
  for (let at = 0; at < picture.length; at += 4) {
    const free = 1 - (picture[at + 3] as number) / 255;
    for (let channel = 0; channel < 4; channel++)
      picture[at + channel] = (picture[at + channel] as number) + (under[at + channel] as number) * free;
  }
}

function filled({ width, height }: Size, colour: string): Float32Array {
  const pixel = [...parseHexColour(colour), 255];
  return Float32Array.from({ length: width * height * 4 }, (_, at) => pixel[at % 4] as number);
}

/** Frame pixels per reduced pixel, and the blur's radius in reduced pixels. */
const BLUR_REDUCTION = 8;
const BLUR_REACH = 4;
/** Approximates a Gaussian blur. */
const BOX_BLUR_PASSES = 3;
const LIGHT_GROUND = "#ffffff";
const DARK_GROUND = "#23140c";
const LEAST_CONTRAST = 1.5;
const CARD_COVERAGE = 0.9;

/** Returns a ground on which even white logos show. */
function groundUnder(picture: Float32Array): string {
  const sumOf = (channel: number) =>
    picture.reduce((sum, value, at) => (at % 4 === channel ? sum + value : sum), 0);
  const alpha = Math.max(1, sumOf(3));
  const isCard = (4 * alpha) / (255 * picture.length) > CARD_COVERAGE;
  const byteOf = (channel: number) => Math.round(255 * Math.min(1, sumOf(channel) / alpha));
  const luminance = luminanceOf(byteOf(0), byteOf(1), byteOf(2));
  return !isCard && contrastRatio(luminance, 1) < LEAST_CONTRAST ? DARK_GROUND : LIGHT_GROUND;
}

function blurred(lowRes: PixelSource, frame: Size, { quarters, mirrored }: Placement): Float32Array {
  const small = {
    width: Math.ceil(frame.width / BLUR_REDUCTION),
    height: Math.ceil(frame.height / BLUR_REDUCTION),
  };
  const layout = { picture: lowRes, frame: small };
  let filling = createStartPlacement(layout);
  for (let i = 0; i < quarters; i++) filling = turnByQuarter(layout, filling, true);
  const soft = placeInFrame(lowRes, { ...filling, mirrored }, small);
  putUnder(soft, filled(small, groundUnder(soft)));
  for (let pass = 0; pass < BOX_BLUR_PASSES; pass++) {
    blurLines(soft, small.height, small.width, small.width * 4, 4);
    blurLines(soft, small.width, small.height, 4, small.width * 4);
  }
  const scale = Math.max(frame.width / small.width, frame.height / small.height);
  return resample(createPixelsSource({ ...small, data: toRgbaBytes(soft) }), scale, { x: 0, y: 0 }, frame);
}

function blurLines(data: Float32Array, lines: number, length: number, lineStep: number, step: number): void {
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
