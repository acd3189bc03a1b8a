import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/wizard.ts";
import { plural } from "./plurals.ts";

const REMOVE_FIRST = "Entfernen Sie zuerst ein Bild oder ziehen Sie jede Datei auf ihr eigenes Feld.";

export const WIZARD: Translated<typeof english.WIZARD> = {
  preview: (label) => `Vorschau der Maschine: ${label}`,
  default: "Standard",
  choose: "Bild auswählen",
  adjust: "Anpassen",
  replace: "Ersetzen",
  change: (picture) => `„${picture}“ ändern`,
  tapToChange: "Zum Ändern ein Bild antippen",
  nameFor: (label) => `Name für „${label}“`,
  swapWith: (label) => `Mit „${label}“ tauschen`,
  useDefault: "Standardbild verwenden",
  defaultUsed: (label) => `„${label}“ zeigt das Standardbild.`,
  remove: "Entfernen",
  notReadable: "Das Bild lässt sich nicht lesen.",
  removeNamed: (label) => `„${label}“ entfernen`,
  actionFor: (action, label) => `${action}: ${label}`,
  undo: "Rückgängig",
  fitSame: "Dieselben Bilder neu anpassen",

  slotNameNeeded: (most) => `Geben Sie einen Namen mit höchstens ${most} Zeichen ein.`,
  slotNamesNeeded: (labels) => `Noch ohne Namen: ${labels}`,
  slotNamesNotSaved: "Die Namen wurden nicht gespeichert.",

  ready: "Bereit für den nächsten Schritt",
  slotsReady: "Alle Felder sind gefüllt",
  slotsNeeded: (labels) => `Fehlt noch: ${labels}`,
  moreThanSlots: "Es sind mehr Bilder als leere Felder.",
  moreThanSlotsAdvice: (names) => `Nicht hinzugefügt: ${names}. ${REMOVE_FIRST}`,
  notUsed: (names) => `Nicht hinzugefügt, weil Sie vor dem Abschluss weitergegangen sind: ${names}.`,
  notUsedFiles: "Nicht verwendete Dateien",
  notUsedAny: "Nicht verwendet:",
  removeFirst: `Nicht hinzugefügt. ${REMOVE_FIRST}`,
  fitThem: "Automatisch anpassen",
  swapped: (one, other) => `„${one}“ und „${other}“ getauscht.`,
  notSaved: "Das Bild wurde nicht gespeichert.",
  notRemoved: "Das Bild wurde nicht entfernt.",
  missing: "Dieses Bild fehlt.",
  missingAdvice:
    "Der Browser hat es gelöscht, um Platz zu schaffen. Fügen Sie es wieder hinzu oder wählen Sie ein anderes.",
  notServedAdvice: "Es gibt dieses Bild in der App nicht mehr. Wählen Sie ein anderes.",

  imagesInOrder: "Bilder in ihrer Reihenfolge",
  showImage: (number) => `Bild ${number} zeigen`,
  image: (number, name) => `Bild ${number}: ${name}`,
  moveEarlier: (number) => `Bild ${number} nach vorn verschieben`,
  moveLater: (number) => `Bild ${number} nach hinten verschieben`,
  removeImage: (number) => `Bild ${number} entfernen`,
  missingInList:
    "Der Browser hat dieses Bild gelöscht, um Platz zu schaffen. Entfernen Sie es hier und fügen Sie es wieder hinzu.",
  notServedInList:
    "Es gibt dieses Bild in der App nicht mehr. Entfernen Sie es hier und wählen Sie ein anderes.",
  notAdded: (name) => `Nicht hinzugefügt: ${name}.`,
  fileNotSaved: (name, why) => `${name} wurde nicht gespeichert. ${why}`,
  listUnharmed: "Alles, was Sie hatten, ist noch da. Fügen Sie die Bilder noch einmal hinzu.",
  makeRoom: "Entfernen Sie ein Bild, um Platz für ein weiteres zu schaffen.",

  drag: {
    instructions:
      "Leertaste hebt das Bild an, die Pfeiltasten bewegen es, noch einmal Leertaste legt es ab, Esc bricht ab.",
    handle: (number) => `Bild ${number}: zum Umordnen ziehen`,
    position: (number, count) => `Platz ${number} von ${count}`,
    lifted: (position) => `Bild angehoben: ${position}.`,
    over: (position) => `Jetzt über: ${position}.`,
    putDown: (position) => `Abgelegt: ${position}.`,
    putBack: (position) => `Zurückgelegt: ${position}.`,
  },

  countNotChanged: (why) => `Die Anzahl der Größen wurde nicht geändert. ${why}`,
  countChanged: (count) => `Geändert: ${count}.`,
  defaultsReplaced: "Ihre Bilder wurden durch die Standardbilder ersetzt.",
  imageRemoved: "Bild entfernt.",
  imagesReplaced: (count) =>
    plural(count, { one: "1 Bild wurde ersetzt.", other: `${count} Bilder wurden ersetzt.` }),

  picturesNotLoaded:
    "Die Bilder konnten nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
  pictureNotLoadedAdvice: "Prüfen Sie die Verbindung und wählen Sie es noch einmal aus.",

  filled: {
    done: "Alles, was leer war, ist jetzt gefüllt.",
    doneButNames:
      "Alles, was leer war, ist jetzt gefüllt. Eingegebene Namen, die zu kurz oder zu lang sind, müssen Sie noch ändern.",
    failed: (why) => `Es wurde nichts gefüllt. ${why}`,
  },
  library: {
    search: "Suchen",
    searchImages: "Bilder suchen …",
    showAll: "Alle Bilder zeigen",
    suggestions: (name) => `Vorschläge für „${name}“`,
    noneFound: "Zu Ihrer Suche wurden keine Bilder gefunden.",
  },
};
