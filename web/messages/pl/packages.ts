import type { ArchiveFault } from "../../../shared/archive/source.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/packages.ts";
import { dateTime, list } from "./formats.ts";
import { RULE_TEXTS } from "./package-rules.ts";
import { fileCount, imageCount, plural } from "./plurals.ts";

export const PACKAGES: Translated<typeof english.PACKAGES> = {
  heading: "Co jest w tym pliku?",
  intro:
    "Otwórz plik .mp, żeby zobaczyć jego ekrany tak, jak pokaże je ekspres, i dowiedzieć się, dlaczego ekspres może go odrzucić. Plik zostaje na tym urządzeniu.",
  choose: "Wybierz plik",
  orDrop: "lub upuść go tutaj",
  dropping: "Upuść, żeby zajrzeć do środka",
  file: "Pakiet multimediów",
  actions: "Co zrobić z plikiem",
  another: "Otwórz inny plik",
  reading: (name) => `Zaglądamy do pliku ${name}`,
  notRead:
    "Nie udało się odczytać pliku. Być może został przeniesiony albo wyjęto pendrive. Wybierz go ponownie.",
  several: {
    title: (count) => `Pakiety multimediów: ${count}.`,
    checking: "Sprawdzanie",
    back: "Wróć do wszystkich pakietów",
  },

  screens: "Ekrany w tym pliku",
  onScreen: (label) => `${label} na ekranie ekspresu`,
  numbered: (label, number) => `${label} ${number}`,
  guess: "Niepewne",
  noScreens: "Żadnego z obrazów nie udało się dopasować do ekranu.",
  others: "Inne obrazy w pliku",
  othersNote: "Z ich nazw nie wynika, gdzie jest ich miejsce.",
  folder: (folder, size) => `${folder}, ${size}`,

  facts: {
    name: "Nazwa",
    made: "Utworzono",
    pictures: "Obrazy",
    size: "Rozmiar pliku",
    unknown: "Nie podano",
  },
  date: dateTime,

  verdicts: {
    closed: "Tego pliku nie można otworzyć.",
    error: "Ekspres może odrzucić ten plik.",
    warning: "Niektóre ekspresy mogą mieć kłopot z tym plikiem.",
    incomplete: "Na niektórych ekranach brakuje obrazów.",
    good: "Nie znaleźliśmy w tym pliku żadnych błędów.",
  },
  verdictNotes: {
    closed: "Nie możemy pokazać zawartości.",
    error: (count) =>
      plural(count, {
        one: "Znaleźliśmy 1 problem.",
        few: `Znaleźliśmy ${count} problemy.`,
        many: `Znaleźliśmy ${count} problemów.`,
        other: `Znaleźliśmy ${count} problemu.`,
      }),
    warning: (count) =>
      plural(count, {
        one: "Znaleźliśmy 1 możliwy problem.",
        few: `Znaleźliśmy ${count} możliwe problemy.`,
        many: `Znaleźliśmy ${count} możliwych problemów.`,
        other: `Znaleźliśmy ${count} możliwego problemu.`,
      }),
    incomplete: (count) =>
      plural(count, {
        one: "1 pole jest puste. Sam plik jest zgodny ze wszystkimi regułami, które znamy.",
        few: `${count} pola są puste. Sam plik jest zgodny ze wszystkimi regułami, które znamy.`,
        many: `${count} pól jest pustych. Sam plik jest zgodny ze wszystkimi regułami, które znamy.`,
        other: `${count} pola jest puste. Sam plik jest zgodny ze wszystkimi regułami, które znamy.`,
      }),
    good: "Jest zgodny ze wszystkimi regułami, które znamy, ale tylko Twój ekspres pokaże, czy go przyjmie.",
  },
  levels: {
    error: "Co jest nie tak",
    warning: "Co może sprawić kłopot",
    note: "Warto wiedzieć",
  },
  more: (count) => `jeszcze ${count}`,
  about: (entry, detail) => `${entry}: ${detail}`,
  rules: RULE_TEXTS,

  edit: "Edytuj jako projekt",
  editing: "Otwieranie",
  edited: (isBeside) =>
    isBeside
      ? "Pakiet jest otwarty jako nowy projekt. Poprzedni jest na stronie „Twoje ekspresy”."
      : "Pakiet jest otwarty jako Twój projekt. „Cofnij” przywróci to, co było wcześniej.",
  staysBehind: (paths, most) =>
    `Projekt mieści obrazy o łącznym rozmiarze do ${most}. Przy edycji tego pliku jako projektu pominiemy ${imageCount(paths.length)}: ${list(paths)}.`,
  notEdited: (why) => `Nie udało się otworzyć pakietu jako projektu. ${why}`.trim(),
  notMade: "Nie udało się utworzyć pliku.",
  repair: "Zapisz naprawioną kopię",
  repairing: "Naprawianie",
  repaired: "Naprawiona kopia zapisana.",
  leftOut: (paths) => `Pominięto ${fileCount(paths.length)}: ${list(paths)}.`,
  pictures: "Zapisz obrazy",
  savingPictures: "Pakowanie",
  savedPictures: "Obrazy zapisane.",
  noPictures: "Nie ma obrazów do zapisania.",
  status: imageCount,

  design: {
    title: "To plik projektu, a nie pakiet multimediów.",
    text: "Zawiera cały projekt, nad którym możesz tu dalej pracować.",
    open: "Otwórz projekt",
    opened: (isBeside) =>
      isBeside
        ? "Projekt jest otwarty. Poprzedni jest na stronie „Twoje ekspresy”."
        : "Projekt jest otwarty. „Cofnij” przywróci to, co było wcześniej.",
    notOpened: (why) => `Nie udało się otworzyć projektu. ${why}`.trim(),
  },
};

export const ARCHIVE_FAULT_TEXTS: Readonly<Record<ArchiveFault | "unreadable", string>> = {
  "not-zip": "To nie jest archiwum ZIP.",
  "cut-off": "Brakuje końca pliku. Skopiuj go lub pobierz jeszcze raz.",
  split: "To jedna z kilku części. Połącz je i użyj całego pliku.",
  "damaged-directory": "Lista plików jest uszkodzona. Skopiuj plik lub pobierz go jeszcze raz.",
  "too-many-entries": "Na liście jest za dużo plików, więc nie otworzyliśmy go.",
  "too-large":
    "Po rozpakowaniu byłby większy, niż to urządzenie może bezpiecznie obsłużyć, więc nie otworzyliśmy go.",
  overlapping: "Pliki w środku nachodzą na siebie, jak w złośliwych archiwach, więc nie otworzyliśmy go.",
  unreadable:
    "Nie udało się go odczytać. Być może został przeniesiony albo wyjęto pendrive. Wybierz go ponownie.",
};
