import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/store-faults.ts";

export const STORE_FAULTS: Translated<typeof english.STORE_FAULTS> = {
  full: "W tej przeglądarce brakuje miejsca. Usuń niepotrzebny obraz albo zwolnij miejsce na urządzeniu i spróbuj ponownie.",
  unavailable:
    "Ta przeglądarka nie może teraz niczego zapisać. Spróbuj ponownie lub sprawdź jej ustawienia prywatności.",
  laterVersion: "Ten projekt utworzono w nowszej wersji aplikacji. Odśwież stronę i spróbuj ponownie.",
  otherMachine:
    "W tej przeglądarce jest projekt dla innego modelu ekspresu. Nie zostanie zmieniony. Dla tego projektu użyj innej przeglądarki albo zapisz go jako plik.",
  listFull: "Ta lista jest pełna. Być może zapełniono ją w innej karcie.",
  gone: "Tego, co chcesz zmienić, już nie ma. Być może usunięto to w innej karcie.",
  changing: "Inne karty zmieniały ten projekt w tym samym czasie. Spróbuj ponownie.",
  unreadable: "Ten projekt jest uszkodzony i nie można go zmienić.",
  nameLength: "Ta nazwa jest za krótka lub za długa.",
  textLength: "Ten tekst jest za długi.",
  notRendered: "Nie udało się utworzyć obrazu. Sprawdź połączenie i spróbuj ponownie.",
  tooManyRows: "W tabeli nie ma miejsca na więcej ekspresów.",
  notUndone: (why) => `Nie udało się cofnąć zmiany. ${why}`,
};
