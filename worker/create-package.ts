import type { MachineModel } from "../shared/catalogue/types.ts";
import { buildPackage, type PackageContents } from "../shared/package/build.ts";
import { LIMITS } from "../shared/package/limits.ts";
import { packageFileName } from "../shared/package/name.ts";
import type { PackageFault } from "../shared/package/problems.ts";
import { BodyPieces, type Pieces, TOO_LARGE } from "./body/pieces.ts";
import { attachment } from "./http/headers.ts";
import { problemResponse } from "./http/problem.ts";
import { streamOf } from "./http/stream.ts";
import { Intake } from "./intake.ts";
import { readJson } from "./json/read-json.ts";

/** Reads a body into the intake; the fault at its earliest byte is the answer. */
type BodyReader = (pieces: Pieces, intake: Intake) => Promise<PackageFault | undefined>;

/** How each media type is read. */
const READERS: ReadonlyMap<string, BodyReader> = new Map([["application/json", readJson]]);

/**
 * Answers a request for a package: the archive, or what is wrong with the request. All of the request
 * is checked before the first byte goes out. The archive is made of what was decoded, in its place.
 */
export async function createPackage(request: Request, model: MachineModel): Promise<Response> {
  const pieces = new BodyPieces(request.body);
  const contents = await readRequest(request, pieces, model);
  if ("code" in contents) {
    await pieces.drain();
    return problemResponse(contents);
  }
  const archive = buildPackage(model, contents);
  if (!archive.ok)
    throw new Error(`a request within the limits made an impossible archive: ${archive.fault}`);
  return new Response(streamOf(archive.chunks(), archive.length), {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": attachment(packageFileName(contents.packageName)),
    },
  });
}

async function readRequest(
  request: Request,
  pieces: Pieces,
  model: MachineModel,
): Promise<PackageContents | PackageFault> {
  if (Number(request.headers.get("Content-Length")) > LIMITS.bodyBytes) return TOO_LARGE;
  const read = READERS.get(mediaType(request.headers));
  if (read === undefined) return { code: "unsupported-media-type", pointer: "" };
  const intake = new Intake(model);
  return (await read(pieces, intake)) ?? intake.end(new Date());
}

/** The body's media type without its parameters; empty where the body is encoded, which nobody reads. */
function mediaType(headers: Headers): string {
  const encoding = headers.get("Content-Encoding") ?? "identity";
  const [type = ""] = (headers.get("Content-Type") ?? "").split(";");
  return encoding === "identity" ? type.trim().toLowerCase() : "";
}
