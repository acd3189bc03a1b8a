import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/uploader.ts";
import { either } from "./formats.ts";
import { characterCount, fileCount, plural } from "./plurals.ts";

export const UPLOADER: Translated<typeof english.UPLOADER> = {
  heading: "Pakiet multimediów",
  intro:
    "Upuść pliki PNG dla ekranów ekspresu i pobierz jeden plik .mp na pendrive. Pakujemy wszystko bez żadnych zmian. Upuszczaj pliki na obszary albo gdziekolwiek na tej stronie: wtedy rozdzielimy je według wymiarów i nazw.",
  name: "Nazwa pakietu",
  nameMissing: "Wpisz nazwę pakietu.",
  nameTooLong: (most) => `Nazwa pakietu może mieć najwyżej ${characterCount(most)}.`,
  createRegion: "Tworzenie pakietu",
  create: "Utwórz pakiet",
  sending: "Wysyłanie plików",
  saved: (name, size) => `Zapisano plik ${name} (${size})`,

  drop: "Upuść pliki PNG",
  dropUpTo: (most) => plural(most, { one: "Upuść 1 plik PNG", other: `Upuść pliki PNG (od 1 do ${most})` }),
  sizes: (sizes) => `${either(sizes)} pikseli`,
  hint: (drop, sizes) => `${drop} • ${sizes}`,
  checking: "Sprawdzanie plików",
  filesOf: (label) => `Pliki: ${label}`,
  files: fileCount,
  filesOfMost: (count, most) => `${count} z ${most}`,
  wrongSize: (files, wrong) => `${files}, o złych wymiarach: ${wrong}`,
  invalid: (sizes) => `Potrzeba ${sizes}. Plik i tak trafi do pakietu, ale ekspres może go pominąć.`,
  fitsIn: (labels) => `Te wymiary pasują tu: ${either(labels)}.`,
  moveTo: (label) => `Przenieś do: ${label}`,
  moveFileTo: (name, label) => `Przenieś do: ${label} (plik ${name})`,
  clearAll: "Wyczyść wszystko",
  remove: "Usuń",
  removeFile: (name) => `Usuń plik ${name}`,

  dropAnywhere: "Upuść tutaj, a rozdzielimy pliki według wymiarów i nazw.",
  sortedIn: (added) => `Dodano ${fileCount(added)}.`,
  notSortedIn: (left) =>
    plural(left, {
      one: "1 plik nigdzie nie pasuje. Znajdziesz go pod obszarami.",
      few: `${left} pliki nigdzie nie pasują. Znajdziesz je pod obszarami.`,
      many: `${left} plików nigdzie nie pasuje. Znajdziesz je pod obszarami.`,
      other: `${left} pliku nigdzie nie pasuje. Znajdziesz je pod obszarami.`,
    }),
  sortingFailed: "Nie udało się rozdzielić plików. Upuść je na obszary.",
  tray: "Poza pakietem",
  trayNote: "Te pliki nigdzie nie pasują, więc nie trafią do pakietu. Zostaną tu, dopóki ich nie usuniesz.",
  trayNoteUnsaved: "Te pliki nigdzie nie pasują, więc nie trafią do pakietu.",
  fitsNowhere: "Wymiary nie pasują do żadnego obszaru.",
  isFull: (label) => `Nie ma już miejsca: ${label}.`,
  putIn: "Przenieś do…",
  putFileIn: (name) => `Przenieś do…: ${name}`,

  unsaved: "Twoje pliki nie są zapisane. Zostaną tu, dopóki nie zamkniesz tej karty.",
  erased: "W innej karcie usunięto wszystko. Jeśli potrzebujesz jeszcze tych plików, dodaj je ponownie.",

  pngOnly: "Upuszczaj tylko pliki PNG.",
  maximum: (most, category) => `Limit plików (${category}): ${most}.`,
  empty: "Najpierw upuść co najmniej jeden plik PNG.",
  damagedFile: (name, how) =>
    `${name} to uszkodzony plik PNG: ${how}. Wyeksportuj go ponownie i upuść nowy plik.`,
  emptyFile: (name) => `Plik ${name} jest pusty. Zapisz go ponownie i upuść nowy plik.`,
  otherImage: (name, file) => `${name} to ${file}. Zapisz go jako PNG i upuść nowy plik.`,
  notImage: (name, file) => `${name} to ${file}, a nie obraz. Wybierz plik PNG.`,
  unknownFile: (name) =>
    `Nie rozpoznajemy formatu pliku ${name}. Jeśli to obraz, zapisz go jako PNG i upuść nowy plik.`,

  advice: {
    "over-limit": "Usuń część plików albo utwórz pakiet na tym urządzeniu.",
    unreachable: "Sprawdź połączenie i spróbuj ponownie albo utwórz pakiet na tym urządzeniu.",
    "bad-answer": "Spróbuj ponownie albo utwórz pakiet na tym urządzeniu.",
    refused: "Usuń lub zamień ten plik i spróbuj ponownie.",
    unreadable: "Być może po upuszczeniu został przeniesiony lub usunięty. Upuść go ponownie.",
    cancelled: "Twoje pliki nadal tu są.",
  },
  damagedSince: (name) =>
    `Plik ${name} zmienił się po upuszczeniu i jest teraz uszkodzony. Wyeksportuj go ponownie i upuść nowy plik.`,
};
