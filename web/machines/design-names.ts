import { MACHINE_NAME } from "#messages/machine-name.ts";
import { SHELF } from "#messages/shelf.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { ListedDesign } from "../store/types.ts";

const { defaultMachineName, nameStep } = ACTIVE.model;

export const listedName = ({ name, state }: ListedDesign): string =>
  name || (state === "usable" ? SHELF.unnamed(defaultMachineName) : SHELF.kind[state]);

export function nameProblemOf(name: string): string | undefined {
  const { length } = name.trim();
  const { minLength, maxLength } = nameStep;
  const fits = length >= minLength && length <= maxLength;
  return fits ? undefined : MACHINE_NAME.tooShortOrLong(length, minLength, maxLength);
}

/** Appends the first free number, or increments an existing one with as many digits: "Lobby 2", "Room 04". */
export function copyName(name: string, taken: readonly string[], maxLength = nameStep.maxLength): string {
  const [, stem = name, digits = "1"] = /^(.*\S)\s+(\d{1,3})$/su.exec(name) ?? [];
  const known = new Set(taken.map(folded));
  for (let number = Number(digits) + 1; ; number++) {
    const ending = ` ${String(number).padStart(digits.length, "0")}`;
    const copy =
      stem
        .slice(0, maxLength - ending.length)
        .trimEnd()
        .toWellFormed() + ending;
    if (!known.has(folded(copy))) return copy;
  }
}

const folded = (name: string): string => name.trim().normalize().toLowerCase();
