import { packageCategoryFor } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import type { LoadedImage } from "./gather.ts";
import type { PackageOrder } from "./package-request.ts";
import type { ExportPlan } from "./plan.ts";

/** A design's pictures as the order of a media package, each in the category of its size. */
export const packageOrder = (
  model: MachineModel,
  { machineName }: ExportPlan,
  images: readonly LoadedImage[],
): PackageOrder => ({
  packageName: machineName,
  inputs: images.map(({ image, bytes, facts }) => ({
    category: (packageCategoryFor(model, facts) ?? model.packageCategories[0]).id,
    name: image.packageName,
    file: new Blob([bytes], { type: "image/png" }),
  })),
});
