import type { Spoken } from "../machine/files.ts";
import { findCategory } from "../machine/questions.ts";
import type { MachineModel } from "../machine/types.ts";
import type { OwnWord } from "./read-names.ts";
import type { Placing, SortedInto, SortedPlan } from "./sorted-plan.ts";
import type { Candidate } from "./worth.ts";

/** Letters that a name has at least. */
const LEAST = 3;

/**
 * Names that pictures' own names tell beside their places ("Colombian left.png"): of pictures that are sure, for slots
 * that have no name yet. What several pictures of a category are called tells none of them.
 */
export function namesFrom(
  placings: readonly Placing[],
  candidates: readonly Candidate[],
  model: MachineModel,
  spoken: Spoken,
  design: SortedInto,
): SortedPlan["names"] {
  const names: Record<string, Record<string, string>> = {};
  for (const { picture, category: id, slot, certainty } of placings) {
    const category = findCategory(model, id);
    const candidate = candidates[picture];
    if (category?.kind !== "slots" || !category.names || certainty !== "sure" || !candidate) continue;
    if (candidate.known || design.names[id]?.[slot]) continue;
    const { may = [], slots = {} } = spoken.places[id] ?? {};
    const name = nameIn(candidate, slots[slot] ?? [], may);
    const { maxLength = 0 } = category.step.naming ?? {};
    if (name.length >= LEAST && name.length <= maxLength) names[id] = { ...names[id], [slot]: name };
  }
  return Object.fromEntries(
    Object.entries(names).flatMap(([id, own]) => {
      const all = Object.values(own);
      const telling = Object.entries(own).filter(
        ([, name]) => all.filter((other) => other === name).length === 1,
      );
      return telling.length > 0 ? [[id, Object.fromEntries(telling)]] : [];
    }),
  );
}

/**
 * The longest run of words that do not say which slot it is, with one at least that means nothing to the machine. What
 * says the kind of picture is part of it after such a word alone: "House Blend", but "blend Colombian".
 */
function nameIn({ name }: Candidate, asked: readonly string[], kind: readonly string[]): string {
  const runs: OwnWord[][] = [[]];
  for (const word of name.own) {
    const run = runs.at(-1) ?? [];
    const isKind = word.says.some((id) => kind.includes(id));
    if (word.isBlank || word.says.some((id) => asked.includes(id))) runs.push([]);
    else if (!isKind || run.length > 0) run.push(word);
  }
  const texts = runs
    .filter((run) => run.some(({ isUnknown }) => isUnknown))
    .map((run) => run.map(({ token }) => written(token.text)).join(" "));
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), "");
}

/** With a capital, the rest in small letters where all were alike. */
function written(text: string): string {
  const isEven = text === text.toLowerCase() || text === text.toUpperCase();
  const [first = "", ...rest] = isEven ? text.toLowerCase() : text;
  return first.toUpperCase() + rest.join("");
}
