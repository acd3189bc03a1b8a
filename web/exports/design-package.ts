import type { LoadedImage } from "./gather.ts";
import type { PackageOrder } from "./package-request.ts";
import type { ExportPlan } from "./plan.ts";

/** A design's pictures as the order of a media package, each in the folder that the machine names for it. */
export const packageOrder = ({ machineName }: ExportPlan, images: readonly LoadedImage[]): PackageOrder => ({
  packageName: machineName,
  inputs: images.map(({ image, file }) => ({
    category: image.packageCategory,
    name: image.packageName,
    file,
  })),
});
