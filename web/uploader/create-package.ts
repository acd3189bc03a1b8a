import { packageFileName } from "../../shared/package/name.ts";
import { deliver, forget } from "../download/deliver.ts";
import { requestPackage } from "../exports/media-package.ts";
import type { PackageOrder } from "../exports/package-request.ts";
import { filesIn } from "./list.ts";
import type { Uploads } from "./uploads.ts";

/**
 * Makes the package and saves it; the files stay. A second call while one is at work does nothing.
 *
 * @param where "edge" sends the files to the endpoint, "device" builds the same file here
 * @returns whether a file was saved; undefined if it did nothing or the visitor cancelled
 */
export async function createPackage(
  { model, state }: Uploads,
  where: "edge" | "device",
  signal: AbortSignal,
): Promise<boolean | undefined> {
  if (state.progress !== undefined) return undefined;
  state.failure = undefined;
  state.progress = 0;
  const order: PackageOrder = {
    packageName: state.packageName,
    inputs: model.packageCategories.flatMap((category) =>
      filesIn(state.files, category).map(({ name, file }) => ({ category: category.id, name, file })),
    ),
  };
  const onProgress = (share: number) => {
    state.progress = share;
  };
  try {
    const outcome =
      where === "device"
        ? await (await import("../exports/pack-on-device.ts")).packOnDevice(model, order)
        : await requestPackage(order, { onProgress, signal });
    if (outcome.ok) {
      if (state.delivery) forget(state.delivery);
      state.delivery = deliver(outcome.file, packageFileName(order.packageName));
    } else {
      console.error("The package could not be made", outcome.failure);
      state.failure = outcome.failure;
    }
    return outcome.ok || (outcome.failure.code === "cancelled" ? undefined : false);
  } finally {
    state.progress = undefined;
  }
}
