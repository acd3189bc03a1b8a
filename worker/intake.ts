import type { Deflated } from "../shared/archive/entry.ts";
import type { MachineModel } from "../shared/machine/types.ts";
import type { PackageContents, PackageFile } from "../shared/package/build.ts";
import { parseFileKey } from "../shared/package/key.ts";
import { LIMITS } from "../shared/package/limits.ts";
import { packageNameFault } from "../shared/package/name.ts";
import { type PackageFault, type ProblemCode, pointerTo } from "../shared/package/problems.ts";
import { PngCheck, type PngResult } from "../shared/png/check.ts";
import { isForeign, PNG_FAULT_WORDS, type PngFault } from "../shared/png/faults.ts";
import { nativeCrc32 } from "./native.ts";
import { StoredMemory, StoredWriter } from "./stored-writer.ts";

/** A file of the request whose key has been read. */
interface Draft {
  readonly key: string;
  readonly category: string;
  readonly index: number;
  originalName: string | undefined;
  packed: Pick<PackageFile, "facts" | "content"> | undefined;
}

/** A fault with the words for it where the limits and the PNG check know more. */
const fault = (code: ProblemCode, pointer: string, detail?: string): PackageFault =>
  detail === undefined ? { code, pointer } : { code, pointer, detail };

const pngFault = ({ code, at }: PngFault, pointer: string): PackageFault =>
  fault(
    isForeign(code) ? "not-png" : "damaged-png",
    pointer,
    `Checked to byte ${at} of the file: ${PNG_FAULT_WORDS[code]}.`,
  );

/** The data of one file, decoded where it will stand in the archive and checked as it comes. */
export class FileData {
  readonly #check = new PngCheck(nativeCrc32);
  readonly #writer: StoredWriter;
  readonly #pointer: string;

  constructor(memory: StoredMemory, pointer: string) {
    this.#writer = new StoredWriter(memory);
    this.#pointer = pointer;
  }

  /** Where the next bytes go; see `StoredWriter.room`. */
  room = (least?: number): Uint8Array => this.#writer.room(least);

  /** Takes bytes that were put at the start of the last `room`. */
  take(room: Uint8Array, length: number): PackageFault | undefined {
    this.#writer.advance(length);
    const found = this.#check.push(room.subarray(0, length));
    return found && pngFault(found, this.#pointer);
  }

  /** What the check says of the file, and the file as it will stand in the archive. */
  end(): { result: PngResult; content: Deflated } {
    return { result: this.#check.end(), content: this.#writer.end().content };
  }
}

/**
 * Gathers a request as its parts come in, in any order, and refuses it at the first part that is at
 * fault. Every reader of a body ends here, so that all have the same checks and limits. A part that
 * comes twice replaces what came before; both are checked.
 */
export class Intake {
  readonly model: MachineModel;
  readonly #memory = new StoredMemory();
  #packageName: string | undefined;
  readonly #drafts = new Map<string, Draft>();
  #draft: Draft | undefined;

  constructor(model: MachineModel) {
    this.model = model;
  }

  packageName(name: string | undefined): PackageFault | undefined {
    if (name === undefined) return fault("package-name-missing", "/packageName");
    this.#packageName = name.trim();
    return packageNameFault(name);
  }

  /** The files begin, for the last time that counts. */
  startFiles(): void {
    this.#drafts.clear();
  }

  /** A file's key; what follows is about that file. */
  startFile(key: string): PackageFault | undefined {
    const pointer = pointerTo("files", key);
    const place = parseFileKey(this.model, key);
    if (place === undefined) return fault("unknown-category", pointer);
    const { category, index } = place;
    this.#draft = { key, category: category.id, index, originalName: undefined, packed: undefined };
    this.#drafts.set(key, this.#draft);
    if (this.#drafts.size > LIMITS.files) {
      return fault("too-many-files", pointer, `A package may have ${LIMITS.files}.`);
    }
    const { maxFiles = LIMITS.files } = category;
    const ofCategory = [...this.#drafts.values()].filter((draft) => draft.category === category.id).length;
    if (ofCategory <= maxFiles) return undefined;
    return fault("category-full", pointer, `${category.id} may have ${maxFiles}.`);
  }

  fileName(name: string): undefined {
    if (this.#draft !== undefined) this.#draft.originalName = name;
  }

  startData(): FileData {
    return new FileData(this.#memory, this.#pointer("data"));
  }

  /** Takes the data of the file in hand, once all of it is there. */
  packFile(result: PngResult, content: Deflated): PackageFault | undefined {
    if (!result.ok) return pngFault(result.fault, this.#pointer("data"));
    if (this.#draft !== undefined) this.#draft.packed = { facts: result.facts, content };
    return undefined;
  }

  endFile(): PackageFault | undefined {
    if (this.#draft?.packed === undefined) return this.refuse("data-not-base64", "data");
    this.#draft = undefined;
    return undefined;
  }

  /** A fault of the file in hand, or of one of its members. */
  refuse(code: ProblemCode, member?: string, detail?: string): PackageFault {
    return fault(code, this.#pointer(member), detail);
  }

  #pointer(member?: string): string {
    const key = this.#draft?.key ?? "";
    return member === undefined ? pointerTo("files", key) : pointerTo("files", key, member);
  }

  /** The whole request, or what it lacks. */
  end(createdAt: Date): PackageContents | PackageFault {
    if (this.#packageName === undefined) return fault("package-name-missing", "/packageName");
    if (this.#drafts.size === 0) return fault("files-missing", "/files");
    const files: PackageFile[] = [];
    for (const { category, index, originalName, packed } of this.#drafts.values()) {
      if (packed !== undefined) files.push({ category, index, originalName, ...packed });
    }
    return { packageName: this.#packageName, createdAt, files };
  }
}
