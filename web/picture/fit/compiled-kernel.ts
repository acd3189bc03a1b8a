import type { Kernel } from "./kernel.ts";
import { KERNEL } from "./kernel-bytes.ts";
import type { Taps } from "./taps.ts";

/** What kernel.wat exports; pointers are bytes of its memory. */
interface Compiled {
  readonly memory: WebAssembly.Memory;
  expand(from: number, count: number, to: number): void;
  across(row: number, taps: number, to: number, count: number): void;
  add(row: number, to: number, count: number, weight: number): void;
}

const PAGE = 65_536;
/** Bytes of a pixel that is worked on. */
const PIXEL = 16;
/** Taps are worked on four at a time. */
const STEP = 4;

/** The loops in WebAssembly, with SIMD; undefined where the browser has none or may not. */
export async function compiledKernel(): Promise<Kernel | undefined> {
  try {
    const bytes = Uint8Array.from(atob(KERNEL), (character) => character.charCodeAt(0));
    const { instance } = await WebAssembly.instantiate(bytes);
    // kernel.wat says what it exports.
    return kernelOf(instance.exports as unknown as Compiled);
  } catch {
    return undefined;
  }
}

const kernelOf =
  ({ memory, expand, across, add }: Compiled): Kernel =>
  (columns, band, { width, height }) => {
    const table = tableOf(columns);
    let end = 0;
    const place = (length: number) => {
      const start = end;
      end += Math.ceil(length / PIXEL) * PIXEL;
      return start;
    };
    const tableAt = place(table.byteLength);
    // Weights of 0 may reach for three pixels more than the row has.
    const rowAt = place((band.width + STEP) * PIXEL);
    const lineAt = place(width * PIXEL);
    const targetAt = place(width * height * PIXEL);
    const bandAt = place(band.width * band.height * 4);
    const missing = Math.ceil((end - memory.buffer.byteLength) / PAGE);
    if (missing > 0) memory.grow(missing);
    const bytes = new Uint8Array(memory.buffer);
    bytes.set(table, tableAt);
    bytes.fill(0, rowAt, bandAt);
    return {
      take: (rows) => bytes.set(rows, bandAt),
      squeeze(row) {
        expand(bandAt + row * band.width * 4, band.width, rowAt);
        across(rowAt, tableAt, lineAt, width);
      },
      add: (y, weight) => add(lineAt, targetAt + y * width * PIXEL, width, weight),
      finish: () => new Float32Array(memory.buffer, targetAt, width * height * 4).slice(),
    };
  };

/** As `across` reads them: for each column where its taps begin, in bytes, how many there are, and each. */
function tableOf(columns: readonly Taps[]): Uint8Array {
  const padded = columns.map(({ weights }) => Math.ceil(weights.length / STEP) * STEP);
  const table = new DataView(new ArrayBuffer(padded.reduce((sum, count) => sum + (2 + count) * 4, 0)));
  let at = 0;
  for (const [i, { from, weights }] of columns.entries()) {
    const count = padded[i] ?? 0;
    table.setUint32(at, from * PIXEL, true);
    table.setUint32(at + 4, count, true);
    for (const [k, weight] of weights.entries()) table.setFloat32(at + 8 + k * 4, weight, true);
    at += (2 + count) * 4;
  }
  return new Uint8Array(table.buffer);
}
