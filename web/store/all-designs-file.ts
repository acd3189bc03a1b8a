import { Zip, ZipPassThrough } from "fflate";
import { readArchiveDirectory, readArchiveEntry } from "../../shared/archive/read-archive.ts";
import {
  type ArchiveDirectoryEntry,
  type ArchiveReadLimits,
  isSystemFile,
} from "../../shared/archive/source.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import type { Design, ImageRef } from "../../shared/model/design.ts";
import { DESIGN_ENTRY_PATH } from "../../shared/package/config.ts";
import { DESIGN_FILE_NAME_PATTERN } from "../../shared/package/find-files.ts";
import { formatDateParts } from "../files/deliver.ts";
import { createFileSource } from "../files/file-source.ts";
import {
  DESIGN_FILE_EXTENSION,
  designFileFaultOf,
  EARLIEST_ZIP_TIME,
  type OpenedDesign,
  type PictureAccess,
  type PictureInspector,
  packDesign,
  unpackDesign,
} from "./design-file.ts";
import { type DesignFileFault, parseJsonMembers } from "./design-json.ts";
import { MAX_ALL_DESIGNS_BYTES, MAX_DESIGN_BYTES, MAX_DESIGNS } from "./types.ts";

/* A ZIP of design files and a small JSON file. Memory holds one design at a time. */

const ALL_NAME = "designs.json";
const FORMAT = "brewscreen-designs";
const VERSION = 1;

const MAX_PLAIN_NAME = 60;
const LIMITS: ArchiveReadLimits = {
  entries: 10_000,
  entryBytes: MAX_DESIGN_BYTES,
  bytes: MAX_ALL_DESIGNS_BYTES,
};

export interface AllDesignsFile {
  readonly fileName: string;
  readonly file: Blob;
  readonly count: number;
  readonly omitted: readonly string[];
  readonly incomplete: readonly string[];
  readonly withoutOriginal: readonly (ImageRef & { readonly design: Design })[];
  readonly hasWholeTables: boolean;
}

export async function packDesigns(
  model: MachineModel,
  designs: AsyncIterable<Design> | Iterable<Design>,
  files: PictureAccess,
  today: Date,
): Promise<AllDesignsFile> {
  const parts: Blob[] = [];
  const omitted: string[] = [];
  const incomplete: string[] = [];
  const withoutOriginal: (ImageRef & { readonly design: Design })[] = [];
  let length = 0;
  let count = 0;
  let hasWholeTables = true;
  const zip = new Zip((fault, part) => {
    // Stryker disable next-line ConditionalExpression: fflate refuses only very long names.
    if (fault) throw fault;
    parts.push(new Blob([part]));
    length += part.length;
  });
  const append = (path: string, bytes: Uint8Array) => {
    const entry = Object.assign(new ZipPassThrough(path), { mtime: EARLIEST_ZIP_TIME });
    zip.add(entry);
    entry.push(bytes, true);
  };
  append(ALL_NAME, new TextEncoder().encode(JSON.stringify({ format: FORMAT, version: VERSION })));
  for await (const design of designs) {
    const saved = count < MAX_DESIGNS ? await packDesign(model, design, files) : undefined;
    // Stryker disable next-line EqualityOperator: the rest isn't counted either.
    if (!saved || length + saved.bytes.length > MAX_ALL_DESIGNS_BYTES) {
      omitted.push(design.name);
      continue;
    }
    if (saved.skipped.length > 0) incomplete.push(design.name);
    withoutOriginal.push(...saved.withoutOriginal.map((ref) => ({ ...ref, design })));
    hasWholeTables &&= saved.hasWholeTable;
    append(
      `${String(++count).padStart(3, "0")}-${plainName(design.name)}${DESIGN_FILE_EXTENSION}`,
      saved.bytes,
    );
  }
  zip.end();
  return {
    fileName: `designs-${formatDateParts(today).day}${DESIGN_FILE_EXTENSION}`,
    file: new Blob(parts),
    count,
    omitted,
    incomplete,
    withoutOriginal,
    hasWholeTables,
  };
}

/** Reduces a name to ASCII letters, digits and underscores. */
const plainName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "_")
    .slice(0, MAX_PLAIN_NAME)
    .replace(/^_|_$/g, "") || "design";

export interface UnreadableDesign {
  readonly path: string;
  readonly fault: DesignFileFault;
}

/** Accepts a single design, or a ZIP of designs, which are read lazily. */
export async function unpackDesigns(
  model: MachineModel,
  file: Blob,
  inspect: PictureInspector,
  onProgress = (_share: number) => {},
): Promise<AsyncGenerator<OpenedDesign | UnreadableDesign> | readonly OpenedDesign[] | DesignFileFault> {
  const source = createFileSource(file);
  const found = await readArchiveDirectory(source, LIMITS);
  if (!found.ok) return designFileFaultOf(found.fault);
  const { entries } = found.directory;
  if (entries.some(({ path }) => path === DESIGN_ENTRY_PATH)) {
    if (file.size > MAX_DESIGN_BYTES) return "tooLarge";
    const design = await unpackDesign(model, new Uint8Array(await file.arrayBuffer()), inspect);
    return typeof design === "string" ? design : [design];
  }
  const bytesOf = async (entry: ArchiveDirectoryEntry) => {
    const bytes = await readArchiveEntry(source, entry);
    return typeof bytes === "string" ? undefined : bytes;
  };
  const marker = entries.find(({ path }) => path === ALL_NAME);
  const files = entries.filter(({ path }) => DESIGN_FILE_NAME_PATTERN.test(path) && !isSystemFile(path));
  const fault = marker ? faultOf(await bytesOf(marker)) : files.length === 0 ? "foreign" : undefined;
  return fault ?? readAll();

  async function* readAll() {
    for (const [at, entry] of files.entries()) {
      onProgress(at / files.length);
      const bytes = await bytesOf(entry);
      const design = bytes ? await unpackDesign(model, bytes, inspect) : "damaged";
      yield typeof design === "string" ? { path: entry.path, fault: design } : design;
    }
  }
}

function faultOf(bytes: Uint8Array | undefined): DesignFileFault | undefined {
  const json = bytes && parseJsonMembers(bytes);
  if (!json) return "damaged";
  if (json.format !== FORMAT) return "foreign";
  return Number(json.version) > VERSION ? "laterVersion" : undefined;
}
