import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/machine-name.ts";
import { characterCount } from "./plurals.ts";

export const MACHINE_NAME: Translated<typeof english.MACHINE_NAME> = {
  preview: "Ekspres ze swoją nazwą",
  tooShortOrLong: (length, least, most) =>
    `Ta nazwa ma ${characterCount(length)}. Powinna mieć od ${least} do ${most}.`,
  needed: (least, most) => `Wpisz od ${least} do ${most} znaków`,
  notSaved: "Nazwa nie została zapisana.",
};
