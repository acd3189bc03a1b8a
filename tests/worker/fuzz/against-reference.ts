import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import type { PackageContents } from "../../../shared/package/build.ts";
import { REQUEST_LIMITS } from "../../../shared/package/limits.ts";
import { checkPackageName, parseFileKey } from "../../../shared/package/names.ts";
import type { RequestFault } from "../../../shared/package/problems.ts";
import { checkPng } from "../../../shared/png/check.ts";
import { readJsonRequest } from "../../../worker/json/read-json.ts";
import { PackageDraft } from "../../../worker/package-draft.ts";
import { joined, sameBytes } from "../../support/bytes.ts";
import { decodeDataUrl } from "../../support/data-url.ts";
import { CutPieces } from "../cut-pieces.ts";

/*
 * The reader against JSON.parse: the same package, or a refusal, of any body cut anywhere.
 */

/** What a body is, as JSON.parse and a few plain lines see it. */
export type Reference = { name: string; files: Map<string, { bytes: Uint8Array; name: string | undefined }> };

/** The request in a body, or undefined where it is to be refused. */
export function reference(body: Uint8Array): Reference | undefined {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(body));
  } catch {
    return undefined;
  }
  const { packageName, files } = (value ?? {}) as { packageName?: unknown; files?: unknown };
  if (typeof packageName !== "string" || checkPackageName(packageName) !== undefined) return undefined;
  if (typeof files !== "object" || files === null || Array.isArray(files)) return undefined;
  const found: Reference["files"] = new Map();
  for (const [key, entry] of Object.entries(files as Record<string, unknown>)) {
    const { data, name } = (entry ?? {}) as { data?: unknown; name?: unknown };
    const bytes = typeof data === "string" ? decodeDataUrl(data) : undefined;
    const isNamed =
      name === undefined || (typeof name === "string" && name.length <= REQUEST_LIMITS.fileNameLength);
    const place = parseFileKey(CLASSIC_MODEL, key);
    if (bytes === undefined || !isNamed || place === undefined || !checkPng(bytes).ok) return undefined;
    found.set(key, { bytes, name: name as string | undefined });
  }
  return found.size === 0 ? undefined : { name: packageName.trim(), files: found };
}

/** The most bytes that may be asked for again: an escape, cut before its last digit, with what stands before it. */
const LONGEST_TOKEN = 7;

/** Reads a body cut at those places. Memory is bounded: no more than a token is asked for again. */
export async function read(
  body: Uint8Array,
  cuts: readonly number[],
): Promise<PackageContents | RequestFault> {
  const draft = new PackageDraft(CLASSIC_MODEL);
  const pieces = new CutPieces(body, cuts);
  const fault = await readJsonRequest(pieces, draft);
  if (pieces.mostKept > LONGEST_TOKEN) throw new Error(`${pieces.mostKept} bytes were asked for again`);
  return fault ?? draft.end(new Date(0));
}

/** Reads a body that comes in one chunk, which is known to be the last. */
export async function readAtOnce(bytes: Uint8Array): Promise<PackageContents | RequestFault> {
  const draft = new PackageDraft(CLASSIC_MODEL);
  const fault = await readJsonRequest({ next: () => Promise.resolve({ bytes, isLast: true }) }, draft);
  return fault ?? draft.end(new Date(0));
}

/** Bytes before a stored block's data (RFC 1951, 3.2.4), with its three bits. */
const BLOCK_HEAD = 5;

/** Expects a reading to agree with the reference, or to be a refusal where one is allowed. */
export function agrees(
  result: PackageContents | RequestFault,
  wanted: Reference | undefined,
  leave?: "may refuse",
): void {
  if ("code" in result) {
    if (wanted !== undefined && leave === undefined)
      throw new Error(`refused a good body: ${JSON.stringify(result)}`);
    return;
  }
  if (wanted === undefined) throw new Error(`took a bad body: ${JSON.stringify(result)}`);
  // Plain comparisons: vitest's expect would take longer than the reading.
  const wrong = (what: string) =>
    new Error(`read another ${what} than JSON.parse: ${JSON.stringify(result)}`);
  if (result.packageName !== wanted.name) throw wrong("name");
  if (result.files.length !== wanted.files.size) throw wrong("number of files");
  for (const read of result.files) {
    const source = wanted.files.get(`${read.category}_${read.index}`);
    const checked = checkPng(source?.bytes ?? new Uint8Array());
    if (source === undefined || !checked.ok) throw wrong("place");
    if (read.originalName !== source.name) throw wrong("file name");
    if (JSON.stringify(read.facts) !== JSON.stringify(checked.facts)) throw wrong("picture");
    // The first block alone where the file is small: a head of five bytes, then the data.
    const content = joined(read.content.chunks());
    if (!sameBytes(content.subarray(BLOCK_HEAD), source.bytes)) throw wrong("content");
  }
}
