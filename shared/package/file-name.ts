import { isDeviceName } from "./device-name.ts";

/** Characters that FAT32, exFAT or Windows refuse in a file's name (Microsoft, "Naming Files"). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const REFUSED = /[<>:"/\\|?*\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** FAT32 drops dots and spaces at the end, and a leading dot hides a file. */
const OUTER = /^[. ]+|[. ]+$/g;

/** What a cut through a character beyond the first 65,536 leaves. */
const HALF_CHARACTER = /[\ud800-\udbff]$/;

/** UTF-16 units; leaves room for an ending and a browser's " (1)" below the 255 of FAT32. */
const MAX_LENGTH = 200;

/**
 * A file name, without its ending, that every file system takes: refused characters, and marks that
 * turn the reading direction around, become "_"; outer dots and spaces go. Any script stays.
 *
 * @param fallback what to use where nothing is left
 */
export function safeFileName(name: string, fallback: string): string {
  const trimmed = name.toWellFormed().replace(REFUSED, "_").replace(OUTER, "");
  const kept = (isDeviceName(trimmed) ? `_${trimmed}` : trimmed)
    .slice(0, MAX_LENGTH)
    .replace(HALF_CHARACTER, "")
    .replace(OUTER, "");
  return kept || fallback;
}
