import { channelsOf, type PngHeader } from "./header.ts";

/** First column, first row, and their steps (PNG, section 8.2). */
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

/** `length` includes the filter byte. */
interface Pass {
  readonly rows: number;
  readonly length: number;
}

function passesOf(header: PngHeader): readonly Pass[] {
  const bits = header.depth * channelsOf(header);
  return (header.interlaced ? ADAM7 : WHOLE).flatMap(([left, top, across, down]) => {
    const columns = Math.ceil((header.width - left) / across);
    const rows = Math.ceil((header.height - top) / down);
    return columns > 0 && rows > 0 ? [{ rows, length: 1 + Math.ceil((columns * bits) / 8) }] : [];
  });
}

function* filterOffsets(passes: readonly Pass[]): Generator<number, undefined> {
  let at = 0;
  for (const { rows, length } of passes) for (let row = 0; row < rows; row++, at += length) yield at;
}

/** Checks the length of inflated image data, and each row's filter. */
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
