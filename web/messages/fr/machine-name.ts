import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/machine-name.ts";
import { plural } from "./formats.ts";

export const MACHINE_NAME: Translated<typeof english.MACHINE_NAME> = {
  preview: "La machine avec son nom",
  tooShortOrLong: (length, least, most) =>
    `${plural(length, { one: `Ce nom a ${length} caractère.`, other: `Ce nom a ${length} caractères.` })} Il en faut de ${least} à ${most}.`,
  needed: (least, most) => `Saisissez de ${least} à ${most} caractères`,
  notSaved: "Le nom n’a pas été enregistré.",
};
