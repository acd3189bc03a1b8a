import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");

/** The repository's files of these patterns, in the order of their paths. */
export const findSources = (...patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: ROOT }).sort();

export const readSource = (file: string): string => readFileSync(join(ROOT, file), "utf8");
