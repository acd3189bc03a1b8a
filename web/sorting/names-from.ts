import { findCategory } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import type { Placing, SortedInto, SortedPlan } from "./sorted-plan.ts";
import type { Token } from "./tokens.ts";
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
  design: SortedInto,
): SortedPlan["names"] {
  const names: Record<string, Record<string, string>> = {};
  for (const { picture, category: id, slot, certainty } of placings) {
    const category = findCategory(model, id);
    const candidate = candidates[picture];
    if (category?.kind !== "slots" || !category.names || certainty !== "sure" || !candidate) continue;
    if (candidate.known || design.names[id]?.[slot]) continue;
    const name = nameIn(candidate);
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

/** The longest run of words that mean nothing to the machine, as a name is written. */
function nameIn({ name }: Candidate): string {
  const runs: Token[][] = [[]];
  for (const { token, isUnknown } of name.own) {
    if (isUnknown) runs.at(-1)?.push(token);
    else runs.push([]);
  }
  const letters = (run: readonly Token[]) => run.map(({ text }) => text).join(" ");
  const longest = runs.reduce((best, run) => (letters(run).length > letters(best).length ? run : best));
  return longest.map(({ text }) => written(text)).join(" ");
}

/** With a capital, the rest in small letters where all were alike. */
function written(text: string): string {
  const isEven = text === text.toLowerCase() || text === text.toUpperCase();
  const [first = "", ...rest] = isEven ? text.toLowerCase() : text;
  return first.toUpperCase() + rest.join("");
}
