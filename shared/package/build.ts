import {
  type ArchiveEntry,
  type CreateArchiveResult,
  createArchive,
  createStoredEntry,
  type DeflateData,
} from "../archive/write-archive.ts";
import { includesSize } from "../machine/questions.ts";
import type { MachineModel, PackageCategory } from "../machine/types.ts";
import type { PngFacts } from "../png/check.ts";
import { CONFIG_ENTRY_PATH, type ConfigFileRow, encodeConfig } from "./config.ts";
import { createEntryNames } from "./names.ts";

export interface PackageFile {
  readonly category: string;
  /** Within the category. */
  readonly index: number;
  readonly originalName?: string | undefined;
  /** Names the entry instead of `originalName`. */
  readonly entryName?: string | undefined;
  readonly facts: PngFacts;
  readonly content: DeflateData;
}

export interface PackageContents {
  readonly packageName: string;
  readonly createdAt: Date;
  readonly files: readonly PackageFile[];
}

function placeFiles(category: PackageCategory, files: readonly PackageFile[]) {
  const own = files.filter((file) => file.category === category.id).sort((a, b) => a.index - b.index);
  const names = createEntryNames(
    category.id,
    own.map(({ index, originalName, entryName }) => ({ index, originalName: entryName ?? originalName })),
  );
  return own.map((file, i) => ({ file, category, path: `${category.id}/${names[i]}` }));
}

export const listPackageFiles = (model: MachineModel, files: readonly PackageFile[]) =>
  model.packageCategories.flatMap((category) => placeFiles(category, files));

/** Throws if the model lacks a file's category. */
export function buildPackage(model: MachineModel, contents: PackageContents): CreateArchiveResult {
  const placed = listPackageFiles(model, contents.files);
  if (placed.length < contents.files.length) throw new Error("A file's category isn't in the model");
  const config = encodeConfig({
    packageName: contents.packageName,
    version: "1.0",
    type: "media-package",
    createdAt: contents.createdAt.toISOString(),
    files: placed.map(
      ({ file, category, path }): ConfigFileRow => ({
        path,
        category: category.id,
        originalName: file.originalName ?? null,
        width: file.facts.width,
        height: file.facts.height,
        bytes: file.facts.bytes,
        valid: includesSize(category.sizes, file.facts),
      }),
    ),
  });
  return createArchive([
    createStoredEntry(CONFIG_ENTRY_PATH, config),
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
