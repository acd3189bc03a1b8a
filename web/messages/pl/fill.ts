import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/fill.ts";

export const FILL: Translated<typeof english.FILL> = {
  done: "Wszystko, co było puste, jest wypełnione.",
  doneButNames:
    "Reszta pustych miejsc jest wypełniona. Jedna z wpisanych nazw ma niewłaściwą długość, więc czeka na zmianę.",
  failed: (why) => `Nic nie wypełniono. ${why}`,
};
