import type { Deflated } from "../shared/archive/entry.ts";
import type { PackageFault } from "../shared/package/problems.ts";
import { PngCheck, type PngResult } from "../shared/png/check.ts";
import { isForeign, PNG_FAULT_WORDS, type PngFault } from "../shared/png/faults.ts";
import type { FileMemory } from "./file-memory.ts";
import { nativeCrc32 } from "./native.ts";
import { readPngFields } from "./png-fields.ts";

/** What is wrong with a PNG as the fault of the request's part at that pointer. */
export const pngFault = ({ code, at }: PngFault, pointer: string): PackageFault => ({
  code: isForeign(code) ? "not-png" : "damaged-png",
  pointer,
  detail: `Checked to byte ${at} of the file: ${PNG_FAULT_WORDS[code]}.`,
});

/** The data of one file, laid down in memory and checked as it comes. */
export class FileData {
  readonly #check = new PngCheck(nativeCrc32, readPngFields);
  readonly #memory: FileMemory;
  readonly #pointer: string;

  constructor(memory: FileMemory, pointer: string) {
    this.#memory = memory;
    this.#pointer = pointer;
  }

  /** Where the next bytes may be put, at least so many; `take` then counts them. */
  room = (least: number): Uint8Array => this.#memory.room(least);

  /** Takes bytes that were put at the start of the last `room`. */
  take(room: Uint8Array, length: number): PackageFault | undefined {
    this.#memory.take(length);
    const found = this.#check.push(room.subarray(0, length));
    return found && pngFault(found, this.#pointer);
  }

  /** Takes a copy of the bytes. */
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

  /** What the check says of the file, and the file as it will stand in the archive. */
  end(): { result: PngResult; content: Deflated } {
    return { result: this.#check.end(), content: this.#memory.endFile() };
  }
}
