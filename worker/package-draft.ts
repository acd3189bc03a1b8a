import { findPackageCategory } from "../shared/machine/questions.ts";
import type { MachineModel, PackageCategory } from "../shared/machine/types.ts";
import type { PackageContents, PackageFile } from "../shared/package/build.ts";
import { REQUEST_LIMITS } from "../shared/package/limits.ts";
import { checkPackageName, parseFileKey } from "../shared/package/names.ts";
import { jsonPointerTo, type PackageFault, type ProblemCode } from "../shared/package/problems.ts";
import { FileData, FileMemory, toPackageFault } from "./file-data.ts";

interface FileDraft {
  /** JSON Pointer into the request. */
  readonly pointer: string;
  readonly category: string;
  /** Undefined if the server assigns the index. */
  readonly index: number | undefined;
  originalName: string | undefined;
  packed: Pick<PackageFile, "facts" | "content"> | undefined;
}

const fault = (code: ProblemCode, pointer: string, detail?: string): PackageFault =>
  detail === undefined ? { code, pointer } : { code, pointer, detail };

/** A package under construction, with the checks and limits that all body readers share. */
export class PackageDraft {
  readonly #model: MachineModel;
  readonly #memory = new FileMemory();
  #packageName: string | undefined;
  /** Keyed by JSON Pointer. */
  readonly #files = new Map<string, FileDraft>();
  #file: FileDraft | undefined;

  constructor(model: MachineModel) {
    this.#model = model;
  }

  packageName(name: string | undefined): PackageFault | undefined {
    if (name === undefined) return fault("package-name-missing", "/packageName");
    this.#packageName = name.trim();
    return checkPackageName(name);
  }

  startMember(key: string): PackageFault | undefined {
    const pointer = jsonPointerTo("files", key);
    const place = parseFileKey(this.#model, key);
    if (place === undefined) return fault("unknown-category", pointer);
    return this.#startFile(pointer, place.category, place.index);
  }

  /** A form's field may name a category without an index. */
  startField(name: string): PackageFault | undefined {
    const place = parseFileKey(this.#model, name);
    if (place !== undefined)
      return this.#startFile(jsonPointerTo("files", name), place.category, place.index);
    const category = findPackageCategory(this.#model, name);
    if (category === undefined) return fault("unknown-category", jsonPointerTo("files", name));
    const before = this.#ofCategory(category).filter(({ index }) => index === undefined).length;
    return this.#startFile(jsonPointerTo("files", name, String(before)), category, undefined);
  }

  /** Refuses duplicates, since it is unclear which one is meant. */
  #startFile(
    pointer: string,
    category: PackageCategory,
    index: number | undefined,
  ): PackageFault | undefined {
    if (this.#files.has(pointer)) return fault("duplicate-file", pointer);
    this.#file = { pointer, category: category.id, index, originalName: undefined, packed: undefined };
    this.#files.set(pointer, this.#file);
    if (this.#files.size > REQUEST_LIMITS.files) {
      return fault("too-many-files", pointer, `A package may have ${REQUEST_LIMITS.files}.`);
    }
    const { maxFiles = REQUEST_LIMITS.files } = category;
    if (this.#ofCategory(category).length <= maxFiles) return undefined;
    return fault("category-full", pointer, `${category.id} may have ${maxFiles}.`);
  }

  #ofCategory({ id }: PackageCategory): FileDraft[] {
    return [...this.#files.values()].filter(({ category }) => category === id);
  }

  fileName(name: string): undefined {
    if (this.#file !== undefined) this.#file.originalName = name;
  }

  startData(): FileData {
    return new FileData(this.#memory, this.#pointer("data"));
  }

  packFile(data: FileData): PackageFault | undefined {
    const { result, content } = data.end();
    if (!result.ok) return toPackageFault(result.fault, this.#pointer("data"));
    if (this.#file !== undefined) this.#file.packed = { facts: result.facts, content };
    return undefined;
  }

  endFile(): PackageFault | undefined {
    if (this.#file?.packed === undefined) return this.refuse("data-not-base64", "data");
    this.#file = undefined;
    return undefined;
  }

  refuse(code: ProblemCode, member?: string, detail?: string): PackageFault {
    return fault(code, this.#pointer(member), detail);
  }

  #pointer(member?: string): string {
    const pointer = this.#file?.pointer ?? jsonPointerTo("files");
    return member === undefined ? pointer : pointer + jsonPointerTo(member);
  }

  /** Files without an index follow those with one. */
  end(createdAt: Date): PackageContents | PackageFault {
    if (this.#packageName === undefined) return fault("package-name-missing", "/packageName");
    if (this.#files.size === 0) return fault("files-missing", "/files");
    const files: PackageFile[] = [];
    const nextIndex = new Map<string, number>();
    for (const { category, index } of this.#files.values()) {
      if (index !== undefined) nextIndex.set(category, Math.max(nextIndex.get(category) ?? 0, index + 1));
    }
    for (const { category, index, originalName, packed } of this.#files.values()) {
      const next = nextIndex.get(category) ?? 0;
      if (index === undefined) nextIndex.set(category, next + 1);
      if (packed !== undefined) files.push({ category, index: index ?? next, originalName, ...packed });
    }
    return { packageName: this.#packageName, createdAt, files };
  }
}
