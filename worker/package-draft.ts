import type { FilePlace } from "../shared/machine/files.ts";
import { findPackageCategory } from "../shared/machine/questions.ts";
import type { MachineModel, PackageCategory } from "../shared/machine/types.ts";
import type { PackageContents, PackageFile } from "../shared/package/build.ts";
import { parseTime } from "../shared/package/config.ts";
import type { WrongSize } from "../shared/package/described.ts";
import { explainUnknownKey, explainUnknownSlot, findNearestName } from "../shared/package/explain.ts";
import { REQUEST_LIMITS } from "../shared/package/limits.ts";
import { checkPackageName, parseFileKey } from "../shared/package/names.ts";
import { jsonPointerTo, type ProblemCode, type RequestFault } from "../shared/package/problems.ts";
import { arrangeFiles, type FileInFolder, type FileInSlot, parseSlotId } from "../shared/package/slots.ts";
import { FileMemory, FileReceiver } from "./file-receiver.ts";

export const REQUEST_MEMBERS = ["packageName", "createdAt", "slots", "files"] as const;

/** ISO 8601 with a time zone; seconds are optional. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

export interface FinishedDraft extends PackageContents {
  readonly wrongSizes: readonly WrongSize[];
}

type DraftPlace =
  | { readonly slot: FilePlace }
  /** `index` is undefined if the server assigns it. */
  | { readonly folder: PackageCategory; readonly index: number | undefined };

interface FileDraft {
  readonly pointer: string;
  readonly place: DraftPlace;
  originalName: string | undefined;
  packed: Pick<PackageFile, "facts" | "content"> | undefined;
}

const fault = (code: ProblemCode, pointer: string, detail?: string): RequestFault =>
  detail === undefined ? { code, pointer } : { code, pointer, detail };

export class PackageDraft {
  readonly #model: MachineModel;
  readonly #memory = new FileMemory();
  #packageName: string | undefined;
  #createdAt: Date | undefined;
  /** Unknown members, such as `package_name`, by the known one they resemble. */
  readonly #unknownMembers = new Map<string | undefined, string>();
  readonly #files = new Map<string, FileDraft>();
  #file!: FileDraft;
  #data: FileReceiver | undefined;

  constructor(model: MachineModel) {
    this.#model = model;
  }

  setPackageName(name: string): RequestFault | undefined {
    if (this.#packageName !== undefined) return fault("duplicate-member", "/packageName");
    this.#packageName = name.trim();
    return checkPackageName(name);
  }

  setCreatedAt(time: string): RequestFault | undefined {
    const date = parseTime(time, TIME);
    if (!date) return fault("created-at-invalid", jsonPointerTo("createdAt"));
    if (this.#createdAt) return fault("duplicate-member", jsonPointerTo("createdAt"));
    this.#createdAt = date;
    return undefined;
  }

  /** Errors mention the unknown member if the known one it resembles is missing. */
  noteUnknownMember(name: string): void {
    this.#unknownMembers.set(findNearestName(name, REQUEST_MEMBERS), name);
  }

  startMember(member: "slots" | "files", key: string): RequestFault | undefined {
    return member === "slots" ? this.#startSlot(key) : this.#startKey(key);
  }

  #startSlot(id: string): RequestFault | undefined {
    const pointer = jsonPointerTo("slots", id);
    const slot = parseSlotId(this.#model, id);
    if (slot === undefined) return fault("unknown-slot", pointer, explainUnknownSlot(this.#model, id));
    return this.#startFile(pointer, { slot });
  }

  #startKey(key: string): RequestFault | undefined {
    const pointer = jsonPointerTo("files", key);
    const place = parseFileKey(this.#model, key);
    if (place === undefined) return fault("unknown-category", pointer, explainUnknownKey(this.#model, key));
    return this.#startFile(pointer, { folder: place.category, index: place.index });
  }

  startField(name: string): RequestFault | undefined {
    const folder = findPackageCategory(this.#model, name);
    if (folder === undefined) return name.includes(".") ? this.#startSlot(name) : this.#startKey(name);
    const before = this.#inFolder(folder).filter((each) => each.index === undefined).length;
    return this.#startFile(jsonPointerTo("files", name, String(before)), { folder, index: undefined });
  }

  /** Refuses duplicates, since it is unclear which one is meant. */
  #startFile(pointer: string, place: DraftPlace): RequestFault | undefined {
    if (this.#files.has(pointer)) return fault("duplicate-file", pointer);
    this.#file = { pointer, place, originalName: undefined, packed: undefined };
    this.#files.set(pointer, this.#file);
    if (this.#files.size > REQUEST_LIMITS.files) {
      return fault(
        "too-many-files",
        pointer,
        `A package holds at most ${REQUEST_LIMITS.files} files; this is one more.`,
      );
    }
    return "folder" in place
      ? this.#fullFault(place.folder, this.#inFolder(place.folder).length, pointer)
      : undefined;
  }

  #fullFault({ id, maxFiles }: PackageCategory, count: number, pointer: string): RequestFault | undefined {
    if (maxFiles === undefined || count <= maxFiles) return undefined;
    return fault("category-full", pointer, `${id} holds at most ${maxFiles} files; this is one more.`);
  }

  #inFolder({ id }: PackageCategory): { readonly index: number | undefined }[] {
    return [...this.#files.values()].flatMap(({ place }) =>
      "folder" in place && place.folder.id === id ? [place] : [],
    );
  }

  setFileName(name: string): undefined {
    this.#file.originalName = name;
  }

  startData(): FileReceiver {
    this.#data = new FileReceiver(this.#memory, {
      pointer: this.#pointer("data"),
      file: this.#file.originalName,
    });
    return this.#data;
  }

  /** Prefers an earlier fault in the current file, which may have waited for more bytes. */
  earliestFault(fault: RequestFault): RequestFault {
    return this.#data?.foundFault() ?? fault;
  }

  packFile(data: FileReceiver): RequestFault | undefined {
    const { result, content } = data.end();
    if (!result.ok) return data.explain(result.fault);
    this.#file.packed = { facts: result.facts, content };
    return undefined;
  }

  endFile(): RequestFault | undefined {
    if (this.#file.packed !== undefined) return undefined;
    return this.createFault("data-not-base64", "data", 'The file has no "data".');
  }

  createFault(code: ProblemCode, member?: string, detail?: string): RequestFault {
    return { ...fault(code, this.#pointer(member), detail), file: this.#file.originalName };
  }

  #pointer(member?: string): string {
    const { pointer } = this.#file;
    return member === undefined ? pointer : pointer + jsonPointerTo(member);
  }

  end(now: Date): FinishedDraft | RequestFault {
    if (this.#packageName === undefined) return this.#missing("package-name-missing", "packageName");
    const files = [...this.#files.values()];
    if (files.length === 0) return this.#missing("files-missing", "files");
    // Stryker disable next-line ArrayDeclaration: what has no category is filed nowhere.
    const inSlots: FileInSlot[] = [];
    const inFolders: FileInFolder[] = [];
    const nextIndex = new Map<string, number>();
    for (const { place } of files)
      if ("folder" in place && place.index !== undefined)
        nextIndex.set(place.folder.id, Math.max(nextIndex.get(place.folder.id) ?? 0, place.index + 1));
    for (const { pointer, place, originalName, packed } of files) {
      // `endFile` refuses files without data.
      const file = { pointer, originalName, ...(packed as NonNullable<typeof packed>) };
      if ("slot" in place) {
        inSlots.push({ ...file, ...place.slot });
        continue;
      }
      const { id } = place.folder;
      const next = nextIndex.get(id) ?? 0;
      if (place.index === undefined) nextIndex.set(id, next + 1);
      inFolders.push({ ...file, category: id, index: place.index ?? next });
    }
    const arranged = arrangeFiles(this.#model, inSlots, inFolders);
    for (const folder of this.#model.packageCategories) {
      const count = arranged.files.filter(({ category }) => category === folder.id).length;
      const full = this.#fullFault(folder, count, jsonPointerTo("files"));
      if (full) return full;
    }
    return { packageName: this.#packageName, createdAt: this.#createdAt ?? now, ...arranged };
  }

  #missing(code: ProblemCode, member: (typeof REQUEST_MEMBERS)[number]): RequestFault {
    const members = member === "files" ? (["files", "slots"] as const) : [member];
    const known = members.find((each) => this.#unknownMembers.has(each));
    const detail = known && `"${this.#unknownMembers.get(known)}" is not known: did you mean "${known}"?`;
    return fault(code, jsonPointerTo(member), detail);
  }
}
