import type { MachineModel } from "../shared/machine/types.ts";
import { buildPackage, type PackageContents } from "../shared/package/build.ts";
import { LIMITS } from "../shared/package/limits.ts";
import { packageFileName } from "../shared/package/names.ts";
import type { PackageFault } from "../shared/package/problems.ts";
import { BodyPieces, type Pieces, streamOf, TOO_LARGE } from "./body.ts";
import { readJson } from "./json/read-json.ts";
import { readMultipart } from "./multipart/read-multipart.ts";
import { PackageDraft } from "./package-draft.ts";
import { attachment, problemResponse } from "./response.ts";

/** Resolves with the first fault in the body. */
type BodyReader = (
  pieces: Pieces,
  draft: PackageDraft,
  contentType: string,
) => Promise<PackageFault | undefined>;

const COMPRESSED: PackageFault = {
  code: "unsupported-media-type",
  pointer: "",
  detail: "The body has a Content-Encoding. Send it as it is, not compressed.",
};

const READERS: ReadonlyMap<string, BodyReader> = new Map<string, BodyReader>([
  ["application/json", readJson],
  ["multipart/form-data", readMultipart],
]);

/** Checks the whole request before starting the response. */
export async function createPackage(request: Request, model: MachineModel): Promise<Response> {
  const declared = Number(request.headers.get("Content-Length"));
  const pieces = new BodyPieces(request.body);
  const contents = await readRequest(request, pieces, model);
  pieces.end();
  if ("code" in contents) {
    await pieces.drain(declared);
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
  const contentType = request.headers.get("Content-Type") ?? "";
  const isEncoded = (request.headers.get("Content-Encoding") ?? "identity") !== "identity";
  if (isEncoded) return COMPRESSED;
  const read = READERS.get(mediaType(contentType));
  if (read === undefined) return { code: "unsupported-media-type", pointer: "" };
  const draft = new PackageDraft(model);
  return (await read(pieces, draft, contentType)) ?? draft.end(new Date());
}

const mediaType = (contentType: string): string => (contentType.split(";")[0] ?? "").trim().toLowerCase();
