import type { ArchiveReadLimits, ArchiveSource } from "../shared/archive/source.ts";
import type { MachineModel } from "../shared/machine/types.ts";
import * as api from "../shared/package/api.ts";
import { packageFileName } from "../shared/package/names.ts";
import type { PackageFault } from "../shared/package/problems.ts";
import { MIB, PACKAGE_READ_LIMITS } from "../shared/package/read-package.ts";
import { isImageDataSound } from "../shared/png/image-data.ts";
import { type BodyChunkReader, createFileResponse, readBody } from "./body.ts";
import { createProblemResponse } from "./response.ts";

const REPAIR_LIMITS: ArchiveReadLimits = { ...PACKAGE_READ_LIMITS, bytes: 40 * MIB };

/** Inflated per request, to limit CPU time. Further pictures count as intact. */
const MAX_PIXELS = 128_000_000;

export const LEFT_OUT_HEADER = "Brewscreen-Left-Out";

export const EMPTY_HEADER = "Brewscreen-Empty-Slots";

const UNNAMED = "Repaired package";

export async function checkPackage(request: Request, model: MachineModel): Promise<Response> {
  const source = await readFile(request);
  if ("code" in source) return createProblemResponse(request, source);
  const checked = await api.checkPackage(model, source, { isSound: createSoundCheck() });
  return Response.json(checked);
}

export async function repairPackage(request: Request, model: MachineModel): Promise<Response> {
  const source = await readFile(request);
  if ("code" in source) return createProblemResponse(request, source);
  const fallback = { packageName: UNNAMED, now: new Date() };
  const options = { limits: REPAIR_LIMITS, isSound: createSoundCheck() };
  const repaired = await api.repairPackage(model, source, fallback, options);
  if (!repaired.ok)
    return createProblemResponse(request, { code: "not-repairable", pointer: "", detail: repaired.reason });
  return createFileResponse(repaired.archive, packageFileName(repaired.packageName), {
    [LEFT_OUT_HEADER]: String(repaired.left.length),
    [EMPTY_HEADER]: String(repaired.empty.length),
  });
}

const readFile = (request: Request): Promise<ArchiveSource | PackageFault> =>
  readBody(request, async (body: BodyChunkReader, type) => {
    if (type !== "multipart/form-data" && type !== "application/json") return body.readAll();
    const detail = `It came as ${type}: send the .mp file itself (with curl: --data-binary @Lobby.mp).`;
    return { code: "unsupported-media-type", pointer: "", detail };
  });

function createSoundCheck(): typeof isImageDataSound {
  let pixels = 0;
  return async (bytes, header) => {
    pixels += header.width * header.height;
    return pixels > MAX_PIXELS || isImageDataSound(bytes, header);
  };
}
