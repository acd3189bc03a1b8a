import { readDirectory } from "../archive/directory.ts";
import type { FoundEntry, ReadLimits } from "../archive/found.ts";
import { readEntry } from "../archive/read-entry.ts";
import type { ArchiveSource } from "../archive/source.ts";
import { checkPng, type PngFacts } from "../png/check.ts";
import { isForeign } from "../png/faults.ts";
import { HEAD_LENGTH } from "../png/header.ts";
import { CONFIG_PATH } from "./config.ts";
import type { EntryContent, PackageReading, ReadConfig, ReadEntry, ReadRow } from "./reading.ts";

export const MIB = 1024 * 1024;

/** What is read of a package: many times what ours may be. */
export const PACKAGE_LIMITS: ReadLimits = { entries: 2_000, entryBytes: 32 * MIB, bytes: 256 * MIB };

/** Far over what config.json of so many entries is. */
const MAX_CONFIG = MIB;

export interface ReadOptions {
  /** Whether the image data of a PNG whose chunks are in order are sound too, where that can be told. */
  readonly isSound?: (bytes: Uint8Array<ArrayBuffer>, facts: PngFacts) => Promise<boolean>;
  /** Is given each whole PNG as it comes; nothing else keeps it. */
  readonly onPicture?: (path: string, bytes: Uint8Array<ArrayBuffer>) => void;
}

/**
 * What a file is as a media package. It holds one entry at a time. Rejects only where the source does.
 */
export async function readPackage(
  source: ArchiveSource,
  { isSound = async () => true, onPicture = () => {} }: ReadOptions = {},
): Promise<PackageReading> {
  const result = await readDirectory(source, PACKAGE_LIMITS);
  const directory = result.ok ? result.directory : result.rest;
  const entries: ReadEntry[] = [];
  let config: ReadConfig = { kind: "missing" };
  for (const [index, entry] of (directory?.entries ?? []).entries()) {
    // Nothing is unpacked here, so that a path which climbs does no harm.
    const fault = entry.fault === "unsafe-path" ? undefined : entry.fault;
    const bytes = fault ?? (await readEntry(source, entry));
    if (entry.path === CONFIG_PATH && entry.fault !== "duplicate") {
      config = typeof bytes === "string" ? { kind: "unreadable" } : readConfig(bytes, index === 0);
      if (typeof bytes === "string") entries.push(unread(entry, bytes));
      continue;
    }
    if (typeof bytes === "string") {
      entries.push(unread(entry, bytes));
      continue;
    }
    const content = await contentOf(bytes, isSound);
    if (content.kind === "png") onPicture(entry.path, bytes);
    entries.push({ path: entry.path, size: entry.size, fault: entry.fault, content });
  }
  const fault = result.ok ? undefined : result.fault;
  return { fault, traits: [...(directory?.traits ?? [])], entries, config };
}

const unread = ({ path, size }: FoundEntry, fault: ReadEntry["fault"]): ReadEntry => ({
  path,
  size,
  fault,
  content: { kind: "other" },
});

async function contentOf(
  bytes: Uint8Array<ArrayBuffer>,
  isSound: NonNullable<ReadOptions["isSound"]>,
): Promise<EntryContent> {
  const result = checkPng(bytes);
  if (result.ok)
    return (await isSound(bytes, result.facts))
      ? { kind: "png", facts: result.facts }
      : { kind: "damaged-png", fault: { code: "bad-image-data", at: HEAD_LENGTH } };
  const { fault } = result;
  return isForeign(fault.code) ? { kind: "other" } : { kind: "damaged-png", fault };
}

function readConfig(bytes: Uint8Array, isFirst: boolean): ReadConfig {
  const members = bytes.length > MAX_CONFIG ? undefined : parse(bytes);
  if (!isObject(members)) return { kind: "unreadable" };
  const { files } = members;
  const rows = Array.isArray(files) && files.every(isRow) ? files : undefined;
  return { kind: "read", isFirst, members, rows };
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isRow = (value: unknown): value is ReadRow => isObject(value) && typeof value.path === "string";
