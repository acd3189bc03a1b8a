import type { Deflated } from "../shared/archive/entry.ts";
import type { PackageFault } from "../shared/package/problems.ts";
import { PngCheck, type PngResult } from "../shared/png/check.ts";
import { isForeign, PNG_FAULT_WORDS, type PngFault } from "../shared/png/faults.ts";
import type { FileMemory } from "./file-memory.ts";
import { nativeCrc32 } from "./native.ts";
import { readPngFields } from "./png-fields.ts";

export const pngFault = ({ code, at }: PngFault, pointer: string): PackageFault => ({
  code: isForeign(code) ? "not-png" : "damaged-png",
  pointer,
  detail: `Checked to byte ${at} of the file: ${PNG_FAULT_WORDS[code]}.`,
});

/** Stores and checks the data of one file as it arrives. */
export class FileData {
  readonly #check = new PngCheck(nativeCrc32, readPngFields);
  readonly #memory: FileMemory;
  readonly #pointer: string;

  constructor(memory: FileMemory, pointer: string) {
    this.#memory = memory;
    this.#pointer = pointer;
  }

  /** Returns room for at least that many bytes; `take` then counts what was written. */
  room = (least: number): Uint8Array => this.#memory.room(least);

  /** Counts and checks bytes that were written to the start of the last `room`. */
  take(room: Uint8Array, length: number): PackageFault | undefined {
    this.#memory.take(length);
    const found = this.#check.push(room.subarray(0, length));
    return found && pngFault(found, this.#pointer);
  }

  copy(bytes: Uint8Array): PackageFault | undefined {
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

  /** Returns the result of the check, and the file as it will be stored in the archive. */
  end(): { result: PngResult; content: Deflated } {
    return { result: this.#check.end(), content: this.#memory.endFile() };
  }
}
