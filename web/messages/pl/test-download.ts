import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/test-download.ts";

export const TEST_DOWNLOAD: Translated<typeof english.TEST_DOWNLOAD> = {
  heading: "Pobieranie testowe",
  intro:
    "Utwórz mały plik .mp i sprawdź, czy trafia na to urządzenie, na pendrive i do ekranu importu w ekspresie. Jest w nim obraz testowy, a nie prawdziwa konfiguracja.",
  region: "Pobierz pakiet testowy",
  download: (file) => `Pobierz plik ${file}`,
  contents: "Co w nim jest",
  facts: {
    readme: "wyjaśnia, co to jest",
    config: "nazwa, wersja 1.0, typ",
    image: "obraz testowy 400 × 300",
    compression: "Kompresja",
    library: "Biblioteka ZIP",
  },
  troubleshooting: "Jeśli coś nie działa",
  tips: [
    "Nic się nie zapisało? Sprawdź, czy przeglądarka nie blokuje wyskakujących okien lub pobierania na tej stronie.",
    "Plik to ZIP z innym rozszerzeniem. Zmień .mp na .zip, żeby zajrzeć do środka.",
    "Widzisz błąd? Wybierz obok niego „Pokaż dane diagnostyczne” i przekaż je osobie, która Ci pomaga.",
    "Na tablecie poszukaj pliku w aplikacji Pliki lub Pobrane. Przeglądarki zwykle zapisują go tam bez pytania.",
  ],
  showDebug: "Pokaż dane diagnostyczne",
  hideDebug: "Ukryj dane diagnostyczne",
  debug: {
    timestamp: "czas",
    error: "błąd",
    stack: "stos",
    none: "brak",
    issue: "problem",
    environment: "środowisko",
    baseUrl: "bazowy URL",
    publicUrl: "publiczny URL",
    userAgent: "user agent",
  },
};
