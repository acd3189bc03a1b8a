import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/fill.ts";

export const FILL: Translated<typeof english.FILL> = {
  done: "Tout ce qui était vide est rempli.",
  doneButNames:
    "Tout le reste est rempli. Un nom que vous avez saisi ne convient pas encore : à vous de le changer.",
  failed: (why) => `Rien n’a été rempli. ${why}`,
};
