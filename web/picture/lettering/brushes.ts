export type Context = OffscreenCanvasRenderingContext2D;

/** Paints something with a soft shadow under it. */
export function shaded(context: Context, scale: number, colour: string, paint: () => void): void {
  context.shadowColor = colour;
  context.shadowBlur = 12 * scale;
  context.shadowOffsetY = 4 * scale;
  paint();
  context.shadowColor = "transparent";
}

/** A gradient between two points, its colours equally far apart. */
export function gradientOf(
  context: Context,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  colours: readonly string[],
) {
  const gradient = context.createLinearGradient(fromX, fromY, toX, toY);
  for (const [i, colour] of colours.entries()) gradient.addColorStop(i / (colours.length - 1), colour);
  return gradient;
}
