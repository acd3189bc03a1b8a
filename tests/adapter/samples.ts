import { createHash } from "node:crypto";
import type { MachineModel } from "../../shared/machine/types.ts";
import { type Design, emptyDesign } from "../../shared/model/design.ts";
import { NONE_MISSING } from "../../shared/model/questions.ts";
import { type ChangeOptions, createChanges, type Step } from "../../web/adapter/changes.ts";
import type { NewRecipe } from "../../web/recipes/new-recipe.ts";
import type { Recipe } from "../../web/recipes/recipe.ts";
import type { NewPicture } from "../../web/storage/keep-recipes.ts";
import { storedPath } from "../../web/store/image-values.ts";
import type { StoreFault } from "../../web/store/types.ts";
import { frozen } from "../shared/model/samples.ts";

export const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Bytes that stand for a picture. */
export const bytesOf = (seed: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new Uint32Array([seed]).buffer);

/** The stored value of that picture. */
export const pictureUrl = (seed: number): string => storedPath(hashOf(bytesOf(seed)));

/** A recipe, for a place, of a picture that was fitted. */
export function recipeOf(seed: number, place: Pick<Recipe, "category" | "slot">): NewRecipe {
  const original = bytesOf(10_000 + seed);
  const recipe: Recipe = {
    version: 1,
    ...place,
    original: { kind: "kept", sha256: hashOf(original), type: "image/jpeg", width: 40, height: 30 },
    placement: { x: seed, y: 0, scale: 2, quarters: 1, angle: -3, mirrored: true, mode: "free" },
    background: { kind: "colour", colour: "#aabbcc" },
    madeAt: seed,
  };
  return { recipe, originals: [original] };
}

/** A picture with a recipe. */
export const fitted = (seed: number, category: string, slot: string): NewPicture => ({
  bytes: bytesOf(seed),
  recipe: recipeOf(seed, { category, slot }),
});

/** A design that changes are made on, as a store would. */
export function bench(model: MachineModel, options: Partial<ChangeOptions> = {}) {
  let design: Design = frozen({ ...emptyDesign(model, "one"), timestamp: "7" });
  const changes = createChanges({
    model,
    sha256: async (bytes) => hashOf(bytes),
    isMissing: NONE_MISSING,
    designs: () => [],
    ...options,
  });
  return {
    changes,
    current: (): Design => design,
    /** Carries out a step. Its edit is pure: it says the same a second time, and can't change what it is given. */
    take: async (given: Step | Promise<Step>): Promise<StoreFault | "done"> => {
      const step = await given;
      const after = step.edit(design);
      if (JSON.stringify(step.edit(design)) !== JSON.stringify(after))
        throw new Error("the edit is not pure");
      if (typeof after === "string") return after;
      if (after !== design)
        design = frozen({ ...after, revision: design.revision + 1, changedAt: design.revision + 1 });
      return "done";
    },
  };
}
