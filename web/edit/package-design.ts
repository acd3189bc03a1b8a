import type { FilePlace } from "../../shared/machine/files.ts";
import type { Machine } from "../../shared/machine/machine.ts";
import { defaultImagePath, findCategory } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { applyImportPlan, type LookMaterials } from "../../shared/model/screens.ts";
import { packageNameIn } from "../../shared/package/config.ts";
import { findPackagesOrDesigns, type PackageOrDesignFile } from "../../shared/package/find-files.ts";
import { machineNameFromPackage, packageNameFromFile } from "../../shared/package/names.ts";
import { baseNameOf } from "../../shared/package/rules/rule.ts";
import { judgeFindings, type PackageVerdict } from "../../shared/package/rules/rules.ts";
import { createFileSource } from "../files/file-source.ts";
import type { InspectedPackage } from "../files/jobs.ts";
import { runFileJob } from "../files/run-job.ts";
import { createEmptyDesignInPageLanguage } from "../store/new-design.ts";
import type { PictureStore } from "../store/pictures.ts";
import type { NewDesign } from "./editing.ts";
import { areBytesEqual, createBundledImage, createPngImage, mergeBlobs, type NewImage } from "./new-image.ts";
import { type PackagePlacement, placeRemainingPictures, splitByDesignLimit } from "./package-placement.ts";

export type FoundPackage = PackageOrDesignFile<File>;

export async function findPackages(file: File): Promise<readonly FoundPackage[]> {
  const found = await findPackagesOrDesigns(createFileSource(file));
  if (typeof found === "string") return [{ path: file.name, kind: found, read: async () => file }];
  return found.map(({ path, kind, read }) => ({
    path,
    kind,
    read: async () => {
      const bytes = await read();
      return bytes && new File([bytes], baseNameOf(path));
    },
  }));
}

export interface PlacedPackage extends InspectedPackage {
  readonly placement: PackagePlacement;
  readonly file: File;
}

/** `closed`: nothing could be read. */
export type FileVerdict = PackageVerdict | "closed" | "design";

export async function checkFoundPackage(
  model: MachineModel,
  found: FoundPackage,
  signal: AbortSignal,
): Promise<FileVerdict> {
  if (found.kind === "design") return "design";
  const file = await found.read();
  if (!file) return "closed";
  const { reading, pictures, findings } = await runFileJob("inspectPackage", { model, file }, signal);
  return reading.fault === undefined || pictures.size > 0 ? judgeFindings(findings) : "closed";
}

export async function placePackagePictures(
  { model, vocabulary }: Pick<Machine, "model" | "vocabulary">,
  file: File,
  signal?: AbortSignal,
): Promise<PlacedPackage> {
  const inspected = await runFileJob("inspectPackage", { model, file }, signal);
  return { ...inspected, placement: await placeRemainingPictures(model, vocabulary, inspected), file };
}

export function packageNameOf({
  reading: { config },
  file,
}: Pick<PlacedPackage, "reading" | "file">): string {
  return packageNameIn(config) ?? packageNameFromFile(file.name);
}

interface Materials extends LookMaterials {
  readonly model: MachineModel;
  readonly readPicture: PictureStore["bytes"];
}

/** Replaces copies of a slot's default image with its path. Omits pictures beyond a design file's size limit. */
export async function createDesignFromPackage(
  open: Pick<PlacedPackage, "file" | "reading" | "placement" | "pictures">,
  { model, readPicture, ...materials }: Materials,
): Promise<NewDesign> {
  const { counts } = open.placement;
  const made: (NewImage & FilePlace)[] = [];
  for (const { category: id, slot, path } of splitByDesignLimit(open.placement, open.pictures).taken) {
    const picture = open.pictures.get(path);
    const category = findCategory(model, id);
    // Stryker disable next-line ConditionalExpression,LogicalOperator: only for types.
    if (!picture || !category) continue;
    const bytes = new Uint8Array(await picture.arrayBuffer());
    const bundled =
      category.kind === "slots"
        ? defaultImagePath(category, counts[id] ?? category.arrangements[0].count, slot)
        : undefined;
    const isDefault = bundled !== undefined && areBytesEqual(await readPicture({ path: bundled }), bytes);
    const image = isDefault ? createBundledImage(bundled) : await createPngImage(bytes);
    made.push({ category: id, slot, ...image });
  }
  const name = machineNameFromPackage(model, packageNameOf(open));
  // Stryker disable next-line StringLiteral: storing sets the id.
  const empty = createEmptyDesignInPageLanguage(model, "");
  const design = applyImportPlan(model, empty, { name, counts, images: made, names: {} }, materials);
  return { design, blobs: mergeBlobs(made), isLanguageGuessed: true };
}
