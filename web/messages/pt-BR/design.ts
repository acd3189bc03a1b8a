import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/design.ts";
import { plural } from "./plurals.ts";

export const DESIGN: Translated<typeof english.DESIGN> = {
  title: "Seu design",
  saved: "Salvo",
  saving: "Salvando",
  notSaved: "Não salvo",
  nothing: "nada para salvar ainda",
  unfinished: "Nome não salvo",
  missing: (count) => plural(count, { one: `Falta ${count} imagem`, other: `Faltam ${count} imagens` }),

  undo: "Desfazer",
  redo: "Refazer",
};
