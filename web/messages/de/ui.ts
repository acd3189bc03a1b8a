import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/ui.ts";
import { plural } from "./plurals.ts";

export const UI: Translated<typeof english.UI> = {
  back: "Zurück",
  continue: "Weiter",
  close: "Schließen",
  dismiss: "Ausblenden",
  place: (number, count) => `${number} von ${count}`,
  doneCount: (done) => `${done} erledigt`,
  done: "erledigt",
  toDo: "offen",
  percent: (percent) => `${percent}\u00a0%`,
  used: (length, most) => `${length} / ${most}`,
  tooLong: (excess) => plural(excess, { one: "1 Zeichen zu lang.", other: `${excess} Zeichen zu lang.` }),
  valid: "Gültig",
  invalid: "Ungültig",
  notifications: "Meldungen",
  dismissNotification: "Meldung ausblenden",
  notHere: "Nicht auf diesem Gerät",
  someNotHere:
    "Einige Bilder sind noch nicht auf diesem Gerät. Verbinden Sie sich mit dem Internet, um sie zu sehen.",
  size: (width, height) => `${width}\u00a0×\u00a0${height}`,
};
