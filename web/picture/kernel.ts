import type { Size } from "../../shared/machine/types.ts";
import { KERNEL_WASM_BASE64 } from "./kernel-bytes.ts";

export interface FilterTaps {
  readonly from: number;
  readonly weights: readonly number[];
}

/** Exports of kernel.wat. Pointers are byte offsets. A pixel is four floats, but four bytes where `expand` reads. */
interface Loops {
  expand(from: number, count: number, to: number): void;
  across(row: number, taps: number, to: number, count: number): void;
  add(row: number, to: number, count: number, share: number): void;
}

type Allocate = (byteLength: number) => { readonly loops: Loops; readonly buffer: ArrayBufferLike };

const PAGE_BYTES = 65_536;
const PIXEL_BYTES = 16;
/** Taps are processed four at a time. */
const STEP = 4;

let allocate: Allocate = allocateInJavaScript;
/** Never rejects. */
export const resamplerReady: Promise<void> = compile();

async function compile(): Promise<void> {
  try {
    const bytes = Uint8Array.from(atob(KERNEL_WASM_BASE64), (character) => character.charCodeAt(0));
    const { instance } = await WebAssembly.instantiate(bytes);
    const { memory, ...loops } = instance.exports as unknown as Loops & { memory: WebAssembly.Memory };
    allocate = (byteLength) => {
      const missing = Math.ceil((byteLength - memory.buffer.byteLength) / PAGE_BYTES);
      if (missing > 0) memory.grow(missing);
      return { loops, buffer: memory.buffer };
    };
  } catch {
    // Uses JavaScript, which takes five times as long.
  }
}

/** The casts are safe, since all pointers are inside the buffer. */
function allocateInJavaScript(byteLength: number): ReturnType<Allocate> {
  const buffer = new ArrayBuffer(byteLength);
  const bytes = new Uint8Array(buffer);
  const floats = new Float32Array(buffer);
  const integers = new Uint32Array(buffer);
  const loops: Loops = {
    expand(from, count, to) {
      for (let i = 0, at = to / 4; i < count * 4; i += 4, at += 4) {
        const alpha = bytes[from + i + 3] as number;
        for (let k = 0; k < 3; k++) floats[at + k] = ((bytes[from + i + k] as number) * alpha) / 255;
        floats[at + 3] = alpha;
      }
    },
    across(row, taps, to, count) {
      let at = taps / 4;
      for (let column = 0; column < count; column++) {
        const pixel = (row + (integers[at] as number)) / 4;
        const weights = floats.subarray(at + 2, at + 2 + (integers[at + 1] as number));
        for (let k = 0; k < 4; k++) {
          let sum = 0;
          for (let i = 0; i < weights.length; i++)
            sum += (weights[i] as number) * (floats[pixel + 4 * i + k] as number);
          floats[to / 4 + 4 * column + k] = sum;
        }
        at += 2 + weights.length;
      }
    },
    add(row, to, count, share) {
      for (let i = 0; i < count * 4; i++)
        floats[to / 4 + i] = (floats[to / 4 + i] as number) + (floats[row / 4 + i] as number) * share;
    },
  };
  return { loops, buffer };
}

/** @param band the largest part of the picture that `loadRows` receives */
export function startResampling(columns: readonly FilterTaps[], band: Size, { width, height }: Size) {
  const table = tableOf(columns);
  let end = 0;
  const place = (length: number) => {
    const at = end;
    end += Math.ceil(length / PIXEL_BYTES) * PIXEL_BYTES;
    return at;
  };
  const tableAt = place(table.byteLength);
  // Padding weights of 0 read up to three pixels past the row.
  const rowAt = place((band.width + STEP) * PIXEL_BYTES);
  const lineAt = place(width * PIXEL_BYTES);
  const targetAt = place(width * height * PIXEL_BYTES);
  const bandAt = place(band.width * band.height * 4);
  const { loops, buffer } = allocate(end);
  const bytes = new Uint8Array(buffer);
  bytes.set(table, tableAt);
  bytes.fill(0, rowAt, bandAt);
  return {
    /** `rows` are RGBA. */
    loadRows: (rows: Uint8ClampedArray) => bytes.set(rows, bandAt),
    resampleRow(row: number) {
      loops.expand(bandAt + row * band.width * 4, band.width, rowAt);
      loops.across(rowAt, tableAt, lineAt, width);
    },
    addRow: (y: number, share: number) => loops.add(lineAt, targetAt + y * width * PIXEL_BYTES, width, share),
    /** Returns premultiplied floats. Must be the last call. */
    finish: () => new Float32Array(buffer, targetAt, width * height * 4).slice(),
  };
}

/** For each column: its first pixel's byte offset, the number of weights, the weights. */
function tableOf(columns: readonly FilterTaps[]): Uint8Array {
  const padded = columns.map(({ weights }) => Math.ceil(weights.length / STEP) * STEP);
  const table = new DataView(new ArrayBuffer(padded.reduce((sum, count) => sum + (2 + count) * 4, 0)));
  let at = 0;
  for (const [i, { from, weights }] of columns.entries()) {
    const count = padded[i] ?? 0;
    table.setUint32(at, from * PIXEL_BYTES, true);
    table.setUint32(at + 4, count, true);
    for (const [k, weight] of weights.entries()) table.setFloat32(at + 8 + k * 4, weight, true);
    at += (2 + count) * 4;
  }
  return new Uint8Array(table.buffer);
}
