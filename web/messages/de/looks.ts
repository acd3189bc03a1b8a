import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/looks.ts";
import { plural } from "./plurals.ts";

export const LOOKS_DIALOG: Translated<typeof english.LOOKS_DIALOG> = {
  title: "Look wählen",
  none: "Für diese Maschine gibt es noch keine Looks.",

  seasons: { christmas: "Weihnachten", summer: "Sommer" },
  names: "Namen auf den Bildern",
  onMachine: (look, screen) => `${look}: „${screen}“ auf dem Bildschirm der Maschine`,
  allScreens: (look) => `${look}: alle Bildschirme`,
  tabs: "Looks",
  walk: "Angezeigter Bildschirm",
  place: (number, count) => `${number} von ${count}`,
  previous: "Voriger Bildschirm",
  next: "Nächster Bildschirm",
  notShown: "Die Bilder dieses Looks konnten nicht geladen werden. Prüfen Sie die Verbindung.",
  notHere:
    "Dieser Look ist noch nicht auf diesem Gerät. Verbinden Sie sich mit dem Internet, um ihn zu verwenden.",

  use: (look) => `${look} verwenden`,
  replace: "Was ersetzt wird",
  others: "Alles außer meinen Bildern",
  othersKeep: (count) =>
    plural(count, {
      one: "Mein Bild behalten, den Rest ändern",
      other: `Meine ${count} Bilder behalten, den Rest ändern`,
    }),
  empty: "Nur, was leer ist",
  all: "Alles",

  fromLooks: "Aus unseren Looks",
  numbered: (look, number) => `${look} ${number}`,
  put: (look, place) => `${place}: jetzt mit dem Bild aus ${look}.`,

  progress: (made, all) => plural(all, { one: `${made} von 1 Bild`, other: `${made} von ${all} Bildern` }),
  saving: "Bilder werden gespeichert",
  cancel: "Abbrechen",
  done: (look) => `${look} auf Ihre Maschine angewendet.`,
  notMade: (look) =>
    `Einige Bilder von ${look} konnten nicht erstellt werden. Ihre Maschine ist deshalb unverändert. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.`,
  nameTooLong: (slot, most, over) =>
    plural(over, {
      one: `Kürzen Sie den Namen für „${slot}“ um 1 Zeichen. Platz ist für ${most}.`,
      other: `Kürzen Sie den Namen für „${slot}“ um ${over} Zeichen. Platz ist für ${most}.`,
    }),
  nothingToDo: "Es gibt nichts zu ändern. Um auch Ihre eigenen Bilder zu ersetzen, wählen Sie „Alles“.",
  notSaved: (why) => `Die Bilder wurden nicht gespeichert. ${why}`,
};
