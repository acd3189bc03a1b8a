import type { NameStep } from "../../shared/machine/steps.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { MACHINE_NAME } from "../messages/en/machine-name.ts";
import { SHELF } from "../messages/en/shelf.ts";
import type { ListedDesign } from "../store/types.ts";

/** Returns the name that lists show. */
export const listedName = (model: MachineModel, { name, state }: ListedDesign): string =>
  name || (state === "usable" ? SHELF.unnamed(model.defaultMachineName) : SHELF.kind[state]);

/** Returns what is wrong with a machine's name, as a sentence. */
export function nameProblem(
  name: string,
  { minLength, maxLength }: Pick<NameStep, "minLength" | "maxLength">,
): string | undefined {
  const { length } = name.trim();
  const fits = length >= minLength && length <= maxLength;
  return fits ? undefined : MACHINE_NAME.tooShortOrLong(length, minLength, maxLength);
}

/** Returns a name such as "Lobby 2", with the first free number, cut to `maxLength`. */
export function copyName(name: string, taken: readonly string[], maxLength: number): string {
  const [, stem = name, counted] = /^(.*\S)\s+(\d{1,3})$/su.exec(name) ?? [];
  for (let number = counted === undefined ? 2 : Number(counted) + 1; ; number++) {
    const room = maxLength - SHELF.copyName("", number).length;
    const copy = SHELF.copyName(stem.slice(0, room).trimEnd().toWellFormed(), number);
    if (!taken.includes(copy)) return copy;
  }
}
