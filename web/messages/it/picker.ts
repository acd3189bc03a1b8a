import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/picker.ts";

export const PICKER: Translated<typeof english.PICKER> = {
  search: "Cerca",
  searchImages: "Cerca immagini…",
  showAll: "Mostra tutte le immagini",
  suggestions: (name) => `Suggerimenti per “${name}”`,
  noneFound: "Nessuna immagine corrisponde alla ricerca.",
};
