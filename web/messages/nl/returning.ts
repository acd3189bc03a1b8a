import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/returning.ts";
import { plural } from "./plurals.ts";

export const RETURNING_VISITOR: Translated<typeof english.RETURNING_VISITOR> = {
  ownOnScreen: (label) => `Jouw ontwerp op het scherm van de machine: ${label}`,
  isFinished: "Je ontwerp {name} is klaar.",
  isHere: (done, all) =>
    plural(done, {
      one: `Je ontwerp {name} is nog niet af: 1 van de ${all} stappen is klaar.`,
      other: `Je ontwerp {name} is nog niet af: ${done} van de ${all} stappen zijn klaar.`,
    }),
  getFiles: "Bestanden ophalen",
  continue: "Verder waar je was gebleven",
  machines: (count) => plural(count, { one: "Je machine", other: `Je ${count} machines` }),
  next: (label) => `Volgende stap: ${label}.`,
};
