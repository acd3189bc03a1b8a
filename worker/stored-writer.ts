import type { Deflated } from "../shared/archive/entry.ts";
import { BLOCK_HEAD_LENGTH, BLOCK_LENGTH, blockHead } from "../shared/archive/stored.ts";

/** Eight whole blocks: large enough that handing pieces on costs little, small enough to waste little. */
const SLAB_LENGTH = 8 * (BLOCK_HEAD_LENGTH + BLOCK_LENGTH);

/** Slabs that wait for their next use: new memory costs more than what is then done with it. */
const spare: Slab[] = [];
/** As many as a usual package needs. */
const MAX_SPARE = 24;

/** A piece of memory, and how many runs in it have not been handed on yet. */
class Slab {
  readonly bytes = new Uint8Array(SLAB_LENGTH);
  runs = 0;
}

/** A run of bytes inside a slab. */
interface Run {
  readonly slab: Slab;
  readonly start: number;
  end: number;
}

/**
 * Memory in which files of unknown length are laid down one after another, as the stored blocks that
 * they will be in the archive: what comes in is written once, in its place.
 */
export class StoredMemory {
  #slab: Slab | undefined;
  /** Bytes of the slab that are taken. */
  #taken = SLAB_LENGTH;

  /** What is left of a slab, at least that many bytes of it; `least` is at most a slab. */
  room(least: number): Uint8Array {
    if (this.#slab === undefined || SLAB_LENGTH - this.#taken < least) {
      this.#slab = spare.pop() ?? new Slab();
      this.#taken = 0;
    }
    return this.#slab.bytes.subarray(this.#taken);
  }

  /** Takes that many bytes of the last room: into the run, where they follow it, or into a new one. */
  take(length: number, run: Run | undefined): Run {
    const slab = this.#slab as Slab; // There was a room.
    const start = this.#taken;
    this.#taken += length;
    if (run?.slab === slab && run.end === start) {
      run.end += length;
      return run;
    }
    slab.runs++;
    return { slab, start, end: start + length };
  }
}

/** A run's bytes have been sent: once that is so of all of a slab's, the slab is free again. */
function release({ slab }: Run): void {
  slab.runs--;
  if (slab.runs === 0 && spare.length < MAX_SPARE) spare.push(slab);
}

/** One file being laid down. Only one at a time may write to a `StoredMemory`. */
export class StoredWriter {
  readonly #memory: StoredMemory;
  #runs: Run[] = [];
  /** Where the head of the block in hand stands, and the data that the block still takes. */
  #head: Uint8Array | undefined;
  #left = 0;
  /** Bytes of data. */
  #size = 0;
  #length = 0;

  constructor(memory: StoredMemory) {
    this.#memory = memory;
  }

  /**
   * Where the next bytes of the file go: at least `least` of them (3 suits base64), at most the rest
   * of a block. What has been put there counts once `advance` is told.
   */
  room(least = 1): Uint8Array {
    if (this.#head === undefined || this.#left === 0) this.#startBlock();
    const room = this.#memory.room(Math.min(least, this.#left));
    return room.length > this.#left ? room.subarray(0, this.#left) : room;
  }

  /** Counts bytes that were put into the last `room`. */
  advance(length: number): void {
    this.#size += length;
    this.#left -= length;
    this.#take(length);
  }

  /**
   * Ends the file: its size, and its content as it stands in the archive. Whoever asks for the next
   * piece is done with the one before: its memory may then be another file's.
   */
  end(): { size: number; content: Deflated } {
    if (this.#head === undefined) this.#startBlock();
    this.#head?.set(blockHead(BLOCK_LENGTH - this.#left, true));
    const runs = this.#runs;
    return {
      size: this.#size,
      content: {
        length: this.#length,
        *chunks() {
          for (let run = runs.shift(); run !== undefined; run = runs.shift()) {
            yield run.slab.bytes.subarray(run.start, run.end);
            release(run);
          }
        },
      },
    };
  }

  /** Starts a block as if it would be full and not the last, which is what most are. */
  #startBlock(): void {
    this.#head = this.#memory.room(BLOCK_HEAD_LENGTH).subarray(0, BLOCK_HEAD_LENGTH);
    this.#head.set(blockHead(BLOCK_LENGTH, false));
    this.#left = BLOCK_LENGTH;
    this.#take(BLOCK_HEAD_LENGTH);
  }

  #take(length: number): void {
    const last = this.#runs.at(-1);
    const run = this.#memory.take(length, last);
    if (run !== last) this.#runs.push(run);
    this.#length += length;
  }
}
