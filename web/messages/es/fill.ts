import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/fill.ts";

export const FILL: Translated<typeof english.FILL> = {
  done: "Todo lo que estaba vacío ya tiene imagen o nombre.",
  doneButNames:
    "Se completó todo lo demás que estaba vacío. Un nombre que escribiste aún no es válido: sigue ahí para que lo cambies.",
  failed: (why) => `No se completó nada. ${why}`,
};
