import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/drop.ts";
import { groups } from "./formats.ts";
import { fileCount, imageCount, ofImages, ofMachines, plural } from "./plurals.ts";

export const FILE_IMPORT: Translated<typeof english.FILE_IMPORT> = {
  here: "Upuść pliki. Dopasujemy każdy obraz do jego pola. Nic się nie zmieni, dopóki tego nie potwierdzisz.",

  reading: "Odczytywanie plików",
  readingCount: (done, all) => `${done} z ${all}`,
  opening: "Otwieranie projektu",
  cancel: "Anuluj",

  notOpened: "Nie udało się otworzyć plików. Odśwież stronę i spróbuj ponownie.",
  nothing: "W tych plikach nie ma obrazów. Nic się nie zmieniło.",
  notRead: (name) => `Pliku ${name} nie można tu otworzyć.`,
  notPicture: (name) => `${name} to nie obraz.`,
  table: (name) =>
    `${name} to tabela. Dodaj ją na stronie „Wiele ekspresów naraz”, a z każdego wiersza powstanie ekspres.`,
  workbook: (name) =>
    `${name} to arkusz w formacie, którego nie można tu odczytać. Otwórz go w arkuszu kalkulacyjnym i zapisz jako plik „CSV UTF-8”.`,
  archive: (name, why) => `Nie udało się otworzyć pliku ${name}. ${why}`,
  designBeside: (name) => `${name} to cały projekt. Żeby go otworzyć, upuść go osobno.`,
  cut: (most) => `Odczytano tylko część plików: pierwsze ${most}.`,

  which: {
    title: "Co chcesz zrobić?",
    package: (name) => `${name} to pakiet multimediów, czyli plik, który wgrywa się do ekspresu.`,
    design: (name) => `${name} to cały projekt.`,
    more: (count) =>
      plural(count, {
        one: "Jest też 1 obraz.",
        few: `Są też ${count} obrazy.`,
        many: `Jest też ${count} obrazów.`,
        other: `Jest też ${count} obrazu.`,
      }),
    look: (name) => `Zajrzyj do pliku ${name}`,
    lookNote: "Zobacz, co w nim jest i dlaczego ekspres może go odrzucić.",
    take: "Użyj jego obrazów",
    takeAll: (count) => `Użyj wszystkich obrazów (${count})`,
    takeNote: "Każdy trafi na swoje miejsce w ekspresie. Możesz wszystko sprawdzić, zanim coś się zmieni.",
    takePictures: (count) => `Użyj ${ofImages(count)}`,
    open: (name) => `Otwórz ${name}`,
    openNote: "Projekt pojawi się wśród Twoich ekspresów.",
    several: (count) => `To projekty ${ofMachines(count)}.`,
    openAll: (count) => `Otwórz wszystkie ekspresy (${count})`,
    openAllNote: "Każdy pojawi się wśród Twoich ekspresów. Żaden nie zostanie zastąpiony.",
  },

  title: (name) => (name ? `Twoje obrazy na ekspresie: ${name}` : "Twoje obrazy na ekspresie"),
  summary: {
    placed: (count) => `Dopasowano ${imageCount(count)}.`,
    none: "Nie dopasowano jeszcze żadnego obrazu.",
    guesses: (count) => `W tym niepewne, do sprawdzenia: ${count}.`,
    replaced: (count) =>
      plural(count, {
        one: "1 zastąpi obecny obraz.",
        few: `${count} zastąpią obecne obrazy.`,
        many: `${count} zastąpi obecne obrazy.`,
        other: `${count} zastąpi obecne obrazy.`,
      }),
    empty: (count) =>
      plural(count, {
        one: "1 pole jest jeszcze puste.",
        few: `${count} pola są jeszcze puste.`,
        many: `${count} pól jest jeszcze pustych.`,
        other: `${count} pola jest jeszcze puste.`,
      }),
    named: (name) => `Ekspres będzie się nazywać „${name}”.`,
  },
  screens: "Ekrany ekspresu",
  onScreen: (label) => `${label} na ekranie ekspresu`,
  guess: "Niepewne",
  replaces: "Zastąpi Twój obraz",
  placeWith: (place, name, marks) => [`${place}: ${name}`, ...marks].join(", "),
  placeBefore: (place) => `${place}: bez zmian`,
  placeEmpty: (place) => `${place}: puste`,
  counts: (label) => `Liczba obrazów: ${label}`,
  count: imageCount,
  recounted: (count) => `Zmiana liczby usunie ${imageCount(count)} z Twojego ekspresu.`,

  notUsed: (count) => `Nieużyte (${count})`,
  allUsed: "Wszystkie obrazy są użyte.",
  isNotUsed: ", nieużyty",
  addMore: "Dodaj więcej",
  addFolder: "Dodaj folder",
  unreadable: (count) =>
    plural(count, {
      one: "Pominięto 1 plik: to nie obraz albo nie można go tu otworzyć.",
      other: `Pominięto ${fileCount(count)}: to nie obrazy albo nie można ich tu otworzyć.`,
    }),
  unreadableFiles: "Pominięte pliki",

  hint: "Dotknij obrazu, a potem jego nowego pola. Możesz go też tam przeciągnąć.",
  chosen: "Wybrany obraz",
  before: "Przed",
  after: "Po",
  putIn: "Przenieś do…",
  putInNamed: (name) => `Przenieś do…: ${name}`,
  aside: "Nieużyte",
  adjust: "Popraw",
  takeOut: "Nie używaj",
  moved: (name, place) => `Obraz ${name} jest teraz tu: ${place}.`,
  takenOut: (name) => `Obraz ${name} nie będzie użyty.`,
  taken: (name) => `Wybrano ${name}. Wskaż pole.`,

  otherTab: {
    isFor: (name) =>
      name ? `Te obrazy są dla ekspresu „${name}”.` : "Te obrazy są dla ekspresu, który był tu otwarty.",
    opened: (now) =>
      now
        ? `W innej karcie otwarto tymczasem ekspres „${now}”. Nie dodano do niego żadnych obrazów.`
        : "W innej karcie otwarto tymczasem ekspres bez nazwy. Nie dodano do niego żadnych obrazów.",
    gone: (now) =>
      now
        ? `Tamten ekspres usunięto, a w innej karcie otwarto ekspres „${now}”. Twoich obrazów nie dodano do żadnego ekspresu.`
        : "Tamten ekspres usunięto, a w innej karcie otwarto ekspres bez nazwy. Twoich obrazów nie dodano do żadnego ekspresu.",
    back: (name) =>
      name ? `Otwórz „${name}” ponownie i dodaj obrazy` : "Otwórz tamten ekspres i dodaj obrazy",
    instead: (now) =>
      now ? `Dodaj obrazy do ekspresu „${now}”` : "Dodaj obrazy do ekspresu, który jest teraz otwarty",
    changed: (name) =>
      name ? `Ekspres „${name}” zmieniono w innej karcie.` : "Ten ekspres zmieniono w innej karcie.",
    changedAdvice: "Twoje obrazy nie są jeszcze dodane. Zobacz, co tam teraz jest, i wybierz.",
    anyway: (name) =>
      name ? `Mimo to dodaj obrazy do ekspresu „${name}”` : "Mimo to dodaj obrazy do tego ekspresu",
    fresh: "Utwórz nowy ekspres z obrazami",
    choose: "Najpierw wybierz ekspres dla tych obrazów.",
    notOpened: (why) => `Nie udało się otworzyć ekspresu, więc nie dodano żadnych obrazów. ${why}`,
  },

  leave: "Te obrazy nie są jeszcze dodane do ekspresu.",
  leaveIt: "Odrzuć",
  stay: "Wróć do edycji",

  put: "Dodaj do ekspresu",
  putting: "Dodawanie obrazów do ekspresu",
  puttingCount: (made, all) => `${made} z ${all}`,
  nothingToPut: "Najpierw umieść co najmniej jeden obraz.",
  isOn: (count) => `Dodano do ekspresu ${imageCount(count)}.`,
  isOnOther: (count, name) =>
    name
      ? `Dodano ${imageCount(count)} do ekspresu „${name}”.`
      : `Dodano ${imageCount(count)} do ekspresu, który był tu otwarty.`,
  notMade: (places) => `Te pola się nie zmieniły, bo nie udało się utworzyć ich obrazów: ${groups(places)}.`,
  nothingMade: "Nie udało się utworzyć obrazów. Ekspres się nie zmienił.",
  notSaved: (why) => `Obrazy nie zostały zapisane. Ekspres się nie zmienił. ${why}`,
};
