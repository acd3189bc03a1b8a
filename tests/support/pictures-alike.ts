interface Picture {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Pixels a side of a window, and the constants of Wang et al. (2004) for values up to 255. */
const WINDOW = 8;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

const lumaOf = ({ data }: Picture): Float64Array =>
  Float64Array.from(
    { length: data.length / 4 },
    (_, i) => 0.299 * (data[i * 4] ?? 0) + 0.587 * (data[i * 4 + 1] ?? 0) + 0.114 * (data[i * 4 + 2] ?? 0),
  );

/** The mean structural similarity of two pictures' luma, over every window that fits; 1 where they are the same. */
export function ssim(one: Picture, other: Picture): number {
  const { width, height } = one;
  if (width !== other.width || height !== other.height) return 0;
  const [a, b] = [lumaOf(one), lumaOf(other)];
  let total = 0;
  let windows = 0;
  for (let top = 0; top + WINDOW <= height; top += 2) {
    for (let left = 0; left + WINDOW <= width; left += 2) {
      let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
      for (let y = top; y < top + WINDOW; y++) {
        for (let x = left; x < left + WINDOW; x++) {
          const p = a[y * width + x] ?? 0;
          const q = b[y * width + x] ?? 0;
          sumA += p;
          sumB += q;
          sumAA += p * p;
          sumBB += q * q;
          sumAB += p * q;
        }
      }
      const n = WINDOW * WINDOW;
      const [meanA, meanB] = [sumA / n, sumB / n];
      const varianceA = sumAA / n - meanA * meanA;
      const varianceB = sumBB / n - meanB * meanB;
      const covariance = sumAB / n - meanA * meanB;
      total +=
        ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
        ((meanA ** 2 + meanB ** 2 + C1) * (varianceA + varianceB + C2));
      windows++;
    }
  }
  return total / windows;
}
