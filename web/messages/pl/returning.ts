import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/returning.ts";

export const RETURNING_VISITOR: Translated<typeof english.RETURNING_VISITOR> = {
  ownOnScreen: (label) => `Twój projekt na ekranie ekspresu: ${label}`,
  yourDesign: "Twój projekt",
  isFinished: "jest gotowy.",
  isHere: (done, all) => `jest w toku. Ukończone kroki: ${done} z ${all}.`,
  getFiles: "Pobierz pliki",
  continue: "Kontynuuj projekt",
  machines: (count) => `Twoje ekspresy (${count})`,
  next: (label) => `Następny krok: ${label}.`,
};
