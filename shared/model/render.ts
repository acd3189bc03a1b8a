import { arrangementFor } from "../machine/questions.ts";
import type { Arrangement, Category, MachineModel } from "../machine/types.ts";
import {
  type BlobPicture,
  canonical,
  type Design,
  type Image,
  type ImageRef,
  imageAt,
  imagesOf,
  type RecipeImage,
} from "./design.ts";
import { changed, withImage, withList, withMember, withSlot } from "./edit.ts";
import { type ShownImage, shownImages } from "./questions.ts";
import { isStale, letteringSet, recipeKey } from "./recipe.ts";

/** Pictures of one machine screen that are rendered together, since their letters are as large as each other's. */
export interface RenderJob {
  readonly category: Category;
  readonly arrangement: Arrangement;
  readonly images: readonly (ImageRef & { readonly image: RecipeImage })[];
  /** Equal for jobs that render the same. */
  readonly key: string;
}

/**
 * What has to be rendered: every stale image with its set, and the sets that an image has left since `before`, which
 * may be lettered larger now. Nothing else is, whatever has changed around it. In the order of the machine's screens.
 */
export function renderJobs(model: MachineModel, design: Design, before?: Design): readonly RenderJob[] {
  return model.categories.flatMap((category) => {
    const arrangement = arrangementFor(category, design.counts[category.id]);
    const sets = new Map<string, RenderJob["images"][number][]>();
    const wanted = new Set<string>();
    for (const { category: id, key, image } of shownImages(design, category)) {
      const set = setOf(category, { category: id, key, image });
      const last = before && imageAt(before, { category: id, key });
      const left = last && setOf(category, { category: id, key, image: last });
      if (left !== undefined && left !== set) wanted.add(left);
      if (!image.recipe || set === undefined) continue;
      sets.set(set, [...(sets.get(set) ?? []), { category: id, key, image }]);
      if (isStale(image)) wanted.add(set);
    }
    return [...sets].flatMap(([set, images]): RenderJob[] => {
      if (!wanted.has(set)) return [];
      // The images of a list have ids of their own, but all stand in the same place.
      const slotOf = (key: string) => (category.kind === "slots" ? key : null);
      const recipes = images.map(({ key, image: { recipe } }) => [slotOf(key), recipeKey(recipe)]);
      return [{ category, arrangement, images, key: canonical([category.id, arrangement.count, recipes]) }];
    });
  });
}

/** Which images are rendered as one set. The images of a list are shown in turn, so each is a set of its own. */
function setOf(category: Category, { key, image: { recipe } }: ShownImage): string | undefined {
  const set = recipe && category.kind === "slots" ? letteringSet(recipe) : undefined;
  return recipe && (set ?? `alone ${key}`);
}

/** The design with the pictures of a job, in its order; undefined for one that could not be rendered. */
export function withRendered(
  design: Design,
  job: RenderJob,
  pictures: readonly (BlobPicture | undefined)[],
): Design {
  return job.images.reduce((now, { image: { recipe }, ...ref }, at) => {
    const image = imageAt(now, ref);
    const picture = pictures[at];
    const key = recipeKey(recipe);
    // It may be another image by now.
    if (!picture || !image?.recipe || recipeKey(image.recipe) !== key) return now;
    return withImage(now, ref, { ...image, picture, renderedFrom: key });
  }, design);
}

/**
 * An edited design in which the images of these places, which could not be rendered, are as they were before; one that
 * was moved stays where it was moved to. A list that would be left without any of its new images is as it was.
 */
export function withoutFailed(before: Design, after: Design, failed: readonly ImageRef[]): Design {
  const isFailed = (category: string, key: string) =>
    failed.some((ref) => ref.category === category && ref.key === key);
  let design = after;
  for (const { category, key } of failed)
    if (!after.lists[category])
      design = withSlot(design, category, key, unrendered(before, after, category, key));
  for (const [id, list] of Object.entries(after.lists)) {
    if (!list.some((image) => isFailed(id, image.id))) continue;
    const old = before.lists[id] ?? [];
    const kept = list.flatMap((image) =>
      isFailed(id, image.id) ? (old.find((each) => each.id === image.id) ?? []) : image,
    );
    const hasNew = kept.some((image) => !old.includes(image));
    design = hasNew
      ? withList(design, id, kept)
      : changed(design, { lists: withMember(design.lists, id, old) });
  }
  return design;
}

/** What a slot's image was before it was edited: it has the same picture still, perhaps from another slot. */
function unrendered(before: Design, after: Design, category: string, key: string): Image | undefined {
  const image = imageAt(after, { category, key });
  const was = imageAt(before, { category, key });
  const isFrom = (other: Image | undefined) =>
    image?.recipe !== undefined &&
    image.picture !== null &&
    other?.recipe !== undefined &&
    other.renderedFrom === image.renderedFrom &&
    canonical(other.picture) === canonical(image.picture);
  return isFrom(was) ? was : (Object.values(before.slots[category] ?? {}).find(isFrom) ?? was);
}

/** Whether every image of a design has its picture: only then it may be stored. */
export const isRendered = (design: Design): boolean =>
  [...imagesOf(design)].every(({ image }) => image.picture !== null);
