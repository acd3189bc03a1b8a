import { type Look, lookPictures } from "../../shared/machine/looks.ts";
import type { Category, MachineModel } from "../../shared/machine/types.ts";

/** The screens that show something of a look, in the machine's order. */
export const turnsOf = (model: MachineModel, look: Look): readonly Category[] =>
  model.categories.filter((category) => category.kind === "slots" || lookPictures(look, category).length > 0);

/**
 * Which screen each of several machines shows when so many steps were walked: one machine moves at a time, and
 * each goes where the first went before.
 */
export const screenAt = (step: number, machine: number, machines: number, screens: number): number =>
  Math.floor((step + machines - 1 - machine) / machines) % screens;
