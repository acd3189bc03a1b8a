import type { PackageFault } from "../../shared/package/problems.ts";
import type { Pieces } from "../body.ts";
import type { PackageDraft } from "../package-draft.ts";
import { FormFields } from "./form-fields.ts";
import { FormScanner, malformedForm } from "./form-scanner.ts";

/** RFC 2046, section 5.1.1: 1 to 70 characters, the last of which is no space. */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])"|([\w'+.-]{1,70}))\s*(?:;|$)/i;

/**
 * Reads a form (RFC 7578) into the draft as it arrives, with the checks and limits of JSON: `packageName`, and files as
 * `{category}` or `{category}_{index}`. Resolves with the fault at the earliest byte, if there is one.
 */
export async function readMultipart(
  pieces: Pieces,
  draft: PackageDraft,
  contentType: string,
): Promise<PackageFault | undefined> {
  const [, quoted, bare] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) return malformedForm("Its media type names no valid boundary.");
  const scanner = new FormScanner(boundary, new FormFields(draft));
  for (let kept = 0; ; ) {
    const piece = await pieces.next(kept);
    if ("code" in piece) return piece;
    const done = scanner.push(piece.bytes, piece.isLast);
    if (typeof done !== "number") return done;
    if (piece.isLast) return undefined;
    kept = piece.bytes.length - done;
  }
}
