import { MultipartParser, type MultipartPart } from "@remix-run/multipart-parser";
import { storedBlocks } from "../../shared/archive/stored.ts";
import { LIMITS } from "../../shared/package/limits.ts";
import type { PackageFault } from "../../shared/package/problems.ts";
import { PngCheck } from "../../shared/png/check.ts";
import type { Pieces } from "../body/pieces.ts";
import { fileNameCollector, packageNameCollector } from "../collector.ts";
import type { Intake } from "../intake.ts";
import { nativeCrc32 } from "../native.ts";
import { FieldKeys } from "./field-keys.ts";

const MALFORMED: PackageFault = { code: "malformed-multipart", pointer: "" };

/** RFC 2046, section 5.1.1: 1 to 70 characters of these, the last not a space. */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])"|([\w'+.-]{1,70}))\s*(?:;|$)/i;

/** A part of a form, as this reader needs it. */
interface Part {
  readonly name: string;
  readonly fileName: string | undefined;
  readonly content: readonly Uint8Array[];
}

/**
 * Reads a form (RFC 7578) into the intake, with the same checks and limits as JSON: `packageName`, and
 * files under `{category}` or `{category}_{index}`. A part is looked at once all of it is there; its
 * bytes stay where they came. The fault at the earliest part is the answer.
 */
export async function readMultipart(
  pieces: Pieces,
  intake: Intake,
  contentType: string,
): Promise<PackageFault | undefined> {
  const [, quoted, bare] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) return { ...MALFORMED, detail: "Its media type names no valid boundary." };
  const parser = new MultipartParser(boundary, {
    maxFileSize: LIMITS.bodyBytes,
    maxTotalSize: LIMITS.bodyBytes,
  });
  const keys = new FieldKeys(intake.model);
  intake.startFiles();
  for (let isEnded = false; ; ) {
    const piece = await pieces.next(0);
    if ("code" in piece) return piece;
    pieces.leave();
    // What follows the last boundary is nobody's.
    if (!isEnded) {
      const fault = readPiece(parser, piece.bytes, keys, intake);
      if (fault !== undefined) return fault;
      isEnded = hasEnded(parser);
    }
    if (piece.isLast)
      return isEnded ? undefined : { ...MALFORMED, detail: "It ends before its last boundary." };
  }
}

function readPiece(
  parser: MultipartParser,
  bytes: Uint8Array,
  keys: FieldKeys,
  intake: Intake,
): PackageFault | undefined {
  try {
    for (const part of parser.write(bytes)) {
      const fault = readPart(named(part), keys, intake);
      if (fault !== undefined) return fault;
    }
    return undefined;
  } catch (error) {
    // The parser's own errors, its header parser's, and text that is not UTF-8.
    return { ...MALFORMED, detail: `The parser says: ${error instanceof Error ? error.message : error}.` };
  }
}

/** Whether the last boundary has been read, which the parser tells by what it throws. */
function hasEnded(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

const named = (part: MultipartPart): Part => ({
  name: part.name ?? "",
  fileName: part.filename,
  content: part.content,
});

function readPart(part: Part, keys: FieldKeys, intake: Intake): PackageFault | undefined {
  if (part.name === "packageName") return readText(part.content, packageNameCollector(intake));
  const key = keys.keyOf(part.name);
  // As in JSON, what nobody knows is passed over, but a file is never lost without a word.
  if (key === undefined && part.fileName === undefined) return undefined;
  return readFile(part, key ?? part.name, intake);
}

function readText(
  content: readonly Uint8Array[],
  target: ReturnType<typeof packageNameCollector>,
): PackageFault | undefined {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
  for (const bytes of content) {
    const fault = target.take(decoder.decode(bytes, { stream: true }));
    if (fault !== undefined) return fault;
  }
  return target.take(decoder.decode()) ?? target.end();
}

function readFile({ fileName, content }: Part, key: string, intake: Intake): PackageFault | undefined {
  const refused = intake.startFile(key);
  if (refused !== undefined) return refused;
  if (fileName !== undefined) {
    const name = fileNameCollector(intake);
    const fault = name.take(fileName) ?? name.end();
    if (fault !== undefined) return fault;
  }
  const check = new PngCheck(nativeCrc32);
  for (const bytes of content) check.push(bytes);
  return intake.packFile(check.end(), storedBlocks(...content)) ?? intake.endFile();
}
