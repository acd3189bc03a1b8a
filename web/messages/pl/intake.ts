import type { Translated } from "../../../shared/machine/translated.ts";
import { MAX_PNG_SIDE_LENGTH } from "../../../shared/png/chunks.ts";
import type * as english from "../en/intake.ts";

export const DROP_ZONE: Translated<typeof english.DROP_ZONE> = {
  choose: "Wybierz obraz",
  chooseSeveral: "Wybierz obrazy",
  chooseAnother: ", wybierz inny",
  adjust: ", popraw",
  orDrop: "lub upuść go tutaj",
  orDropSeveral: "lub upuść je tutaj",
  dropping: "Upuść, żeby dodać",
  paste: "Wklej",
  pasted: "Wklejony obraz",
};

export const INTAKE: Translated<typeof english.INTAKE> = {
  checking: "Sprawdzanie obrazu",
  checkingAll: "Sprawdzanie obrazów",

  file: {
    PNG: "plik PNG",
    JPEG: "plik JPEG",
    "JPEG XL": "plik JPEG XL",
    GIF: "plik GIF",
    WebP: "plik WebP",
    AVIF: "plik AVIF",
    HEIC: "plik HEIC",
    BMP: "plik BMP",
    ICO: "plik ICO",
    TIFF: "plik TIFF",
    SVG: "plik SVG",
    PDF: "plik PDF",
    ZIP: "plik ZIP",
    archive: "skompresowany plik",
    Word: "dokument Worda",
    Excel: "arkusz Excela",
    PowerPoint: "prezentacja PowerPointa",
    Office: "dokument pakietu Office",
    Photoshop: "plik Photoshopa",
    PostScript: "plik PostScript",
    video: "film",
    audio: "plik dźwiękowy",
    HTML: "strona internetowa",
    text: "plik tekstowy",
  },
  unknownFile: "plik w formacie, którego nie rozpoznajemy",
  applePng: "odmiana PNG, którą odczytują tylko programy Apple",

  neededPng: (size) => `plik PNG o wymiarach dokładnie ${size} pikseli`,
  neededImage: (size) => `obraz o wymiarach dokładnie ${size} pikseli`,

  wrongType: (name, file, needed) => `${name} to ${file}. Potrzebny jest ${needed}.`,
  notImage: (name, file) => `${name} to ${file}, a nie obraz. Wybierz plik PNG lub zdjęcie.`,
  wrongSize: (name, actual, size) =>
    `${name} ma ${actual} pikseli. Przytnij lub przeskaluj do ${size} i dodaj ponownie.`,
  typeNow: (name, file) => `${name} to ${file}. Zamienimy go na PNG.`,
  unreadable: (why, needed) => `${why} Potrzebny jest ${needed}.`,

  damaged: (name, how) => `${name} to uszkodzony plik PNG: ${how}. Wyeksportuj go ponownie.`,
  damage: {
    cutOff: "brakuje końca, pewnie z powodu przerwanego kopiowania lub pobierania",
    empty: "nie ma w nim obrazu",
    impossibleSize: `szerokość lub wysokość wynosi 0 albo przekracza ${MAX_PNG_SIDE_LENGTH} pikseli`,
    broken: "część danych po drodze uległa zmianie lub przepadła",
  },
  damagedHeic: (name) =>
    `${name} to uszkodzone zdjęcie HEIC. Skopiuj je z telefonu jeszcze raz i dodaj tę kopię.`,
  tooComplex: (name) =>
    `${name} to rysunek zbyt złożony, żeby go tu otworzyć. Zapisz go jako PNG i dodaj tę kopię.`,
  folder: (name) => `${name} to folder. Otwórz go i wybierz obrazy, które w nim są.`,
  empty: (name) => `Plik ${name} jest pusty. Zapisz go ponownie i dodaj nowy plik.`,
  gone: (name) =>
    `Nie można odczytać pliku ${name}. Być może został przeniesiony lub usunięty. Wybierz go ponownie.`,
  undecodable: (name, file) =>
    `${name} to ${file}, ale ta przeglądarka nie potrafi tego wyświetlić. Zapisz obraz jako PNG.`,
  unconverted: (name, file) =>
    `${name} to ${file}, a część aplikacji, która go konwertuje, nie wczytała się. Sprawdź połączenie i dodaj go ponownie albo zapisz jako PNG.`,
  altered: (name, file) =>
    `${name} to ${file} i wymaga konwersji, ale ochrona prywatności tej przeglądarki zmienia konwertowane obrazy. Zapisz go najpierw jako PNG.`,

  heicWayOut:
    "Na iPhonie lub iPadzie udostępnij zdjęcie z opcją „Najbardziej zgodny” wybraną w „Opcjach” albo otwórz tę stronę w Safari. Na komputerze otwórz zdjęcie i zapisz je jako JPEG.",

  nothing:
    "To, co zostało upuszczone lub wklejone, nie jest plikiem obrazu. Zapisz najpierw obraz na tym urządzeniu, a potem wybierz go tutaj.",
};
