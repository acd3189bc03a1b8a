import { arrangementFor } from "../machine/questions.ts";
import { textOfWord, type WordTable, wordAt } from "../machine/table-words.ts";
import type { Category, MachineModel } from "../machine/types.ts";
import type { Design, DesignContent } from "./design.ts";
import { changed, type Edited, refused, withRecipe, withSlot } from "./edit.ts";
import type { RecipeWords } from "./recipe.ts";

/** What an edit needs to know if texts on pictures follow it. */
export interface TextMaterials {
  readonly words: WordTable;
}

/** What the words on a slot's picture follow, and their text now; an empty text is a slot without a name. */
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

/**
 * The design in which the words on pictures say what they follow, of one category or of all; words that were typed
 * stay, and so do those whose slot says nothing. Pictures whose words change become stale.
 */
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
 * Makes these the texts for customers, all of them; a text that is empty or the machine's own is none. Pictures that
 * carry a word follow, those too that could not be rendered the last time.
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
