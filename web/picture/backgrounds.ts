import type { Size } from "../../shared/machine/types.ts";
import type { Background, Placement } from "../../shared/model/recipe.ts";
import { type Layout, startPlacement, turnQuarter } from "./placement.ts";
import { place, resample, type Source } from "./resample.ts";
import { atHand, toBytes } from "./source.ts";

interface BackgroundSource {
  readonly frame: Size;
  /** A smaller copy of the picture. */
  readonly lowRes: Source;
  /** Only its turn, so that moving the picture does not change the background. */
  readonly placement: Pick<Placement, "quarters" | "mirrored">;
  /** #rrggbb. */
  readonly colour: string;
}

interface BackgroundKind {
  readonly hasColour: boolean;
  /** Returns an opaque picture; undefined to leave it clear. */
  paint(source: BackgroundSource): Float32Array | undefined;
}

/** What fills the free part of a frame, in the editor's order. */
export const BACKGROUNDS = {
  blurred: { hasColour: false, paint: blurred },
  colour: { hasColour: true, paint: ({ frame, colour }) => filled(frame, colour) },
  clear: { hasColour: false, paint: () => undefined },
} satisfies Record<string, BackgroundKind>;

export type BackgroundId = keyof typeof BACKGROUNDS;

/** An unknown kind is blurred. */
export function paintBackground(
  { kind, colour = "#000000" }: Background,
  source: Omit<BackgroundSource, "colour">,
): Float32Array | undefined {
  const kinds: Readonly<Record<string, BackgroundKind>> = BACKGROUNDS;
  return (kinds[kind] ?? BACKGROUNDS.blurred).paint({ ...source, colour });
}

export function putUnder(picture: Float32Array, under: Float32Array): void {
  for (let at = 0; at < picture.length; at += 4) {
    const free = 1 - (picture[at + 3] as number) / 255;
    for (let channel = 0; channel < 4; channel++)
      picture[at + channel] = (picture[at + channel] as number) + (under[at + channel] as number) * free;
  }
}

function filled({ width, height }: Size, colour: string): Float32Array {
  const value = Number.parseInt(colour.slice(1), 16);
  const pixel = [(value >> 16) & 255, (value >> 8) & 255, value & 255, 255];
  return Float32Array.from({ length: width * height * 4 }, (_, at) => pixel[at % 4] as number);
}

/** In whole pixels of the frame, and of the reduced picture. */
const BLUR_REDUCTION = 8;
const BLUR_REACH = 4;
/** Near to a Gaussian blur. */
const BLUR_PASSES = 3;
const BLUR_GROUND = "#ffffff";

function blurred({ frame, lowRes, placement: { quarters, mirrored } }: BackgroundSource): Float32Array {
  const small = {
    width: Math.ceil(frame.width / BLUR_REDUCTION),
    height: Math.ceil(frame.height / BLUR_REDUCTION),
  };
  const layout: Layout = { picture: lowRes, frame: small };
  let filling = startPlacement(layout);
  for (let i = 0; i < quarters; i++) filling = turnQuarter(layout, filling, true);
  const soft = place(lowRes, { ...filling, mirrored }, small);
  putUnder(soft, filled(small, BLUR_GROUND));
  for (let pass = 0; pass < BLUR_PASSES; pass++) {
    blurLines(soft, small.height, small.width, small.width * 4, 4);
    blurLines(soft, small.width, small.height, 4, small.width * 4);
  }
  const scale = Math.max(frame.width / small.width, frame.height / small.height);
  return resample(atHand({ ...small, data: toBytes(soft) }), scale, { x: 0, y: 0 }, frame);
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
