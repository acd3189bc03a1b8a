import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/fill.ts";

export const FILL: Translated<typeof english.FILL> = {
  done: "Tutto ciò che era vuoto è stato riempito.",
  doneButNames:
    "Tutto il resto che era vuoto è stato riempito. Un nome che hai scritto non va ancora bene: cambialo tu.",
  failed: (why) => `Non è stato riempito nulla. ${why}`,
};
