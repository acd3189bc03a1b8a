import sharp from "sharp";

/** Returns the middle one of some figures. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

export async function decoded(picture: Uint8Array, background?: string) {
  const plain = background === undefined ? sharp(picture) : sharp(picture).flatten({ background });
  const { data, info } = await plain.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Counts the pixels in which two pictures differ by more than `same` levels of 255, and says by how much at most. If there
 * are any, writes before | after | difference to a file.
 */
export async function compare(before: Uint8Array, after: Uint8Array, same: number, path: string) {
  const [one, other] = await Promise.all([decoded(before), decoded(after)]);
  const { width, height } = one;
  const resized = `${width} x ${height} became ${other.width} x ${other.height}`;
  if (other.width !== width || other.height !== height)
    return { pixels: width * height, largest: 255, resized };
  let [pixels, largest] = [0, 0];
  const difference = Buffer.alloc(one.data.length, 255);
  for (let at = 0; at < one.data.length; at += 4) {
    const by = [0, 1, 2, 3].map((c) => Math.abs((one.data[at + c] ?? 0) - (other.data[at + c] ?? 0)));
    // The colour of transparent pixels does not matter.
    const most = one.data[at + 3] || other.data[at + 3] ? Math.max(...by) : 0;
    if (most > same) pixels++;
    largest = Math.max(largest, most);
    difference.fill(Math.min(255, most * 10), at, at + 3);
  }
  if (pixels > 0) {
    const raw = { width, height, channels: 4 } as const;
    const amplified = await sharp(difference, { raw }).png().toBuffer();
    await sharp([before, after, amplified].map(Buffer.from), { join: { across: 3, shim: 8 } }).toFile(path);
  }
  return { pixels, largest };
}
