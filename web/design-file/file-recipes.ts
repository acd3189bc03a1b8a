import { isPicture } from "../intake/format.ts";
import { inspect } from "../intake/inspect.ts";
import { withoutMetadata } from "../intake/strip.ts";
import { chooseRecipe } from "../recipes/choose-recipe.ts";
import { filesOf, type NewRecipe } from "../recipes/new-recipe.ts";
import { type Recipe, readRecipe } from "../recipes/recipe.ts";
import type { DesignStore } from "../storage/design-store.ts";
import { sha256Of } from "../storage/pictures.ts";
import { storedPath } from "../storage/values.ts";

/** A place of a design; a list's slot is its index. */
export interface FilePlace {
  readonly category: string;
  readonly slot: string;
}

/** The recipe of a place's picture, as design.json has it. */
export interface FileRecipe extends FilePlace {
  readonly recipe: unknown;
}

/** The files of an archive. */
export type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Where an archive has the file of that SHA-256. */
const nameOf = (sha256: string): string => `originals/${sha256}`;

/** What is packed of recipes: their files, and the places whose file was too much. */
export interface PackedRecipes {
  readonly recipes: readonly FileRecipe[];
  readonly files: Files;
  readonly left: readonly FilePlace[];
}

/**
 * The recipes of pictures by their stored values, with their files, as far as there is room for them. One whose
 * file is gone is left out, as it counts as absent.
 *
 * @param room bytes
 */
export async function packRecipes(
  pictures: readonly (FilePlace & { readonly url: string; readonly recipeSlot: string })[],
  store: Pick<DesignStore, "recipesOf" | "imageBytes">,
  room: number,
): Promise<PackedRecipes> {
  const recipes: FileRecipe[] = [];
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const left: FilePlace[] = [];
  let free = room;
  for (const { category, slot, url, recipeSlot } of pictures) {
    const recipe = chooseRecipe(await store.recipesOf(url), { category, slot: recipeSlot });
    const needed = recipe && (await readFiles(recipe, store));
    if (!needed) continue;
    const added = [...needed].filter(([name]) => !files.has(name));
    const bytes = added.reduce((sum, [, file]) => sum + file.length, 0);
    if (bytes > free) {
      left.push({ category, slot });
      continue;
    }
    free -= bytes;
    for (const [name, file] of added) files.set(name, file);
    recipes.push({ category, slot, recipe });
  }
  return { recipes, files, left };
}

async function readFiles(recipe: Recipe, store: Pick<DesignStore, "imageBytes">): Promise<Files | undefined> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const sha256 of filesOf(recipe)) {
    const bytes = await store.imageBytes(storedPath(sha256));
    if (typeof bytes === "string") return undefined;
    files.set(nameOf(sha256), bytes);
  }
  return files;
}

/**
 * A recipe of an opened file for a place, whose files pass what a dropped picture does. Undefined where anything
 * does not hold: the picture is then without.
 */
export async function unpackRecipe(
  value: unknown,
  place: Pick<Recipe, "category" | "slot">,
  files: Files,
): Promise<NewRecipe | undefined> {
  const read = readRecipe(JSON.stringify(value) ?? "");
  if (!read) return undefined;
  const recipe: Recipe = { ...read, ...place };
  const { original, logo } = recipe;
  const originals: Uint8Array<ArrayBuffer>[] = [];
  for (const sha256 of filesOf(recipe)) {
    const bytes = files.get(nameOf(sha256));
    if (!bytes || (await sha256Of(bytes)) !== sha256) return undefined;
    originals.push(bytes);
    const file = new Blob([bytes]);
    if (original.kind === "kept" && original.sha256 === sha256 && !(await isPictureOf(original, file)))
      return undefined;
    if (logo?.sha256 === sha256 && !(await isLogo(file, logo.type))) return undefined;
  }
  return { recipe, originals };
}

async function isPictureOf(
  { type, width, height }: Extract<Recipe["original"], { kind: "kept" }>,
  file: Blob,
): Promise<boolean> {
  if (!(await isSound(file))) return false;
  const plain = await withoutMetadata(file);
  return plain?.type === type && plain.width === width && plain.height === height;
}

async function isLogo(file: Blob, type: "image/png" | "image/svg+xml"): Promise<boolean> {
  const facts = await inspect(file);
  return type === "image/png" ? facts.kind === "png" : facts.kind === "other" && facts.format === "SVG";
}

async function isSound(file: Blob): Promise<boolean> {
  const facts = await inspect(file);
  return facts.kind === "png" || (facts.kind === "other" && isPicture(facts.format));
}
