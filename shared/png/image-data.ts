import { channelsOf, joinChunkParts, type PngHeader } from "./chunks.ts";

/** Each pass: first column, first row, and their steps (PNG, section 8.2). */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const WHOLE = [[0, 0, 1, 1]] as const;
/** PNG, section 9.2. */
const LAST_FILTER = 4;

/** `length` is a row's, including the filter byte. */
interface Pass {
  readonly rows: number;
  readonly length: number;
}

function passesOf(header: PngHeader): readonly Pass[] {
  const bits = header.depth * channelsOf(header);
  return (header.interlaced ? ADAM7 : WHOLE).flatMap(([left, top, across, down]) => {
    const columns = Math.ceil((header.width - left) / across);
    const rows = Math.ceil((header.height - top) / down);
    return columns > 0 ? [{ rows, length: 1 + Math.ceil((columns * bits) / 8) }] : [];
  });
}

function* filterOffsets(passes: readonly Pass[]): Generator<number, undefined> {
  let at = 0;
  for (const { rows, length } of passes) for (let row = 0; row < rows; row++, at += length) yield at;
}

export class RowChecker {
  readonly #expected: number;
  readonly #filterAt: Generator<number, undefined>;
  #next: IteratorResult<number, undefined>;
  #inflated = 0;

  constructor(header: PngHeader) {
    const passes = passesOf(header);
    this.#expected = passes.reduce((sum, { rows, length }) => sum + rows * length, 0);
    this.#filterAt = filterOffsets(passes);
    this.#next = this.#filterAt.next();
  }

  push(bytes: Uint8Array): boolean {
    const start = this.#inflated;
    this.#inflated += bytes.length;
    if (this.#inflated > this.#expected) return false;
    for (; !this.#next.done && this.#next.value < this.#inflated; this.#next = this.#filterAt.next())
      if ((bytes[this.#next.value - start] ?? 0) > LAST_FILTER) return false;
    return true;
  }

  end(): boolean {
    return this.#inflated === this.#expected;
  }
}

/** Larger images are not checked: the wizard never stores them unchanged. */
const MAX_PIXELS = 16_000_000;

/** Stops at the first excess byte. The chunks must have been checked. */
export async function isImageDataSound(bytes: Uint8Array<ArrayBuffer>, header: PngHeader): Promise<boolean> {
  if (header.width * header.height > MAX_PIXELS) return true;
  const check = new RowChecker(header);
  try {
    const data = joinChunkParts(bytes, (chunk) => (chunk.type === "IDAT" ? chunk.data : undefined));
    const inflated = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"));
    return (await everyPiece(inflated, (piece) => check.push(piece))) && check.end();
  } catch (fault) {
    // The data can't be inflated, or has trailing bytes.
    if (fault instanceof TypeError || isZlibFault(fault)) return false;
    throw fault;
  }
}

/** Node 20 rejects with zlib's own errors. */
const ZLIB_FAULTS = ["Z_DATA_ERROR", "Z_BUF_ERROR", "Z_NEED_DICT"];

const isZlibFault = (fault: unknown): boolean =>
  fault instanceof Error && "code" in fault && ZLIB_FAULTS.includes(String(fault.code));

export async function everyPiece(
  stream: ReadableStream<Uint8Array>,
  accept: (piece: Uint8Array) => boolean,
): Promise<boolean> {
  const reader = stream.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    if (accept(piece.value)) continue;
    await reader.cancel();
    return false;
  }
  return true;
}
