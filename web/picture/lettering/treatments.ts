import type { PictureStyle } from "../../../shared/machine/library.ts";
import type { Box, Size } from "../../../shared/machine/types.ts";
import { backdropColourFor, cssColour, type LetterTone, type Rgb } from "./contrast.ts";

type Context = OffscreenCanvasRenderingContext2D;

export interface TreatmentContext {
  readonly size: Size;
  readonly box: Box;
  /** Whether the text was placed by hand. */
  readonly isFree: boolean;
  readonly isRtl: boolean;
  /** 1 at the size that the styles are drawn for. */
  readonly scale: number;
}

/** `tone` is the mean colour under the text. */
type Paint = (context: Context, target: TreatmentContext, tone: Rgb, letters: LetterTone) => void;

/** Lengths are in pixels at scale 1. */
interface StyleTreatment {
  readonly paint: Paint;
  readonly isOpaque?: boolean;
  readonly mayBeDark?: boolean;
  /** The minimum distance of text placed by hand from the edge. */
  readonly edge?: number;
  /** How far the treatment extends beyond the text. */
  readonly reach?: number;
}

function shaded(context: Context, scale: number, colour: string, paint: () => void): void {
  context.shadowColor = colour;
  context.shadowBlur = 12 * scale;
  context.shadowOffsetY = 4 * scale;
  paint();
  context.shadowColor = "transparent";
}

type Point = readonly [x: number, y: number];
type Stop = readonly [at: number, colour: string];

function createGradient(
  context: Context,
  [fromX, fromY]: Point,
  [toX, toY]: Point,
  stops: readonly Stop[],
): CanvasGradient {
  const made = context.createLinearGradient(fromX, fromY, toX, toY);
  for (const [at, colour] of stops) made.addColorStop(at, colour);
  return made;
}

export const verticalGradient = (context: Context, top: number, foot: number, stops: readonly Stop[]) =>
  createGradient(context, [0, top], [0, foot], stops);

export const spaceStopsEvenly = (colours: readonly string[]): Stop[] =>
  colours.map((colour, i) => [i / (colours.length - 1), colour]);

const isLow = ({ size, box }: TreatmentContext): boolean => box.y + box.height / 2 > size.height / 2;

/** Paints a gradient from the edge nearest to the text. `past` is the distance beyond the text. */
function wash(
  context: Context,
  target: TreatmentContext,
  edge: string,
  stops: readonly (readonly [past: number, colour: string])[],
): void {
  const { size, box, scale } = target;
  const low = isLow(target);
  const lengthTo = (past: number) => (low ? size.height - box.y : box.y + box.height) + past * scale;
  const length = Math.max(...stops.map(([past]) => lengthTo(past)));
  const [from, to] = low ? [size.height, size.height - length] : [0, length];
  context.fillStyle = verticalGradient(context, from, to, [
    [0, edge],
    ...stops.map(([past, colour]): Stop => [Math.max(0, lengthTo(past) / length), colour]),
  ]);
  context.fillRect(0, 0, size.width, size.height);
}

const POST = 4;

const awning: Paint = (context, { size, box, scale }) => {
  const count = Math.max(2, Math.round(size.width / (37.75 * scale)));
  const each = size.width / count;
  const scallops = `q ${each / 2} ${26 * scale} ${each} 0 `.repeat(count);
  const top = box.y < size.height * 0.3 ? 0 : box.y - 20 * scale;
  const foot = box.y + box.height + 20 * scale;
  context.fillStyle = verticalGradient(
    context,
    top,
    foot + 24 * scale,
    spaceStopsEvenly(["#fffaf0", "#f4e4c6"]),
  );
  shaded(context, scale, "rgba(28, 12, 4, 0.5)", () =>
    context.fill(new Path2D(`M 0 ${top} V ${foot} ${scallops} V ${top} Z`)),
  );
  context.strokeStyle = "#7a1f16";
  context.lineWidth = 2.5 * scale;
  context.stroke(new Path2D(`M 0 ${foot - 7 * scale} ${scallops}`));
  context.fillStyle = "#f4e4c6";
  // Posts and a sill keep OCR from mistaking dark pictures for drawings.
  const post = POST * scale;
  for (const x of [0, size.width - post]) context.fillRect(x, foot - 10 * scale, post, size.height);
  context.fillRect(0, size.height - post, size.width, post);
};

const LABEL_EDGE = 6;
const LABEL_INK = "#8a5a2b";
const LABEL_GAP = 19;
const INNER_RULE = 10;
const LABEL_ROOM = 18;

function bean(context: Context, [x, y]: Point, scale: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(-0.5);
  context.scale(scale, scale);
  context.fillStyle = LABEL_INK;
  context.beginPath();
  context.ellipse(0, 0, 9.5, 6, 0, 0, 2 * Math.PI);
  context.fill();
  context.strokeStyle = "#f1e2c4";
  context.lineWidth = 1.6;
  context.stroke(new Path2D("M -9.5 1 C -4 -4 4 4 9.5 -1"));
  context.restore();
}

/** The rule has a gap because OCR mistakes a closed one for a drawing. */
const label: Paint = (context, { size, box, isFree, scale }) => {
  const notch = 12 * scale;
  const [across, down] = isFree ? [26 * scale, 22 * scale] : [18 * scale, 20 * scale];
  const left = Math.max(LABEL_EDGE, box.x - across);
  const top = Math.max(LABEL_EDGE, box.y - down);
  const right = Math.min(size.width - LABEL_EDGE, box.x + box.width + across);
  const foot = Math.min(size.height - LABEL_EDGE, box.y + box.height + down);
  const middle = (left + right) / 2;
  const room = Math.min(box.x - left, box.y - top, right - box.x - box.width, foot - box.y - box.height);
  const drawn = Math.min(scale, Math.max(0.2 * scale, room / LABEL_ROOM));
  const gap = Math.max(0, Math.min(LABEL_GAP * drawn, middle - left - notch - INNER_RULE * drawn));
  const notched = (by: number, open: number) => {
    const inset = by * drawn;
    const [l, t, r, b] = [left + inset, top + inset, right - inset, foot - inset];
    return new Path2D(
      `M ${middle - open} ${b} H ${l + notch} a ${notch} ${notch} 0 0 0 ${-notch} ${-notch} V ${t + notch} a ${notch} ${notch} 0 0 0 ${notch} ${-notch} H ${r - notch} a ${notch} ${notch} 0 0 0 ${notch} ${notch} V ${b - notch} a ${notch} ${notch} 0 0 0 ${-notch} ${notch} H ${middle + open}`,
    );
  };
  context.fillStyle = createGradient(
    context,
    [left, top],
    [right, foot],
    spaceStopsEvenly(["#fbf3df", "#ecd9b4"]),
  );
  shaded(context, scale, "rgba(20, 8, 3, 0.55)", () => context.fill(notched(0, 0)));
  context.strokeStyle = LABEL_INK;
  context.lineWidth = 2 * drawn;
  context.stroke(notched(6, gap));
  context.lineWidth = 0.8 * drawn;
  context.stroke(notched(INNER_RULE, gap));
  bean(context, [middle, foot - 8 * drawn], gap / LABEL_GAP);
};

const GOLD = ["#f9e3a2", "#b98632", "#f3d58a", "#a8742a"];
const FRAME_GAP = 17;

const goldFrame: Paint = (context, target) => {
  const { size, box, scale } = target;
  const low = isLow(target);
  wash(context, target, "rgba(8, 5, 3, 0.96)", [
    [22, "rgba(8, 5, 3, 0.9)"],
    [115, "rgba(8, 5, 3, 0)"],
  ]);
  const [across, gap] = [size.width / 2, FRAME_GAP * scale];
  const frame = (inset: number, width: number) => {
    const at = inset * scale;
    const [right, foot] = [size.width - at, size.height - at];
    const [near, far] = low ? [foot, at] : [at, foot];
    context.lineWidth = width * scale;
    context.stroke(
      new Path2D(`M ${across - gap} ${near} H ${at} V ${far} H ${right} V ${near} H ${across + gap}`),
    );
  };
  context.strokeStyle = createGradient(context, [0, 0], [size.width, size.height], spaceStopsEvenly(GOLD));
  frame(12, 2.5);
  frame(18, 0.9);
  const diamond = (x: number, y: number, half: number) =>
    context.fill(new Path2D(`M ${x} ${y - half} l ${half} ${half} l ${-half} ${half} l ${-half} ${-half} Z`));
  context.fillStyle = "#e3bd6d";
  diamond(across, low ? size.height - 15 * scale : 15 * scale, 5 * scale);
  const middle = box.x + box.width / 2;
  const y = low ? box.y - 18 * scale : box.y + box.height + 18 * scale;
  const line = (from: number, to: number) => `M ${middle + from * scale} ${y} H ${middle + to * scale} `;
  context.strokeStyle = "#d8ab57";
  context.lineWidth = 1.4 * scale;
  context.stroke(new Path2D(line(-67, -13) + line(13, 67)));
  diamond(middle, y, 8 * scale);
};

const scrim: Paint = (context, target, tone, letters) => {
  const backdrop = backdropColourFor(tone, letters);
  wash(context, target, cssColour(backdrop, 0.86), [
    [-18, cssColour(backdrop, 0.72)],
    [99, cssColour(backdrop, 0)],
  ]);
};

const modernBar: Paint = (context, target, tone) => {
  const { box, scale, isRtl } = target;
  const backdrop = backdropColourFor(tone, "dark");
  wash(context, target, cssColour(backdrop, 0.95), [
    [-24, cssColour(backdrop, 0.82)],
    [83, cssColour(backdrop, 0)],
  ]);
  context.fillStyle = "#b5522c";
  const x = isRtl ? box.x + box.width - 41 * scale : box.x + scale;
  context.fillRect(x, box.y - 14 * scale, 40 * scale, 5 * scale);
};

const deepGradient: Paint = (context, target, tone) => {
  const backdrop = backdropColourFor(tone, "light");
  wash(context, target, cssColour(backdrop, 1), [
    [-35, cssColour(backdrop, 0.9)],
    [52, cssColour(backdrop, 0.5)],
    [149, cssColour(backdrop, 0)],
  ]);
  const { width, height } = target.size;
  const [from, to] = isLow(target) ? [0.28 * height, 0] : [0.72 * height, height];
  context.fillStyle = verticalGradient(context, from, to, [
    [0, cssColour(backdrop, 0)],
    [1, cssColour(backdrop, 0.6)],
  ]);
  context.fillRect(0, 0, width, height);
};

export const TREATMENTS: Readonly<Record<PictureStyle, StyleTreatment>> = {
  classic: { paint: awning, isOpaque: true },
  traditional: { paint: label, isOpaque: true, reach: 26 },
  premium: { paint: goldFrame, edge: 28 },
  realistic: { paint: scrim, mayBeDark: true },
  modern: { paint: modernBar },
  gradient: { paint: deepGradient },
};
