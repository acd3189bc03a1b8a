import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/looks.ts";
import { characterCount, imageCount } from "./plurals.ts";

export const LOOKS_DIALOG: Translated<typeof english.LOOKS_DIALOG> = {
  title: "Wybierz motyw",
  none: "Dla tego ekspresu nie ma jeszcze motywów.",

  seasons: { christmas: "Boże Narodzenie", summer: "Lato" },
  names: "Nazwy na obrazach",
  onMachine: (look, screen) => `${look}: ${screen} na ekranie ekspresu`,
  allScreens: (look) => `${look}: wszystkie ekrany`,
  tabs: "Motywy",
  walk: "Pokazany ekran",
  place: (number, count) => `${number} z ${count}`,
  previous: "Poprzedni ekran",
  next: "Następny ekran",
  notShown: "Nie udało się wczytać obrazów tego motywu. Sprawdź połączenie.",
  notHere: "Tego motywu nie ma jeszcze na tym urządzeniu. Połącz się z internetem, żeby go użyć.",

  use: (look) => `Użyj: ${look}`,
  replace: "Co zastąpić",
  others: "Wszystko oprócz moich obrazów",
  othersKeep: (count) => `Zostaw moje (${imageCount(count)}), zmień resztę`,
  empty: "Tylko to, co puste",
  all: "Wszystko",

  fromLooks: "Z motywów",
  numbered: (look, number) => `${look} ${number}`,
  put: (look, place) => `${place}: teraz obraz z motywu „${look}”.`,

  progress: (made, all) => `Obrazy: ${made} z ${all}`,
  saving: "Zapisywanie obrazów",
  cancel: "Anuluj",
  done: (look) => `Zastosowano motyw „${look}”.`,
  notMade: (look) =>
    `Nie udało się utworzyć niektórych obrazów motywu „${look}”, więc ekspres się nie zmienił. Sprawdź połączenie i spróbuj ponownie.`,
  nameTooLong: (slot, most, over) =>
    `Skróć nazwę (${slot}) o ${characterCount(over)}. Mieści się najwyżej ${most}.`,
  nothingToDo: "Nie ma nic do zmiany. Żeby zastąpić też własne obrazy, wybierz „Wszystko”.",
  notSaved: (why) => `Obrazy nie zostały zapisane. ${why}`,
};
