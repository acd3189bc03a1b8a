import type { MachineModel } from "../shared/machine/types.ts";
import { buildPackage, type PackageContents } from "../shared/package/build.ts";
import { REQUEST_LIMITS } from "../shared/package/limits.ts";
import { packageFileName } from "../shared/package/names.ts";
import type { PackageFault } from "../shared/package/problems.ts";
import { BODY_TOO_LARGE, BodyChunkReader, type BodyChunks, createStream } from "./body.ts";
import { readJson } from "./json/read-json.ts";
import { readMultipart } from "./multipart/read-multipart.ts";
import { PackageDraft } from "./package-draft.ts";
import { attachmentHeader, createProblemResponse } from "./response.ts";

/** Resolves with the first fault in the body. */
type BodyReader = (
  pieces: BodyChunks,
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
  const pieces = new BodyChunkReader(request.body);
  const contents = await readRequest(request, pieces, model);
  pieces.end();
  if ("code" in contents) {
    await pieces.drain(declared);
    return createProblemResponse(contents);
  }
  const archive = buildPackage(model, contents);
  if (!archive.ok)
    throw new Error(`a request within the limits made an impossible archive: ${archive.fault}`);
  return new Response(createStream(archive.chunks(), archive.length), {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": attachmentHeader(packageFileName(contents.packageName)),
    },
  });
}

async function readRequest(
  request: Request,
  pieces: BodyChunks,
  model: MachineModel,
): Promise<PackageContents | PackageFault> {
  if (Number(request.headers.get("Content-Length")) > REQUEST_LIMITS.bodyBytes) return BODY_TOO_LARGE;
  const contentType = request.headers.get("Content-Type") ?? "";
  const isEncoded = (request.headers.get("Content-Encoding") ?? "identity") !== "identity";
  if (isEncoded) return COMPRESSED;
  const read = READERS.get(mediaType(contentType));
  if (read === undefined) return { code: "unsupported-media-type", pointer: "" };
  const draft = new PackageDraft(model);
  return (await read(pieces, draft, contentType)) ?? draft.end(new Date());
}

const mediaType = (contentType: string): string => (contentType.split(";")[0] ?? "").trim().toLowerCase();
