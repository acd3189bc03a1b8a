import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/step-texts.ts";

const REQUIRED = "Wymagane: PNG • {width} × {height} pikseli";
const NEEDED = "Najpierw wypełnij obrazami wszystkie pola.";
const USE_DEFAULT = "Użyj obrazu domyślnego";
const REST = {
  label: "Wypełnij domyślnymi",
  applied: "Wszystkie puste pola mają teraz obrazy domyślne.",
};
const NO_FILE = "Nie wybrano pliku";

const SCREENSAVER = {
  note: "To, co ekspres pokazuje, gdy nikt z niego nie korzysta. Kilka obrazów wyświetla się na zmianę.",
  hint: REQUIRED,
  counter: "Dodane obrazy ({count}/{max})",
  needed: "Dodaj co najmniej jeden obraz",
  refusals: {
    wrongType: "Dodawaj tylko pliki PNG",
    wrongSize: "Obraz musi mieć {width} × {height} pikseli. Obecne wymiary: {actualWidth} × {actualHeight}",
    unreadable: "Nie można odczytać pliku",
    nothing: NO_FILE,
  },
  words: {
    loaded: "Wczytane wygaszacze: {count}",
    tooMany: "Limit obrazów: {max}. Wolne miejsca: {free}.",
    full: "Limit obrazów: {max}.",
    failed: "Podczas przetwarzania obrazów wystąpił błąd",
  },
  library: {
    browse: "Przeglądaj gotowe wygaszacze",
    title: "Wybierz gotowy wygaszacz",
    chosen: "Dodano gotowy wygaszacz!",
    failed: "Nie udało się wczytać wybranego wygaszacza.",
  },
};

const BLENDS = {
  note: "Dotykając tych obrazów, klienci wybierają mieszankę kawy.",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Dodawaj tylko pliki PNG.",
    wrongSize: "Obraz musi mieć dokładnie {width} × {height} pikseli.",
    unreadable: "Nie udało się wczytać obrazu",
    nothing: NO_FILE,
  },
  library: {
    browse: "Przeglądaj gotowe obrazy",
    title: "Wybierz gotowy obraz mieszanki",
    chosen: "Wybrano obraz: {name}!",
    failed: "Nie udało się wczytać wybranego obrazu.",
  },
  rest: REST,
  words: { uploaded: "Dodano obraz: {name}!" },
};

const HOT_COLD = {
  note: "Tu klienci wybierają między gorącą a zimną kawą.",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Dodaj plik obrazu",
    wrongSize: "Obraz musi mieć dokładnie {width} × {height} pikseli",
    unreadable: "Nie udało się wczytać obrazu",
    nothing: NO_FILE,
  },
  defaults: { label: USE_DEFAULT, applied: "Użyto obrazu domyślnego: {label}" },
  rest: REST,
  words: { uploaded: "Dodano obraz: {label}" },
};

const cups = (note: string) => ({
  note,
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Nieprawidłowy plik obrazu",
    wrongSize: "Obraz musi mieć dokładnie {width} × {height} pikseli",
    unreadable: "Nieprawidłowy plik obrazu",
    nothing: NO_FILE,
  },
  counting: {
    legend: "Ile rozmiarów kubków oferuje Twój ekspres?",
    words: {
      defaults: "Wszystkie rozmiary mają teraz obrazy domyślne.",
      cleared: "Obrazy kubków usunięto z powodu nowej liczby rozmiarów.",
      filled: "Wszystkie rozmiary mają teraz ten sam motyw.",
    },
  },
  defaults: { label: USE_DEFAULT, applied: "Wszystkie rozmiary mają obrazy domyślne." },
  words: { uploaded: "Dodano obraz rozmiaru: {label}." },
});

const AFTER_CUPS = {
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Dodawaj tylko pliki obrazów.",
    wrongSize: "Obraz musi mieć dokładnie {width} × {height} pikseli.",
    unreadable: "Nie udało się wczytać obrazu.",
    nothing: NO_FILE,
  },
};

const leaveRoom = (note: string) => ({
  ...AFTER_CUPS,
  note,
  defaults: { label: USE_DEFAULT, applied: "Użyto obrazu domyślnego: {label}." },
  rest: REST,
  words: { uploaded: "Dodano obraz: {label}" },
});

const dispensing = (note: string) => ({
  ...AFTER_CUPS,
  note,
  notice:
    "Ekspres sam nakłada przycisk anulowania zamówienia. Zostaw na niego dość miejsca na swoim obrazie.",
  defaults: { label: USE_DEFAULT, applied: "Użyto domyślnego obrazu nalewania." },
  words: { uploaded: "Dodano obraz nalewania!" },
});

export const STEP_TEXTS: Translated<typeof english.STEP_TEXTS> = {
  lists: { screensaver: SCREENSAVER },
  slots: {
    blends: BLENDS,
    hotcold: HOT_COLD,
    hotcupsizes: cups("Po jednym obrazie na każdy rozmiar kubka na gorące napoje."),
    coldcupsizes: cups("Po jednym obrazie na każdy rozmiar kubka na zimne napoje."),
    hotleaveroom: leaveRoom("Klienci wybierają, czy w gorącym napoju zostawić miejsce na mleko."),
    coldleaveroom: leaveRoom("Klienci wybierają, czy w zimnym napoju zostawić miejsce na mleko."),
    dispensinghot: dispensing("To, co klienci widzą podczas nalewania gorącej kawy."),
    dispensingcold: dispensing("To, co klienci widzą podczas nalewania zimnej kawy."),
  },
};
