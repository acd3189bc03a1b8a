import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/design-menu.ts";
import { ofImages, plural } from "./plurals.ts";
import { STORE_FAULTS } from "./store-faults.ts";

export const DESIGN_MENU: Translated<typeof english.DESIGN_MENU> = {
  keeping: {
    inMemory:
      "Ta przeglądarka nie może nic zapisać dla tej strony. Projekt zniknie, gdy zamkniesz tę kartę, więc zapisz go jako plik.",
    saving: "Trwa zapisywanie ostatniej zmiany.",
    evicted: (count) =>
      plural(count, {
        one: "Ta przeglądarka usunęła 1 obraz z Twojego projektu, żeby zwolnić miejsce. Wszystko inne jest zapisane. Dodaj brakujący obraz jeszcze raz.",
        few: `Ta przeglądarka usunęła ${count} obrazy z Twojego projektu, żeby zwolnić miejsce. Wszystko inne jest zapisane. Dodaj brakujące obrazy jeszcze raz.`,
        many: `Ta przeglądarka usunęła ${count} obrazów z Twojego projektu, żeby zwolnić miejsce. Wszystko inne jest zapisane. Dodaj brakujące obrazy jeszcze raz.`,
        other: `Ta przeglądarka usunęła ${count} obrazu z Twojego projektu, żeby zwolnić miejsce. Wszystko inne jest zapisane. Dodaj brakujące obrazy jeszcze raz.`,
      }),
    notServed: (count) =>
      plural(count, {
        one: "1 nasz obraz w Twoim projekcie nie jest już dostępny. Wszystko inne jest zapisane. Wybierz w jego miejsce inny.",
        few: `${count} nasze obrazy w Twoim projekcie nie są już dostępne. Wszystko inne jest zapisane. Wybierz w ich miejsce inne.`,
        many: `${count} naszych obrazów w Twoim projekcie nie jest już dostępnych. Wszystko inne jest zapisane. Wybierz w ich miejsce inne.`,
        other: `${count} naszego obrazu w Twoim projekcie nie jest już dostępne. Wszystko inne jest zapisane. Wybierz w ich miejsce inne.`,
      }),
    notSaved: (why) => `Ostatnia zmiana nie została zapisana. ${why}`,
    unfinishedNames: (count) =>
      plural(count, {
        one: "Jedna z wpisanych nazw jest za krótka lub za długa, więc nie ma jej jeszcze w projekcie. Zostanie w swoim polu, dopóki jej nie zmienisz. Wszystko inne jest zapisane.",
        few: `${count} wpisane nazwy są za krótkie lub za długie, więc nie ma ich jeszcze w projekcie. Zostaną w swoich polach, dopóki ich nie zmienisz. Wszystko inne jest zapisane.`,
        many: `${count} wpisanych nazw jest za krótkich lub za długich, więc nie ma ich jeszcze w projekcie. Zostaną w swoich polach, dopóki ich nie zmienisz. Wszystko inne jest zapisane.`,
        other: `${count} wpisanej nazwy jest za krótkie lub za długie, więc nie ma ich jeszcze w projekcie. Zostaną w swoich polach, dopóki ich nie zmienisz. Wszystko inne jest zapisane.`,
      }),
    nothing:
      "Nie ma jeszcze nic do zapisania. Wszystko, co robisz, zapisuje się w tej przeglądarce na bieżąco.",
    saved:
      "Wszystko jest zapisane w tej przeglądarce. Przeglądarki czasem usuwają dane stron, których dawno nikt nie odwiedzał. Ważne projekty zapisz więc jako plik.",
  },

  save: "Zapisz projekt",
  savingFile: "Zapisywanie pliku",
  notMade: "Nie udało się utworzyć pliku. Spróbuj ponownie.",
  missingInFile: (count) =>
    plural(count, {
      one: "W tej przeglądarce brakuje 1 obrazu, więc nie ma go też w pliku.",
      other: `W tej przeglądarce brakuje ${ofImages(count)}, więc nie ma ich też w pliku.`,
    }),
  tableIncomplete:
    "W pliku nie ma niektórych obrazów z tabeli ekspresów. Brakuje na nie miejsca albo nie ma ich już w tej przeglądarce.",
  withoutOriginals: (places) =>
    `Wszystkie Twoje obrazy są w pliku. Żeby nie był za duży, pominięto niektóre oryginały. Jeśli otworzysz ten plik później, te obrazy będzie można poprawiać już tylko w obecnej postaci: ${places}.`,
  file: "Plik projektu",
  open: "Otwórz projekt",
  openingFile: "Otwieranie pliku",
  opened: "Projekt otwarty.",
  notOpened: (name, why) => `Nie udało się otworzyć pliku ${name}. Nic się nie zmieniło. ${why}`,
  notRead: (name) =>
    `Nie można odczytać pliku ${name}. Być może został przeniesiony lub usunięty. Wybierz go ponownie.`,
  look: "Wybierz motyw",
  startOver: "Zacznij od nowa",
  startOverTitle: "Wyczyścić ten projekt?",
  startOverWarning:
    "Zniknie cała zawartość tego projektu: nazwy, obrazy, napisy i marka. Jeśli projekt może się jeszcze przydać, najpierw go zapisz.",
  saveFirst: "Najpierw zapisz projekt",
  empty: "Wyczyść",
  keep: "Zostaw",
  undoable: {
    startOver: "Projekt wyczyszczony.",
    open: "Projekt otwarty.",
    beside: "Projekt otwarty. Poprzedni jest na stronie „Twoje ekspresy”.",
  },

  switched: (before, now) =>
    `W innej karcie otwarto ${now ? `ekspres „${now}”` : "ekspres bez nazwy"}. ${before ? `Ekspres „${before}”` : "Ekspres, który był tu otwarty,"} nie zmienił się.`,
  deletedElsewhere: (before, now) =>
    `W innej karcie usunięto ${before ? `ekspres „${before}”` : "ekspres, który był tu otwarty"}. Teraz otwarty jest ${now ? `ekspres „${now}”` : "ekspres bez nazwy"}.`,

  fileFault: {
    foreign:
      "To nie jest plik projektu. Wybierz plik zapisany przyciskiem „Zapisz projekt”. Jego nazwa kończy się na .brewscreen.",
    damaged:
      "Plik jest uszkodzony. Zapisz projekt jeszcze raz na urządzeniu, na którym powstał, i otwórz nowy plik.",
    tooLarge:
      "Plik jest za duży jak na projekt. Wybierz plik zapisany przyciskiem „Zapisz projekt”. Jego nazwa kończy się na .brewscreen.",
    laterVersion: "Plik utworzono w nowszej wersji tej aplikacji. Odśwież stronę i otwórz go jeszcze raz.",
    otherModel: "To projekt dla innego modelu ekspresu.",
  },
};

export const UNDO_AND_REDO: Translated<typeof english.UNDO_AND_REDO> = {
  undo: {
    named: (what) => `Cofnij: ${what}`,
    done: (what) => `Cofnięto: ${what}.`,
    failed: STORE_FAULTS.notUndone,
    nothing: "Nie ma czego cofnąć.",
  },
  redo: {
    named: (what) => `Ponów: ${what}`,
    done: (what) => `Ponowiono: ${what}.`,
    failed: (why) => `Nie udało się ponowić zmiany. ${why}`,
    nothing: "Nie ma czego ponowić.",
  },
  changes: {
    rename: () => "nowa nazwa ekspresu",
    names: (where) => `nowe nazwy (${where})`,
    picture: (where) => (where ? `nowy obraz (${where})` : "nowe obrazy"),
    removal: (where) => `usunięcie obrazu (${where})`,
    order: (where) => `nowa kolejność (${where})`,
    count: (where) => `nowa liczba rozmiarów (${where})`,
    defaults: (where) => (where ? `obrazy domyślne (${where})` : "obrazy domyślne"),
    look: () => "nowy motyw",
    words: () => "nowe napisy na ekspresie",
    brand: () => "nowa marka",
    startOver: () => "wyczyszczenie projektu",
    open: () => "otwarcie projektu",
    shelf: () => "zmiana na stronie „Twoje ekspresy”",
    restore: () => "zmiana spoza aplikacji",
  },
};
