import { findArrangement } from "../machine/questions.ts";
import type { Arrangement, Category, MachineModel } from "../machine/types.ts";
import {
  type BlobPicture,
  canonicalJson,
  type Design,
  type DesignImage,
  findImage,
  type ImageRef,
  type RecipeImage,
} from "./design.ts";
import { withImage, withList } from "./edit.ts";
import { findShownImages, type ShownImage } from "./questions.ts";
import { isStale, letteringSetKey, recipeKey } from "./recipe.ts";

/** Pictures of a screen whose texts share a font size. */
export interface RenderJob {
  readonly category: Category;
  readonly arrangement: Arrangement;
  readonly images: readonly (ImageRef & { readonly image: RecipeImage })[];
  /** Equal for jobs with the same result. */
  readonly key: string;
}

/**
 * Creates a job for each set that has a stale image, or has lost an image since `before`: the others' text may
 * then become larger.
 */
export function findPendingRenderJobs(
  model: MachineModel,
  design: Design,
  before?: Design,
): readonly RenderJob[] {
  return model.categories.flatMap((category) => {
    const arrangement = findArrangement(category, design.counts[category.id]);
    const sets = new Map<string | undefined, RenderJob["images"][number][]>();
    const wanted = new Set<string | undefined>();
    for (const { category: id, key, image } of findShownImages(design, category)) {
      const set = setOf(category, { category: id, key, image });
      const last = before && findImage(before, { category: id, key });
      const left = last && setOf(category, { category: id, key, image: last });
      if (left !== set) wanted.add(left);
      if (!image.recipe) continue;
      sets.set(set, [...(sets.get(set) ?? []), { category: id, key, image }]);
      if (isStale(image)) wanted.add(set);
    }
    return [...sets].flatMap(([set, images]): RenderJob[] => {
      if (!wanted.has(set)) return [];
      // The position in a list doesn't matter.
      const slotOf = (key: string) => (category.kind === "slots" ? key : null);
      const recipes = images.map(({ key, image: { recipe } }) => [slotOf(key), recipeKey(recipe)]);
      return [
        { category, arrangement, images, key: canonicalJson([category.id, arrangement.count, recipes]) },
      ];
    });
  });
}

/** Images in a list are shown one at a time, so each is its own set. */
function setOf(category: Category, { key, image: { recipe } }: ShownImage): string | undefined {
  const set = recipe && category.kind === "slots" ? letteringSetKey(recipe) : undefined;
  return recipe && (set ?? `alone ${key}`);
}

/** `pictures` has undefined for failures. */
export function withRenderedPictures(
  design: Design,
  job: RenderJob,
  pictures: readonly (BlobPicture | undefined)[],
): Design {
  return job.images.reduce((now, { image: { recipe }, ...ref }, at) => {
    const image = findImage(now, ref);
    const picture = pictures[at];
    const key = recipeKey(recipe);
    if (!picture || !image?.recipe || recipeKey(image.recipe) !== key) return now;
    return withImage(now, ref, { ...image, picture, renderedFrom: key });
  }, design);
}

/** Restores images that couldn't be rendered, even if they have moved, and any list that then has no new image. */
export function restoreFailedImages(before: Design, after: Design, failed: readonly ImageRef[]): Design {
  const design = failed.reduce((now, ref) => withImage(now, ref, unrendered(before, after, ref)), after);
  return failed.reduce((now, { category }) => {
    const old = before.lists[category];
    const known = new Set(old?.map(canonicalJson));
    const isOld = now.lists[category]?.every((image) => known.has(canonicalJson(image)));
    return old && isOld ? withList(now, category, old) : now;
  }, design);
}

function unrendered(before: Design, after: Design, ref: ImageRef): DesignImage | undefined {
  const image = findImage(after, ref);
  const was = findImage(before, ref);
  const renderingOf = (each: DesignImage | undefined) =>
    each?.recipe && each.picture ? canonicalJson([each.picture, each.renderedFrom]) : undefined;
  const rendering = renderingOf(image);
  const isFrom = (other: DesignImage | undefined) =>
    rendering !== undefined && renderingOf(other) === rendering;
  return isFrom(was) ? was : (Object.values(before.slots[ref.category] ?? {}).find(isFrom) ?? was);
}
