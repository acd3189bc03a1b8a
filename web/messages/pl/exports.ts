import type { Translated } from "../../../shared/machine/translated.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import type * as english from "../en/exports.ts";
import { groups } from "./formats.ts";
import { fileCount, imageCount } from "./plurals.ts";

export const EXPORTS: Translated<typeof english.EXPORTS> = {
  kinds: {
    pdf: {
      label: "PDF",
      busy: "Tworzenie…",
      loading: "Tworzenie pliku PDF…",
      success: "Plik PDF jest gotowy!",
      failure: "Nie udało się utworzyć pliku PDF. Spróbuj ponownie.",
    },
    images: {
      label: "Obrazy (zip)",
      busy: "Pobieranie…",
      loading: "Przygotowywanie obrazów…",
      success: "Pobrano obrazy!",
      failure: "Nie udało się pobrać obrazów. Spróbuj ponownie.",
    },
    test: {
      label: "Pakiet testowy",
      busy: "Tworzenie…",
      loading: "Tworzenie pakietu testowego…",
      success: "Pobrano pakiet testowy!",
      failure: "Nie udało się utworzyć pliku .mp.",
    },
    package: {
      label: "Pakiet multimediów (.mp)",
      busy: "Tworzenie…",
      loading: "Tworzenie pakietu multimediów…",
      success: "Pakiet multimediów jest gotowy!",
      failure: "Nie udało się utworzyć pakietu.",
    },
    approval: {
      label: "Arkusz akceptacji (PDF)",
      busy: "Tworzenie…",
      loading: "Tworzenie arkusza akceptacji…",
      success: "Arkusz akceptacji jest gotowy!",
      failure: "Nie udało się utworzyć arkusza akceptacji.",
    },
    preview: {
      label: "Podgląd do wysłania (HTML)",
      busy: "Tworzenie…",
      loading: "Tworzenie podglądu…",
      success: "Podgląd jest gotowy!",
      failure: "Nie udało się utworzyć podglądu.",
    },
    contact: {
      label: "Wszystkie ekrany (PNG)",
      busy: "Tworzenie…",
      loading: "Tworzenie obrazu wszystkich ekranów…",
      success: "Obraz wszystkich ekranów jest gotowy!",
      failure: "Nie udało się utworzyć obrazu wszystkich ekranów.",
    },
  },

  send: {
    label: "Wyślij do akceptacji",
    busy: "Przygotowywanie…",
    loading: "Przygotowywanie arkusza akceptacji i podglądu…",
    success: "Wszystko gotowe do wysłania!",
    failure: "Nie udało się utworzyć arkusza akceptacji i podglądu.",
  },

  reading: (done, all) => `Odczytywanie obrazów: ${done} z ${all}`,
  drawing: "Przygotowywanie stron",
  sending: "Wysyłanie obrazów",
  packing: "Pakowanie",
  cancel: "Anuluj",

  skipped: (count) => `Pominięto ${imageCount(count)}:`,
  standIns: (labels) =>
    `Brakuje niektórych Twoich obrazów, więc w pliku są obrazy domyślne: ${groups(labels)}.`,
  skippedImage: (label, why) => `${label}: ${why}`,
  skipReason: {
    missing: "przeglądarka usunęła obraz, żeby zwolnić miejsce. Dodaj go jeszcze raz.",
    unreachable: "nie udało się pobrać obrazu. Sprawdź połączenie i wyeksportuj ponownie.",
    damaged: "plik jest uszkodzony. Zamień go na inny.",
  },
  caption: (number, count) => `${number} z ${count}`,
  failed: "Nie udało się utworzyć pliku. Projekt się nie zmienił. Sprawdź połączenie i spróbuj ponownie.",

  package: {
    tooMany: (most) => `Serwer pakuje naraz najwyżej ${fileCount(most)}.`,
    tooLarge: (megabytes) =>
      `Obrazy są za duże, żeby je wysłać: serwer przyjmuje najwyżej około ${megabytes}\u00a0MB.`,
    unreachable: "Serwer jest nieosiągalny.",
    badAnswer: (detail) => `Serwer nie zwrócił poprawnego pakietu (${detail}), więc nic nie zapisano.`,
    refused: (why) => `Serwer odrzucił pakiet: ${why}`,
    refusedFile: (name, why) => `Serwer odrzucił plik ${name}: ${why}`,
    unreadable: (name) => `Nie można odczytać pliku ${name}.`,
    cancelled: "Anulowano.",
  },
  onDevice: "Utwórz na tym urządzeniu",
  deviceHelps: "Ten sam plik możesz utworzyć na tym urządzeniu.",
  noClaim: "Nie możemy obiecać, że Twój ekspres przyjmie ten plik. Najpierw wypróbuj go na jednym ekspresie.",

  answer: {
    status: (status) => `status ${status}`,
    type: (type) => `typ „${type}”`,
    cut: (found, length) => `${found} z ${length} bajtów`,
    start: "nie zaczyna się jak pakiet",
    end: "brakuje końca",
    directory: "lista plików nie zgadza się z rozmiarem",
    entries: (found, entries) => `liczba plików to ${found}, a nie ${entries}`,
  },

  test: {
    readme: `To jest archiwum testowe utworzone w ${PRODUCT_NAME}. Nie jest to prawdziwa konfiguracja ekspresu.

Pokazuje, czy to urządzenie potrafi utworzyć i zapisać plik .mp i czy pendrive
przeniesie go do ekspresu. Jest to archiwum ZIP: zmień rozszerzenie na .zip, żeby zajrzeć do środka.

  README.txt       ten tekst
  config.json      nazwa ekspresu, wersja i typ "test"
  images/test.png  obraz testowy 400x300 pikseli
`,
    template: "Nie znaleziono folderu szablonów. Sprawdź, czy ta wersja aplikacji zawiera szablony.",
    library: "Biblioteki fflate brakuje albo nie udało się jej wczytać.",
    invalid: "Podczas tworzenia pliku napotkano nieprawidłowe dane.",
    save: "Nie udało się zapisać pliku. Być może jest uszkodzony albo przeglądarka zablokowała pobieranie.",
    network: "Błąd sieci podczas wczytywania. Sprawdź połączenie z internetem.",
    other: (message) => `Błąd: ${message}`,
  },
};
