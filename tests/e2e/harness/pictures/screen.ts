import { findCategory } from "../../../../shared/machine/questions.ts";
import { CLASSIC_MODEL } from "../../../../shared/machines/classic/model.ts";
import { createEmptyDesign } from "../../../../shared/model/design.ts";
import { createRecipeImage, type Recipe } from "../../../../shared/model/recipe.ts";
import { pendingRenderJobs, type RenderJob } from "../../../../shared/model/render.ts";

/** The recipes on a machine screen, by slot or by the id in a list; their blobs are addresses. */
export interface Screen {
  readonly category: string;
  readonly count?: number;
  readonly recipes: Readonly<Record<string, Recipe>>;
}

export function jobsOf({ category: id, count, recipes }: Screen): readonly RenderJob[] {
  const empty = createEmptyDesign(CLASSIC_MODEL, "one");
  const images = Object.entries(recipes).map(([key, recipe]) => [key, createRecipeImage(recipe)] as const);
  const isList = findCategory(CLASSIC_MODEL, id)?.kind === "list";
  return pendingRenderJobs(CLASSIC_MODEL, {
    ...empty,
    ...(isList
      ? { lists: { ...empty.lists, [id]: images.map(([key, image]) => ({ ...image, id: key })) } }
      : { slots: { ...empty.slots, [id]: Object.fromEntries(images) } }),
    counts: count === undefined ? empty.counts : { ...empty.counts, [id]: count },
  });
}

export async function bytesAt(address: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const response = await fetch(address);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}
