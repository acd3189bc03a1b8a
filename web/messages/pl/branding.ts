import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/branding.ts";
import { onImages } from "./plurals.ts";

export const BRANDING: Translated<typeof english.BRANDING> = {
  words: "Napisy na ekspresie",
  wordsNote: "Napisy, które widzą Twoi klienci. Zmień tu dowolny, a zmieni się na wszystkich obrazach.",
  noWords: "Jedyne napisy na obrazach tego ekspresu to nazwy wpisane w kolejnych krokach.",
  wordsSaved: (images) =>
    images === 0 ? "Napisy zapisane." : `Napisy zapisane. Są teraz na ${onImages(images)}.`,
  notLettered: "Napisy są zapisane, ale nie udało się zmienić obrazów. Są na nich jeszcze stare napisy.",

  brand: "Marka",
  brandNote:
    "Zobaczysz ją na nowych obrazach z napisami. Naciśnij „Zastosuj wszędzie”, żeby zmienić też te, które już masz.",
  colours: "Kolory",
  addColour: "Dodaj kolor",
  removeColour: (number) => `Usuń kolor marki ${number}`,
  logoAlt: "Twoje logo",
  applyToAll: "Zastosuj wszędzie",
  applied: (count) =>
    count === 0
      ? "Marka jest zapisana. Na żadnym z Twoich obrazów nie ma jeszcze napisów, więc nic więcej się nie zmieniło."
      : "Twoja marka jest teraz na Twoich obrazach.",
  notApplied: "Nie udało się zmienić obrazów. Nic się nie zmieniło. Spróbuj ponownie.",

  save: "Zapisz",
  saving: "Zapisywanie",
  cancel: "Anuluj",
  close: "Zamknij",
  again: "Spróbuj ponownie",
  notSaved: "Nie udało się zapisać.",
  notLoaded: "Nie udało się wczytać. Sprawdź połączenie i spróbuj ponownie.",
};
