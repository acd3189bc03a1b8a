import { readArchiveDirectory, readArchiveEntry } from "../archive/read-archive.ts";
import type {
  ArchiveFault,
  ArchiveReadLimits,
  ArchiveSource,
  ArchiveTrait,
  EntryFault,
} from "../archive/source.ts";
import { type DecodedUnicode, decodeUnicode } from "../decode-text.ts";
import { type FilePlace, findPlaceOfFile, fitsArrangement, guessCounts } from "../machine/files.ts";
import { findArrangement, includesSize } from "../machine/questions.ts";
import type { MachineModel, Size } from "../machine/types.ts";
import { checkPng, isOtherFormat, type PngFacts, type PngFault } from "../png/check.ts";
import { PNG_HEAD_LENGTH } from "../png/chunks.ts";
import { isImageDataSound } from "../png/image-data.ts";
import {
  type ConfigFileRow,
  findConfigEntry,
  packageRootOf,
  parseJson,
  recoverPackageName,
} from "./config.ts";

export const BYTES_PER_MIB = 1024 * 1024;

/** Far more than our packages contain. */
export const PACKAGE_READ_LIMITS: ArchiveReadLimits = {
  entries: 2_000,
  entryBytes: 32 * BYTES_PER_MIB,
  bytes: 256 * BYTES_PER_MIB,
};

const MAX_CONFIG = BYTES_PER_MIB;

export interface ReadPackageOptions {
  readonly limits?: ArchiveReadLimits;
  /** Checks PNGs whose chunks are sound; inflates them by default. */
  readonly isSound?: (bytes: Uint8Array<ArrayBuffer>, facts: PngFacts) => Promise<boolean>;
  /** Receives each sound PNG, which is otherwise discarded. */
  readonly onPicture?: (path: string, bytes: Uint8Array<ArrayBuffer>) => void;
}

/** Rejects only if the source does. */
export async function readPackage(
  source: ArchiveSource,
  { limits = PACKAGE_READ_LIMITS, isSound = isImageDataSound, onPicture = () => {} }: ReadPackageOptions = {},
): Promise<ReadPackageResult> {
  const result = await readArchiveDirectory(source, limits);
  const directory = result.ok ? result.directory : result.rest;
  const entries: PackageEntry[] = [];
  let config: ConfigContent = { kind: "missing" };
  const configEntry = findConfigEntry(directory?.entries ?? []);
  // Stryker disable next-line StringLiteral: any path without a folder has no root.
  const root = packageRootOf(configEntry?.path ?? "");
  for (const [index, entry] of (directory?.entries ?? []).entries()) {
    // Nothing is written to a file system, so an unsafe path does no harm.
    const fault = entry.fault === "unsafe-path" ? undefined : entry.fault;
    const bytes = await readArchiveEntry(source, { ...entry, fault });
    const isRead = typeof bytes !== "string";
    const isConfig = entry === configEntry;
    if (isConfig) config = isRead ? readConfig(bytes, entry.path, index === 0) : { kind: "unreadable" };
    const { size } = entry;
    const path = entry.path.startsWith(root) ? entry.path.slice(root.length) : entry.path;
    if (!isRead) entries.push({ path, size, fault: bytes, content: { kind: "other" } });
    if (!isRead || isConfig) continue;
    const content = await contentOf(bytes, isSound);
    if (content.kind === "png") onPicture(path, bytes);
    entries.push({ path, size, fault: entry.fault, content });
  }
  const fault = result.ok ? undefined : result.fault;
  return { fault, traits: [...(directory?.traits ?? [])], entries, config };
}

async function contentOf(
  bytes: Uint8Array<ArrayBuffer>,
  isSound: NonNullable<ReadPackageOptions["isSound"]>,
): Promise<EntryContent> {
  const result = checkPng(bytes);
  if (!result.ok && isOtherFormat(result.fault.code)) return { kind: "other" };
  if (!result.ok) return { kind: "damaged-png", fault: result.fault };
  const { facts } = result;
  if (await isSound(bytes, facts)) return { kind: "png", facts };
  return { kind: "damaged-png", fault: { code: "bad-image-data", at: PNG_HEAD_LENGTH } };
}

function readConfig(bytes: Uint8Array, path: string, isFirst: boolean): ConfigContent {
  if (bytes.length > MAX_CONFIG) return { kind: "unreadable" };
  const decoded = decodeUnicode(bytes);
  const members = decoded && parseJson(decoded.text);
  if (!isObject(members)) return { kind: "unreadable", packageName: recoverPackageName(bytes) };
  const { files } = members;
  const isList = Array.isArray(files) && files.length <= PACKAGE_READ_LIMITS.entries && files.every(isRow);
  const rows = isList ? files : undefined;
  // Stryker disable next-line OptionalChaining,StringLiteral: the members were decoded.
  return { kind: "read", path, isFirst, encoding: decoded?.encoding ?? "utf-8", members, rows };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isRow = (value: unknown): value is UncheckedConfigRow =>
  isObject(value) && typeof value.path === "string";

/** Determined by the entry's bytes. */
export type EntryContent =
  | { readonly kind: "png"; readonly facts: PngFacts }
  | { readonly kind: "damaged-png"; readonly fault: PngFault }
  /** Not a PNG, or unreadable. */
  | { readonly kind: "other" };

/** Never config.json, unless it is unreadable or a duplicate. */
export interface PackageEntry {
  /** Without the folder that contains everything. */
  readonly path: string;
  /** According to the archive. */
  readonly size: number;
  readonly fault: EntryFault | undefined;
  readonly content: EntryContent;
}

/** Members except `path` may have any type. */
export type UncheckedConfigRow = Readonly<Partial<Record<keyof ConfigFileRow, unknown>>> & {
  readonly path: string;
};

export type ConfigContent =
  | { readonly kind: "missing" }
  /** Damaged, too long, or not a JSON object in UTF-8 or UTF-16. */
  | { readonly kind: "unreadable"; readonly packageName?: string | undefined }
  | {
      readonly kind: "read";
      /** In the archive. */
      readonly path: string;
      readonly isFirst: boolean;
      readonly encoding: DecodedUnicode["encoding"];
      readonly members: Readonly<Record<string, unknown>>;
      /** Undefined if `files` isn't a list of objects with a path. */
      readonly rows: readonly UncheckedConfigRow[] | undefined;
    };

export interface ReadPackageResult {
  /** If the archive was cut off, `entries` has the complete ones. */
  readonly fault: ArchiveFault | undefined;
  readonly traits: readonly ArchiveTrait[];
  readonly entries: readonly PackageEntry[];
  readonly config: ConfigContent;
}

export interface PlacedPicture extends FilePlace {
  readonly path: string;
  readonly size: Size;
}

export interface PlacePicturesResult {
  /** A list's slots are numbered from 0 without gaps. */
  readonly placed: readonly PlacedPicture[];
  /** The guessed number of slots, for categories with pictures and a choice of counts. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Finds pictures' places by size and by the names that our exports use. */
export function placePictures(
  model: MachineModel,
  entries: readonly Pick<PackageEntry, "path" | "content">[],
): PlacePicturesResult {
  // Stryker disable next-line ArrayDeclaration: unknown categories are ignored.
  const named: PlacedPicture[] = [];
  for (const { path, content } of entries) {
    // Stryker disable next-line ConditionalExpression: other content has no size.
    if (content.kind !== "png") continue;
    const place = findPlaceOfFile(model, path);
    // Stryker disable next-line ConditionalExpression: unknown categories are ignored.
    if (place) named.push({ ...place, path, size: content.facts });
  }
  const counts = guessCounts(model, named);
  const placed = model.categories.flatMap((category): PlacedPicture[] => {
    const own = named.filter((picture) => picture.category === category.id);
    const arrangement = findArrangement(category, counts[category.id]);
    if (category.kind === "list")
      return own
        .filter(({ size }) => includesSize([arrangement.size], size))
        .sort((a, b) => Number(a.slot) - Number(b.slot))
        .filter((picture, i, all) => picture.slot !== all[i - 1]?.slot)
        .map((picture, index) => ({ ...picture, slot: String(index) }));
    return arrangement.places.flatMap(
      ({ slot }) =>
        own.find((picture) => picture.slot === slot && fitsArrangement(arrangement, picture)) ?? [],
    );
  });
  return { placed, counts };
}
