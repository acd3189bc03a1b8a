import type { ArchiveResult } from "../archive/archive.ts";
import { encodeStoredBlocks } from "../archive/entry.ts";
import { isSafePath } from "../archive/source.ts";
import { findPackageCategory, includesSize } from "../machine/questions.ts";
import type { MachineModel, Size } from "../machine/types.ts";
import { buildPackage, listPackageFiles, type PackageFile } from "./build.ts";
import { packageNameIn } from "./config.ts";
import { REQUEST_LIMITS } from "./limits.ts";
import type { ConfigRow, PackageReading } from "./read-package.ts";
import { findCategoryOfSize } from "./rules/picture-rules.ts";
import { baseNameOf, folderOf, isSystemLeftover } from "./rules/rule.ts";
import { type EmptyPlace, type Finding, findEmptyPlaces, type RuleId } from "./rules/rules.ts";

/** Rules that a repaired package may still break. */
const KEPT: readonly RuleId[] = ["size-unknown", "folder-full", "too-many-pictures", "no-picture"];

/** Whether the machine may refuse a package even after a repair. */
export const staysRefused = (findings: readonly Pick<Finding, "rule">[]): boolean =>
  findings.some(({ rule }) => KEPT.includes(rule));

/** Whether a repaired package is better and won't be refused. */
export const isWorthRepairing = (findings: readonly Finding[]): boolean =>
  findings.some(({ isMended }) => isMended) && !staysRefused(findings);

export interface RepairedPackage {
  readonly archive: ArchiveResult;
  /** How many pictures the repaired package has. */
  readonly saved: number;
  /** Paths of entries that can't be saved, except system files, and of missing files that config.json lists. */
  readonly left: readonly string[];
  /** Places without a picture in the repaired package. */
  readonly empty: readonly EmptyPlace[];
}

/**
 * Builds a package in our dialect with a correct config.json. Complete pictures are kept byte for byte, in
 * their folder or the first that accepts their size, under their name or a safe one. Pictures outside the
 * machine's folders are kept only if config.json lists them, or has no list.
 *
 * @param pictures the bytes of every complete PNG, by path
 * @param fallback used if config.json has no valid value
 */
export function rebuildPackage(
  model: MachineModel,
  { config, entries }: PackageReading,
  pictures: ReadonlyMap<string, Uint8Array>,
  fallback: { readonly packageName: string; readonly now: Date },
): RepairedPackage {
  const members = config.kind === "read" ? config.members : {};
  const rows = config.kind === "read" ? (config.rows ?? []) : [];
  const rowOf = new Map(rows.map((row, index) => [row.path, { row, index }]));
  const isStray = (path: string) =>
    !findPackageCategory(model, folderOf(path)) && rows.length > 0 && !rowOf.has(path);
  const order = (path: string) => rowOf.get(path)?.index ?? rows.length;
  const files: PackageFile[] = [];
  const left: string[] = [];
  for (const { path, content } of [...entries].sort((a, b) => order(a.path) - order(b.path))) {
    const bytes = pictures.get(path);
    const category =
      content.kind === "png" && !isStray(path) ? folderFor(model, path, content.facts) : undefined;
    if (content.kind !== "png" || !bytes || !category) {
      if (!isSystemLeftover(path)) left.push(path);
      continue;
    }
    files.push({
      category,
      index: files.filter((file) => file.category === category).length,
      originalName: originalName(rowOf.get(path)?.row, path),
      entryName: baseNameOf(path),
      facts: content.facts,
      content: encodeStoredBlocks(bytes),
    });
  }
  const { createdAt } = members;
  const made = new Date(typeof createdAt === "string" ? createdAt : Number.NaN);
  const archive = buildPackage(model, {
    packageName: packageNameIn(config) ?? fallback.packageName,
    createdAt: Number.isNaN(made.getTime()) ? fallback.now : made,
    files,
  });
  const unlisted = entries.filter(({ path }) => !rowOf.has(path));
  const present = new Set(entries.map(({ path }) => path));
  const isRenamed = ({ bytes, width, height }: ConfigRow) =>
    unlisted.some(
      ({ size, content }) =>
        content.kind === "png" &&
        size === bytes &&
        content.facts.width === width &&
        content.facts.height === height,
    );
  const lost = rows.filter((row) => !present.has(row.path) && !isRenamed(row)).map(({ path }) => path);
  const packed = listPackageFiles(model, files).map(({ path, file: { facts } }) => ({
    path,
    content: { kind: "png", facts } as const,
  }));
  const empty = findEmptyPlaces(model, packed);
  return { archive, saved: files.length, left: [...left, ...new Set(lost)], empty };
}

/** The picture's own folder, unless only another category accepts its size. */
function folderFor(model: MachineModel, path: string, size: Size): string | undefined {
  const own = findPackageCategory(model, folderOf(path));
  const right = findCategoryOfSize(model, size);
  return own && (!right || includesSize(own.sizes, size)) ? own.id : right?.id;
}

/** Returns undefined if the name is null in config.json. */
function originalName(row: ConfigRow | undefined, path: string): string | undefined {
  if (row?.originalName === null) return undefined;
  const said = row?.originalName;
  if (typeof said !== "string" || said.length > REQUEST_LIMITS.fileNameLength) return baseNameOf(path);
  return isSafePath(said) ? said : baseNameOf(said.replaceAll("\\", "/")) || baseNameOf(path);
}
