import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/returning.ts";
import { plural } from "./plurals.ts";

export const RETURNING_VISITOR: Translated<typeof english.RETURNING_VISITOR> = {
  ownOnScreen: (label) => `Ihr Bildschirm „${label}“ auf der Maschine`,
  isFinished: "Ihr Entwurf {name} ist fertig.",
  isHere: (done, all) =>
    plural(done, {
      one: `Ihr Entwurf {name} ist in Arbeit: 1 von ${all} Schritten ist erledigt.`,
      other: `Ihr Entwurf {name} ist in Arbeit: ${done} von ${all} Schritten sind erledigt.`,
    }),
  getFiles: "Zu Ihren Dateien",
  continue: "Dort weitermachen, wo Sie aufgehört haben",
  machines: (count) => `Ihre ${count} Maschinen`,
  next: (label) => `Als Nächstes: ${label}.`,
};
