import { readArchiveDirectory, readArchiveEntry } from "../../shared/archive/read-archive.ts";
import {
  type ArchiveFault,
  type ArchiveReadLimits,
  createBytesSource,
  type EntryFault,
  isSystemFile,
} from "../../shared/archive/source.ts";
import { decodeUnicode } from "../../shared/decode-text.ts";
import type { FileNameVocabulary } from "../../shared/machine/files.ts";
import type { Arrangement, MachineModel, SlotCategory } from "../../shared/machine/types.ts";
import { DESIGN_ENTRY_PATH, findConfigEntry, recoverPackageName } from "../../shared/package/config.ts";
import {
  type PlacePicturesResult,
  placePictures,
  type ReadPackageResult,
  readPackage,
} from "../../shared/package/read-package.ts";
import { applyPackageRules, type PackageFinding } from "../../shared/package/rules/rules.ts";
import { sortPictures } from "../../shared/sorting/sort-pictures.ts";
import { createFileSource } from "./file-source.ts";

export type UnpackResult =
  | {
      readonly ok: true;
      readonly kind: "design" | "package" | "zip";
      /** From config.json. */
      readonly packageName: string | null;
      /** Intact files, except config.json and system files. They may not suit the machine. */
      readonly files: readonly { readonly path: string; readonly file: File }[];
      readonly left: readonly { readonly path: string; readonly fault: EntryFault }[];
    }
  /** `unreadable`: a file moved, deleted or locked since it was chosen. */
  | { readonly ok: false; readonly fault: ArchiveFault | "unreadable" };

const BYTES_PER_MIB = 1024 * 1024;

const LIMITS: ArchiveReadLimits = {
  entries: 2_000,
  entryBytes: 128 * BYTES_PER_MIB,
  bytes: 512 * BYTES_PER_MIB,
};

/** Doesn't unpack design files. Never rejects. */
export async function unpackFile(file: Blob): Promise<UnpackResult> {
  try {
    return await unpackAll(file);
  } catch (fault) {
    console.warn("Failed to read the archive", fault);
    return { ok: false, fault: "unreadable" };
  }
}

async function unpackAll(file: Blob): Promise<UnpackResult> {
  const source = createFileSource(file);
  const result = await readArchiveDirectory(source, LIMITS);
  if (!result.ok) return { ok: false, fault: result.fault };
  const { entries } = result.directory;
  if (entries.some(({ path }) => path === DESIGN_ENTRY_PATH))
    return { ok: true, kind: "design", packageName: null, files: [], left: [] };

  const files: { path: string; file: File }[] = [];
  const left: { path: string; fault: EntryFault }[] = [];
  let packageName: string | null | undefined;
  const config = findConfigEntry(entries);
  for (const entry of entries) {
    const { path } = entry;
    if (isSystemFile(path)) continue;
    const bytes = await readArchiveEntry(source, entry);
    if (typeof bytes === "string") left.push({ path, fault: bytes });
    else if (entry === config) packageName = nameOf(bytes);
    else files.push({ path, file: new File([bytes], path.slice(path.lastIndexOf("/") + 1)) });
  }
  const kind = packageName === undefined ? "zip" : "package";
  return { ok: true, kind, packageName: packageName ?? null, files, left };
}

function nameOf(bytes: Uint8Array): string | null {
  try {
    const name: unknown = JSON.parse(decodeUnicode(bytes)?.text ?? "")?.packageName;
    return typeof name === "string" ? name : null;
  } catch {
    return recoverPackageName(bytes) ?? null;
  }
}

interface ReadFilesRequest {
  readonly bytes: Uint8Array;
  readonly limits: ArchiveReadLimits;
}

async function readFiles({
  bytes,
  limits,
}: ReadFilesRequest): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>> | ArchiveFault | EntryFault> {
  const source = createBytesSource(bytes);
  const result = await readArchiveDirectory(source, limits);
  if (!result.ok) return result.fault;
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of result.directory.entries) {
    const file = await readArchiveEntry(source, entry);
    if (typeof file === "string") return file;
    files.set(entry.path, file);
  }
  return files;
}

export interface InspectedPackage {
  readonly reading: ReadPackageResult;
  readonly findings: readonly PackageFinding[];
  readonly placement: PlacePicturesResult;
  /** Valid PNGs by path. Browsers may keep Blobs on disk. */
  readonly pictures: ReadonlyMap<string, Blob>;
}

async function inspectPackage({
  model,
  file,
}: {
  model: MachineModel;
  file: Blob;
}): Promise<InspectedPackage> {
  const pictures = new Map<string, Blob>();
  const reading = await readPackage(createFileSource(file), {
    onPicture: (path, bytes) => pictures.set(path, new Blob([bytes], { type: "image/png" })),
  });
  const findings = applyPackageRules(model, reading);
  return { reading, findings, placement: placePictures(model, reading.entries), pictures };
}

interface SlotNamesRequest {
  readonly model: MachineModel;
  readonly vocabulary: FileNameVocabulary;
  readonly category: SlotCategory;
  readonly arrangement: Arrangement;
  readonly names: readonly string[];
  readonly slotNames?: Readonly<Record<string, string>> | undefined;
}

/** Returns undefined for names that are unclear or mean the same slot. */
export function findSlotsByName({
  model,
  vocabulary,
  category: { counts: _, ...category },
  arrangement,
  names,
  slotNames = {},
}: SlotNamesRequest): readonly (string | undefined)[] {
  const { required = [], optional = [], slots = {} } = vocabulary.places[category.id] ?? {};
  const { placements } = sortPictures({
    model: { ...model, categories: [{ ...category, arrangements: [arrangement] }] },
    vocabulary: {
      ...vocabulary,
      places: { [category.id]: { required: [], optional: [...required, ...optional], slots } },
    },
    pictures: names.map((path) => ({ path, ...arrangement.size })),
    design: { filled: {}, names: { [category.id]: slotNames }, counts: {} },
  });
  return names.map(
    (_, file) => placements.find(({ picture, certainty }) => picture === file && certainty === "sure")?.slot,
  );
}

export const fileJobs = { findSlotsByName, inspectPackage, readFiles, sortPictures, unpackFile };
