import type { FileNameVocabulary } from "../machine/files.ts";
import { findCategory } from "../machine/questions.ts";
import type { MachineModel } from "../machine/types.ts";
import type { SortPlacement, SortResult, SortTarget } from "./plan.ts";
import type { FileNameWord, ParsedFileName } from "./read-names.ts";

const MIN_LETTERS = 3;

/** Finds names such as "Colombian" in "Colombian left.png", unless two slots would share one. */
export function findSlotNames(
  placements: readonly SortPlacement[],
  candidates: readonly ParsedFileName[],
  model: MachineModel,
  vocabulary: FileNameVocabulary,
  design: SortTarget,
): SortResult["names"] {
  const names = placements.flatMap(({ picture, category: id, slot, certainty }) => {
    const category = findCategory(model, id);
    const candidate = candidates[picture];
    // Stryker disable next-line ConditionalExpression,OptionalChaining: lists have no names.
    if (category?.kind !== "slots") return [];
    if (!category.names || certainty !== "sure") return [];
    if (!candidate || candidate.known || design.names[id]?.[slot]) return [];
    // Stryker disable next-line ArrayDeclaration: only a place with words is sure.
    const { optional = [], slots: { [slot]: asked = [] } = {} } = vocabulary.places[id] ?? {};
    const name = nameIn(candidate.own, asked, optional);
    const { maxLength = 0 } = category.step.naming ?? {};
    return name.length >= MIN_LETTERS && name.length <= maxLength ? { id, slot, name } : [];
  });
  const found: Record<string, Record<string, string>> = {};
  for (const { id, slot, name } of names)
    if (names.filter((other) => other.id === id && other.name === name).length === 1)
      found[id] = { ...found[id], [slot]: name };
  return found;
}

/**
 * Returns the longest run of words that contains an unknown word and none that names the slot. It can't start with
 * a word for the kind: "House Blend", but not "blend Colombian".
 */
function nameIn(own: readonly FileNameWord[], asked: readonly string[], kind: readonly string[]): string {
  let run: FileNameWord[] = [];
  const runs = [run];
  for (const word of own) {
    const isKind = word.termIds.some((id) => kind.includes(id));
    if (word.isBlank || word.termIds.some((id) => asked.includes(id))) {
      run = [];
      runs.push(run);
    } else if (!isKind || run.length > 0) run.push(word);
  }
  return runs
    .filter((run) => run.some(({ isUnknown }) => isUnknown))
    .map((run) => run.map(({ text }) => capitalized(text)).join(" "))
    .reduce((longest, text) => (text.length > longest.length ? text : longest), "");
}

function capitalized(text: string): string {
  const written = text === text.toUpperCase() ? text.toLowerCase() : text;
  return written.replace(/./u, (first) => first.toUpperCase());
}
