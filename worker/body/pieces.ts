import { LIMITS } from "../../shared/package/limits.ts";
import type { PackageFault } from "../../shared/package/problems.ts";
import { giveBack, takeScratch } from "../scratch.ts";

/** Some bytes of a body; `isLast` says that none follow. */
export interface Piece {
  readonly bytes: Uint8Array;
  readonly isLast: boolean;
}

/** Where a reader of bodies has its bytes from. */
export interface Pieces {
  /**
   * The last `kept` bytes of the piece before, and the next ones after them. The piece before is no
   * longer to be looked at.
   */
  next(kept: number): Promise<Piece | PackageFault>;
}

export const TOO_LARGE: PackageFault = {
  code: "body-too-large",
  pointer: "",
  detail: `A request may have ${LIMITS.bodyBytes} bytes.`,
};

/**
 * Of a refused body this much is still read, for so long, and as long as something comes. A browser does
 * not look for an answer while it sends, and would report a broken connection in place of the reason; an
 * answer that goes out earlier ends the connection.
 */
const DRAINED_BYTES = 2 * LIMITS.bodyBytes;
const DRAINED_MILLISECONDS = 60_000;
const STALL_MILLISECONDS = 3_000;
const DRAINED_PIECE_LENGTH = 64 * 1024;

/** A request's body, read into one buffer in large pieces, up to the limit. */
export class BodyPieces implements Pieces {
  readonly #reader: ReadableStreamBYOBReader | undefined;
  #buffer = takeScratch();
  /** The end of the piece before, in the buffer. */
  #end = 0;
  /** Bytes of the body that have come. */
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
    // What is over the limit is not looked at, so that a fault before it is the one reported.
    this.#end -= Math.max(0, this.#total - LIMITS.bodyBytes);
    return { bytes: new Uint8Array(this.#buffer, 0, this.#end), isLast: this.#isDone };
  }

  /** The reading is over: no piece is looked at any more, and none is asked for. */
  end(): void {
    giveBack(this.#buffer);
    this.#buffer = new ArrayBuffer(0);
  }

  /**
   * Reads on without looking, until the body ends, its sender has had its chance or has stopped sending.
   *
   * @param declared the length of the body as its sender says; one beyond what is drained is left at once
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
    // Not awaited: a sender that has stalled may let that wait too.
    this.#reader.cancel().catch(() => undefined);
  }

  /** Fills the buffer from there on. The buffer changes hands: the runtime gives back another. */
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

/** What a promise comes to, or undefined where it fails or takes longer. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), milliseconds);
  try {
    return await Promise.race([promise.catch(() => undefined), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
