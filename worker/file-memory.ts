import type { Deflated } from "../shared/archive/entry.ts";
import { storedBlocks } from "../shared/archive/stored.ts";

/** Large enough that handing pieces on costs little, small enough to waste little. */
const SLAB_LENGTH = 512 * 1024;

/** Slabs that wait for their next use: new memory costs more than what is then done with it. */
const spare: Slab[] = [];
/** As many as a usual package needs. */
const MAX_SPARE = 24;

/** A piece of memory, and how many files in it have not been sent yet. */
class Slab {
  readonly bytes = new Uint8Array(SLAB_LENGTH);
  files = 0;
}

/** The bytes of a file that lie in one slab. */
interface Run {
  readonly slab: Slab;
  readonly start: number;
  end: number;
}

/**
 * The memory of a request's files, whose lengths are not known before their ends: one after another
 * they are laid down in slabs that all requests share in turn.
 */
export class FileMemory {
  #slab: Slab | undefined;
  /** Bytes of the slab that are taken. */
  #taken = SLAB_LENGTH;
  /** The file in hand. */
  #runs: Run[] = [];

  /** Where the next bytes of the file go: at least `least` of them. They count once `take` is told. */
  room(least = 1): Uint8Array {
    if (this.#slab === undefined || SLAB_LENGTH - this.#taken < least) {
      this.#slab = spare.pop() ?? new Slab();
      this.#taken = 0;
    }
    return this.#slab.bytes.subarray(this.#taken);
  }

  /** Counts bytes that were put at the start of the last `room`. */
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
   * Ends the file, and answers it as DEFLATE stored blocks. Whoever has asked for its last piece and
   * comes back is done with all of them: the memory may then be another file's.
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

/** One file of the slab has been sent: once that is so of all of them, the slab is free again. */
function release(slab: Slab): void {
  slab.files--;
  if (slab.files === 0 && spare.length < MAX_SPARE) spare.push(slab);
}
