import type { PackageFault } from "../../shared/package/problems.ts";
import type { Pieces } from "../body/pieces.ts";
import type { PackageDraft } from "../package-draft.ts";
import { FormFields } from "./form-fields.ts";
import { FormScanner, malformedForm } from "./form-scanner.ts";

/** RFC 2046, section 5.1.1: 1 to 70 characters of these, the last not a space. */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])"|([\w'+.-]{1,70}))\s*(?:;|$)/i;

/**
 * Reads a form (RFC 7578) into the draft while it comes, with the same checks and limits as JSON:
 * `packageName`, and files under `{category}` or `{category}_{index}`. The fault at the earliest byte is
 * the answer.
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
