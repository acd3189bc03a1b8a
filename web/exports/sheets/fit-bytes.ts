/** How a screen's picture is kept in a file: its share of the screen's own size, and the JPEG's quality. */
export interface Keeping {
  readonly scale: number;
  readonly quality: number;
}

/** From the best to the smallest. */
export const KEEPINGS: readonly [Keeping, ...Keeping[]] = [
  { scale: 1, quality: 0.9 },
  { scale: 1, quality: 0.8 },
  { scale: 1, quality: 0.7 },
  { scale: 0.75, quality: 0.75 },
  { scale: 0.6, quality: 0.7 },
  { scale: 0.45, quality: 0.6 },
  { scale: 0.3, quality: 0.5 },
];

/** The first that fits, of what `make` makes of each way of keeping; the smallest where none does. */
export async function firstThatFits<Made extends { readonly length: number }>(
  most: number,
  make: (keeping: Keeping) => Promise<Made>,
): Promise<Made> {
  let made: Made | undefined;
  for (const keeping of KEEPINGS) {
    made = await make(keeping);
    if (made.length <= most) break;
  }
  return made ?? make(KEEPINGS[0]);
}
