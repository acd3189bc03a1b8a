import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/ui.ts";
import { plural } from "./plurals.ts";

export const UI: Translated<typeof english.UI> = {
  back: "Indietro",
  continue: "Continua",
  close: "Chiudi",
  dismiss: "Chiudi",
  place: (number, count) => `${number} di ${count}`,
  doneCount: (done) => plural(done, { one: "1 fatto", other: `${done} fatti` }),
  done: "fatto",
  toDo: "da fare",
  percent: (percent) => `${percent}%`,
  used: (length, most) => `${length} / ${most}`,
  tooLong: (excess) =>
    plural(excess, { one: "1 carattere di troppo.", other: `${excess} caratteri di troppo.` }),
  valid: "Valido",
  invalid: "Non valido",
  notifications: "Notifiche",
  dismissNotification: "Chiudi notifica",
  notHere: "Non su questo dispositivo",
  someNotHere: "Alcune immagini non sono ancora su questo dispositivo. Connettiti a Internet per vederle.",
  size: (width, height) => `${width}\u00a0×\u00a0${height}`,
};
