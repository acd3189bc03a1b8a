import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/design.ts";
import { plural } from "./plurals.ts";

export const DESIGN: Translated<typeof english.DESIGN> = {
  title: "Il tuo progetto",
  saved: "Salvato",
  saving: "Salvataggio",
  notSaved: "Non salvato",
  nothing: "ancora nulla da salvare",
  unfinished: "Nome non salvato",
  missing: (count) => plural(count, { one: "Manca 1 immagine", other: `Mancano ${count} immagini` }),

  undo: "Annulla",
  redo: "Ripeti",
};
