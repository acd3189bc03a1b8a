import { createBytesSource } from "../shared/archive/source.ts";
import { ACTIVE } from "../shared/machines/index.ts";
import {
  checkPackage,
  createPackage,
  describeMachine,
  type PackageSpec,
  repairPackage,
} from "../shared/package/api.ts";
import { REQUEST_LIMITS } from "../shared/package/limits.ts";
import { checkPackageName } from "../shared/package/names.ts";
import { createProblemDetails, jsonPointerTo, type RequestFault } from "../shared/package/problems.ts";
import type * as Library from "./types.ts";

export const machines: typeof Library.machines = [describeMachine(ACTIVE.model)];

const TITLES: Readonly<Partial<Record<RequestFault["code"], string>>> = {
  "unknown-category": "There is no such folder.",
};
/** Replaces advice that makes sense only for HTTP requests. */
const ADVICE: Readonly<Partial<Record<RequestFault["code"], string>>> = {
  "package-name-missing": 'Name the package, as in packageName: "Lobby".',
  "package-name-too-long": `Use up to ${REQUEST_LIMITS.packageNameLength} characters.`,
  "created-at-invalid": "It must be a valid Date.",
  "files-missing": 'Add pictures to "slots" or "files". "machines" lists the slots and the folders.',
  "body-too-large": "Use smaller pictures.",
  "too-many-files": `A package can hold ${REQUEST_LIMITS.files} files.`,
};

export const pack: typeof Library.pack = async (order) => {
  const { packageName, createdAt = new Date(), slots = {}, files = [] } = Object(order) as Library.PackOrder;
  if (!isObject(slots)) return refuse({ code: "files-missing", pointer: "/slots" });
  if (!Array.isArray(files)) return refuse({ code: "files-missing", pointer: "/files" });
  const given: Record<string, Uint8Array> = {};
  for (const [id, bytes] of Object.entries(slots)) {
    if (bytes === undefined) continue;
    if (!(bytes instanceof Uint8Array)) return refuse(noBytesFault(jsonPointerTo("slots", id)));
    given[id] = bytes;
  }
  const filed: PackageFiles = [];
  for (const [at, file] of (files as PackageFiles).entries()) {
    const pointer = jsonPointerTo("files", `${at}`);
    if (!(file?.bytes instanceof Uint8Array)) return refuse(noBytesFault(pointer));
    if (!isFileName(file.name)) return refuse({ code: "file-name-invalid", pointer });
    filed.push({ ...file, category: typeof file.category === "string" ? file.category : "" });
  }
  if (typeof packageName !== "string")
    return refuse({ code: "package-name-missing", pointer: "/packageName" });
  if (!(createdAt instanceof Date) || Number.isNaN(createdAt.getTime()))
    return refuse({ code: "created-at-invalid", pointer: "/createdAt" });
  const made = createPackage(ACTIVE.model, { packageName, createdAt, slots: given, files: filed });
  if (!made.ok) return refuse(made.fault);
  if (made.overLimit) return refuse(made.overLimit);
  return { ok: true, bytes: joinChunks(made.archive), wrongSizes: made.wrongSizes };
};

type PackageFiles = NonNullable<PackageSpec["files"]>[number][];

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;

const isFileName = (name: unknown): boolean =>
  (name ?? "") === "" || (typeof name === "string" && name.length <= REQUEST_LIMITS.fileNameLength);

function refuse(fault: RequestFault): Library.PackResult {
  const advice = ADVICE[fault.code];
  const {
    code,
    title,
    detail = "",
    pointer,
  } = createProblemDetails({
    ...fault,
    ...(advice && { detail: advice }),
  });
  return { ok: false, problem: { code, title: TITLES[code] ?? title, detail, pointer } };
}

const noBytesFault = (pointer: string): RequestFault => ({
  code: "not-png",
  pointer,
  detail: "Its bytes must be a Uint8Array.",
});

export const check: typeof Library.check = async (file) =>
  checkPackage(ACTIVE.model, createBytesSource(await bytesOf(file)));

export const repair: typeof Library.repair = async (file, { packageName = "", createdAt } = {}) => {
  const isDated = createdAt instanceof Date && !Number.isNaN(createdAt.getTime());
  const fallback = {
    packageName: checkPackageName(String(packageName)) ? "Repaired" : String(packageName),
    now: isDated ? createdAt : new Date(),
  };
  const made = await repairPackage(ACTIVE.model, createBytesSource(await bytesOf(file)), fallback);
  if (!made.ok) return made;
  const { archive, left, empty } = made;
  return { ok: true, bytes: joinChunks(archive), packageName: made.packageName, left, empty };
};

async function bytesOf(file: Uint8Array | ArrayBuffer | Blob): Promise<Uint8Array> {
  if (file instanceof Uint8Array) return file;
  if (file instanceof ArrayBuffer) return new Uint8Array(file);
  if (file instanceof Blob) return new Uint8Array(await file.arrayBuffer());
  throw new TypeError("The file must be a Uint8Array, an ArrayBuffer or a Blob.");
}

export function joinChunks({ length, chunks }: { length: number; chunks(): Iterable<Uint8Array> }) {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks()) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
