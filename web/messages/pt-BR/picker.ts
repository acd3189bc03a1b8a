import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/picker.ts";
export const PICKER: Translated<typeof english.PICKER> = {
  search: "Buscar",
  searchImages: "Buscar imagens…",
  showAll: "Mostrar todas as imagens",
  suggestions: (name) => `Sugestões para “${name}”`,
  noneFound: "Nenhuma imagem encontrada para a sua busca.",
};
