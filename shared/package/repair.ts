import { isSafePath, isSystemFile } from "../archive/source.ts";
import { type CreateArchiveResult, encodeStoredBlocks } from "../archive/write-archive.ts";
import { exportFileNamesOf, findPlaceOfFile } from "../machine/files.ts";
import { findArrangement, findCategory } from "../machine/questions.ts";
import type { MachineModel } from "../machine/types.ts";
import { buildPackage, listPackageFiles, type PackageFile } from "./build.ts";
import { packageNameIn } from "./config.ts";
import { REQUEST_LIMITS } from "./limits.ts";
import {
  type EntryContent,
  type PackageEntry,
  placePictures,
  type ReadPackageResult,
  type UncheckedConfigRow,
} from "./read-package.ts";
import { findCorrectCategory, findIntendedCategory } from "./rules/picture-rules.ts";
import { baseNameOf, innerPathOf } from "./rules/rule.ts";
import {
  type EmptyPlace,
  findEmptyPlaces,
  PACKAGE_RULES,
  type PackageFinding,
  type RuleId,
} from "./rules/rules.ts";

/** Rules that a repaired package may still break. */
const KEPT = ["size-unknown", "folder-full", "too-many-pictures", "no-picture"] as const satisfies RuleId[];

/** Whether the repaired package is better and won't be refused. */
export function isWorthRepairing(
  model: MachineModel,
  reading: ReadPackageResult,
  findings: readonly PackageFinding[],
): boolean {
  if (!findings.some(({ isRepaired }) => isRepaired)) return false;
  const entries = planRepair(model, reading).map(
    ({ category, name, content }): PackageEntry => ({
      path: `${category}/${name}`,
      size: content.facts.bytes,
      fault: undefined,
      content,
    }),
  );
  const repaired = { ...reading, fault: undefined, entries };
  return KEPT.every((rule) => [...PACKAGE_RULES[rule].find(repaired, model)].length === 0);
}

export interface RepairedPackage {
  readonly archive: CreateArchiveResult;
  /** The number of pictures in the repaired package. */
  readonly saved: number;
  /** Unsaved entries other than system files; also files that config.json lists but the package lacks. */
  readonly left: readonly string[];
  readonly empty: readonly EmptyPlace[];
}

const rowsOf = ({ config }: ReadPackageResult): readonly UncheckedConfigRow[] =>
  // Stryker disable next-line ConditionalExpression: others have no rows.
  config.kind === "read" ? (config.rows ?? []) : [];

/** Finds an entry's row in config.json, even if its path differs in case or leads out of the package. */
function createRowFinder(reading: ReadPackageResult): (path: string) => UncheckedConfigRow | undefined {
  // Stryker disable next-line MethodExpression: upper case would do.
  const keyOf = (path: string) => innerPathOf(path).toLowerCase();
  const rows = rowsOf(reading);
  const present = new Set(reading.entries.map(({ path }) => path));
  const exact = new Map(rows.map((row) => [row.path, row]));
  const alike = new Map(rows.filter(({ path }) => !present.has(path)).map((row) => [keyOf(row.path), row]));
  return (path) => exact.get(path) ?? alike.get(keyOf(path));
}

interface PlannedPicture {
  readonly path: string;
  readonly content: Extract<EntryContent, { kind: "png" }>;
  readonly category: string;
  readonly name: string;
}

/** In config.json's order. */
function planRepair(model: MachineModel, reading: ReadPackageResult): PlannedPicture[] {
  const rows = rowsOf(reading);
  const rowOf = createRowFinder(reading);
  const indexOf = new Map(rows.map((row, index) => [row, index]));
  const order = ({ path }: PackageEntry) => {
    const row = rowOf(path);
    return (row && indexOf.get(row)) ?? rows.length + (findIntendedCategory(model, path) ? 0 : 1);
  };
  const entries = [...reading.entries].sort((a, b) => order(a) - order(b));
  const places = placePictures(model, entries);
  const placed = new Map(places.placed.map((picture) => [picture.path, picture]));
  return entries.flatMap(({ path, content }): PlannedPicture[] => {
    if (content.kind !== "png") return [];
    const place = placed.get(path) && findPlaceOfFile(model, path);
    const category = place && findCategory(model, place.category);
    // Stryker disable next-line LogicalOperator: every place has a category.
    if (place && category) {
      const { packageCategory } = findArrangement(category, places.counts[category.id]);
      const number = category.kind === "list" ? Number(place.slot) + 1 : place.slot;
      return [
        { path, content, category: packageCategory, name: exportFileNamesOf(category, number).entryName },
      ];
    }
    const isStray = rows.length > 0 && !rowOf(path) && isSafePath(path) && !findIntendedCategory(model, path);
    const right = isStray ? undefined : findCorrectCategory(model, path, content.facts);
    return right ? [{ path, content, category: right.id, name: baseNameOf(path) }] : [];
  });
}

/**
 * Keeps pictures in their folder, or the first one for their size, under their name or a safe one. A picture
 * outside the machine's folders must fill an empty place or be listed in config.json, if that has a list.
 *
 * @param pictures the bytes of every complete PNG
 * @param fallback used if config.json has no valid value
 */
export function rebuildPackage(
  model: MachineModel,
  reading: ReadPackageResult,
  pictures: ReadonlyMap<string, Uint8Array>,
  fallback: { readonly packageName: string; readonly now: Date },
): RepairedPackage {
  const { config, entries } = reading;
  const members = config.kind === "read" ? config.members : {};
  const rowOf = createRowFinder(reading);
  const files: PackageFile[] = [];
  const kept = new Set<string>();
  for (const { path, content, category, name } of planRepair(model, reading)) {
    const bytes = pictures.get(path);
    if (!bytes) continue;
    kept.add(path);
    files.push({
      category,
      index: files.filter((file) => file.category === category).length,
      originalName: originalName(rowOf(path), path),
      entryName: name,
      facts: content.facts,
      content: encodeStoredBlocks(bytes),
    });
  }
  const left = entries.filter(
    ({ path, content }) => !(content.kind === "png" && kept.has(path)) && !isSystemFile(path),
  );
  const { createdAt } = members;
  const made = new Date(typeof createdAt === "string" ? createdAt : Number.NaN);
  const archive = buildPackage(model, {
    packageName: packageNameIn(config) ?? fallback.packageName,
    createdAt: Number.isNaN(made.getTime()) ? fallback.now : made,
    files,
  });
  const unlisted = entries.filter(({ path }) => !rowOf(path));
  const found = new Set(entries.map(({ path }) => rowOf(path)));
  const isRenamed = ({ bytes, width, height }: UncheckedConfigRow) =>
    unlisted.some(
      ({ size, content }) =>
        content.kind === "png" &&
        size === bytes &&
        content.facts.width === width &&
        content.facts.height === height,
    );
  const lost = rowsOf(reading).filter((row) => !found.has(row) && !isRenamed(row));
  const packed = listPackageFiles(model, files).map(({ path, file: { facts } }) => ({
    path,
    content: { kind: "png", facts } as const,
  }));
  const empty = findEmptyPlaces(model, packed);
  return {
    archive,
    saved: files.length,
    left: [...left.map(({ path }) => path), ...new Set(lost.map(({ path }) => path))],
    empty,
  };
}

function originalName(row: UncheckedConfigRow | undefined, path: string): string | undefined {
  if (row?.originalName === null) return undefined;
  const name = row?.originalName;
  if (typeof name !== "string" || name.length > REQUEST_LIMITS.fileNameLength) return baseNameOf(path);
  return isSafePath(name) ? name : baseNameOf(name.replaceAll("\\", "/")) || baseNameOf(path);
}
