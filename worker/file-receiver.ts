/// <reference path="../shared/png/upng-js.d.ts" />
import UPNG from "upng-js";
import { type DeflateData, encodeStoredBlocks } from "../shared/archive/write-archive.ts";
import { explainPngFault, FORMAT_SIGNATURE_LENGTH } from "../shared/package/explain.ts";
import type { RequestFault } from "../shared/package/problems.ts";
import { isOtherFormat, PngChecker, type PngCheckResult, type PngFault } from "../shared/png/check.ts";
import type { PngHeaderFields } from "../shared/png/chunks.ts";
import { nativeCrc32 } from "./native.ts";

const SLAB_LENGTH = 512 * 1024;

/** Slabs are pooled because allocating one costs more than filling it. */
const spare: Slab[] = [];
export const MAX_SPARE_SLABS = 24;

/** `files` counts stored files that haven't been sent yet. */
class Slab {
  readonly bytes = new Uint8Array(SLAB_LENGTH);
  files = 0;
}

interface Run {
  readonly slab: Slab;
  readonly start: number;
  end: number;
}

/** Stores files of unknown length back to back in shared slabs. */
export class FileMemory {
  /** Set by the first call to `room`. */
  #slab!: Slab;
  #taken = SLAB_LENGTH;
  #runs: Run[] = [];

  /** Returns free memory; `take` then records how much was written. */
  room(least = 1): Uint8Array {
    if (SLAB_LENGTH - this.#taken < least) {
      this.#slab = spare.pop() ?? new Slab();
      this.#taken = 0;
    }
    return this.#slab.bytes.subarray(this.#taken);
  }

  take(length: number): void {
    const slab = this.#slab;
    let run = this.#runs.at(-1);
    if (run?.slab !== slab) {
      run = { slab, start: this.#taken, end: this.#taken };
      this.#runs.push(run);
      slab.files++;
    }
    run.end += length;
    this.#taken += length;
  }

  /** The file's memory is reused once its last chunk is consumed. */
  endFile(): DeflateData {
    const runs = this.#runs;
    this.#runs = [];
    const blocks = encodeStoredBlocks(...runs.map(({ slab, start, end }) => slab.bytes.subarray(start, end)));
    return {
      length: blocks.length,
      *chunks() {
        yield* blocks.chunks();
        for (const { slab } of runs) release(slab);
      },
    };
  }
}

function release(slab: Slab): void {
  slab.files--;
  if (slab.files === 0 && spare.length < MAX_SPARE_SLABS) spare.push(slab);
}

/**
 * Decodes the signature and IHDR. Never pass upng-js more than these 33 bytes: it would inflate the whole file,
 * and some files make it loop forever.
 */
export function decodePngHeaderFields(head: Uint8Array): PngHeaderFields {
  // Stryker disable next-line MethodExpression: the checker passes a copy that fills its buffer.
  const { width, height, depth, ctype } = UPNG.decode(head.slice().buffer);
  return { width, height, depth, colourType: ctype };
}

export class FileReceiver {
  readonly #check = new PngChecker(nativeCrc32, decodePngHeaderFields);
  readonly #memory: FileMemory;
  readonly #file: Pick<RequestFault, "pointer" | "file">;
  /** The first bytes, which identify a file that isn't a PNG. */
  #start = new Uint8Array(0);
  #fault: PngFault | undefined;

  constructor(memory: FileMemory, file: Pick<RequestFault, "pointer" | "file">) {
    this.#memory = memory;
    this.#file = file;
  }

  room = (least: number): Uint8Array => this.#memory.room(least);

  /** Stores and checks the first `length` bytes of `room`, which must be what `room()` last returned. */
  take(room: Uint8Array, length: number): RequestFault | undefined {
    this.#memory.take(length);
    const missing = FORMAT_SIGNATURE_LENGTH - this.#start.length;
    if (missing > 0)
      this.#start = Uint8Array.of(...this.#start, ...room.subarray(0, Math.min(length, missing)));
    this.#fault = this.#check.push(room.subarray(0, length));
    // A short first piece doesn't reveal the format.
    const isFormatKnown = length >= missing || !this.#fault || !isOtherFormat(this.#fault.code);
    return isFormatKnown ? this.foundFault() : undefined;
  }

  foundFault(): RequestFault | undefined {
    return this.#fault && this.explain(this.#fault);
  }

  explain(fault: PngFault): RequestFault {
    return explainPngFault(fault, this.#file, this.#start);
  }

  copy(bytes: Uint8Array): RequestFault | undefined {
    for (let at = 0; at < bytes.length; ) {
      const room = this.#memory.room();
      const part = bytes.subarray(at, at + room.length);
      room.set(part);
      const fault = this.take(room, part.length);
      if (fault !== undefined) return fault;
      at += part.length;
    }
    return undefined;
  }

  end(): { result: PngCheckResult; content: DeflateData } {
    return { result: this.#check.end(), content: this.#memory.endFile() };
  }
}
