import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/picker.ts";

export const PICKER: Translated<typeof english.PICKER> = {
  search: "Suchen",
  searchImages: "Bilder suchen …",
  showAll: "Alle Bilder zeigen",
  suggestions: (name) => `Vorschläge für „${name}“`,
  noneFound: "Zu Ihrer Suche wurden keine Bilder gefunden.",
};
