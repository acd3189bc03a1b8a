import type { PackageFault } from "../../shared/package/problems.ts";
import type { Pieces } from "../body/pieces.ts";
import type { PackageDraft } from "../package-draft.ts";
import { RequestEvents } from "./request-events.ts";
import { JsonScanner } from "./scanner.ts";

/**
 * Bytes that become a text at a time. Texts up to 128 KiB are born where V8 collects often and cheaply; longer ones
 * pile up by the megabyte. At each collection one text is in use, and the more that comes to, the more room V8 makes
 * for new ones: the texts are well below that limit.
 */
const TEXT_LENGTH = 32 * 1024;

/** Reads a JSON request into the draft while it comes. The fault at the earliest byte is the answer. */
export async function readJson(pieces: Pieces, draft: PackageDraft): Promise<PackageFault | undefined> {
  const scanner = new JsonScanner(new RequestEvents(draft));
  for (let kept = 0; ; ) {
    const piece = await pieces.next(kept);
    if ("code" in piece) return piece;
    const { bytes, isLast } = piece;
    let done = 0;
    for (let end = 0; end < bytes.length || isLast; ) {
      end = Math.min(bytes.length, done + TEXT_LENGTH);
      const read = scanner.push(bytes.subarray(done, end), isLast && end === bytes.length);
      if (typeof read !== "number") return read;
      done += read;
      if (isLast && end === bytes.length) return undefined;
    }
    kept = bytes.length - done;
  }
}
