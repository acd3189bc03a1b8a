import { ACTIVE } from "../../../shared/machines/index.ts";
import type { Design } from "../../document/design.ts";
import type { ReadImage } from "../../exports/gather.ts";
import type { Recipe } from "../../recipes/recipe.ts";
import { store } from "../../storage/store.ts";
import { MANY } from "../../words/many.ts";
import type { VariantKitchen } from "../variant/make-variants.ts";
import { type Variant, variantDesign } from "../variant/variant.ts";

/** A machine whose files are to be made. Its design is read when its turn comes, and let go afterwards. */
export interface ManyMachine {
  /** As it is shown, and as its folder is called. */
  readonly name: string;
  load(signal: AbortSignal): Promise<LoadedMachine>;
}

/** A design, and where its pictures are. */
export interface LoadedMachine {
  readonly design: Design;
  readonly readImage: ReadImage;
  recipesOf(value: string): Promise<readonly Recipe[]>;
  /** Sentences: what its pictures do not show. */
  readonly lacks?: readonly string[];
}

/** A machine of a design that is kept, given how it is read; one that is gone by then fails. */
export const designMachine = (name: string, read: () => Promise<Design | null>): ManyMachine => ({
  name: name || ACTIVE.model.defaultMachineName,
  async load() {
    const design = await read();
    if (!design) throw new Error("the design is not there any more");
    return { design, readImage: store.imageBytes, recipesOf: store.recipesOf };
  },
});

/** Where a picture is that is kept nowhere. */
const urlAt = (at: number): string => `variant:${at}`;

/** A machine of a row of the table, whose pictures are made when its turn comes. */
export const variantMachine = (design: Design, variant: Variant, kitchen: VariantKitchen): ManyMachine => ({
  name: variant.name,
  async load(signal) {
    const pictures = await kitchen.pictures(variant, signal);
    const unnamed = await kitchen.unnamed(variant);
    const made = new Map(pictures.map((picture, at) => [urlAt(at), picture]));
    const placed = pictures.map(({ category, slot }, at) => ({ category, slot, url: urlAt(at) }));
    return {
      design: variantDesign(design, variant, placed),
      lacks: unnamed.length > 0 ? [MANY.namesNotOn(unnamed.map(({ label }) => label))] : [],
      // Each export may hand over what it gets to a thread.
      readImage: async (source) => made.get(source)?.bytes.slice() ?? store.imageBytes(source),
      async recipesOf(value) {
        const own = made.get(value);
        return own ? (own.recipe ? [own.recipe.recipe] : []) : store.recipesOf(value);
      },
    };
  },
});
