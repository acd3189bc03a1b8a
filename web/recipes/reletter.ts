import { arrangementFor, findCategory, isOneOf } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Design } from "../document/design.ts";
import { Letterer } from "../lettering/letterer.ts";
import type { Dressing } from "../storage/design-store.ts";
import type { NewPicture } from "../storage/keep-recipes.ts";
import { store } from "../storage/store.ts";
import { storedPath } from "../store/image-values.ts";
import { type Bakable, bakeScreen, type Kitchen } from "./bake.ts";
import { letteringData } from "./lettering-data.ts";
import { setsOf } from "./lettering-order.ts";
import { filesOf } from "./new-recipe.ts";
import type { Recipe } from "./recipe.ts";
import { recipeFor } from "./recipe-for.ts";
import { type Said, wordsAt } from "./words-at.ts";

/** A place whose picture has a recipe with words or a logo. */
export interface LetteredPlace extends Bakable {
  readonly category: string;
  /** A list's is its index. */
  readonly slot: string;
}

/** Every place of a design whose picture is lettered; what its screen shows at `swap` is exchanged. */
export async function letteredPlaces(
  design: Pick<Design, "lists" | "slots" | "counts">,
  swap?: Dressing["swap"],
): Promise<LetteredPlace[]> {
  const { model } = ACTIVE;
  const found: LetteredPlace[] = [];
  const add = async (category: string, slot: string, url: string | undefined) => {
    const known = findCategory(model, category);
    if (!url || !known) return;
    const arrangement = arrangementFor(known, design.counts[category]);
    const inRecipe = known.kind === "list" ? (arrangement.places[0]?.slot ?? slot) : slot;
    const recipe = await recipeFor(url, { category, slot: inRecipe });
    if (recipe?.words || recipe?.logo) found.push({ category, slot, arrangement, recipe });
  };
  for (const [category, list] of Object.entries(design.lists))
    for (const [index, { url }] of list.entries()) await add(category, String(index), url);
  for (const [category, slots] of Object.entries(design.slots)) {
    const known = findCategory(model, category);
    if (!known) continue;
    for (const { slot } of arrangementFor(known, design.counts[category]).places) {
      const { one = "", other = "" } = swap?.category === category ? swap : {};
      const from = slot === one ? other : slot === other ? one : slot;
      await add(category, slot, slots[from]?.url);
    }
  }
  return found;
}

/** How a place's recipe is to be, or undefined where it stays. */
type Change = (place: LetteredPlace) => Recipe | undefined;

/** With a thread for the one call. */
async function inOwnKitchen<Result>(bake: (kitchen: Kitchen) => Promise<Result>): Promise<Result> {
  const kitchen: Kitchen = { data: await letteringData(), letterer: new Letterer() };
  try {
    return await bake(kitchen);
  } finally {
    kitchen.letterer.close();
  }
}

/** A place's picture as it was made anew. */
export interface Relettered extends NewPicture {
  readonly category: string;
  /** A list's is its index. */
  readonly slot: string;
}

/**
 * Makes anew every lettered picture that a change is about, and what is lettered together with it where that comes
 * out otherwise. Rejects where one can't be made, or the signal ends it.
 */
export async function letterAnew(
  places: readonly LetteredPlace[],
  change: Change,
  { kitchen, signal }: { readonly kitchen?: Kitchen; readonly signal?: AbortSignal | undefined } = {},
): Promise<Relettered[]> {
  const after = places.map((place) => {
    const recipe = change(place);
    return { ...place, recipe: recipe ?? place.recipe, isChanged: recipe !== undefined };
  });
  if (!after.some(({ isChanged }) => isChanged)) return [];
  const bake = async (kitchen: Kitchen) => {
    const made: Relettered[] = [];
    for (const category of new Set(after.map((place) => place.category))) {
      const screen = after.filter((place) => place.category === category);
      for (const set of setsOf(screen)) {
        const pictures = set.flatMap((at) => screen[at] ?? []);
        if (!pictures.some(({ isChanged }) => isChanged)) continue;
        const baked = await bakeScreen(pictures, kitchen, signal);
        for (const [i, { slot, recipe }] of pictures.entries())
          made.push({
            category,
            slot,
            bytes: baked[i] as Uint8Array<ArrayBuffer>, // One each.
            recipe: { recipe: { ...recipe, madeAt: Date.now() }, originals: await keptFilesOf(recipe) },
          });
      }
    }
    return made;
  };
  return kitchen ? bake(kitchen) : inOwnKitchen(bake);
}

/** The files of a recipe that are kept, to be kept with what is made of it. */
async function keptFilesOf(recipe: Recipe): Promise<Uint8Array<ArrayBuffer>[]> {
  const files = await Promise.all(filesOf(recipe).map((sha256) => store.imageBytes(storedPath(sha256))));
  return files.filter((file) => typeof file !== "string");
}

/** A design's pictures whose words follow a name or a word of the table that is to be another, made anew. */
export async function followWords(
  after: Partial<Omit<Said, "table">>,
  swap?: Dressing["swap"],
  design: Design = store.design,
): Promise<Dressing["slots"]> {
  const places = await letteredPlaces(design, swap);
  if (places.length === 0) return [];
  const table = await ACTIVE.wordTable();
  const { names, words } = design;
  return letterAnew(places, (place) => followed(place, { table, names, words, ...after }));
}

/** A place's recipe with the words that are to be there now; undefined where they are there, or follow nothing. */
export function followed(
  { category, slot, recipe }: Pick<LetteredPlace, "category" | "slot" | "recipe">,
  after: Said,
): Recipe | undefined {
  if (!recipe.words || recipe.words.from.kind === "typed") return undefined;
  const known = findCategory(ACTIVE.model, category);
  const next = known && wordsAt(known, slot, after);
  if (!next?.text || next.text === recipe.words.text) return undefined;
  return { ...recipe, category, slot, words: { ...recipe.words, ...next } };
}

/** Every lettered picture in another style and colour, made anew. */
export async function restyle(style: string, colour: string): Promise<Dressing["slots"]> {
  const [places, { libraries }] = await Promise.all([letteredPlaces(store.design), letteringData()]);
  const scenes = Object.values(libraries).flat();
  let taken = 0;
  return letterAnew(places, ({ recipe, arrangement }) => {
    const { original, words } = recipe;
    if (!words) return undefined;
    const now = original.kind === "bundled" ? scenes.find(({ scene }) => scene === original.path) : undefined;
    const ofStyle = scenes.filter((each) => each.style === style && isOneOf([arrangement.size], each.size));
    // A scene carries its style's label or frame: another style has scenes of its own.
    const next = now && now.style !== style ? ofStyle[taken++ % ofStyle.length] : undefined;
    return {
      ...recipe,
      ...(next && { original: { kind: "bundled", path: next.scene, ...next.size } }),
      words: { ...words, style, colour },
    };
  });
}
