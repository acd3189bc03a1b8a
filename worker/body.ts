import type { ArchiveSource } from "../shared/archive/source.ts";
import { REQUEST_LIMITS } from "../shared/package/limits.ts";
import type { RequestFault } from "../shared/package/problems.ts";

/** Large, because reads and writes cost the runtime more than copying. */
export const SCRATCH_BUFFER_LENGTH = 1024 * 1024;

/** Buffers are pooled because they are garbage-collected late. */
export const MAX_SPARE_BUFFERS = 4;
const spare: ArrayBuffer[] = [];

/** The buffer may contain old bytes. */
export const acquireScratchBuffer = (): ArrayBuffer => spare.pop() ?? new ArrayBuffer(SCRATCH_BUFFER_LENGTH);

/** Don't release a buffer after an error, because the runtime may still access it. */
export function releaseScratchBuffer(buffer: ArrayBuffer): void {
  // A transferred buffer has length 0.
  if (buffer.byteLength === SCRATCH_BUFFER_LENGTH && spare.length < MAX_SPARE_BUFFERS) spare.push(buffer);
}

export interface BodyChunk {
  readonly bytes: Uint8Array;
  readonly isLast: boolean;
}

export interface BodyChunkSource {
  /** Returns the previous chunk's last `kept` bytes, then new ones. Invalidates that chunk. */
  next(kept: number): Promise<BodyChunk | RequestFault>;
}

const BODY_TOO_LARGE: RequestFault = {
  code: "body-too-large",
  pointer: "",
  detail: `A body may have at most ${REQUEST_LIMITS.bodyBytes} bytes (32 MiB). The same pictures take a quarter less space in a form than in JSON.`,
};

const BODY_INTERRUPTED: RequestFault = { code: "body-interrupted", pointer: "" };

/** Limits on reading the rest of a refused body: bytes, total time and time without data. */
const DRAINED_BYTES = 2 * REQUEST_LIMITS.bodyBytes;
const DRAINED_MILLISECONDS = 60_000;
const STALL_MILLISECONDS = 3_000;
const DRAINED_PIECE_LENGTH = 64 * 1024;

/** Reads a body into one reused buffer, up to the size limit. */
export class BodyChunkReader implements BodyChunkSource {
  readonly #reader: ReadableStreamBYOBReader;
  #buffer = acquireScratchBuffer();
  #end = 0;
  #total = 0;
  #isDone: boolean;

  constructor(body: ReadableStream<Uint8Array> | null) {
    this.#reader = body?.getReader({ mode: "byob" }) as ReadableStreamBYOBReader;
    this.#isDone = body === null;
  }

  async next(kept: number): Promise<BodyChunk | RequestFault> {
    new Uint8Array(this.#buffer).copyWithin(0, this.#end - kept, this.#end);
    this.#end = kept;
    if (this.#total > REQUEST_LIMITS.bodyBytes) return BODY_TOO_LARGE;
    if (!(await this.#read(kept))) return BODY_INTERRUPTED;
    // Drops bytes beyond the limit, so that a fault before it is reported first.
    this.#end -= Math.max(0, this.#total - REQUEST_LIMITS.bodyBytes);
    return { bytes: new Uint8Array(this.#buffer, 0, this.#end), isLast: this.#isDone };
  }

  async readAll(): Promise<ArchiveSource | RequestFault> {
    const pieces: Uint8Array[] = [];
    for (;;) {
      const piece = await this.next(0);
      if ("code" in piece) return piece;
      pieces.push(piece.bytes.slice());
      if (piece.isLast) return createPiecesSource(pieces);
    }
  }

  end(): void {
    releaseScratchBuffer(this.#buffer);
    this.#buffer = new ArrayBuffer(0);
  }

  /** Reads and discards the rest, unless `declared`, the Content-Length, is over `DRAINED_BYTES`. */
  async drain(declared: number): Promise<void> {
    if (this.#isDone) return;
    const room = declared > DRAINED_BYTES ? 0 : DRAINED_BYTES;
    const end = Date.now() + DRAINED_MILLISECONDS;
    while (this.#total < room && Date.now() < end) {
      const read = await within(STALL_MILLISECONDS, this.#reader.read(new Uint8Array(DRAINED_PIECE_LENGTH)));
      if (read === undefined || read.done) break;
      this.#total += read.value.length;
    }
    // Not awaited, because a stalled sender may delay this too.
    this.#reader.cancel().catch(() => undefined);
  }

  /** Returns false if the body broke off. The runtime takes the buffer and returns a new one. */
  async #read(at: number): Promise<boolean> {
    this.#end = at;
    if (this.#isDone) return true;
    const room = new Uint8Array(this.#buffer, at);
    const read = await this.#reader.readAtLeast(room.length, room).catch((error) => {
      // A TypeError is our mistake; any other error is a lost connection.
      if (error instanceof TypeError) throw error;
    });
    if (read === undefined) {
      this.#isDone = true;
      return false;
    }
    const { value, done } = read;
    if (value !== undefined) {
      this.#buffer = value.buffer;
      this.#end += value.length;
      this.#total += value.length;
    }
    this.#isDone = done;
    return true;
  }
}

const COMPRESSED: RequestFault = {
  code: "unsupported-media-type",
  pointer: "",
  detail: "The body has a Content-Encoding. Send it without compression.",
};

export async function readBody<Result extends object>(
  { body, headers }: Request,
  read: (body: BodyChunkReader, type: string, contentType: string) => Promise<Result | RequestFault>,
): Promise<Result | RequestFault> {
  const declared = Number(headers.get("Content-Length"));
  const contentType = headers.get("Content-Type") ?? "";
  const type = contentType.replace(/;.*/s, "").trim().toLowerCase();
  const isEncoded = (headers.get("Content-Encoding") ?? "identity") !== "identity";
  const chunks = new BodyChunkReader(body);
  const isTooLarge = declared > REQUEST_LIMITS.bodyBytes;
  const result = isTooLarge ? BODY_TOO_LARGE : isEncoded ? COMPRESSED : await read(chunks, type, contentType);
  chunks.end();
  await chunks.drain(declared);
  return result;
}

/** Requires at least one piece. All except the last must have the same length. */
function createPiecesSource(pieces: readonly Uint8Array[]): ArchiveSource {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const step = (pieces[0] as Uint8Array).length;
  return {
    length,
    async read(start, end) {
      const bytes = new Uint8Array(Math.max(0, Math.min(end, length) - start));
      for (let at = 0; at < bytes.length; ) {
        const from = start + at;
        const part = (pieces[Math.floor(from / step)] as Uint8Array).subarray(from % step);
        bytes.set(part.subarray(0, bytes.length - at), at);
        at += part.length;
      }
      return bytes;
    },
  };
}

async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), milliseconds);
  try {
    return await Promise.race([promise.catch(() => undefined), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
