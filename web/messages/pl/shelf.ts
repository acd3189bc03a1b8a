import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/shelf.ts";
import { list, when } from "./formats.ts";
import { machineCount, ofMachines, plural } from "./plurals.ts";
import { STORE_FAULTS } from "./store-faults.ts";

const MOST_NAMED = 3;

const named = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? list(names)
    : list([...names.slice(0, MOST_NAMED - 1), `jeszcze ${names.length - MOST_NAMED + 1}`]);

export const SHELF: Translated<typeof english.SHELF> = {
  title: "Twoje ekspresy",
  lead: "Wszystkie ekspresy zaprojektowane w tej przeglądarce. Otwórz jeden, żeby dalej nad nim pracować. Pozostałe się nie zmienią.",
  count: machineCount,
  list: "Ekspresy",
  loading: "Wczytywanie Twoich ekspresów.",

  new: "Nowy ekspres",
  making: "Chwileczkę",
  openFiles: "Otwórz pliki",
  opening: "Otwieranie pliku",
  openingShare: (percent) => `Otwieranie pliku: ${percent}%`,
  file: "Pliki projektów lub pakiety multimediów",
  opened: (count) => `Dodano ${machineCount(count)}.`,
  notAdded: (names) => `Nie dodano: ${named(names)}.`,
  several: "Zaznacz kilka",
  search: "Znajdź ekspres",
  found: (found, all) => `${found} z ${ofMachines(all)}`,
  order: "Sortuj",
  orders: { changed: "Ostatnia zmiana", name: "Nazwa", customer: "Klient" },
  noneFound: (text) => `Nie znaleziono ekspresów dla „${text}”.`,
  showAll: "Pokaż wszystkie",

  start: "Nazwij",
  noneYet: "Tu pojawi się Twój pierwszy ekspres",
  noneYetWords: "Nazwij go, wypełnij jego ekrany i przerwij, kiedy chcesz. Wszystko zapisuje się na bieżąco.",

  unnamed: (name) => `${name} (jeszcze bez nazwy)`,
  openNow: "Teraz otwarty",
  steps: (done, all) => (done === all ? "Gotowy" : `Ukończone kroki: ${done} z ${all}`),
  facts: (changed, now, size) => `Zmiana: ${when(changed, now)}${size === "" ? "" : ` · ${size}`}`,
  noPictures: "bez własnych obrazów",
  evicted: (count) =>
    plural(count, {
      one: "Ta przeglądarka usunęła 1 obraz tego ekspresu. Otwórz ekspres, żeby ponownie dodać obraz.",
      few: `Ta przeglądarka usunęła ${count} obrazy tego ekspresu. Otwórz ekspres, żeby ponownie dodać obrazy.`,
      many: `Ta przeglądarka usunęła ${count} obrazów tego ekspresu. Otwórz ekspres, żeby ponownie dodać obrazy.`,
      other: `Ta przeglądarka usunęła ${count} obrazu tego ekspresu. Otwórz ekspres, żeby ponownie dodać obrazy.`,
    }),
  screens: (name) => `Ekrany: ${name}`,
  open: "Otwórz",
  openNamed: (name) => `Otwórz „${name}”`,
  goOn: "Kontynuuj",
  goOnNamed: (name) => `Kontynuuj „${name}”`,
  isOpened: (name) => `Otwarto „${name}”.`,
  choose: (name) => `Zaznacz „${name}”`,
  more: (name) => `Więcej opcji: ${name}`,
  rename: "Zmień nazwę",
  name: "Nazwa ekspresu",
  saveName: "Zapisz nazwę",
  keepName: "Zostaw starą nazwę",
  details: { customer: "Klient", note: "Notatka" },
  editDetails: "Klient i notatka…",
  detailsOf: (name) => `Klient i notatka: ${name}`,
  detailsOfSeveral: (count) => `Klient i notatka dla ${ofMachines(count)}`,
  detailsWords:
    "Na Twój użytek, na przykład adres lub numer seryjny. Nie widać ich na ekspresie, ale zapisują się z projektem.",
  saveDetails: "Zapisz",
  tooLong: (actual, most) => `Liczba znaków: ${actual}. Mieści się najwyżej ${most}.`,
  duplicate: "Duplikuj",
  save: "Zapisz jako plik",
  saving: "Zapisywanie",
  export: "Eksportuj…",
  delete: "Usuń",

  state: {
    laterVersion: "Ten projekt utworzono w nowszej wersji aplikacji. Odśwież stronę, żeby go otworzyć.",
    otherMachine: "Ten projekt jest dla innego modelu ekspresu. Nie zostanie zmieniony.",
    unreadable: "Tego projektu nie można odczytać. Być może jest uszkodzony. Nie zostanie zmieniony.",
  },
  kind: { laterVersion: "Nowsza wersja", otherMachine: "Inny model", unreadable: "Nieczytelny" },

  chosen: (count) => (count === 0 ? "Zaznacz ekspresy, których potrzebujesz." : `Zaznaczone: ${count}`),
  chooseAll: "Zaznacz wszystkie",
  chooseNone: "Odznacz wszystkie",
  exportChosen: "Eksportuj zaznaczone",
  done: "Gotowe",

  undo: "Cofnij",
  undone: "Cofnięto.",
  namesakes: (count) =>
    plural(count, {
      one: "Jest tu już 1 ekspres o tej samej nazwie.",
      few: `Są tu już ${count} ekspresy o tych samych nazwach.`,
      many: `Jest tu już ${count} ekspresów o tych samych nazwach.`,
      other: `Jest tu już ${count} ekspresu o tych samych nazwach.`,
    }),
  updateNamesakes: (count) =>
    plural(count, { one: "Zaktualizuj tamten", other: `Zaktualizuj tamte (${count})` }),
  undoable: {
    remove: (count, name) =>
      plural(count, { one: `Usunięto „${name}”.`, other: `Usunięto „${name}” i jeszcze ${count - 1}.` }),
    duplicate: (_, name) => `Dodano „${name}”.`,
    add: (count, name) =>
      plural(count, {
        one: `Dodano „${name}”.`,
        few: `Dodano ${count} ekspresy.`,
        many: `Dodano ${count} ekspresów.`,
        other: `Dodano ${count} ekspresu.`,
      }),
    rename: (_, name) => `Nowa nazwa: „${name}”.`,
    dress: (count, name) =>
      plural(count, {
        one: `Zmieniono „${name}”.`,
        few: `Zmieniono ${count} ekspresy.`,
        many: `Zmieniono ${count} ekspresów.`,
        other: `Zmieniono ${count} ekspresu.`,
      }),
  },
  failed: {
    create: (why) => `Nie udało się utworzyć ekspresu. ${why}`,
    open: (why) => `Nie udało się otworzyć ekspresu. ${why}`,
    rename: (why) => `Nazwa nie została zapisana. ${why}`,
    details: (why) => `Nie udało się zapisać klienta i notatki. ${why}`,
    duplicate: (why) => `Nie udało się zduplikować ekspresu. ${why}`,
    remove: (why) => `Niczego nie usunięto. ${why}`,
    update: (why) => `Niczego nie zaktualizowano. ${why}`,
    undo: STORE_FAULTS.notUndone,
    save: "Nie udało się utworzyć pliku. Spróbuj ponownie.",
    notLoaded: "Nie udało się wczytać tej części aplikacji. Sprawdź połączenie i spróbuj ponownie.",
    unknown: "Coś poszło nie tak. Odśwież stronę i spróbuj ponownie.",
  },
  incompleteInFile: (names) =>
    `Ta przeglądarka usunęła niektóre obrazy, więc nie ma ich w pliku. Dotyczy: ${named(names)}.`,
  leftOutOfFile: (names) => `Nie ma w pliku: ${named(names)}.`,

  onlyOne: "Ta przeglądarka może przechować tylko jeden ekspres",
  onlyOneWhy:
    "Udostępnia tej aplikacji za mało miejsca na więcej, zwykle z powodu trybu prywatnego lub restrykcyjnych ustawień prywatności. Twój jeden ekspres działa normalnie, ale zapisz go jako plik, zanim zaczniesz następny.",

  kept: "Miejsce w tej przeglądarce",
  keptWords:
    "Twoje ekspresy są zapisane tylko w tej przeglądarce, na tym urządzeniu. Nikt inny ich nie widzi. Przeglądarka może usunąć dane strony, jeśli na urządzeniu zabraknie miejsca albo strona przez kilka tygodni nie będzie odwiedzana. Dane mogą też zniknąć po wyczyszczeniu historii przeglądania.",
  room: (used, quota) => `Zajęte: ${used} z około ${quota}`,
  roomLabel: "Zajęte miejsce",
  nearlyFull: "Kończy się miejsce",
  nearlyFullWords: (room) =>
    `${room}. Zapisz swoje ekspresy jako jeden plik i usuń te, których już nie potrzebujesz, albo zwolnij miejsce na tym urządzeniu.`,
  keepSafe: "Chroń moje ekspresy",
  keepSafeWords: "Prosi tę przeglądarkę, żeby nie usuwała Twoich ekspresów, gdy zabraknie miejsca.",
  isSafe: "Ta przeglądarka zgodziła się nie usuwać Twoich ekspresów, gdy zabraknie miejsca.",
  notSafe:
    "Ta przeglądarka jeszcze się nie zgodziła. Przeglądarki często zgadzają się, gdy zajrzysz tu kilka razy albo dodasz tę stronę do ekranu głównego. Do tego czasu zapisuj wszystkie ekspresy jako jeden plik.",
  saveAll: "Zapisz wszystkie ekspresy jako jeden plik",
  savingAll: (percent) => `Zapisywanie, ${percent}%`,
  saveAllWords: "Zawiera wszystko. Można go otworzyć tutaj lub na innym urządzeniu.",
  erase: "Usuń wszystkie dane Brewscreen",
  eraseWords: "Użyj tego na koniec pracy na wspólnym urządzeniu.",
  eraseTitle: "Usunąć wszystkie dane Brewscreen?",
  eraseNothing:
    "Usunięte zostanie wszystko, co Brewscreen zapisał w tej przeglądarce. Tego nie można cofnąć.",
  eraseAsks: (count) =>
    plural(count, {
      one: "Usunięte zostaną: Twój ekspres, jego obrazy, ich oryginały i wszystko inne, co Brewscreen zapisał w tej przeglądarce. Tego nie można cofnąć.",
      other: `Usunięte zostaną: wszystkie Twoje ekspresy (${count}), ich obrazy, oryginały i wszystko inne, co Brewscreen zapisał w tej przeglądarce. Tego nie można cofnąć.`,
    }),
  eraseSaved: "To, co jest zapisane jako plik, zostaje.",
  eraseYes: "Usuń wszystko",
  erasing: "Usuwanie",
  eraseNo: "Zostaw wszystko",
  notErased: (why) => `Nie wszystko udało się usunąć. ${why}`,

  another: "Utwórz drugi taki",
  anotherAsks: "Nowy ekspres będzie na początku kopią tego. Zmiany w jednym nie wpływają na drugi.",
  anotherMake: "Utwórz",
  anotherMade: (name) => `Utworzono „${name}”. Teraz pracujesz nad nim.`,

  also: "Użyj w innych ekspresach…",
  alsoTitle: (screen) => `Użyj w innych ekspresach: ${screen}`,
  alsoAsks: (screen, name) =>
    `Obrazy i nazwy, które ma tu „${name}” (${screen}), zastąpią te w zaznaczonych ekspresach.`,
  before: "Teraz",
  after: "Potem",
  same: "Już takie same.",
  alsoOn: (count) => plural(count, { one: "Użyj w 1 ekspresie", other: `Użyj w ${count} ekspresach` }),
  alsoOnNone: "Najpierw zaznacz ekspres",
  alsoDone: (screen, count) =>
    plural(count, {
      one: `${screen}: użyto w 1 innym ekspresie.`,
      other: `${screen}: użyto w ${count} innych ekspresach.`,
    }),
  alsoUndo: "Możesz to też cofnąć na stronie „Twoje ekspresy”, dopóki nie zmienisz żadnego z tych ekspresów.",
  alsoFailed: (why) => `Żaden ekspres się nie zmienił. ${why}`,
  cancel: "Anuluj",
};
