import type { LibraryPicture } from "../machine/library.ts";
import { textOfWord, type WordTable, wordAt } from "../machine/machine.ts";
import { arrangementFor, isOneOf } from "../machine/questions.ts";
import type { Category, MachineModel } from "../machine/types.ts";
import type { Brand, Design, DesignContent, Image, RecipeImage } from "./design.ts";
import {
  changed,
  checkSlots,
  type Edited,
  isRefused,
  refused,
  slotCategory,
  withMember,
  withMembers,
  withRecipe,
  withSlot,
} from "./edit.ts";
import { replacePicture } from "./pictures.ts";
import { shownImages } from "./questions.ts";
import { plainWords, type Recipe, type RecipeWords, wholeRecipe } from "./recipe.ts";

export interface TextMaterials {
  readonly words: WordTable;
}

/** Returns what words on a slot's picture follow and say. Empty if the slot has no name. */
export function textAt(
  { names, texts }: Pick<DesignContent, "names" | "texts">,
  category: Category,
  slot: string,
  { words }: TextMaterials,
): Pick<RecipeWords, "from" | "text"> | undefined {
  if (category.kind === "slots" && category.names)
    return { from: { kind: "blend" }, text: names[category.id]?.[slot]?.trim() ?? "" };
  const word = wordAt(words, category.id, slot);
  return word && { from: { kind: "table", word: word.id }, text: textOfWord(words, texts, word.id) };
}

/** Updates words that follow a name or text, except those whose slot has no name now. */
export function followTexts(
  model: MachineModel,
  design: Design,
  materials: TextMaterials,
  only?: string,
): Design {
  let after = design;
  for (const category of model.categories) {
    if (category.kind === "list" || (only !== undefined && category.id !== only)) continue;
    for (const { slot } of arrangementFor(category, design.counts[category.id]).places) {
      const image = design.slots[category.id]?.[slot];
      const words = image?.recipe?.words;
      if (!image?.recipe || !words || words.from.kind === "typed") continue;
      const next = textAt(design, category, slot, materials);
      if (!next?.text) continue;
      const recipe = { ...image.recipe, words: { ...words, ...next } };
      after = withSlot(after, category.id, slot, withRecipe(image, recipe));
    }
  }
  return after;
}

/**
 * Drops texts that are empty or the machine's own. Updates pictures even if nothing changed, in case rendering
 * failed before.
 */
export function setTexts(
  model: MachineModel,
  design: Design,
  texts: Readonly<Record<string, string>>,
  { words }: TextMaterials,
): Edited {
  const [{ words: own }] = words.languages;
  const kept = Object.entries(texts).flatMap(([id, typed]) => {
    const text = typed.trim().toWellFormed();
    return text === "" || text === own[id] ? [] : [[id, text] as const];
  });
  if (kept.some(([, text]) => text.length > words.maxLength)) return refused("textLength");
  return followTexts(model, changed(design, { texts: Object.fromEntries(kept) }), { words });
}

export function setBrand(design: Design, brand: Brand | null): Design {
  const isNone = !brand || (!brand.logo && brand.colours.length === 0 && brand.style === "");
  return changed(design, { brand: isNone ? null : brand });
}

/**
 * Restyles all words on pictures. Bundled scenes, which are drawn for one style, are replaced in turn by those
 * of the new one.
 */
export function restyle(
  model: MachineModel,
  design: Design,
  { style, colour }: { readonly style: string; readonly colour: string },
  library: readonly LibraryPicture[],
): Design {
  let taken = 0;
  const restyled = ({ original, words, ...recipe }: Recipe, scenes: readonly LibraryPicture[]): Recipe => {
    const now = "path" in original ? library.find(({ scene }) => scene === original.path) : undefined;
    const next = now && now.style !== style ? scenes[taken++ % scenes.length] : undefined;
    return {
      ...recipe,
      original: next ? { path: next.scene, ...next.size } : original,
      ...(words && { words: { ...words, style, colour } }),
    };
  };
  return model.categories.reduce((before, category) => {
    const { size } = arrangementFor(category, design.counts[category.id]);
    const scenes = library.filter((each) => each.style === style && isOneOf([size], each.size));
    return shownImages(design, category).reduce((now, { image, ...ref }) => {
      if (!image.recipe?.words) return now;
      const edited = replacePicture(model, now, ref, withRecipe(image, restyled(image.recipe, scenes)));
      return isRefused(edited) ? now : edited;
    }, before);
  }, design);
}

/** By category, then by slot. */
export type SlotNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function renameMachine(model: MachineModel, design: Design, typed: string): Edited {
  const name = typed.trim().toWellFormed();
  const { minLength, maxLength } = model.nameStep;
  if (name.length < minLength || name.length > maxLength) return refused("nameLength");
  return changed(design, { name });
}

/** An empty name removes one. Words on pictures follow. */
export function nameSlots(
  model: MachineModel,
  design: Design,
  names: SlotNames,
  materials: TextMaterials,
): Edited {
  for (const [id, given] of Object.entries(names)) {
    const { naming } = slotCategory(model, id).step;
    const isTooLong = (name: string) => name.trim().length > (naming?.maxLength ?? Number.POSITIVE_INFINITY);
    if (Object.values(given).some(isTooLong)) return refused("nameLength");
  }
  return followTexts(model, withNames(model, design, names), materials);
}

/** Pictures do not follow yet. */
export function withNames(model: MachineModel, design: Design, names: SlotNames): Design {
  return Object.entries(names).reduce((now, [id, given]) => {
    if (!slotCategory(model, id).names) throw new Error(`the slots of ${id} have no names`);
    checkSlots(model, id, Object.keys(given));
    const trimmed = Object.entries(given).map(([slot, name]) => [
      slot,
      name.trim().toWellFormed() || undefined,
    ]);
    const after = withMembers(now.names[id] ?? {}, Object.fromEntries(trimmed));
    return changed(now, { names: withMember(now.names, id, after) });
  }, design);
}

/** Ignores case. */
export const saysName = (text: string, name: string): boolean =>
  text.trim().localeCompare(name.trim(), undefined, { sensitivity: "accent" }) === 0;

/** On a bundled picture, whose words are part of it, its scene is used. */
export function imageWithName(
  image: Image,
  name: string,
  library: readonly LibraryPicture[],
): RecipeImage | undefined {
  const { picture, recipe } = image;
  if (recipe)
    return recipe.words
      ? withRecipe(image, { ...recipe, words: { ...recipe.words, from: { kind: "blend" }, text: name } })
      : undefined;
  const bundled =
    picture && "path" in picture ? library.find(({ path }) => path === picture.path) : undefined;
  if (!bundled) return undefined;
  const { scene, size, style } = bundled;
  const words = plainWords({ from: { kind: "blend" }, text: name }, style);
  return withRecipe(image, wholeRecipe({ path: scene, ...size }, { words }));
}

/** Refused if the picture has no words of ours. */
export function putNameOnPicture(
  model: MachineModel,
  design: Design,
  id: string,
  slot: string,
  library: readonly LibraryPicture[],
): Edited {
  checkSlots(model, id, [slot]);
  const image = design.slots[id]?.[slot];
  const name = design.names[id]?.[slot];
  const after = image && name && imageWithName(image, name, library);
  return after ? withSlot(design, id, slot, after) : refused("gone");
}

/** Slots whose pictures say something else than their names. */
export function slotsWithOtherWords(
  model: MachineModel,
  design: Design,
  id: string,
  library: readonly LibraryPicture[],
): readonly { readonly slot: string; readonly says: string }[] {
  const { places } = arrangementFor(slotCategory(model, id), design.counts[id]);
  return places.flatMap(({ slot }) => {
    const image = design.slots[id]?.[slot];
    const name = design.names[id]?.[slot];
    if (!image || !name) return [];
    const { picture, recipe } = image;
    const path = picture && "path" in picture ? picture.path : undefined;
    const says = library.find((each) => each.path === path)?.text ?? recipe?.words?.text ?? name;
    return saysName(says, name) ? [] : [{ slot, says }];
  });
}
