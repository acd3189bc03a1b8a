import { LIMITS } from "../shared/package/limits.ts";
import type { PackageFault } from "../shared/package/problems.ts";

/** Bytes. Each read or write costs the runtime more than copying. */
export const SCRATCH_LENGTH = 1024 * 1024;

/** Enough for usual traffic. Buffers are reused, since they are collected late. */
const MAX_SPARE = 4;
const spare: ArrayBuffer[] = [];

/** It may contain old bytes. */
export const takeScratch = (): ArrayBuffer => spare.pop() ?? new ArrayBuffer(SCRATCH_LENGTH);

/** Releases a buffer, unless the runtime may still access it, as after an error. */
export function giveBack(buffer: ArrayBuffer): void {
  // A transferred buffer has no length.
  if (buffer.byteLength === SCRATCH_LENGTH && spare.length < MAX_SPARE) spare.push(buffer);
}

export interface Piece {
  readonly bytes: Uint8Array;
  readonly isLast: boolean;
}

export interface Pieces {
  /** Returns the last `kept` bytes of the previous piece, which is no longer valid, followed by new ones. */
  next(kept: number): Promise<Piece | PackageFault>;
}

export const TOO_LARGE: PackageFault = {
  code: "body-too-large",
  pointer: "",
  detail: `A request may have ${LIMITS.bodyBytes} bytes.`,
};

/**
 * How much of a refused body is still read, for how long in all and without a byte. Browsers that are answered before
 * they have sent everything report a broken connection.
 */
const DRAINED_BYTES = 2 * LIMITS.bodyBytes;
const DRAINED_MILLISECONDS = 60_000;
const STALL_MILLISECONDS = 3_000;
const DRAINED_PIECE_LENGTH = 64 * 1024;

/** Reads a body, up to the limit, into one buffer. */
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

  /** No piece is valid after it. */
  end(): void {
    giveBack(this.#buffer);
    this.#buffer = new ArrayBuffer(0);
  }

  /**
   * Discards the rest of the body until it ends, is too long, or its sender stalls.
   * @param declared the Content-Length; a longer body than may be drained is abandoned at once
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
    // Not awaited: a stalled sender may delay this too.
    this.#reader.cancel().catch(() => undefined);
  }

  /** The runtime takes the buffer over and returns another one. */
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

/** Streams chunks as they are made. The runtime sends their length as Content-Length. */
export function streamOf(chunks: Iterable<Uint8Array>, length: number): ReadableStream<Uint8Array> {
  const { readable, writable } = new FixedLengthStream(length);
  // The runtime pulls the stream while it responds.
  void send(chunks, writable);
  return readable;
}

/** Repacks chunks into chunks of one length, each valid until the next. */
function* gathered(chunks: Iterable<Uint8Array>, buffer: ArrayBuffer): Generator<Uint8Array> {
  const piece = new Uint8Array(buffer);
  let filled = 0;
  for (const chunk of chunks) {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + piece.length - filled);
      piece.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled === piece.length) {
        yield piece;
        filled = 0;
      }
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}

async function send(chunks: Iterable<Uint8Array>, writable: WritableStream<Uint8Array>): Promise<void> {
  const writer = writable.getWriter();
  const buffer = takeScratch();
  try {
    for (const piece of gathered(chunks, buffer)) await writer.write(piece);
    giveBack(buffer);
    await writer.close();
  } catch (error) {
    // The client has gone, or learns from the missing bytes that a chunk could not be made.
    await writer.abort(error).catch(() => undefined);
  }
}
