import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/design-menu.ts";
import { plural } from "./plurals.ts";
import { STORE_FAULTS } from "./store-faults.ts";

export const DESIGN_MENU: Translated<typeof english.DESIGN_MENU> = {
  keeping: {
    inMemory:
      "Dieser Browser kann für diese Website nichts speichern. Ihr Entwurf bleibt nur erhalten, solange dieser Tab offen ist. Speichern Sie ihn als Datei.",
    saving: "Ihre letzte Änderung wird gerade gespeichert.",
    evicted: (count) =>
      plural(count, {
        one: "Dieser Browser hat 1 Bild Ihres Entwurfs gelöscht, um Platz zu schaffen. Alles andere ist gespeichert. Fügen Sie das fehlende Bild wieder hinzu.",
        other: `Dieser Browser hat ${count} Bilder Ihres Entwurfs gelöscht, um Platz zu schaffen. Alles andere ist gespeichert. Fügen Sie die fehlenden Bilder wieder hinzu.`,
      }),
    notServed: (count) =>
      plural(count, {
        one: "Eines unserer Bilder in Ihrem Entwurf gibt es nicht mehr. Alles andere ist gespeichert. Wählen Sie dafür ein anderes Bild.",
        other: `${count} unserer Bilder in Ihrem Entwurf gibt es nicht mehr. Alles andere ist gespeichert. Wählen Sie dafür andere Bilder.`,
      }),
    notSaved: (why) => `Ihre letzte Änderung wurde nicht gespeichert. ${why}`,
    unfinishedNames: (count) =>
      plural(count, {
        one: "Ein eingegebener Name ist zu kurz oder zu lang und deshalb noch nicht im Entwurf. Er bleibt im Eingabefeld, bis Sie ihn ändern. Alles andere ist gespeichert.",
        other: `${count} eingegebene Namen sind zu kurz oder zu lang und deshalb noch nicht im Entwurf. Sie bleiben in ihren Eingabefeldern, bis Sie sie ändern. Alles andere ist gespeichert.`,
      }),
    nothing:
      "Es gibt noch nichts zu speichern. Alles, was Sie tun, wird laufend in diesem Browser gespeichert.",
    saved:
      "Alles ist in diesem Browser gespeichert. Browser löschen manchmal die Daten von Websites, die man lange nicht besucht hat. Speichern Sie wichtige Entwürfe deshalb als Datei.",
  },

  save: "Entwurf speichern",
  savingFile: "Datei wird gespeichert",
  notMade: "Die Datei konnte nicht erstellt werden. Versuchen Sie es noch einmal.",
  missingInFile: (count) =>
    plural(count, {
      one: "1 Bild fehlt in diesem Browser und ist deshalb nicht in der Datei.",
      other: `${count} Bilder fehlen in diesem Browser und sind deshalb nicht in der Datei.`,
    }),
  tableIncomplete:
    "Einige Bilder aus der Tabelle der Maschinen sind nicht in der Datei. Die Datei hat dafür keinen Platz, oder die Bilder fehlen in diesem Browser.",
  withoutOriginals: (places) =>
    `Alle Ihre Bilder sind in der Datei. Damit sie klein genug bleibt, haben wir einige Originale weggelassen. Wenn Sie die Datei später öffnen, lassen sich diese Bilder nur noch so anpassen, wie sie jetzt sind: ${places}.`,
  file: "Entwurfsdatei",
  open: "Entwurf öffnen",
  openingFile: "Datei wird geöffnet",
  opened: "Entwurf geöffnet.",
  notOpened: (name, why) => `${name} konnte nicht geöffnet werden. Es hat sich nichts geändert. ${why}`,
  notRead: (name) =>
    `${name} lässt sich nicht lesen. Vielleicht wurde die Datei verschoben oder gelöscht. Wählen Sie sie noch einmal aus.`,
  look: "Look wählen",
  startOver: "Neu beginnen",
  startOverTitle: "Diesen Entwurf leeren?",
  startOverWarning:
    "Alles in diesem Entwurf wird entfernt: Namen, Bilder, Texte und Marke. Wenn Sie ihn noch brauchen könnten, speichern Sie ihn vorher.",
  saveFirst: "Entwurf zuerst speichern",
  empty: "Leeren",
  keep: "Behalten",
  undoable: {
    startOver: "Entwurf geleert.",
    open: "Entwurf geöffnet.",
    beside: "Entwurf geöffnet. Ihr vorheriger steht unter „Ihre Maschinen“.",
  },

  switched: (before, now) =>
    `In einem anderen Tab wurde ${now || "eine Maschine ohne Namen"} geöffnet. ${before || "Die Maschine, die hier offen war,"} hat sich nicht geändert.`,
  deletedElsewhere: (before, now) =>
    `In einem anderen Tab wurde ${before || "die Maschine, die hier offen war,"} gelöscht. Jetzt ist ${now || "eine Maschine ohne Namen"} geöffnet.`,

  fileFault: {
    foreign:
      "Das ist keine Entwurfsdatei. Wählen Sie eine Datei, die mit „Entwurf speichern“ gespeichert wurde. Ihr Name endet auf .brewscreen.",
    damaged:
      "Die Datei ist beschädigt. Speichern Sie den Entwurf auf dem ursprünglichen Gerät noch einmal und öffnen Sie die neue Datei.",
    tooLarge:
      "Für einen Entwurf ist die Datei zu groß. Wählen Sie eine Datei, die mit „Entwurf speichern“ gespeichert wurde. Ihr Name endet auf .brewscreen.",
    laterVersion:
      "Die Datei wurde mit einer neueren Version dieser App erstellt. Laden Sie die Seite neu und öffnen Sie die Datei noch einmal.",
    otherModel: "Die Datei enthält einen Entwurf für ein anderes Maschinenmodell.",
  },
};

export const UNDO_AND_REDO: Translated<typeof english.UNDO_AND_REDO> = {
  undo: {
    named: (what) => `Rückgängig: ${what}`,
    done: (what) => `Rückgängig gemacht: ${what}.`,
    failed: STORE_FAULTS.notUndone,
    nothing: "Es gibt nichts rückgängig zu machen.",
  },
  redo: {
    named: (what) => `Wiederholen: ${what}`,
    done: (what) => `Wiederholt: ${what}.`,
    failed: (why) => `Die Änderung konnte nicht wiederholt werden. ${why}`,
    nothing: "Es gibt nichts zu wiederholen.",
  },
  changes: {
    rename: () => "neuer Maschinenname",
    names: (where) => `neue Namen bei „${where}“`,
    picture: (where) => (where ? `neues Bild bei „${where}“` : "neue Bilder"),
    removal: (where) => `entferntes Bild bei „${where}“`,
    order: (where) => `neue Reihenfolge bei „${where}“`,
    count: (where) => `neue Anzahl der Größen bei „${where}“`,
    defaults: (where) => (where ? `Standardbilder bei „${where}“` : "Standardbilder"),
    look: () => "neuer Look",
    words: () => "neue Texte auf der Maschine",
    brand: () => "neue Marke",
    startOver: () => "geleerter Entwurf",
    open: () => "geöffneter Entwurf",
    shelf: () => "Änderung unter „Ihre Maschinen“",
    restore: () => "Änderung von außerhalb der App",
  },
};
