import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/design.ts";
import { plural } from "./plurals.ts";

export const DESIGN: Translated<typeof english.DESIGN> = {
  title: "Votre projet",
  saved: "Enregistré",
  saving: "Enregistrement",
  notSaved: "Non enregistré",
  nothing: "rien à enregistrer pour l’instant",
  unfinished: "Nom non enregistré",
  missing: (count) => plural(count, { one: `${count} image manquante`, other: `${count} images manquantes` }),

  undo: "Annuler",
  redo: "Rétablir",
};
