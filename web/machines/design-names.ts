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

/** Appends the first free number: "Lobby 2". */
export function copyName(name: string, taken: readonly string[], maxLength = nameStep.maxLength): string {
  const [, stem = name, counted] = /^(.*\S)\s+(\d{1,3})$/su.exec(name) ?? [];
  for (let number = counted === undefined ? 2 : Number(counted) + 1; ; number++) {
    const room = maxLength - SHELF.copyName("", number).length;
    const copy = SHELF.copyName(stem.slice(0, room).trimEnd().toWellFormed(), number);
    if (!taken.includes(copy)) return copy;
  }
}
