import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/try.ts";
import { list } from "./formats.ts";

export const TRY: Translated<typeof english.TRY> = {
  heading: "Maschine ausprobieren",
  note: (seconds) =>
    `Bedienen Sie den Bildschirm wie ein Kunde. Nach ${seconds} Sekunden ohne Berührung beginnt er von vorn, wie an der Maschine.`,
  onScreen: "Auf dem Bildschirm",
  noStart: (missing, start) =>
    `Für „${missing}“ gibt es noch kein Bild. Eine Bestellung beginnt deshalb bei „${start}“.`,
  defaults: "Standardbilder auf diesem Bildschirm",
  defaultsFor: (labels) => `${list(labels)}: noch kein eigenes Bild.`,
  machine: "Ihre Maschine",
  fullScreen: "Vollbild",
  leave: "Vollbild beenden",
  wayOut: (seconds) =>
    `Zum Beenden halten Sie ${seconds} Sekunden lang die Ecke links unten gedrückt oder drücken die Esc-Taste.`,
};
