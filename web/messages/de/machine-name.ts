import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/machine-name.ts";
import { plural } from "./plurals.ts";

export const MACHINE_NAME: Translated<typeof english.MACHINE_NAME> = {
  preview: "Die Maschine mit ihrem Namen",
  tooShortOrLong: (length, least, most) =>
    `${plural(length, { one: "Dieser Name hat 1 Zeichen.", other: `Dieser Name hat ${length} Zeichen.` })} Nötig sind ${least} bis ${most}.`,
  needed: (least, most) => `Geben Sie ${least} bis ${most} Zeichen ein`,
  notSaved: "Der Name wurde nicht gespeichert.",
};
