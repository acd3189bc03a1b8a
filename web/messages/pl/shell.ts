import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/shell.ts";
import { ofImages } from "./plurals.ts";

export const SHELL: Translated<typeof english.SHELL> = {
  skip: "Przejdź do treści",
  home: (product) => `${product}, strona główna`,
  menu: "Menu",
  language: "Język",
  main: "Główna",
  allPages: "Wszystkie strony",
  promise:
    "Twoja kawa na ekranie Twojego ekspresu. Projekt zostaje w tej przeglądarce, dopóki go nie wyeksportujesz.",
  notices: "Licencje innych firm",
  filesNotLoaded:
    "Nie udało się otworzyć plików, bo część aplikacji się nie wczytała. Sprawdź połączenie i spróbuj ponownie.",
  notLoaded: "Nie udało się wczytać tej części aplikacji. Sprawdź połączenie i spróbuj ponownie.",
  tryAgain: "Spróbuj ponownie",
  title: (page, product) => `${page} · ${product}`,

  titles: {
    home: "Zaprojektuj ekrany ekspresu do kawy w kilku krokach",
    mediaUpload: "Pakiet multimediów",
    imageRequirements: "Wymagania dla obrazów",
    uploadInstructions: "Jak wgrać plik do ekspresu",
    testDownload: "Pobieranie testowe",
    try: "Wypróbuj ekspres",
    many: "Wiele ekspresów naraz",
    package: "Sprawdź pakiet",
    machines: "Twoje ekspresy",
    developers: "Dla programistów",
  },
  links: {
    home: "Start",
    requirements: "Wymagania dla obrazów",
    design: "Projektuj",
    wizard: "Uruchom kreator",
    review: "Przegląd końcowy",
    files: "Pliki",
    mediaPackage: "Utwórz pakiet multimediów",
    guides: "Poradniki",
  },
};

export const DESIGN: Translated<typeof english.DESIGN> = {
  title: "Twój projekt",
  saved: "Zapisano",
  saving: "Zapisywanie",
  notSaved: "Nie zapisano",
  nothing: "nic do zapisania",
  unfinished: "Nazwa niezapisana",
  missing: (count) => `Brakuje ${ofImages(count)}`,

  undo: "Cofnij",
  redo: "Ponów",
};
