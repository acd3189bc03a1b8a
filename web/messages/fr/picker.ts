import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/picker.ts";

export const PICKER: Translated<typeof english.PICKER> = {
  search: "Rechercher",
  searchImages: "Rechercher des images…",
  showAll: "Afficher toutes les images",
  suggestions: (name) => `Suggestions pour « ${name} »`,
  noneFound: "Aucune image ne correspond à votre recherche.",
};
