import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/returning.ts";
import { plural } from "./plurals.ts";

export const RETURNING_VISITOR: Translated<typeof english.RETURNING_VISITOR> = {
  ownOnScreen: (label) => `${label} sullo schermo della macchina, con le tue immagini`,
  isFinished: "Il tuo progetto {name} è finito.",
  isHere: (done, all) =>
    plural(done, {
      one: `Il tuo progetto {name} è in corso: 1 passaggio fatto su ${all}.`,
      other: `Il tuo progetto {name} è in corso: ${done} passaggi fatti su ${all}.`,
    }),
  getFiles: "Scarica i tuoi file",
  continue: "Riprendi da dove avevi lasciato",
  machines: (count) => plural(count, { one: "La tua macchina", other: `Le tue ${count} macchine` }),
  next: (label) => `Prossimo passaggio: ${label}.`,
};
