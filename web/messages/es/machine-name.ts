import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/machine-name.ts";
import { plural } from "./plurals.ts";

export const MACHINE_NAME: Translated<typeof english.MACHINE_NAME> = {
  preview: "La máquina con su nombre",
  tooShortOrLong: (length, least, most) =>
    plural(length, {
      one: `Este nombre tiene 1 carácter. Debe tener de ${least} a ${most}.`,
      other: `Este nombre tiene ${length} caracteres. Debe tener de ${least} a ${most}.`,
    }),
  needed: (least, most) => `Escribe de ${least} a ${most} caracteres`,
  notSaved: "El nombre no se guardó.",
};
