import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/machine-name.ts";
import { plural } from "./plurals.ts";

export const MACHINE_NAME: Translated<typeof english.MACHINE_NAME> = {
  preview: "A máquina com o nome dela",
  tooShortOrLong: (length, least, most) =>
    plural(length, {
      one: `Este nome tem ${length} caractere. Use de ${least} a ${most}.`,
      other: `Este nome tem ${length} caracteres. Use de ${least} a ${most}.`,
    }),
  needed: (least, most) => `Digite de ${least} a ${most} caracteres`,
  notSaved: "O nome não foi salvo.",
};
