import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/offline.ts";

export const OFFLINE: Translated<typeof english.OFFLINE> = {
  newVersion: "Jest nowa wersja tej aplikacji. Twój projekt się nie zmieni.",
  toTake: "Jest nowa wersja tej aplikacji. Aktualizację znajdziesz w menu projektu.",
  use: "Aktualizuj teraz",
  leftBehind: "Najpierw zaktualizuj aplikację. Twój projekt się nie zmieni.",
  openAgain: "Odśwież stronę",
  title: "Praca offline",
  explain: (megabytes) =>
    `Na tym urządzeniu już teraz możesz bez internetu utworzyć cały projekt. Żeby mieć też wszystkie nasze obrazy, pobierz jeszcze ${megabytes}\u00a0MB.`,
  keep: "Pobierz wszystko na to urządzenie",
  keeping: (percent) => `Pobieranie wszystkiego: ${percent}%`,
  kept: "Wszystko jest na tym urządzeniu i działa bez internetu.",
  failed:
    "Nie wszystko udało się pobrać: zerwało się połączenie albo na urządzeniu brakuje miejsca. To, co pobrano, jest nadal dostępne.",
};
