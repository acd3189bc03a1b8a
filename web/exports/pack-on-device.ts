import type { MachineModel } from "../../shared/machine/types.ts";
import { buildPackage, packageFile } from "../../shared/package/build.ts";
import { BINARY } from "../files/deliver.ts";
import { blobInPieces } from "./blobs.ts";
import { failed, type PackageOutcome } from "./media-package.ts";
import { numbered, type PackageOrder } from "./package-request.ts";

/** Builds a package on this device, with the endpoint's code. */
export async function packOnDevice(
  model: MachineModel,
  order: PackageOrder,
  createdAt = new Date(),
): Promise<PackageOutcome> {
  const files = [];
  for (const { index, input } of numbered(order.inputs)) {
    const buffer = await input.file.arrayBuffer().catch(() => undefined);
    if (!buffer) return failed({ code: "unreadable", input });
    const bytes = new Uint8Array(buffer);
    const result = packageFile({ category: input.category, index, originalName: input.name, bytes });
    if (!result.ok) return failed({ code: "damaged", input });
    files.push(result.file);
  }
  const archive = buildPackage(model, { packageName: order.packageName.trim(), createdAt, files });
  if (!archive.ok)
    return failed({ code: "over-limit", limit: archive.fault === "too-large" ? "bytes" : "files" });
  return { ok: true, file: await blobInPieces(archive.chunks(), BINARY) };
}
