import type { PictureStyle } from "../../shared/machine/library.ts";
import type { Size } from "../../shared/machine/types.ts";
import { css, groundOf, type Letters, type Rgb } from "./tone.ts";

type Context = OffscreenCanvasRenderingContext2D;

/** Paints what stands between a picture and its words; `tone` is the picture's own colour there. */
type Treatment = (context: Context, size: Size, tone: Rgb, letters: Letters) => void;

/** The width for which the drawings are made; others are scaled. */
const DRAWN_WIDTH = 302;

/** Fills the picture from its top down: at each share of the height a colour. */
function wash(
  context: Context,
  { width, height }: Size,
  stops: readonly (readonly [at: number, colour: string])[],
) {
  const gradient = context.createLinearGradient(0, 0, 0, height);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

function shaded(context: Context, blur: number, colour: string, paint: () => void): void {
  context.shadowColor = colour;
  context.shadowBlur = blur;
  context.shadowOffsetY = 4;
  paint();
  context.shadowColor = "transparent";
}

function scaled(context: Context, { width }: Size, paint: () => void): void {
  context.save();
  context.scale(width / DRAWN_WIDTH, width / DRAWN_WIDTH);
  paint();
  context.restore();
}

function gradientOf(context: Context, to: readonly [x: number, y: number], colours: readonly string[]) {
  const gradient = context.createLinearGradient(0, 0, ...to);
  for (const [i, colour] of colours.entries()) gradient.addColorStop(i / (colours.length - 1), colour);
  return gradient;
}

/** A cream café awning with a scalloped edge and a thin line. */
const awning: Treatment = (context, size) =>
  scaled(context, size, () => {
    const scallops = "q 18.875 26 37.75 0 ".repeat(8);
    context.fillStyle = gradientOf(context, [0, 150], ["#fffaf0", "#f4e4c6"]);
    shaded(context, 12, "rgba(28, 12, 4, 0.5)", () =>
      context.fill(new Path2D(`M 0 0 V 126 ${scallops} V 0 Z`)),
    );
    context.strokeStyle = "#7a1f16";
    context.lineWidth = 2.5;
    context.stroke(new Path2D(`M 0 119 ${scallops}`));
  });

/** A notched paper label with a double rule. */
const label: Treatment = (context, size) =>
  scaled(context, size, () => {
    const notch = 12;
    const notched = (inset: number) => {
      const [l, t, r, b] = [22 + inset, 26 + inset, 280 - inset, 152 - inset];
      return new Path2D(
        `M ${l + notch} ${t} H ${r - notch} a ${notch} ${notch} 0 0 0 ${notch} ${notch} V ${b - notch} a ${notch} ${notch} 0 0 0 ${-notch} ${notch} H ${l + notch} a ${notch} ${notch} 0 0 0 ${-notch} ${-notch} V ${t + notch} a ${notch} ${notch} 0 0 0 ${notch} ${-notch} Z`,
      );
    };
    context.fillStyle = gradientOf(context, [280, 152], ["#fbf3df", "#ecd9b4"]);
    shaded(context, 12, "rgba(20, 8, 3, 0.55)", () => context.fill(notched(0)));
    context.strokeStyle = "#6b3f1f";
    context.lineWidth = 2;
    context.stroke(notched(6));
    context.lineWidth = 0.8;
    context.stroke(notched(10));
  });

/** A double gold frame with a small diamond, and a dark top. */
const goldFrame: Treatment = (context, size) => {
  wash(context, size, [
    [0, "rgba(8, 5, 3, 0.88)"],
    [0.3, "rgba(8, 5, 3, 0.74)"],
    [0.5, "rgba(8, 5, 3, 0)"],
  ]);
  scaled(context, size, () => {
    const height = (size.height * DRAWN_WIDTH) / size.width;
    context.strokeStyle = gradientOf(
      context,
      [DRAWN_WIDTH, height],
      ["#f9e3a2", "#b98632", "#f3d58a", "#a8742a"],
    );
    context.lineWidth = 2.5;
    context.strokeRect(12, 12, DRAWN_WIDTH - 24, height - 24);
    context.lineWidth = 0.9;
    context.strokeRect(18, 18, DRAWN_WIDTH - 36, height - 36);
    context.strokeStyle = "#d8ab57";
    context.lineWidth = 1.4;
    context.stroke(new Path2D("M 84 146 H 138 M 164 146 H 218"));
    context.fillStyle = "#e3bd6d";
    context.fill(new Path2D("M 151 138 L 159 146 L 151 154 L 143 146 Z"));
  });
};

/** The picture's own tone from the top down, dark or light as its letters need. */
const scrim: Treatment = (context, size, tone, letters) => {
  const ground = groundOf(tone, letters);
  wash(context, size, [
    [0, css(ground, 0.86)],
    [0.26, css(ground, 0.72)],
    [0.5, css(ground, 0)],
  ]);
};

/** The picture's own tone, light, and a short bar. */
const modernBar: Treatment = (context, size, tone) => {
  const ground = groundOf(tone, "dark");
  wash(context, size, [
    [0, css(ground, 0.95)],
    [0.26, css(ground, 0.82)],
    [0.48, css(ground, 0)],
  ]);
  scaled(context, size, () => {
    context.fillStyle = "#b5522c";
    context.fillRect(27, 20, 40, 5);
  });
};

/** The picture's own tone, deep at the top and again at the foot. */
const deepGradient: Treatment = (context, size, tone) => {
  const ground = groundOf(tone, "light");
  wash(context, size, [
    [0, css(ground, 1)],
    [0.22, css(ground, 0.9)],
    [0.4, css(ground, 0.5)],
    [0.6, css(ground, 0)],
    [0.72, css(ground, 0)],
    [1, css(ground, 0.6)],
  ]);
};

export const TREATMENTS: Readonly<Record<PictureStyle, Treatment>> = {
  classic: awning,
  traditional: label,
  premium: goldFrame,
  realistic: scrim,
  modern: modernBar,
  gradient: deepGradient,
};
