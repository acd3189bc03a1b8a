import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reader } from "./reader.ts";

/*
 * The inputs that were worth keeping: a file for each reader, a line of base64 for each input. An input on which a reader
 * failed is added with: base64 -w0 FILE >> tests/fuzz/corpus/NAME.txt; echo >> tests/fuzz/corpus/NAME.txt
 */

/** By name. The endpoint's are in its own folder, since they are compiled with its types. */
export const READERS = {
  zip: "./readers/zip.ts",
  png: "./readers/png.ts",
  config: "./readers/config.ts",
  design: "./readers/design.ts",
  csv: "./readers/csv.ts",
  recipe: "./readers/recipe.ts",
  json: "../worker/fuzz/readers/json.ts",
  multipart: "../worker/fuzz/readers/multipart.ts",
} as const;
export type ReaderName = keyof typeof READERS;

export const loadReader = async (name: ReaderName): Promise<Reader> =>
  ((await import(/* @vite-ignore */ READERS[name])) as { reader: Reader }).reader;

const pathOf = (name: ReaderName) => join(import.meta.dirname, "corpus", `${name}.txt`);

export function readCorpus(name: ReaderName): Uint8Array<ArrayBuffer>[] {
  if (!existsSync(pathOf(name))) return [];
  const lines = readFileSync(pathOf(name), "utf8").split("\n").slice(0, -1);
  return lines.map((line) => new Uint8Array(Buffer.from(line, "base64")));
}

export const writeCorpus = (name: ReaderName, inputs: readonly Uint8Array[]): void =>
  writeFileSync(pathOf(name), inputs.map((bytes) => `${Buffer.from(bytes).toString("base64")}\n`).join(""));
