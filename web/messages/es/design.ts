import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/design.ts";
import { plural } from "./plurals.ts";

export const DESIGN: Translated<typeof english.DESIGN> = {
  title: "Tu diseño",
  saved: "Guardado",
  saving: "Guardando",
  notSaved: "Sin guardar",
  nothing: "nada que guardar todavía",
  unfinished: "Nombre sin guardar",
  missing: (count) => plural(count, { one: "Falta 1 imagen", other: `Faltan ${count} imágenes` }),

  undo: "Deshacer",
  redo: "Rehacer",
};
