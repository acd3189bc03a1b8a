import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/wizard.ts";
import { characterCount, imageCount } from "./plurals.ts";

const REMOVE_FIRST = "Usuń najpierw jakiś obraz albo upuść każdy plik na jego pole.";

export const WIZARD: Translated<typeof english.WIZARD> = {
  preview: (label) => `Podgląd ekspresu: ${label}`,
  default: "Domyślny",
  choose: "Wybierz obraz",
  adjust: "Popraw",
  replace: "Zamień",
  change: (picture) => `Zmień: ${picture}`,
  tapToChange: "Dotknij obrazu, żeby go zmienić",
  nameFor: (label) => `Nazwa: ${label}`,
  swapWith: (label) => `Zamień miejscami z: ${label}`,
  useDefault: "Użyj obrazu domyślnego",
  defaultUsed: (label) => `Użyto obrazu domyślnego: ${label}.`,
  remove: "Usuń",
  notReadable: "Nie można odczytać tego obrazu.",
  removeNamed: (label) => `Usuń: ${label}`,
  actionFor: (action, label) => `${action}: ${label}`,
  undo: "Cofnij",
  fitSame: "Dopasuj te same obrazy od nowa",

  slotNameNeeded: (most) => `Nadaj nazwę, która ma najwyżej ${characterCount(most)}.`,
  slotNamesNeeded: (labels) => `Jeszcze bez nazwy: ${labels}`,
  slotNamesNotSaved: "Nazwy nie zostały zapisane.",

  ready: "Można przejść dalej",
  slotsReady: "Wszystkie pola są wypełnione",
  slotsNeeded: (labels) => `Do uzupełnienia: ${labels}`,
  moreThanSlots: "Obrazów jest więcej niż pustych pól.",
  moreThanSlotsAdvice: (names) => `Nie dodano: ${names}. ${REMOVE_FIRST}`,
  notUsed: (names) => `Nie dodano, bo dodawanie zostało przerwane: ${names}.`,
  notUsedFiles: "Nieużyte pliki",
  notUsedAny: "Nieużyte:",
  removeFirst: `Nie dodano. ${REMOVE_FIRST}`,
  fitThem: "Dopasuj je za mnie",
  swapped: (one, other) => `Zamieniono miejscami: ${one} i ${other}.`,
  notSaved: "Obraz nie został zapisany.",
  notRemoved: "Obraz nie został usunięty.",
  missing: "Brakuje tego obrazu.",
  missingAdvice: "Przeglądarka usunęła go, żeby zwolnić miejsce. Dodaj go ponownie albo wybierz inny.",
  notServedAdvice: "Nie ma go już w tej aplikacji. Wybierz inny.",

  imagesInOrder: "Obrazy w kolejności",
  showImage: (number) => `Pokaż obraz ${number}`,
  image: (number, name) => `Obraz ${number}: ${name}`,
  moveEarlier: (number) => `Przesuń obraz ${number} bliżej początku`,
  moveLater: (number) => `Przesuń obraz ${number} bliżej końca`,
  removeImage: (number) => `Usuń obraz ${number}`,
  missingInList: "Przeglądarka usunęła ten obraz, żeby zwolnić miejsce. Usuń go tutaj i dodaj ponownie.",
  notServedInList: "Tego obrazu nie ma już w tej aplikacji. Usuń go tutaj i wybierz inny.",
  notAdded: (name) => `Nie dodano: ${name}.`,
  fileNotSaved: (name, why) => `Plik ${name} nie został zapisany. ${why}`,
  listUnharmed: "Wszystko, co tu było, nadal jest. Dodaj obrazy ponownie.",
  makeRoom: "Usuń jakiś obraz, żeby zrobić miejsce na następny.",

  drag: {
    instructions:
      "Spacja podnosi obraz, strzałki go przesuwają, ponownie naciśnięta spacja go odkłada, a Esc anuluje.",
    handle: (number) => `Obraz ${number}: przeciągnij, żeby zmienić kolejność`,
    position: (number, count) => `miejsce ${number} z ${count}`,
    lifted: (position) => `Podniesiono obraz: ${position}.`,
    over: (position) => `Teraz nad: ${position}.`,
    putDown: (position) => `Odłożono: ${position}.`,
    putBack: (position) => `Odłożono z powrotem: ${position}.`,
  },

  countNotChanged: (why) => `Liczba rozmiarów się nie zmieniła. ${why}`,
  countChanged: (count) => `Teraz: ${count}.`,
  defaultsReplaced: "Twoje obrazy zastąpiono domyślnymi.",
  imageRemoved: "Usunięto obraz.",
  imagesReplaced: (count) => `Zastąpiono ${imageCount(count)}.`,

  picturesNotLoaded: "Nie udało się wczytać obrazów. Sprawdź połączenie i spróbuj ponownie.",
  pictureNotLoadedAdvice: "Sprawdź połączenie i wybierz go ponownie.",

  filled: {
    done: "Wszystko, co było puste, jest wypełnione.",
    doneButNames:
      "Wypełniono wszystko, co było puste. Zmień wpisane nazwy, które są za krótkie lub za długie.",
    failed: (why) => `Nic nie wypełniono. ${why}`,
  },
  library: {
    search: "Szukaj",
    searchImages: "Szukaj obrazów…",
    showAll: "Pokaż wszystkie obrazy",
    suggestions: (name) => `Propozycje dla „${name}”`,
    noneFound: "Nie znaleziono pasujących obrazów.",
  },
};
