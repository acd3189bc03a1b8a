import { type Context, gradientOf, shaded } from "./brushes.ts";
import type { Treatment } from "./treatments.ts";

/** Pixels that a label keeps from the picture's edges. */
const LABEL_EDGE = 6;
/** Of a label's rules and its bean. */
const LABEL_INK = "#8a5a2b";
/** Half of what a label's rules leave open for its bean, drawn at scale 1. */
const LABEL_GAP = 19;
/** Of its inner rule, from its edge. */
const INNER_RULE = 10;
/** Between its edge and its words, that rules and bean are drawn for. */
const LABEL_ROOM = 18;

/** A coffee bean, drawn around 0, 0. */
function bean(context: Context, [x, y]: readonly [number, number], scale: number): void {
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

/**
 * A notched paper label with a double rule, open at its foot for a coffee bean: reading programs take what a closed rule
 * holds for a drawing.
 */
export const label: Treatment = (context, { size, box, isFree, scale }) => {
  const notch = 12 * scale;
  const [across, down] = isFree ? [26 * scale, 22 * scale] : [18 * scale, 20 * scale];
  const left = Math.max(LABEL_EDGE, box.x - across);
  const top = Math.max(LABEL_EDGE, box.y - down);
  const right = Math.min(size.width - LABEL_EDGE, box.x + box.width + across);
  const foot = Math.min(size.height - LABEL_EDGE, box.y + box.height + down);
  const middle = (left + right) / 2;
  const room = Math.min(box.x - left, box.y - top, right - box.x - box.width, foot - box.y - box.height);
  // At the picture's edge the words come near to the label's: what is drawn between them gets smaller.
  const drawn = Math.min(scale, Math.max(0.2 * scale, room / LABEL_ROOM));
  const gap = Math.max(0, Math.min(LABEL_GAP * drawn, middle - left - notch - INNER_RULE * drawn));
  /** From its foot's middle round to there again, so much within its edge. */
  const notched = (by: number, open: number) => {
    const inset = by * drawn;
    const [l, t, r, b] = [left + inset, top + inset, right - inset, foot - inset];
    return new Path2D(
      `M ${middle - open} ${b} H ${l + notch} a ${notch} ${notch} 0 0 0 ${-notch} ${-notch} V ${t + notch} a ${notch} ${notch} 0 0 0 ${notch} ${-notch} H ${r - notch} a ${notch} ${notch} 0 0 0 ${notch} ${notch} V ${b - notch} a ${notch} ${notch} 0 0 0 ${-notch} ${notch} H ${middle + open}`,
    );
  };
  context.fillStyle = gradientOf(context, [left, top], [right, foot], ["#fbf3df", "#ecd9b4"]);
  shaded(context, scale, "rgba(20, 8, 3, 0.55)", () => context.fill(notched(0, 0)));
  context.strokeStyle = LABEL_INK;
  context.lineWidth = 2 * drawn;
  context.stroke(notched(6, gap));
  context.lineWidth = 0.8 * drawn;
  context.stroke(notched(INNER_RULE, gap));
  bean(context, [middle, foot - 8 * drawn], gap / LABEL_GAP);
};
