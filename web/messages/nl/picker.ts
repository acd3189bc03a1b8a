import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/picker.ts";

export const PICKER: Translated<typeof english.PICKER> = {
  search: "Zoeken",
  searchImages: "Afbeeldingen zoeken…",
  showAll: "Alle afbeeldingen tonen",
  suggestions: (name) => `Suggesties voor “${name}”`,
  noneFound: "Geen afbeeldingen gevonden voor je zoekopdracht.",
};
