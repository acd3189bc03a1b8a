import { findPackageCategory } from "../machine/questions.ts";
import type { MachineModel, PackageCategory } from "../machine/types.ts";
import { REQUEST_LIMITS } from "./limits.ts";
import type { RequestFault } from "./problems.ts";

/** Control and direction characters, and what FAT32, exFAT or Windows forbid (Microsoft, "Naming Files"). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters
const REFUSED = /[<>:"/\\|?*\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** FAT32 drops trailing dots and spaces; a leading dot hides a file. */
const OUTER = /^[. ]+|[. ]+$/g;

/** The first half of a surrogate pair. */
const HALF_CHARACTER = /[\ud800-\udbff]$/;

/** In UTF-16 code units. An extension and a browser's " (1)" still fit into the 255 of FAT32. */
const MAX_LENGTH = 200;

/** Makes a name without an extension valid on every file system. Returns `fallback` if nothing is left. */
export function safeFileName(name: string, fallback: string): string {
  const trimmed = name.toWellFormed().replace(REFUSED, "_").replace(OUTER, "");
  const kept = cut(isReservedDeviceName(trimmed) ? `_${trimmed}` : trimmed, MAX_LENGTH);
  return kept.replace(OUTER, "") || fallback;
}

const cut = (text: string, length: number): string =>
  text.toWellFormed().slice(0, length).replace(HALF_CHARACTER, "");

/** Includes superscript digits, and spaces before the extension (Microsoft, "Naming Files"). */
const DEVICE = /^(con|prn|aux|nul|clock\$|conin\$|conout\$|(com|lpt)[0-9¹²³]) *(\.|$)/i;

export const isReservedDeviceName = (name: string): boolean => DEVICE.test(name);

export function checkPackageName(name: string): RequestFault | undefined {
  const { length } = name.trim();
  if (length === 0) return { code: "package-name-missing", pointer: "/packageName" };
  if (length <= REQUEST_LIMITS.packageNameLength) return undefined;
  return {
    code: "package-name-too-long",
    pointer: "/packageName",
    detail: `The name may have at most ${REQUEST_LIMITS.packageNameLength} UTF-16 units, or ${REQUEST_LIMITS.packageNameSentLength} with white space at both ends.`,
  };
}

/** For a file whose config.json has no valid name. */
export function packageNameFromFile(fileName: string): string {
  const name = fileName.replace(/\.[a-z0-9]{1,12}$/i, "").trim() || fileName;
  return cut(name, REQUEST_LIMITS.packageNameLength).trim();
}

/** Keeps trailing dots, which FAT32 drops only at the end. */
export function packageFileName(packageName: string): string {
  const stem = safeFileName(packageName, "");
  // Stryker disable next-line OptionalChaining,StringLiteral: the pattern always matches.
  return stem === "" ? "package.mp" : `${stem}${/[.]*$/.exec(packageName)?.[0] ?? ""}.mp`;
}

/** Numbers names that would give the same file name. */
export function createPackageFileNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    for (let nth = 1; ; nth++) {
      const ending = ` (${nth})`;
      const numbered = cut(name, MAX_LENGTH - ending.length) + ending;
      const fileName = packageFileName(nth === 1 ? name : numbered);
      const key = fileName.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return fileName;
    }
  });
}

export function machineNameFromPackage(
  { nameStep }: Pick<MachineModel, "nameStep">,
  packageName: string,
): string {
  const name = cut(packageName.trim(), nameStep.maxLength).trim();
  return name.length < nameStep.minLength ? "" : name;
}

/** At most nine digits, so that the number is exact. */
const KEY = /^(.+)_(0|[1-9]\d{0,8})$/s;

export const formatFileKey = (category: string, index: number): string => `${category}_${index}`;

export function parseFileKey(
  model: MachineModel,
  key: string,
): { category: PackageCategory; index: number } | undefined {
  // Stryker disable next-line ArrayDeclaration: the second stays undefined.
  const [, id, index] = KEY.exec(key) ?? [];
  // Stryker disable next-line ConditionalExpression: no category has the id undefined.
  const category = id === undefined ? undefined : findPackageCategory(model, id);
  return category && { category, index: Number(index) };
}

export const MAX_ENTRY_NAME_LENGTH = 64;
const ENDING = ".png";

/** Reduces a name to ASCII: "é" becomes "e", and other characters become "_". */
function safeStem(originalName: string): string {
  return originalName
    .slice(Math.max(originalName.lastIndexOf("/"), originalName.lastIndexOf("\\")) + 1)
    .replace(/\.png$/i, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9_.-]+/g, "_")
    .replace(/^[._-]+|[._-]+$/g, "");
}

function shorten(stem: string, length: number): string {
  const undeviced = isReservedDeviceName(stem) ? `_${stem}` : stem;
  return undeviced.slice(0, length).replace(/[.]+$/, "");
}

/** A file without a usable name is named after its key. */
export function createEntryNames(
  category: string,
  files: readonly { readonly index: number; readonly originalName?: string | undefined }[],
): string[] {
  const taken = new Set<string>();
  return files.map(({ index, originalName = "" }) => {
    const stem = safeStem(originalName) || formatFileKey(category, index);
    for (let copy = 1; ; copy++) {
      const suffix = copy === 1 ? "" : `_${copy}`;
      const name = shorten(stem, MAX_ENTRY_NAME_LENGTH - ENDING.length - suffix.length) + suffix + ENDING;
      // Stryker disable next-line MethodExpression: upper case would do.
      const folded = name.toLowerCase();
      if (taken.has(folded)) continue;
      taken.add(folded);
      return name;
    }
  });
}
