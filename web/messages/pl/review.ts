import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/review.ts";
import { list } from "./formats.ts";
import { ofImages, plural } from "./plurals.ts";

export const REVIEW: Translated<typeof english.REVIEW> = {
  walkthrough: "Krok po kroku",
  previous: "Wstecz",
  next: "Dalej",
  place: (number, count) => `${number} z ${count}`,
  overview: "Podsumowanie",
  edit: "Edytuj",
  editStop: (label) => `Edytuj: ${label}`,
  change: (label) => `Zmień: ${label}`,
  otherFiles: "Inne pliki",
  ownPackage: "Spakuj własne obrazy",
  packageInside: "Sprawdź pakiet",
  testDownload: "Pobieranie testowe",
  testDownloadLink: "Wypróbuj pobieranie testowe",
  testDownloadTells: "{link} i dowiedz się więcej.",

  confirm: "Zatwierdź przegląd",
  confirming: "Zatwierdzanie…",
  confirmLoading: "Zatwierdzanie ekranów ekspresu…",
  confirmed: "Ekrany Twojego ekspresu są gotowe!",
  notConfirmed: "Zatwierdzenie nie zostało zapisane. Spróbuj ponownie.",
  complete: "Wszystko jest gotowe.",
  incomplete: (labels) =>
    plural(labels.length, {
      one: `Nieukończony krok: ${labels[0]}.`,
      other: `Nieukończone kroki: ${labels.length}.`,
    }),
  incompleteTitle: "Czegoś jeszcze brakuje",
  incompleteAdvice:
    "Mimo to możesz zatwierdzić projekt. Brakujące obrazy zostaną pominięte lub zastąpione domyślnymi.",
  keepReviewing: "Wróć do przeglądu",
  confirmWithDefaults: "Zatwierdź z obrazami domyślnymi",
  download: "Pobierz",
  more: "Więcej",
  stick: "Pobierz na pendrive",
  sent: "Arkusz i podgląd",
  finished: "Twój ekspres jest gotowy.",
  finishedNext: "Pobierz pakiet multimediów na pendrive albo najpierw wyślij projekt do akceptacji.",
  sendReady: "Wyślij oba pliki: arkusz jest do podpisu, a podgląd otwiera się w każdej przeglądarce.",
  sendSaved:
    "Załącz oba pliki do e-maila: arkusz jest do podpisu, a podgląd otwiera się w każdej przeglądarce.",
  curl: "Kopiuj jako curl",
  curlCopied: {
    copied: "Polecenie skopiowane. Rozpakuj „Obrazy (zip)” i uruchom polecenie w rozpakowanym folderze.",
    notCopied:
      "Nie udało się skopiować polecenia. Zezwól w przeglądarce na dostęp do schowka i spróbuj ponownie.",
  },
  savePicture: "Zapisz obraz",
  pictureSaved: (name) => `Zapisano plik ${name}.`,
  pictureNotSaved: "Nie udało się zapisać obrazu. Spróbuj ponownie.",
  toMachine: "Teraz wgraj plik do ekspresu",

  allScreens: "Wszystkie ekrany",
  onScreen: (label) => `${label} na ekranie ekspresu`,
  noImage: "Jeszcze bez obrazu",
  machine: "Ekspres",
  notNamed: "bez nazwy",
  missing: "Jeszcze brakuje",
  noName: (defaultName) => `brak nazwy, więc w eksporcie będzie ${defaultName}`,
  noListImage: "brak obrazu, więc tego ekranu nie będzie w eksporcie",
  noSlotNames: "brak nazw",
  noSlotImages: (count) => (count === 1 ? "brak obrazu" : "brak obrazów"),
  evictedFrom: (labels) =>
    labels.length === 1
      ? `ta przeglądarka usunęła obraz (${list(labels)}), więc będzie tam domyślny`
      : `ta przeglądarka usunęła obrazy (${list(labels)}), więc będą tam domyślne`,
  notServedFrom: (labels) =>
    labels.length === 1
      ? `nasz obraz (${list(labels)}) nie jest już dostępny, więc będzie tam domyślny`
      : `nasze obrazy (${list(labels)}) nie są już dostępne, więc będą tam domyślne`,
  notServedFromList: (count) =>
    plural(count, {
      one: "1 nasz obraz nie jest już dostępny i nie trafi do eksportu",
      few: `${count} nasze obrazy nie są już dostępne i nie trafią do eksportu`,
      many: `${count} naszych obrazów nie jest już dostępnych i nie trafi do eksportu`,
      other: `${count} naszego obrazu nie jest już dostępne i nie trafi do eksportu`,
    }),
  evictedFromList: (count) =>
    plural(count, {
      one: "ta przeglądarka usunęła 1 obraz, więc nie trafi on do eksportu",
      few: `ta przeglądarka usunęła ${count} obrazy, więc nie trafią one do eksportu`,
      many: `ta przeglądarka usunęła ${count} obrazów, więc nie trafią one do eksportu`,
      other: `ta przeglądarka usunęła ${count} obrazu, więc nie trafią one do eksportu`,
    }),
  noImageFor: (labels) => `brak obrazu: ${list(labels)}`,

  default: "Domyślny",
  pixels: (size) => `${size} pikseli`,
  pixelsOfDefault: (size) => `${size} pikseli, obraz domyślny`,
  images: "Obrazy",
  size: "Wymiary",
  leftOut: "Nie ma jeszcze obrazu. Tego ekranu nie będzie w eksporcie.",
  evictedTitle: "Brakuje tu obrazów.",
  evictedHere: (labels) =>
    plural(labels.length, {
      one: `Brakuje: ${list(labels)}. Naciśnij „Edytuj”, żeby ponownie dodać obraz. Do tego czasu w plikach będzie obraz domyślny albo nie będzie żadnego.`,
      other: `Brakuje: ${list(labels)}. Naciśnij „Edytuj”, żeby ponownie dodać obrazy. Do tego czasu w plikach będą obrazy domyślne albo nie będzie żadnych.`,
    }),
  evictedInExports: (count) =>
    plural(count, {
      one: "W tym projekcie brakuje 1 obrazu. W plikach będzie obraz domyślny albo nie będzie żadnego.",
      other: `W tym projekcie brakuje ${ofImages(count)}. W plikach będą obrazy domyślne albo nie będzie żadnych.`,
    }),
  allDefaults: "Nie ma tu jeszcze Twoich obrazów. W plikach będą obrazy domyślne.",
  someDefaults: (count, all) => `Obrazy domyślne: ${count} z ${all}, bo nie ma tu jeszcze Twoich.`,
};

export const SIMULATOR: Translated<typeof english.SIMULATOR> = {
  heading: "Wypróbuj ekspres",
  note: (seconds) =>
    `Dotykaj ekranu, tak jak zrobi to klient. Po ${plural(seconds, { one: "1 sekundzie", other: `${seconds} sekundach` })} bez dotyku wszystko zaczyna się od nowa, tak jak w ekspresie.`,
  onScreen: "Na ekranie",
  noStart: (missing, start) =>
    `Ekran „${missing}” nie ma jeszcze obrazu, więc zamówienie zaczyna się od ekranu „${start}”.`,
  defaults: "Obrazy domyślne na tym ekranie",
  defaultsFor: (labels) =>
    plural(labels.length, {
      one: `${list(labels)}: nie ma jeszcze Twojego obrazu.`,
      other: `${list(labels)}: nie ma jeszcze Twoich obrazów.`,
    }),
  machine: "Twój ekspres",
  fullScreen: "Pełny ekran",
  leave: "Zamknij pełny ekran",
  wayOut: (seconds) =>
    `Żeby wyjść, przytrzymaj lewy dolny róg przez ${plural(seconds, { one: "1 sekundę", few: `${seconds} sekundy`, many: `${seconds} sekund`, other: `${seconds} sekundy` })} albo naciśnij Esc.`,
};

export const USB_STICK: Translated<typeof english.USB_STICK> = {
  title: "Najpierw skopiuj plik na pendrive",
  format: "Pendrive musi być sformatowany jako FAT32.",
  others: "Z innego urządzenia",
  systems: {
    ipad: {
      label: "iPad lub iPhone",
      steps: (file) => [
        "Podłącz pendrive, w razie potrzeby przez przejściówkę.",
        `W aplikacji Pliki otwórz „Pobrane rzeczy”, przytrzymaj palec na pliku ${file} i wybierz „Kopiuj”.`,
        "Potem otwórz pendrive w „Miejscach”, przytrzymaj palec na pustym miejscu i wybierz „Wklej”.",
      ],
      formatting: "Jeśli pendrive trzeba sformatować, użyj komputera.",
    },
    android: {
      label: "Telefon lub tablet z Androidem",
      steps: (file) => [
        "Podłącz pendrive, w razie potrzeby przez przejściówkę.",
        `Otwórz aplikację Pliki (na Samsungu Moje pliki) i znajdź ${file} w folderze „Pobrane”.`,
        "Przytrzymaj na nim palec, wybierz „Kopiuj”, otwórz pamięć USB i wklej go tam.",
        "Zanim wyjmiesz pendrive, wybierz „Odłącz”.",
      ],
      formatting: "Jeśli pendrive trzeba sformatować, użyj komputera.",
    },
    windows: {
      label: "Windows",
      steps: (file) => [
        "Podłącz pendrive i otwórz folder „Pobrane” w Eksploratorze plików.",
        `Przeciągnij ${file} na pendrive na liście po lewej.`,
        "Potem kliknij pendrive prawym przyciskiem myszy i wybierz „Wysuń”.",
      ],
      formatting:
        "Żeby sformatować pendrive, kliknij go prawym przyciskiem myszy i wybierz „Formatuj”, a potem „FAT32”. Formatowanie usunie z pendrive’a wszystkie dane.",
    },
    mac: {
      label: "Mac",
      steps: (file) => [
        "Podłącz pendrive i otwórz folder „Pobrane rzeczy” w Finderze.",
        `Przeciągnij ${file} na pendrive na pasku bocznym i kliknij symbol wysuwania obok niego.`,
      ],
      formatting:
        "Żeby sformatować pendrive, użyj Narzędzia dyskowego i wybierz „MS-DOS (FAT)”. Formatowanie usunie z pendrive’a wszystkie dane.",
    },
  },
};
