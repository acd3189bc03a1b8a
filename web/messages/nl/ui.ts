import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/ui.ts";
import { plural } from "./plurals.ts";

export const UI: Translated<typeof english.UI> = {
  back: "Terug",
  continue: "Verder",
  close: "Sluiten",
  dismiss: "Sluiten",
  place: (number, count) => `${number} van ${count}`,
  doneCount: (done) => `${done} klaar`,
  done: "klaar",
  toDo: "te doen",
  percent: (percent) => `${percent}%`,
  used: (length, most) => `${length} / ${most}`,
  tooLong: (excess) => plural(excess, { one: "1 teken te lang.", other: `${excess} tekens te lang.` }),
  valid: "Geldig",
  invalid: "Ongeldig",
  notifications: "Meldingen",
  dismissNotification: "Melding sluiten",
  notHere: "Niet op dit apparaat",
  someNotHere:
    "Sommige afbeeldingen staan nog niet op dit apparaat. Maak verbinding met internet om ze te zien.",
  size: (width, height) => `${width}\u00a0×\u00a0${height}`,
};
