import type { FileNameVocabulary } from "../../shared/machine/files.ts";
import { findArrangement, findCategory, includesSize } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { createEmptyDesign } from "../../shared/model/design.ts";
import type {
  PlacedPicture,
  PlacePicturesResult,
  ReadPackageResult,
} from "../../shared/package/read-package.ts";
import { folderOf } from "../../shared/package/rules/rule.ts";
import { runFileJob } from "../files/run-job.ts";
import { MAX_DESIGN_BYTES, ZIP_OVERHEAD_BYTES } from "../store/types.ts";

type Placed = PlacedPicture & { readonly isGuess?: boolean };

export interface PackagePlacement extends PlacePicturesResult {
  readonly placed: readonly Placed[];
}

/** Sorts pictures that don't have our names like dropped files. Skips folders that designs don't use. */
export async function placeRemainingPictures(
  model: MachineModel,
  vocabulary: () => Promise<FileNameVocabulary>,
  { reading: { entries }, placement }: { reading: ReadPackageResult; placement: PlacePicturesResult },
): Promise<PackagePlacement> {
  const placeOf = new Map(placement.placed.map((picture) => [picture.path, picture]));
  const arrangements = model.categories.flatMap((category) => category.arrangements);
  const ofDesign = new Set(arrangements.map(({ packageCategory }) => packageCategory));
  const sizes = arrangements.map(({ size }) => size);
  const isOther = (path: string) =>
    model.packageCategories.some(({ id }) => id === folderOf(path)) && !ofDesign.has(folderOf(path));
  const pictures = entries.flatMap(({ path, content }) => {
    // Pictures of other sizes would leave a gap.
    if (content.kind !== "png" || isOther(path) || !includesSize(sizes, content.facts)) return [];
    const place = placeOf.get(path);
    const { width, height } = content.facts;
    return [{ path, width, height, ...(place && { place: { category: place.category, slot: place.slot } }) }];
  });
  if (pictures.every(({ place }) => place)) return placement;

  // Stryker disable next-line StringLiteral: nothing asks for the id.
  const { names, counts: initial } = createEmptyDesign(model, "");
  const design = { filled: {}, names, counts: { ...initial, ...placement.counts } };
  const request = { model, vocabulary: await vocabulary(), pictures, design };
  const { placements, counts } = await runFileJob("sortPictures", request);
  const placed = placements.flatMap(({ picture: at, category: id, slot, certainty }) => {
    const picture = pictures[at];
    const category = findCategory(model, id);
    // Stryker disable next-line all: only for types.
    if (!picture || !category) return [];
    const { path, width, height } = picture;
    const size = { width, height };
    const isRight = includesSize([findArrangement(category, counts[id]).size], size);
    return isRight ? [{ category: id, slot, path, size, isGuess: certainty === "guess" }] : [];
  });
  return { placed, counts };
}

// Stryker disable next-line ArithmeticOperator: a test has the same constant.
export const MAX_TOTAL_PICTURE_BYTES = MAX_DESIGN_BYTES - ZIP_OVERHEAD_BYTES;

export function splitByDesignLimit(placement: PackagePlacement, pictures: ReadonlyMap<string, Blob>) {
  let room = MAX_TOTAL_PICTURE_BYTES;
  const taken = new Set<Placed>();
  for (const placed of placement.placed) {
    const size = pictures.get(placed.path)?.size ?? 0;
    if (size > room) continue;
    taken.add(placed);
    room -= size;
  }
  return { taken: [...taken], omitted: placement.placed.filter((placed) => !taken.has(placed)) };
}
