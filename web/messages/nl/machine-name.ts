import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/machine-name.ts";
import { plural } from "./plurals.ts";

export const MACHINE_NAME: Translated<typeof english.MACHINE_NAME> = {
  preview: "De machine met de naam",
  tooShortOrLong: (length, least, most) =>
    plural(length, {
      one: `Deze naam heeft 1 teken. Het moeten er ${least} tot ${most} zijn.`,
      other: `Deze naam heeft ${length} tekens. Het moeten er ${least} tot ${most} zijn.`,
    }),
  needed: (least, most) => `Vul ${least} tot ${most} tekens in`,
  notSaved: "De naam is niet opgeslagen.",
};
