import type { PackageFault } from "../../shared/package/problems.ts";
import type { Pieces } from "../body/pieces.ts";
import type { Intake } from "../intake.ts";
import { RequestEvents } from "./request-events.ts";
import { JsonScanner } from "./scanner.ts";

/** Reads a JSON request into the intake while it comes. The fault at the earliest byte is the answer. */
export async function readJson(pieces: Pieces, intake: Intake): Promise<PackageFault | undefined> {
  const scanner = new JsonScanner(new RequestEvents(intake));
  for (let kept = 0; ; ) {
    const piece = await pieces.next(kept);
    if ("code" in piece) return piece;
    const done = scanner.push(piece.bytes, piece.isLast);
    if (typeof done !== "number") return done;
    if (piece.isLast) return undefined;
    kept = piece.bytes.length - done;
  }
}
