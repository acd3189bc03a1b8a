import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/fill.ts";

export const FILL: Translated<typeof english.FILL> = {
  done: "Alles wat leeg was, is gevuld.",
  doneButNames:
    "Al het andere dat leeg was, is gevuld. Een naam die je hebt getypt past nog niet; die kun je zelf wijzigen.",
  failed: (why) => `Er is niets gevuld. ${why}`,
};
