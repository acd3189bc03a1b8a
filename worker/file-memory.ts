import { type Deflated, storedBlocks } from "../shared/archive/entry.ts";

/** Bytes: large enough that passing chunks on costs little, small enough to waste little. */
const SLAB_LENGTH = 512 * 1024;

/** Slabs are reused, because allocating one costs more than filling it. */
const spare: Slab[] = [];
/** Enough for a usual package. */
const MAX_SPARE = 24;

/** Memory for files, and how many of its files have not been sent yet. */
class Slab {
  readonly bytes = new Uint8Array(SLAB_LENGTH);
  files = 0;
}

interface Run {
  readonly slab: Slab;
  readonly start: number;
  end: number;
}

/**
 * Stores a request's files, whose lengths are unknown until they end, one after another in slabs that all requests
 * share.
 */
export class FileMemory {
  #slab: Slab | undefined;
  #taken = SLAB_LENGTH;
  /** The chunks of the current file. */
  #runs: Run[] = [];

  /** Returns room for at least `least` bytes of the current file; `take` then counts what was written. */
  room(least = 1): Uint8Array {
    if (this.#slab === undefined || SLAB_LENGTH - this.#taken < least) {
      this.#slab = spare.pop() ?? new Slab();
      this.#taken = 0;
    }
    return this.#slab.bytes.subarray(this.#taken);
  }

  take(length: number): void {
    const slab = this.#slab as Slab; // There was a room.
    let run = this.#runs.at(-1);
    if (run?.slab !== slab) {
      run = { slab, start: this.#taken, end: this.#taken };
      this.#runs.push(run);
      slab.files++;
    }
    run.end += length;
    this.#taken += length;
  }

  /**
   * Ends the current file and returns it as DEFLATE stored blocks. Its memory may be reused as soon as its last chunk
   * has been consumed.
   */
  endFile(): Deflated {
    const runs = this.#runs;
    this.#runs = [];
    const blocks = storedBlocks(...runs.map(({ slab, start, end }) => slab.bytes.subarray(start, end)));
    return {
      length: blocks.length,
      *chunks() {
        yield* blocks.chunks();
        for (const { slab } of runs) release(slab);
      },
    };
  }
}

/** Frees a slab once all its files are sent. */
function release(slab: Slab): void {
  slab.files--;
  if (slab.files === 0 && spare.length < MAX_SPARE) spare.push(slab);
}
