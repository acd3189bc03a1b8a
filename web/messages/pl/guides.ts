import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/guides.ts";
import { plural, sizeCount } from "./plurals.ts";

export const GUIDES: Translated<typeof english.GUIDES> = {
  start: "Uruchom kreator",
  mediaPackage: "Utwórz pakiet multimediów",
  testDownload: "Sprawdź pobieranie",

  files: {
    heading: "Nazwy plików",
    intro:
      "Tak nazywają się pliki, które pobierasz. Nazwij swoje tak samo, a aplikacja rozpozna, gdzie jest miejsce każdego obrazu.",
    table: "Tabela nazw plików",
    image: "Obraz",
    zip: "W pliku „Obrazy (zip)”",
    package: "W pakiecie multimediów",
    ofSlot: (category, slot) => `${category}: ${slot}`,
    first: (category) => `${category}: pierwszy`,
  },

  requirements: {
    heading: "Wymagania dla obrazów",
    intro: (product) =>
      `W kreatorze możesz użyć dowolnego obrazu i go dopasować. Jeśli przygotowujesz obrazy w innym programie, oto dokładne wymiary, które przyjmuje ${product}. Do wszystkich są puste szablony z bezpiecznym obszarem na tekst.`,
    practices: "Dobre rady",
    screens: "Obrazy według ekranów",
    png: "Tylko PNG",
    anyImage:
      "PNG lub inny obraz o dokładnie takich wymiarach, który otworzy Twoja przeglądarka; zostanie zapisany jako PNG",
    sizes: sizeCount,
    differing: (size) =>
      `Niektóre dokumenty o tym ekspresie podają ${size}. Kreator nie przyjmuje takich wymiarów.`,
    differingFor: (size, count) =>
      `Niektóre dokumenty o tym ekspresie podają ${size} przy ${plural(count, { one: "1 rozmiarze", other: `${count} rozmiarach` })}. Kreator nie przyjmuje takich obrazów.`,
    differingCounts: (published, taken) =>
      `Niektóre dokumenty o tym ekspresie podają inną liczbę rozmiarów: ${published.join("–")}. Kreator przyjmuje ${taken.join("–")}.`,

    template: "Pusty szablon",
    templateFor: (title, size) => `Pusty szablon: ${title}, ${size}`,
    templateNotMade: "W tej przeglądarce nie udało się utworzyć szablonu.",
    safe: "Tekst tylko wewnątrz linii przerywanej",
    drawnByMachine: (label) => `${label}: rysuje ekspres`,
  },

  instructions: {
    heading: "Jak wgrać plik do ekspresu",
    intro: (steps) =>
      plural(steps, {
        one: "Przenieś plik .mp z komputera do ekspresu w 1 kroku. Potrzebny jest pendrive.",
        other: `Przenieś plik .mp z komputera do ekspresu w ${steps} krokach. Potrzebny jest pendrive.`,
      }),
    print: "Wydrukuj tę stronę",
    tryOneTitle: "Najpierw wypróbuj na jednym ekspresie",
    tryOne: (product) =>
      `Nie możemy obiecać, że Twój ekspres przyjmie pliki .mp utworzone w ${product}, a menu ekspresów się różnią. Zaimportuj plik na jednym, zanim zaniesiesz go do pozostałych.`,
    troubles: "Jeśli coś nie działa",
    refused: {
      title: "Ekspres odrzucił plik?",
      text: "Sprawdź go i zobacz, co w nim jest, dlaczego ekspres może go odrzucić i co da się naprawić.",
      link: "Sprawdź plik",
    },
  },
};
