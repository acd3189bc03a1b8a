import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/many.ts";
import { list } from "./formats.ts";
import { plural } from "./plurals.ts";

const machines = (count: number) => plural(count, { one: "1 Maschine", other: `${count} Maschinen` });

export const VARIANTS: Translated<typeof english.VARIANTS> = {
  intro: (name) =>
    `Jede Zeile ist eine Maschine. Leere Zellen übernehmen den Inhalt von ${name}. Namen auf Bildern werden für jede Maschine angepasst.`,

  differs: "Was sich unterscheidet",
  choose: "Auswählen",
  chooseDone: "Fertig",
  groups: { slotName: "Namen", word: "Texte auf der Maschine", detail: "Für Sie selbst", picture: "Bilder" },
  chipOf: (group) => `${group}, `,
  onlyPicture: "Bild",
  namesOn: "Die Namen jeder Maschine auf ihre Bilder setzen",
  nameOn: "Auf dem Bild",
  finishedNote:
    "Auf Ihren eigenen, fertigen Bildern stehen die Namen vielleicht schon. Wählen Sie die aus, auf denen keine stehen.",
  nameNotOn: "nicht auf dem Bild",
  namesNotOn: (labels) => `Diese Bilder zeigen die neuen Namen nicht: ${list(labels)}.`,
  noWords: "Damit sich die Texte unterscheiden können, fügen Sie Ihren Bildern zuerst Text hinzu.",
  words: "Texte auf der Maschine",
  firstOf: "Erstes Bild",
  nameHeading: (group, slot) => `${group} ${slot}: Name`,
  pictureHeading: (group, slot) => `${group} ${slot}: Bild`,
  pictureOnlyHeading: (group) => `${group}: Bild`,
  pictureLabel: (group, slot) => `${group}, ${slot}`,
  wordHeading: (word) => `Text: ${word}`,

  table: "Maschinen",
  add: "Maschine hinzufügen",
  files: "CSV oder Bilder auswählen",
  example: "Beispiel-CSV",
  exampleFile: "machines.csv",
  exampleName: "Lobby, Erdgeschoss",
  examplePicture: "lobby.png",
  ways: "Sie können auch Zeilen aus einer Tabelle einfügen oder hier eine CSV-Datei zusammen mit den Bildern ablegen, die sie nennt.",
  drop: "CSV-Datei, Bilder oder beides ablegen",
  making: "Bilder werden angepasst",
  number: (row) => `Maschine ${row}`,
  row: (row, name) => (name === "" ? `Maschine ${row}` : `Maschine ${row}, ${name}`),
  remove: (name) => `${name} entfernen`,
  more: "Mehr",
  removeAll: "Alle Maschinen entfernen",
  undo: "Rückgängig",
  asIs: "wie es ist",
  missing: "fehlt",
  fitted: "passend gemacht",

  added: (count) => `${machines(count)} hinzugefügt.`,
  nothingAdded: "Keine Maschinen gefunden.",
  tooMany: (count, most) =>
    plural(count, {
      one: `Eine Tabelle fasst höchstens ${most} Maschinen, deshalb wurde 1 Maschine nicht hinzugefügt.`,
      other: `Eine Tabelle fasst höchstens ${most} Maschinen, deshalb wurden ${count} Maschinen nicht hinzugefügt.`,
    }),
  updated: (count) => plural(count, { one: "1 Maschine geändert.", other: `${count} Maschinen geändert.` }),
  updatedAndAdded: (updated, added) => `${updated} geändert, ${added} hinzugefügt.`,
  addAnyway: "Als neue Maschinen hinzufügen",
  leaveOut: "Ohne sie weitermachen",
  leftOutColumns: "Einige Spalten der Datei wurden ausgelassen.",
  assumed: (labels) =>
    `Die Datei hat keine Überschriften, deshalb gelten die Zellen nach dem Namen als: ${list(labels)}.`,
  unknown: (headings) =>
    plural(headings.length, {
      one: `Diese Spalte wurde nicht erkannt und ausgelassen: ${list(headings)}. Die Beispiel-CSV zeigt die richtigen Überschriften.`,
      other: `Diese Spalten wurden nicht erkannt und ausgelassen: ${list(headings)}. Die Beispiel-CSV zeigt die richtigen Überschriften.`,
    }),
  columnAt: (position) => `Spalte ${position}`,
  guessed: "Die Datei nennt ihre Zeichenkodierung nicht. Prüfen Sie unten, ob Umlaute und Akzente stimmen.",
  encoding: "Zeichenkodierung",
  encodings: {
    "windows-1252": "Westeuropäisch (Windows)",
    "windows-1250": "Mitteleuropäisch (Windows)",
    "windows-1251": "Kyrillisch (Windows)",
    "windows-1253": "Griechisch (Windows)",
    "windows-1254": "Türkisch (Windows)",
    macintosh: "Westeuropäisch (Mac)",
    shift_jis: "Japanisch (Shift JIS)",
    gb18030: "Chinesisch, vereinfacht (GB 18030)",
    big5: "Chinesisch, traditionell (Big5)",
    "euc-kr": "Koreanisch (EUC-KR)",
  },
  left: (files) =>
    `Diese Bilder stehen noch in keiner Zelle: ${list(files)}. Geben Sie den Dateinamen eines Bildes in eine Zelle ein, oder wählen Sie es dort aus.`,
  pasteRows: "Oder kopieren Sie die Zeilen und fügen Sie sie auf dieser Seite ein.",
  tooLarge: (file) => `${file} ist für eine Tabelle mit Maschinen zu groß.`,
  unreadable: (file) => `${file} lässt sich nicht lesen. Wählen Sie die Datei noch einmal aus.`,
  removed: (what) => `${what} entfernt.`,
  notKept: (why) =>
    `Die Tabelle ist nicht gespeichert und geht verloren, wenn Sie diese Seite schließen. ${why}`,

  faults: {
    noName: "Geben Sie dieser Maschine einen Namen.",
    tooShort: (least) => `Nötig sind mindestens ${least} Zeichen.`,
    tooLong: (most, actual) => `Das sind ${actual} Zeichen. Möglich sind höchstens ${most}.`,
    twice: (row) => `Maschine ${row} hat diesen Namen schon.`,
    noFolder: "So kann ein Ordner nicht heißen. Nehmen Sie Buchstaben oder Ziffern.",
    noPicture: (file) =>
      `${file} ist noch nicht hinzugefügt. Ziehen Sie die Datei auf diese Seite oder wählen Sie ein anderes Bild.`,
    badPicture: (file) => `${file} lässt sich nicht als Bild lesen.`,
    openQuote: (line) => `Ein Anführungszeichen in Zeile ${line} der Datei wird nie geschlossen.`,
    afterQuote: (line) => `In Zeile ${line} der Datei steht Text nach einem schließenden Anführungszeichen.`,
    leftOut: (line) => `Einige Werte in Zeile ${line} der Datei wurden ausgelassen.`,
    formula: "Das ist eine Formel oder ein Fehlerwert aus der Tabelle, kein Text.",
    tooManyCells: (line) => `Zeile ${line} der Datei hat mehr Zellen, als es Spalten gibt.`,
  },
  wrongRows: (count) => `${count} zu korrigieren`,
  ready: (count) => `${machines(count)} bereit`,
  readyAndWrong: (ready, wrong) => `${ready} bereit, ${wrong} zu korrigieren`,
  needed: "Fügen Sie zuerst eine Maschine hinzu",

  sheetName: (row, count) => `Maschine ${row} von ${count}`,
  screenOf: (machine, screen) => `${machine}: „${screen}“ auf dem Bildschirm der Maschine`,
  previous: "Vorige",
  next: "Nächste Maschine",
  another: "Noch eine hinzufügen",
  done: "Fertig",
  picture: "Bild auswählen",
  otherPicture: "Ersetzen",
  notShown: "Das Bild konnte nicht erstellt werden. Prüfen Sie die Verbindung.",

  toShelf: "Als Entwürfe speichern",
  toFiles: "Dateien erstellen",
  adding: "Entwürfe werden gespeichert",
  shelfNote: (count) =>
    plural(count, {
      one: "1 Maschine wird unter „Ihre Maschinen“ als eigener Entwurf gespeichert, den Sie einzeln bearbeiten können.",
      other: `${count} Maschinen werden unter „Ihre Maschinen“ als eigene Entwürfe gespeichert, die Sie einzeln bearbeiten können.`,
    }),
  addedToShelf: (count) =>
    plural(count, { one: "1 Entwurf wurde gespeichert.", other: `${count} Entwürfe wurden gespeichert.` }),
  toMachines: "Zu Ihren Maschinen",
  notAdded: (why) => `Die Entwürfe konnten nicht gespeichert werden. Es hat sich nichts geändert. ${why}`,
  notAddedTry: "Versuchen Sie es noch einmal.",
  leftOut: (count) =>
    plural(count, {
      one: "1 Maschine bleibt außen vor, bis sie korrigiert ist:",
      other: `${count} Maschinen bleiben außen vor, bis sie korrigiert sind:`,
    }),
  leftOutOne: (name, why) => `${name}: ${why}`,
  andMore: (count) => `und ${count} weitere`,

  exportTitle: (count) => `Dateien für ${machines(count)}`,
  exportWhat: "Was erstellt wird",
  exportNote: "Sie erhalten eine ZIP-Datei mit einem Ordner für jede Maschine und einer Zusammenfassung.",
  toDiskNote:
    "Geben Sie der ZIP-Datei einen neuen Namen, wenn Sie wählen, wo sie gespeichert wird. Wählen Sie eine vorhandene Datei, wird diese möglicherweise sofort geleert.",
  toMemoryNote: (most) =>
    `Dieser Browser behält eine Datei im Arbeitsspeicher, bis sie fertig ist. Was größer als ${most} ist, wird auf mehrere Dateien verteilt.`,
  exportChoose: "Wählen Sie mindestens eine Art von Datei.",
  exportStart: "Dateien erstellen",
  exporting: (name) => `${name} wird erstellt`,
  exportPlace: (at, all) => `${at} von ${all}`,
  cancel: "Abbrechen",
  stopTitle: "Erstellen abbrechen? Eine unfertige Datei wird nicht gespeichert.",
  stop: "Erstellen abbrechen",
  goOn: "Weitermachen",
  cancelled: (saved) =>
    saved === 0
      ? "Abgebrochen. Es wurde nichts gespeichert."
      : "Abgebrochen. Die letzte Datei wurde nicht gespeichert.",
  savedBefore: (files) => `Schon gespeichert: ${list(files)}. Die übrigen Maschinen wurden nicht exportiert.`,
  nextPart: (part) => `Die Datei ist voll. Wählen Sie, wo Teil ${part} gespeichert wird.`,
  nextPartAction: "Speicherort wählen",
  exported: (count) => `${machines(count)} fertig`,
  exportedNone: "Es konnte nichts erstellt werden",
  savedPart: (name, size) => `${name}, ${size}`,
  failedTitle: (count) =>
    plural(count, {
      one: "1 Maschine konnte nicht fertiggestellt werden:",
      other: `${count} Maschinen konnten nicht fertiggestellt werden:`,
    }),
  lackingTitle: (count) =>
    plural(count, { one: "1 Maschine ist unvollständig:", other: `${count} Maschinen sind unvollständig:` }),
  notWritten:
    "Die Datei konnte nicht gespeichert werden. Prüfen Sie, ob genug Platz dafür ist, und versuchen Sie es noch einmal.",
  again: "Noch einmal versuchen",
  close: "Schließen",
  // A file name, which is the same in every language.
  archiveName: (count, minute, part) =>
    `${count}-${count === 1 ? "machine" : "machines"}-${minute}${part > 1 ? `-part-${part}` : ""}.zip`,
  machines,
  summaryFile: "summary.csv",
  summary: {
    head: ["Maschine", "Ordner", "Archiv", "Dateien", "Ergebnis", "Hinweise"],
    made: "erstellt",
    lacking: "erstellt, aber unvollständig",
    failed: "fehlgeschlagen",
  },
  notRead: "Die Bilder dieser Maschine konnten nicht erstellt oder gelesen werden.",
  kindFailed: (kind) => `Nicht erstellt: ${kind}.`,
  tooLargeForZip: (size, most) =>
    `Die Dateien sind zusammen ${size} groß, aber eine ZIP-Datei fasst höchstens ${most}. Erstellen Sie weniger Arten von Dateien auf einmal.`,
  packageLacks: (labels) => `Im Medienpaket fehlt ein Bild für: ${list(labels)}.`,
};
