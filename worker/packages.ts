import type { ArchiveReadLimits, ArchiveSource } from "../shared/archive/source.ts";
import type { MachineModel } from "../shared/machine/types.ts";
import * as api from "../shared/package/api.ts";
import { buildPackage } from "../shared/package/build.ts";
import type { WrongSize } from "../shared/package/described.ts";
import { packageFileName } from "../shared/package/names.ts";
import type { RequestFault } from "../shared/package/problems.ts";
import { BYTES_PER_MIB, PACKAGE_READ_LIMITS } from "../shared/package/read-package.ts";
import { isImageDataSound } from "../shared/png/image-data.ts";
import { type BodyChunkReader, type BodyChunkSource, readBody } from "./body.ts";
import { readJsonRequest } from "./json/read-json.ts";
import { readMultipartRequest } from "./multipart/read-multipart.ts";
import { type FinishedDraft, PackageDraft } from "./package-draft.ts";
import { createFileResponse, createProblemResponse } from "./response.ts";

type BodyReader = (
  pieces: BodyChunkSource,
  draft: PackageDraft,
  contentType: string,
) => Promise<RequestFault | undefined>;

const READERS: ReadonlyMap<string, BodyReader> = new Map<string, BodyReader>([
  ["application/json", readJsonRequest],
  ["multipart/form-data", readMultipartRequest],
]);

export const WRONG_SIZES_HEADER = "Brewscreen-Wrong-Sizes";

/** Strict handling in a Prefer header (RFC 7240, section 4.4). */
const STRICT = /(?:^|,)\s*handling\s*=\s*"?strict"?\s*(?:[,;]|$)/i;

export async function handleCreatePackage(request: Request, model: MachineModel): Promise<Response> {
  const contents = await readBody(request, (body, type, contentType) =>
    readRequest(body, type, contentType, model),
  );
  if ("code" in contents) return createProblemResponse(request, contents);
  const { wrongSizes, packageName } = contents;
  const isStrict = Boolean(request.headers.get("Prefer")?.match(STRICT));
  const [first] = wrongSizes;
  if (isStrict && first) return createProblemResponse(request, wrongSizeFault(first, wrongSizes.length));
  const archive = buildPackage(model, contents);
  // Stryker disable next-line all: invalid requests were refused.
  if (!archive.ok) throw new Error(`A valid request led to an invalid archive: ${archive.fault}`);
  return createFileResponse(archive, packageFileName(packageName), {
    [WRONG_SIZES_HEADER]: String(wrongSizes.length),
    ...(isStrict && { "Preference-Applied": "handling=strict" }),
  });
}

async function readRequest(
  body: BodyChunkSource,
  type: string,
  contentType: string,
  model: MachineModel,
): Promise<FinishedDraft | RequestFault> {
  const read = READERS.get(type);
  if (read === undefined) {
    const came = type === "" ? "The body has no Content-Type" : `The body came as ${type}`;
    const detail = `${came}: send application/json or multipart/form-data (with curl: -H "Content-Type: application/json", or -F).`;
    return { code: "unsupported-media-type", pointer: "", detail };
  }
  const draft = new PackageDraft(model);
  const fault = await read(body, draft, contentType);
  return fault ? draft.earliestFault(fault) : draft.end(new Date());
}

function wrongSizeFault({ pointer, file, expected, actual }: WrongSize, count: number): RequestFault {
  const what = file === undefined ? "It" : `"${file}"`;
  const others = count > 1 ? ` In all, ${count} pictures have a wrong size.` : "";
  const detail = `${what} is ${actual}; the machine uses ${expected.join(" or ")} there.${others}`;
  return { code: "wrong-size", pointer, file, expected, actual, detail };
}

const REPAIR_LIMITS: ArchiveReadLimits = { ...PACKAGE_READ_LIMITS, bytes: 40 * BYTES_PER_MIB };

/** Inflated per request, to limit CPU time. Further pictures count as intact. */
const MAX_PIXELS = 128_000_000;

export const LEFT_OUT_HEADER = "Brewscreen-Left-Out";

export const EMPTY_SLOTS_HEADER = "Brewscreen-Empty-Slots";

const UNNAMED = "Repaired package";

export async function handleCheckPackage(request: Request, model: MachineModel): Promise<Response> {
  const source = await readFile(request);
  if ("code" in source) return createProblemResponse(request, source);
  const checked = await api.checkPackage(model, source, { isSound: createSoundCheck() });
  return Response.json(checked);
}

export async function handleRepairPackage(request: Request, model: MachineModel): Promise<Response> {
  const source = await readFile(request);
  if ("code" in source) return createProblemResponse(request, source);
  const fallback = { packageName: UNNAMED, now: new Date() };
  const options = { limits: REPAIR_LIMITS, isSound: createSoundCheck() };
  const repaired = await api.repairPackage(model, source, fallback, options);
  if (!repaired.ok)
    return createProblemResponse(request, { code: "not-repairable", pointer: "", detail: repaired.reason });
  return createFileResponse(repaired.archive, packageFileName(repaired.packageName), {
    [LEFT_OUT_HEADER]: String(repaired.left.length),
    [EMPTY_SLOTS_HEADER]: String(repaired.empty.length),
  });
}

const readFile = (request: Request): Promise<ArchiveSource | RequestFault> =>
  readBody(request, async (body: BodyChunkReader, type) => {
    if (type !== "multipart/form-data" && type !== "application/json") return body.readAll();
    const detail = `The body came as ${type}: send the .mp file itself (with curl: --data-binary @Lobby.mp).`;
    return { code: "unsupported-media-type", pointer: "", detail };
  });

function createSoundCheck(): typeof isImageDataSound {
  let pixels = 0;
  return async (bytes, header) => {
    pixels += header.width * header.height;
    return pixels > MAX_PIXELS || isImageDataSound(bytes, header);
  };
}
