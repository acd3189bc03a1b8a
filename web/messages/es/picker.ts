import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/picker.ts";

export const PICKER: Translated<typeof english.PICKER> = {
  search: "Buscar",
  searchImages: "Buscar imágenes…",
  showAll: "Ver todas las imágenes",
  suggestions: (name) => `Sugerencias para “${name}”`,
  noneFound: "Ninguna imagen coincide con tu búsqueda.",
};
