import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/fill.ts";

export const FILL: Translated<typeof english.FILL> = {
  done: "Alles, was leer war, ist jetzt gefüllt.",
  doneButNames:
    "Alles andere, was leer war, ist jetzt gefüllt. Ein Name, den Sie eingegeben haben, passt noch nicht. Er bleibt stehen, damit Sie ihn ändern können.",
  failed: (why) => `Es wurde nichts gefüllt. ${why}`,
};
