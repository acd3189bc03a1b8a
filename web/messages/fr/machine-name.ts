import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/machine-name.ts";
import { plural } from "./plurals.ts";

export const MACHINE_NAME: Translated<typeof english.MACHINE_NAME> = {
  preview: "La machine avec son nom",
  tooShortOrLong: (length, least, most) =>
    `${plural(length, { one: `Ce nom compte ${length} caractère.`, other: `Ce nom compte ${length} caractères.` })} Il en faut entre ${least} et ${most}.`,
  needed: (least, most) => `Saisissez entre ${least} et ${most} caractères`,
  notSaved: "Le nom n’a pas été enregistré.",
};
