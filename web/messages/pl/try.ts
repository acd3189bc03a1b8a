import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/try.ts";
import { list } from "./formats.ts";
import { plural } from "./plurals.ts";

export const TRY: Translated<typeof english.TRY> = {
  heading: "Wypróbuj ekspres",
  note: (seconds) =>
    `Dotykaj ekranu, tak jak zrobi to klient. Po ${plural(seconds, { one: "1 sekundzie", other: `${seconds} sekundach` })} bez dotyku wszystko zaczyna się od nowa, tak jak w ekspresie.`,
  onScreen: "Na ekranie",
  noStart: (missing, start) =>
    `Tu nie ma jeszcze obrazu: ${missing}. Zamówienie zaczyna się więc od ekranu „${start}”.`,
  defaults: "Obrazy domyślne na tym ekranie",
  defaultsFor: (labels) => `${list(labels)}: nie ma jeszcze Twojego obrazu.`,
  machine: "Twój ekspres",
  fullScreen: "Pełny ekran",
  leave: "Zamknij pełny ekran",
  wayOut: (seconds) => `Żeby wyjść, przytrzymaj lewy dolny róg przez ${seconds} s albo naciśnij Esc.`,
};
