import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/fill.ts";
export const FILL: Translated<typeof english.FILL> = {
  done: "空いていた箇所をすべて埋めました。",
  doneButNames:
    "空いていた箇所を埋めました。ただし、条件に合わない名前が1つ残っています。名前を変更してください。",
  failed: (why) => `何も埋められませんでした。${why}`,
};
