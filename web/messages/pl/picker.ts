import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/picker.ts";

export const PICKER: Translated<typeof english.PICKER> = {
  search: "Szukaj",
  searchImages: "Szukaj obrazów…",
  showAll: "Pokaż wszystkie obrazy",
  suggestions: (name) => `Propozycje dla „${name}”`,
  noneFound: "Nie znaleziono pasujących obrazów.",
};
