import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/fill.ts";
export const FILL: Translated<typeof english.FILL> = {
  done: "Tudo o que estava vazio foi preenchido.",
  doneButNames:
    "Todo o resto que estava vazio foi preenchido. Um nome que você digitou ainda não serve e ficou para você mudar.",
  failed: (why) => `Nada foi preenchido. ${why}`,
};
