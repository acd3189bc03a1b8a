import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/fill.ts";
export const FILL: Translated<typeof english.FILL> = {
  done: "مُلئ كل ما كان فارغًا.",
  doneButNames: "مُلئ كل ما كان فارغًا عدا اسم واحد مكتوب لا يستوفي الشروط بعد، وتعديله متروك لك.",
  failed: (why) => `لم يُملأ شيء. ${why}`,
};
