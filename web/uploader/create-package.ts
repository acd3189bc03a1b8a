import type { MachineModel } from "../../shared/machine/types.ts";
import { packageFileName } from "../../shared/package/name.ts";
import { deliver } from "../download/deliver.ts";
import { type PackageOutcome, requestPackage } from "../exports/media-package.ts";
import { orderOf, setDelivery, setFailure, setProgress, type Uploads } from "./uploads.ts";

/**
 * Makes the package and saves it; what it was made of stays. A second call while one is at work does
 * nothing.
 *
 * @param where "edge" sends the files to the endpoint, "device" builds the same file here
 * @returns whether a file was saved, undefined where it did nothing or the visitor cancelled
 */
export async function createPackage(
  model: MachineModel,
  uploads: Uploads,
  where: "edge" | "device",
  signal?: AbortSignal,
): Promise<boolean | undefined> {
  if (uploads.progress !== undefined) return undefined;
  setFailure(uploads, undefined);
  setProgress(uploads, 0);
  const order = orderOf(model, uploads);
  try {
    const outcome = await makePackage();
    if (outcome.ok) setDelivery(uploads, deliver(outcome.file, packageFileName(order.packageName)));
    else {
      console.error("The package could not be made", outcome.failure);
      setFailure(uploads, outcome.failure);
    }
    return outcome.ok || (outcome.failure.code === "cancelled" ? undefined : false);
  } finally {
    setProgress(uploads, undefined);
  }

  async function makePackage(): Promise<PackageOutcome> {
    if (where === "device") return (await import("../exports/pack-on-device.ts")).packOnDevice(model, order);
    return requestPackage(order, {
      onProgress: (share) => setProgress(uploads, share),
      ...(signal && { signal }),
    });
  }
}
