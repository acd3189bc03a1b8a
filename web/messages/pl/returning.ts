import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/returning.ts";

export const RETURNING_VISITOR: Translated<typeof english.RETURNING_VISITOR> = {
  ownOnScreen: (label) => `Twój projekt na ekranie ekspresu: ${label}`,
  isFinished: "Twój projekt {name} jest gotowy.",
  isHere: (done, all) => `Twój projekt {name} jest w toku. Ukończone kroki: ${done} z ${all}.`,
  getFiles: "Pobierz pliki",
  continue: "Kontynuuj projekt",
  machines: (count) => `Twoje ekspresy (${count})`,
  next: (label) => `Następny krok: ${label}.`,
};
