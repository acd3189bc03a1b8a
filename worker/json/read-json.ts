import type { PackageFault } from "../../shared/package/problems.ts";
import type { Pieces } from "../body.ts";
import type { PackageDraft } from "../package-draft.ts";
import { RequestEvents } from "./request-events.ts";
import { JsonScanner } from "./scanner.ts";

/**
 * Bytes that are decoded at a time. V8 allocates strings of up to 128 KiB where they are collected early and cheaply;
 * longer ones pile up by the megabyte.
 */
const TEXT_LENGTH = 32 * 1024;

/** Reads a JSON request into the draft as it arrives. Resolves with the fault at the earliest byte, if there is one. */
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
