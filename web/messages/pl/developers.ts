import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/developers.ts";

export const DEVELOPERS: Translated<typeof english.DEVELOPERS> = {
  heading: "Dla programistów",
  intro: (product) =>
    `Twórz pakiety multimediów we własnych programach. ${product} ma API, które przyjmuje obrazy PNG i zwraca ten sam plik .mp co kreator. Nie potrzeba konta ani klucza.`,

  first: "Twój pierwszy pakiet",
  firstText:
    "Każdy obraz ma slot, czyli swoje miejsce na ekranie ekspresu. Serwer umieszcza każdy obraz we właściwym folderze, pod właściwą nazwą. Nie musisz wypełniać wszystkich slotów, ale nie wiemy, co ekspres pokaże w pustym.",
  check: "Sprawdź pakiet",
  checkText:
    "Wyślij dowolny plik .mp, a dowiesz się, co jest z nim nie tak i jak to naprawić. Odpowiedź to JSON z regułą, poziomem i poradą do każdej uwagi.",
  folder: "Cały folder obrazów",
  folderText:
    "Każdy z tych programów zamienia folder plików PNG w pakiet multimediów. Żeby mieć te same obrazy co w pakiecie gotowego projektu, rozpakuj jego „Obrazy (zip)” i uruchom jeden z programów na rozpakowanym folderze: nazwy folderów i plików wskazują miejsce każdego obrazu. Obrazy o innych nazwach trafiają do folderu dla swoich wymiarów.",
  languages: { curl: "curl", node: "Node", python: "Python", powershell: "PowerShell" },
  code: (name) => `Przykład: ${name}`,
  copy: "Kopiuj",
  copying: {
    copied: "Skopiowano.",
    notCopied: "Nie udało się skopiować tekstu. Zaznacz go i skopiuj samodzielnie.",
  },

  slots: "Sloty i wymiary",
  slotsText:
    "Nazwa i wymiary decydują o tym, gdzie ekspres pokaże obraz. Programy mogą odczytać tę samą tabelę z /api/machines, razem z liczbą obrazów, szablonami i limitami.",
  table: "Tabela slotów",
  slot: "Slot",
  place: "Obraz",
  size: "Wymiary",
  file: "W pakiecie multimediów",
  slotOf: (category, slot) => `${category}: ${slot}`,

  reference: "Dokumentacja",
  links: {
    index: "Wszystko, co oferuje API",
    machines: "Sloty, wymiary i limity ekspresu",
    openapi: "Opis OpenAPI",
    configSchema: "JSON Schema pliku config.json",
  },
  sizes:
    "Obrazy o złych wymiarach też trafiają do pakietu, ale ekspres może je pominąć. Ich liczbę podaje nagłówek odpowiedzi Brewscreen-Wrong-Sizes. Jeśli żądanie ma zostać odrzucone, wyślij nagłówek Prefer: handling=strict.",

  errors: "Błędy",
  errorsText:
    "Błędy mają postać application/problem+json, z kodem, który nigdy się nie zmienia, i opisem, co zrobić. Wszystkie komunikaty są po angielsku.",
  errorTable: "Tabela błędów",
  errorCode: "Kod",
  status: "Status",
  meaning: "Znaczenie",
};
