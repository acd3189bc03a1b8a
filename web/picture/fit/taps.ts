/** Lobes of the filter to each side of its middle. */
export const LOBES = 3;
/** Of a pixel: closer to whole than this is whole. */
const NEARLY = 1e-3;

/** Lanczos' windowed sinc. */
export function lanczos(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= LOBES) return 0;
  const angle = Math.PI * x;
  return (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle);
}

/** Which source pixels make a target pixel, and how much of each. */
export interface Taps {
  readonly from: number;
  readonly weights: Float32Array;
}

/**
 * Taps along one side: target pixel i stands at `(i + 0.5 - target / 2 - offset) / scale` from the source's
 * middle. What lies outside the source is clear: a pixel that is partly outside is partly clear.
 */
export function tapsOf(source: number, target: number, scale: number, offset: number): readonly Taps[] {
  const stretch = Math.max(1, 1 / scale);
  const start = target / 2 + offset - (source * scale) / 2;
  return Array.from({ length: target }, (_, i) => {
    const covered = Math.min(i + 1, start + source * scale) - Math.max(i, start);
    if (covered <= NEARLY) return { from: 0, weights: new Float32Array() };
    const centre = (i + 0.5 - start) / scale;
    const from = Math.max(0, Math.ceil(centre - LOBES * stretch - 0.5));
    const to = Math.min(source, Math.floor(centre + LOBES * stretch - 0.5) + 1);
    const raw = Array.from({ length: Math.max(0, to - from) }, (_, k) =>
      lanczos((from + k + 0.5 - centre) / stretch),
    );
    const sum = raw.reduce((total, weight) => total + weight, 0);
    const whole = covered > 1 - NEARLY ? 1 : covered;
    return { from, weights: Float32Array.from(raw, (weight) => (weight / sum) * whole) };
  });
}

export const endOf = (taps: Taps | undefined): number => (taps ? taps.from + taps.weights.length : 0);

/** The first source pixel that any tap needs, and the first after the last. */
export function spanOf(taps: readonly Taps[]): readonly [number, number] {
  const used = taps.filter(({ weights }) => weights.length > 0);
  return [used[0]?.from ?? 0, endOf(used.at(-1))];
}
