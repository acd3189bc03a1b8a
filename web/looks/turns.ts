import { type Look, lookPictures } from "../../shared/machine/looks.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { screenOf } from "./plan.ts";
import type { Turn } from "./useLookScreen.ts";

/** A look's walk through the machine, in the order of its screens, with the counts of the design. */
export const turnsOf = (
  model: MachineModel,
  look: Look,
  counts: Readonly<Record<string, number>>,
): readonly Turn[] =>
  model.categories.flatMap((category): Turn[] => {
    if (category.kind === "slots") return [screenOf(look, category, counts[category.id])];
    return lookPictures(look, category).length > 0 ? [{ category }] : [];
  });

/**
 * Which screen each of several machines shows when so many steps were walked: one machine moves at a time, and
 * each goes where the first went before.
 */
export const screenAt = (step: number, machine: number, machines: number, screens: number): number =>
  Math.floor((step + machines - 1 - machine) / machines) % screens;
