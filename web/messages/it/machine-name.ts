import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/machine-name.ts";
import { plural } from "./plurals.ts";

export const MACHINE_NAME: Translated<typeof english.MACHINE_NAME> = {
  preview: "La macchina con il suo nome",
  tooShortOrLong: (length, least, most) =>
    `${plural(length, { one: "Questo nome ha 1 carattere.", other: `Questo nome ha ${length} caratteri.` })} Ne servono da ${least} a ${most}.`,
  needed: (least, most) => `Inserisci da ${least} a ${most} caratteri`,
  notSaved: "Il nome non è stato salvato.",
};
