import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/drop.ts";
import { groups } from "./formats.ts";
import { plural } from "./plurals.ts";

export const FILE_IMPORT: Translated<typeof english.FILE_IMPORT> = {
  here: "Legen Sie Ihre Dateien ab. Wir ordnen jedes Bild seinem Feld zu. Es ändert sich nichts, bis Sie bestätigen.",

  reading: "Ihre Dateien werden gelesen",
  readingCount: (done, all) => `${done} von ${all}`,
  opening: "Der Entwurf wird geöffnet",
  cancel: "Abbrechen",

  notOpened:
    "Ihre Dateien konnten nicht geöffnet werden. Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  nothing: "In diesen Dateien sind keine Bilder. Es hat sich nichts geändert.",
  notRead: (name) => `${name} lässt sich hier nicht öffnen.`,
  notPicture: (name) => `${name} ist kein Bild.`,
  table: (name) =>
    `${name} ist eine Tabelle. Auf der Seite „Viele Maschinen erstellen“ wird aus jeder Zeile eine Maschine.`,
  workbook: (name) =>
    `${name} hat ein Tabellenformat, das wir nicht lesen können. Speichern Sie die Datei in Ihrem Tabellenprogramm als „CSV UTF-8“.`,
  archive: (name, why) => `${name} konnte nicht geöffnet werden. ${why}`,
  designBeside: (name) => `${name} ist ein kompletter Entwurf. Legen Sie ihn allein ab, um ihn zu öffnen.`,
  cut: (most) => `Nur die ersten ${most} Dateien wurden gelesen.`,

  which: {
    title: "Was möchten Sie tun?",
    package: (name) => `${name} ist ein Medienpaket, die Datei, die auf eine Maschine kommt.`,
    design: (name) => `${name} ist ein kompletter Entwurf.`,
    more: (count) =>
      plural(count, { one: "Außerdem ist 1 Bild dabei.", other: `Außerdem sind ${count} Bilder dabei.` }),
    look: (name) => `In ${name} hineinsehen`,
    lookNote: "Zeigt, was darin ist und warum eine Maschine die Datei ablehnen könnte.",
    take: "Die Bilder daraus verwenden",
    takeAll: (count) => (count === 2 ? "Beide Bilder verwenden" : `Alle ${count} Bilder verwenden`),
    takeNote:
      "Jedes Bild kommt an seinen Platz auf Ihrer Maschine. Sie sehen das Ergebnis, bevor sich etwas ändert.",
    takePictures: (count) =>
      plural(count, { one: "Das Bild verwenden", other: `Die ${count} Bilder verwenden` }),
    open: (name) => `${name} öffnen`,
    openNote: "Der Entwurf kommt zu Ihren Maschinen dazu.",
    several: (count) => `Das sind die Entwürfe von ${count} Maschinen.`,
    openAll: (count) => (count === 2 ? "Beide Maschinen öffnen" : `Alle ${count} Maschinen öffnen`),
    openAllNote: "Jede kommt zu Ihren Maschinen dazu. Nichts wird ersetzt.",
  },

  title: (name) => (name ? `Ihre Bilder auf der Maschine: ${name}` : "Ihre Bilder auf der Maschine"),
  summary: {
    placed: (count) => plural(count, { one: "1 Bild zugeordnet.", other: `${count} Bilder zugeordnet.` }),
    none: "Noch kein Bild zugeordnet.",
    guesses: (count) =>
      plural(count, {
        one: "1 davon ist eine Vermutung, bitte prüfen Sie sie.",
        other: `${count} davon sind Vermutungen, bitte prüfen Sie sie.`,
      }),
    replaced: (count) =>
      plural(count, {
        one: "1 ersetzt ein vorhandenes Bild.",
        other: `${count} ersetzen vorhandene Bilder.`,
      }),
    empty: (count) =>
      plural(count, { one: "1 Feld ist noch leer.", other: `${count} Felder sind noch leer.` }),
    named: (name) => `Die Maschine wird ${name} heißen.`,
  },
  screens: "Die Bildschirme der Maschine",
  onScreen: (label) => `„${label}“ auf dem Bildschirm der Maschine`,
  guess: "Vermutung",
  replaces: "Ersetzt Ihr Bild",
  placeWith: (place, name, marks) => [`${place}: ${name}`, ...marks].join(", "),
  placeBefore: (place) => `${place}: bisheriges Bild`,
  placeEmpty: (place) => `${place}: leer`,
  counts: (label) => `Anzahl der Bilder: ${label}`,
  count: (count) => plural(count, { one: "1 Bild", other: `${count} Bilder` }),
  recounted: (count) =>
    plural(count, {
      one: "Mit der neuen Anzahl fällt 1 Ihrer Bilder weg.",
      other: `Mit der neuen Anzahl fallen ${count} Ihrer Bilder weg.`,
    }),

  notUsed: (count) => `Nicht verwendet (${count})`,
  allUsed: "Alle Bilder werden verwendet.",
  isNotUsed: ", nicht verwendet",
  addMore: "Weitere hinzufügen",
  addFolder: "Ordner hinzufügen",
  unreadable: (count) =>
    plural(count, {
      one: "1 Datei wurde ausgelassen, weil sie kein Bild ist oder sich hier nicht öffnen lässt.",
      other: `${count} Dateien wurden ausgelassen, weil sie keine Bilder sind oder sich hier nicht öffnen lassen.`,
    }),
  unreadableFiles: "Ausgelassene Dateien",

  hint: "Tippen Sie auf ein Bild und dann auf sein neues Feld. Oder ziehen Sie es dorthin.",
  chosen: "Ausgewähltes Bild",
  before: "Vorher",
  after: "Nachher",
  putIn: "Verschieben …",
  putInNamed: (name) => `Verschieben … (${name})`,
  aside: "Nicht verwendet",
  adjust: "Anpassen",
  takeOut: "Nicht verwenden",
  moved: (name, place) => `${name} nach „${place}“ verschoben.`,
  takenOut: (name) => `${name} wird nicht verwendet.`,
  taken: (name) => `${name} ausgewählt. Wählen Sie ein Feld dafür.`,

  otherTab: {
    isFor: (name) =>
      name ? `Diese Bilder sind für ${name}.` : "Diese Bilder sind für die Maschine, die hier offen war.",
    opened: (now) =>
      `Inzwischen wurde in einem anderen Tab ${now || "eine Maschine ohne Namen"} geöffnet. Dort wurden keine Bilder hinzugefügt.`,
    gone: (now) =>
      `Diese Maschine wurde gelöscht, und in einem anderen Tab wurde ${now || "eine Maschine ohne Namen"} geöffnet. Ihre Bilder wurden zu keiner Maschine hinzugefügt.`,
    back: (name) => `${name || "Die Maschine"} wieder öffnen und Bilder hinzufügen`,
    instead: (now) => `Bilder stattdessen zu ${now || "der jetzt offenen Maschine"} hinzufügen`,
    changed: (name) => `${name || "Diese Maschine"} wurde in einem anderen Tab geändert.`,
    changedAdvice:
      "Ihre Bilder sind noch nicht hinzugefügt. Sehen Sie nach, was jetzt da ist, und entscheiden Sie dann.",
    anyway: (name) => `Bilder trotzdem zu ${name || "dieser Maschine"} hinzufügen`,
    fresh: "Neue Maschine mit den Bildern erstellen",
    choose: "Wählen Sie zuerst eine Maschine für diese Bilder.",
    notOpened: (why) =>
      `Die Maschine konnte nicht geöffnet werden, deshalb wurden keine Bilder hinzugefügt. ${why}`,
  },

  leave: "Sie haben diese Bilder noch nicht zu Ihrer Maschine hinzugefügt.",
  leaveIt: "Verwerfen",
  stay: "Weiter bearbeiten",

  put: "Zu meiner Maschine hinzufügen",
  putting: "Bilder werden zu Ihrer Maschine hinzugefügt",
  puttingCount: (made, all) => `${made} von ${all}`,
  nothingToPut: "Ordnen Sie zuerst mindestens ein Bild zu.",
  isOn: (count) =>
    plural(count, {
      one: "1 Bild zu Ihrer Maschine hinzugefügt.",
      other: `${count} Bilder zu Ihrer Maschine hinzugefügt.`,
    }),
  isOnOther: (count, name) => {
    const where = name || "der Maschine, die hier offen war,";
    return plural(count, {
      one: `1 Bild zu ${where} hinzugefügt.`,
      other: `${count} Bilder zu ${where} hinzugefügt.`,
    });
  },
  notMade: (places) =>
    `Diese Felder sind unverändert, weil ihre Bilder nicht erstellt werden konnten: ${groups(places)}.`,
  nothingMade: "Die Bilder konnten nicht erstellt werden. Ihre Maschine ist unverändert.",
  notSaved: (why) => `Die Bilder wurden nicht gespeichert. Ihre Maschine ist unverändert. ${why}`,
};
