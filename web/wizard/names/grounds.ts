import type { LibraryPicture, PictureStyle } from "../../../shared/machine/library.ts";
import { isOneOf } from "../../../shared/machine/questions.ts";
import type { Size } from "../../../shared/machine/types.ts";
import { startPlacement } from "../../fit/placement.ts";
import { suggestImages } from "../../picker/search.ts";
import { type Original, RECIPE_VERSION, type Recipe, type Words } from "../../recipes/recipe.ts";

/** A named slot and what it holds. */
export interface NamedSlot {
  readonly slot: string;
  readonly name: string;
  /** What its image is stored as; undefined where it is empty. */
  readonly value: string | undefined;
  readonly isDefault: boolean;
  /** How its image came about, where that is known. */
  readonly recipe: Recipe | undefined;
}

/** What a slot's picture is without its words: a bundled picture's path; undefined for one of the visitor's own. */
const sourceOf = ({ value, recipe }: NamedSlot): string | undefined =>
  recipe?.original.kind === "bundled" ? recipe.original.path : recipe ? undefined : value;

/** Whether a slot holds a picture of the visitor's own, which is changed only if asked. */
export function isOwn(slot: NamedSlot, library: readonly LibraryPicture[]): boolean {
  if (slot.value === undefined || slot.isDefault) return false;
  const source = sourceOf(slot);
  return !library.some(({ path, scene }) => path === source || scene === source);
}

/**
 * The scenes of a style, one for each slot, no two alike while there are enough: first what the slot shows
 * now, then what suits its name. `turn` counts how often others were asked for.
 */
export function scenesFor(
  slots: readonly NamedSlot[],
  library: readonly LibraryPicture[],
  style: PictureStyle,
  size: Size,
  turn: number,
): LibraryPicture[] {
  const ofStyle = library.filter((picture) => picture.style === style && isOneOf([size], picture.size));
  const taken = new Set<string>();
  return slots.flatMap((slot, i) => {
    const source = sourceOf(slot);
    const now = ofStyle.filter(({ path, scene }) => path === source || scene === source);
    const turned = ofStyle.map(
      (_, at) => ofStyle[(at + i + turn * slots.length) % ofStyle.length] as LibraryPicture,
    );
    const wanted = turn === 0 ? [...now, ...suggestImages(ofStyle, slot.name), ...turned] : turned;
    const chosen = wanted.find(({ scene }) => !taken.has(scene)) ?? wanted[0];
    if (chosen === undefined) return [];
    taken.add(chosen.scene);
    return [chosen];
  });
}

/** A slot's name in a style, as the style has it; the name may change later, and the words with it. */
export const nameWords = (text: string, style: string, colour: string): Words => ({
  from: { kind: "blend" },
  text,
  style,
  position: "auto",
  colour,
  size: "auto",
});

/** The recipe of an original that fills its frame, with words on it. */
export const letteredRecipe = (
  place: Pick<Recipe, "category" | "slot">,
  original: Original,
  frame: Size,
  words: Words,
): Recipe => ({
  version: RECIPE_VERSION,
  ...place,
  original,
  placement: startPlacement({ picture: original, frame }),
  background: { kind: "clear" },
  words,
  madeAt: Date.now(),
});

/** A scene of a library as an original. */
export const sceneOriginal = ({ scene, size }: LibraryPicture): Original => ({
  kind: "bundled",
  path: scene,
  ...size,
});
