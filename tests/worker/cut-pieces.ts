import type { BodyChunk, BodyChunkSource } from "../../worker/body.ts";

/**
 * A body cut at the given places. As in the real thing, all of a body comes before its end is known,
 * and the piece before is overwritten.
 */
export class CutPieces implements BodyChunkSource {
  readonly #body: Uint8Array;
  readonly #cuts: number[];
  #at = 0;
  #last = new Uint8Array(0);
  /** The most bytes that a reader has asked to see again. */
  mostKept = 0;

  constructor(body: Uint8Array, cuts: readonly number[]) {
    this.#body = body;
    this.#cuts = [...new Set(cuts)].filter((cut) => cut > 0 && cut < body.length).sort((a, b) => a - b);
  }

  next(kept: number): Promise<BodyChunk> {
    this.mostKept = Math.max(this.mostKept, kept);
    const before = this.#last.slice(this.#last.length - kept);
    this.#last.fill(0x2a);
    const isLast = this.#at === this.#body.length;
    const end = isLast ? this.#at : (this.#cuts.shift() ?? this.#body.length);
    const bytes = new Uint8Array(kept + end - this.#at);
    bytes.set(before);
    bytes.set(this.#body.subarray(this.#at, end), kept);
    this.#at = end;
    this.#last = bytes;
    return Promise.resolve({ bytes, isLast });
  }
}
