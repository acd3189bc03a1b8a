import { LIMITS } from "../shared/package/limits.ts";
import type { PackageFault } from "../shared/package/problems.ts";
import { giveBack, takeScratch } from "./scratch.ts";

export interface Piece {
  readonly bytes: Uint8Array;
  readonly isLast: boolean;
}

export interface Pieces {
  /**
   * Returns the last `kept` bytes of the previous piece followed by new ones. The previous piece must not be read after
   * this call.
   */
  next(kept: number): Promise<Piece | PackageFault>;
}

export const TOO_LARGE: PackageFault = {
  code: "body-too-large",
  pointer: "",
  detail: `A request may have ${LIMITS.bodyBytes} bytes.`,
};

/**
 * How much of a refused body is still read, for how long in all and for how long without a byte. Browsers read the
 * response only after they have sent everything: if it came earlier, they would report a broken connection instead of
 * the reason.
 */
const DRAINED_BYTES = 2 * LIMITS.bodyBytes;
const DRAINED_MILLISECONDS = 60_000;
const STALL_MILLISECONDS = 3_000;
const DRAINED_PIECE_LENGTH = 64 * 1024;

/** Reads a request's body, up to the limit, into one buffer. */
export class BodyPieces implements Pieces {
  readonly #reader: ReadableStreamBYOBReader | undefined;
  #buffer = takeScratch();
  /** Where the previous piece ends in the buffer. */
  #end = 0;
  #total = 0;
  #isDone: boolean;

  constructor(body: ReadableStream<Uint8Array> | null) {
    this.#reader = body?.getReader({ mode: "byob" });
    this.#isDone = this.#reader === undefined;
  }

  async next(kept: number): Promise<Piece | PackageFault> {
    new Uint8Array(this.#buffer).copyWithin(0, this.#end - kept, this.#end);
    this.#end = kept;
    if (this.#total > LIMITS.bodyBytes) return TOO_LARGE;
    await this.#read(kept);
    // Bytes over the limit are hidden, so that a fault before them is reported first.
    this.#end -= Math.max(0, this.#total - LIMITS.bodyBytes);
    return { bytes: new Uint8Array(this.#buffer, 0, this.#end), isLast: this.#isDone };
  }

  /** Ends reading: no piece may be read any more. */
  end(): void {
    giveBack(this.#buffer);
    this.#buffer = new ArrayBuffer(0);
  }

  /**
   * Discards the rest of the body until it ends, is too long, or its sender stalls.
   *
   * @param declared the Content-Length; a body longer than what may be drained is abandoned at once
   */
  async drain(declared: number): Promise<void> {
    if (this.#reader === undefined || this.#isDone) return;
    const room = declared > DRAINED_BYTES ? 0 : DRAINED_BYTES;
    const end = Date.now() + DRAINED_MILLISECONDS;
    while (this.#total < room && Date.now() < end) {
      const read = await within(STALL_MILLISECONDS, this.#reader.read(new Uint8Array(DRAINED_PIECE_LENGTH)));
      if (read === undefined || read.done) break;
      this.#total += read.value.length;
    }
    // Not awaited, since a stalled sender may delay this too.
    this.#reader.cancel().catch(() => undefined);
  }

  /** Fills the buffer from an offset on. The runtime takes the buffer over and returns another one. */
  async #read(at: number): Promise<void> {
    this.#end = at;
    if (this.#reader === undefined || this.#isDone) return;
    const room = new Uint8Array(this.#buffer, at);
    const { value, done } = await this.#reader.readAtLeast(room.length, room);
    if (value !== undefined) {
      this.#buffer = value.buffer;
      this.#end += value.length;
      this.#total += value.length;
    }
    this.#isDone = done;
  }
}

/** Resolves with undefined if the promise rejects or takes longer. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), milliseconds);
  try {
    return await Promise.race([promise.catch(() => undefined), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
