import type { Deflated } from "./entry.ts";
import { BLOCK_HEAD_LENGTH, BLOCK_LENGTH, blockHead } from "./stored.ts";

/** Four whole blocks: large enough that handing pieces on costs little, small enough to waste little. */
const SLAB_LENGTH = 4 * (BLOCK_HEAD_LENGTH + BLOCK_LENGTH);

/** A run of bytes inside a slab. */
interface Run {
  readonly slab: Uint8Array;
  readonly start: number;
  end: number;
}

/**
 * Memory in which files of unknown length are laid down one after another, as the stored blocks that
 * they will be in the archive: what comes in is written once, in its place.
 */
export class StoredMemory {
  slab = new Uint8Array(0);
  /** Bytes of the slab that are taken. */
  taken = 0;

  /** Makes sure that the slab has room for that many bytes, of at most a slab. */
  reserve(length: number): void {
    if (this.slab.length - this.taken >= length) return;
    this.slab = new Uint8Array(SLAB_LENGTH);
    this.taken = 0;
  }
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
    const memory = this.#memory;
    memory.reserve(Math.min(least, this.#left));
    return memory.slab.subarray(memory.taken, Math.min(memory.slab.length, memory.taken + this.#left));
  }

  /** Counts bytes that were put into the last `room`. */
  advance(length: number): void {
    this.#size += length;
    this.#left -= length;
    this.#take(length);
  }

  /** Ends the file: its size, and its content as it stands in the archive. */
  end(): { size: number; content: Deflated } {
    if (this.#head === undefined) this.#startBlock();
    this.#head?.set(blockHead(BLOCK_LENGTH - this.#left, true));
    const runs = this.#runs;
    return {
      size: this.#size,
      content: {
        length: this.#length,
        *chunks() {
          // Each is let go once it is handed on, so that memory falls while the archive is sent.
          for (let run = runs.shift(); run !== undefined; run = runs.shift()) {
            yield run.slab.subarray(run.start, run.end);
          }
        },
      },
    };
  }

  /** Starts a block as if it would be full and not the last, which is what most are. */
  #startBlock(): void {
    const memory = this.#memory;
    memory.reserve(BLOCK_HEAD_LENGTH);
    this.#head = memory.slab.subarray(memory.taken, memory.taken + BLOCK_HEAD_LENGTH);
    this.#head.set(blockHead(BLOCK_LENGTH, false));
    this.#left = BLOCK_LENGTH;
    this.#take(BLOCK_HEAD_LENGTH);
  }

  #take(length: number): void {
    const memory = this.#memory;
    const last = this.#runs.at(-1);
    if (last?.slab === memory.slab && last.end === memory.taken) last.end += length;
    else this.#runs.push({ slab: memory.slab, start: memory.taken, end: memory.taken + length });
    memory.taken += length;
    this.#length += length;
  }
}
