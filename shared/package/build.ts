import { type ArchiveResult, createArchive } from "../archive/archive.ts";
import type { ArchiveEntry, Deflated } from "../archive/entry.ts";
import { storedBlocks, storedEntry } from "../archive/stored.ts";
import { type Crc32, tableCrc32 } from "../crc/crc32.ts";
import { isOneOf } from "../machine/questions.ts";
import type { MachineModel, PackageCategory } from "../machine/types.ts";
import { checkPng, type PngFacts } from "../png/check.ts";
import type { PngFault } from "../png/faults.ts";
import { CONFIG_PATH, type ConfigFile, encodeConfig } from "./config.ts";
import { entryNames } from "./entry-names.ts";

/** A PNG that has been checked, ready to be packed. */
export interface PackageFile {
  /** Id of one of the model's package categories. */
  readonly category: string;
  /** Its place among the category's files. */
  readonly index: number;
  /** The name that it came with. */
  readonly originalName?: string | undefined;
  /** What its entry is named after, where that is not the name that it came with. */
  readonly entryName?: string | undefined;
  readonly facts: PngFacts;
  /** The file as DEFLATE stored blocks. */
  readonly content: Deflated;
}

/** What a package is made of. Names and counts have been checked against the limits. */
export interface PackageContents {
  /** Trimmed. */
  readonly packageName: string;
  readonly createdAt: Date;
  readonly files: readonly PackageFile[];
}

/** Checks a PNG and makes it ready to be packed; the bytes are not copied. */
export function packageFile(
  file: Pick<PackageFile, "category" | "index" | "originalName" | "entryName"> & { bytes: Uint8Array },
  crc32: Crc32 = tableCrc32,
): { ok: true; file: PackageFile } | { ok: false; fault: PngFault } {
  const { bytes, ...rest } = file;
  const result = checkPng(bytes, crc32);
  if (!result.ok) return result;
  return { ok: true, file: { ...rest, facts: result.facts, content: storedBlocks(bytes) } };
}

/** A category's files by index, each with its path. */
function placeFiles(category: PackageCategory, files: readonly PackageFile[]) {
  const own = files.filter((file) => file.category === category.id).sort((a, b) => a.index - b.index);
  const names = entryNames(
    category.id,
    own.map(({ index, originalName, entryName }) => ({ index, originalName: entryName ?? originalName })),
  );
  return own.map((file, i) => ({ file, category, path: `${category.id}/${names[i]}` }));
}

/**
 * The media package (.mp) as an archive: config.json, then category by category in the model's order,
 * each by index. Length and any refusal are known before the first byte is made. A file of a category
 * that the model does not have is a defect of the caller and throws.
 */
export function buildPackage(model: MachineModel, contents: PackageContents): ArchiveResult {
  const placed = model.packageCategories.flatMap((category) => placeFiles(category, contents.files));
  if (placed.length < contents.files.length) throw new Error("a file has a category that the model lacks");
  const config = encodeConfig({
    packageName: contents.packageName,
    version: "1.0",
    type: "media-package",
    createdAt: contents.createdAt.toISOString(),
    files: placed.map(
      ({ file, category, path }): ConfigFile => ({
        path,
        category: category.id,
        originalName: file.originalName ?? null,
        width: file.facts.width,
        height: file.facts.height,
        bytes: file.facts.bytes,
        valid: isOneOf(category.sizes, file.facts),
      }),
    ),
  });
  return createArchive([
    storedEntry(CONFIG_PATH, config),
    ...placed.map(
      ({ file, path }): ArchiveEntry => ({
        path,
        crc32: file.facts.crc32,
        size: file.facts.bytes,
        content: file.content,
      }),
    ),
  ]);
}
