import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/shelf.ts";
import { list, when } from "./formats.ts";
import { plural } from "./plurals.ts";
import { STORE_FAULTS } from "./store-faults.ts";

const MOST_NAMED = 3;

const named = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? list(names)
    : list([...names.slice(0, MOST_NAMED - 1), `${names.length - MOST_NAMED + 1} weitere`]);

export const SHELF: Translated<typeof english.SHELF> = {
  title: "Ihre Maschinen",
  lead: "Alle Maschinen, die Sie in diesem Browser gestaltet haben. Öffnen Sie eine, um daran weiterzuarbeiten. Die anderen ändern sich nicht.",
  count: (count) => plural(count, { one: "1 Maschine", other: `${count} Maschinen` }),
  list: "Maschinen",
  loading: "Ihre Maschinen werden geladen.",

  new: "Neue Maschine",
  making: "Einen Moment",
  openFiles: "Dateien öffnen",
  opening: "Datei wird geöffnet",
  openingShare: (percent) => `Wird geöffnet, ${percent}\u00a0%`,
  file: "Entwurfsdateien oder Medienpakete",
  opened: (count) =>
    plural(count, { one: "1 Maschine hinzugefügt.", other: `${count} Maschinen hinzugefügt.` }),
  notAdded: (names) => `Nicht hinzugefügt: ${named(names)}.`,
  several: "Mehrere auswählen",
  search: "Maschine suchen",
  found: (found, all) => `${found} von ${plural(all, { one: "1 Maschine", other: `${all} Maschinen` })}`,
  order: "Sortieren nach",
  orders: { changed: "Letzte Änderung", name: "Name", customer: "Kunde" },
  noneFound: (text) => `Keine Maschinen zu „${text}“ gefunden.`,
  showAll: "Alle zeigen",

  start: "Benennen",
  noneYet: "Hier erscheint Ihre erste Maschine",
  noneYetWords:
    "Geben Sie ihr einen Namen, füllen Sie ihre Bildschirme und machen Sie Pause, wann Sie möchten. Alles wird laufend gespeichert.",

  unnamed: (name) => `${name} (noch ohne Namen)`,
  openNow: "Jetzt offen",
  steps: (done, all) => (done === all ? "Fertig" : `${done} von ${all} Schritten erledigt`),
  facts: (changed, now, size) => `Geändert: ${when(changed, now)}${size === "" ? "" : ` · ${size}`}`,
  noPictures: "keine eigenen Bilder",
  evicted: (count) =>
    plural(count, {
      one: "Dieser Browser hat 1 Bild dieser Maschine gelöscht. Öffnen Sie die Maschine, um das Bild wieder hinzuzufügen.",
      other: `Dieser Browser hat ${count} Bilder dieser Maschine gelöscht. Öffnen Sie die Maschine, um die Bilder wieder hinzuzufügen.`,
    }),
  screens: (name) => `Bildschirme von ${name}`,
  open: "Öffnen",
  openNamed: (name) => `${name} öffnen`,
  goOn: "Weitermachen",
  goOnNamed: (name) => `Mit ${name} weitermachen`,
  isOpened: (name) => `${name} ist geöffnet.`,
  choose: (name) => `${name} auswählen`,
  more: (name) => `Weitere Optionen für ${name}`,
  rename: "Umbenennen",
  name: "Name der Maschine",
  saveName: "Name speichern",
  keepName: "Alten Namen behalten",
  details: { customer: "Kunde", note: "Notiz" },
  editDetails: "Kunde und Notiz …",
  detailsOf: (name) => `Kunde und Notiz zu ${name}`,
  detailsOfSeveral: (count) =>
    plural(count, { one: "Kunde und Notiz zu 1 Maschine", other: `Kunde und Notiz zu ${count} Maschinen` }),
  detailsWords:
    "Für Sie selbst, etwa eine Adresse oder Seriennummer. Auf der Maschine steht das nicht, aber es wird mit dem Entwurf gespeichert.",
  saveDetails: "Speichern",
  tooLong: (actual, most) => `Das sind ${actual} Zeichen. Möglich sind höchstens ${most}.`,
  duplicate: "Duplizieren",
  save: "Als Datei speichern",
  saving: "Wird gespeichert",
  export: "Exportieren …",
  delete: "Löschen",

  state: {
    laterVersion:
      "Dieser Entwurf wurde mit einer neueren Version der App erstellt. Laden Sie die Seite neu, um ihn zu öffnen.",
    otherMachine: "Dieser Entwurf ist für ein anderes Maschinenmodell. Er bleibt unverändert.",
    unreadable: "Dieser Entwurf lässt sich nicht lesen und ist vielleicht beschädigt. Er bleibt unverändert.",
  },
  kind: { laterVersion: "Neuere Version", otherMachine: "Andere Maschine", unreadable: "Nicht lesbar" },

  chosen: (count) => (count === 0 ? "Wählen Sie die gewünschten Maschinen aus." : `${count} ausgewählt`),
  chooseAll: "Alle auswählen",
  chooseNone: "Keine auswählen",
  exportChosen: "Auswahl exportieren",
  done: "Fertig",

  undo: "Rückgängig",
  undone: "Rückgängig gemacht.",
  namesakes: (count) =>
    plural(count, {
      one: "Sie hatten schon 1 Maschine mit demselben Namen.",
      other: `Sie hatten schon ${count} Maschinen mit denselben Namen.`,
    }),
  updateNamesakes: (count) =>
    plural(count, { one: "Stattdessen diese ändern", other: `Stattdessen diese ${count} ändern` }),
  undoable: {
    remove: (count, name) =>
      plural(count, {
        one: `${name} wurde gelöscht.`,
        other: `${name} und ${count - 1} weitere wurden gelöscht.`,
      }),
    duplicate: (_, name) => `${name} wurde hinzugefügt.`,
    add: (count, name) =>
      plural(count, { one: `${name} wurde hinzugefügt.`, other: `${count} Maschinen wurden hinzugefügt.` }),
    rename: (_, name) => `Umbenannt in ${name}.`,
    dress: (count, name) =>
      plural(count, { one: `${name} wurde geändert.`, other: `${count} Maschinen wurden geändert.` }),
  },
  failed: {
    create: (why) => `Die Maschine konnte nicht erstellt werden. ${why}`,
    open: (why) => `Die Maschine konnte nicht geöffnet werden. ${why}`,
    rename: (why) => `Der Name wurde nicht gespeichert. ${why}`,
    details: (why) => `Kunde und Notiz wurden nicht gespeichert. ${why}`,
    duplicate: (why) => `Die Maschine konnte nicht dupliziert werden. ${why}`,
    remove: (why) => `Es wurde nichts gelöscht. ${why}`,
    update: (why) => `Es wurde nichts geändert. ${why}`,
    undo: STORE_FAULTS.notUndone,
    save: "Die Datei konnte nicht erstellt werden. Versuchen Sie es noch einmal.",
    notLoaded:
      "Dieser Teil der App konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
    unknown: "Etwas ist schiefgegangen. Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  },
  incompleteInFile: (names) =>
    `Dieser Browser hat einige Bilder von ${named(names)} gelöscht. Sie sind deshalb nicht in der Datei.`,
  leftOutOfFile: (names) => `Nicht in der Datei: ${named(names)}.`,

  onlyOne: "Dieser Browser kann nur eine Maschine speichern",
  onlyOneWhy:
    "Er gibt dieser App nicht genug Speicher für mehr, meist wegen eines privaten Fensters oder strenger Datenschutz-Einstellungen. Ihre eine Maschine funktioniert wie gewohnt. Speichern Sie sie aber als Datei, bevor Sie eine andere beginnen.",

  kept: "Speicher in diesem Browser",
  keptWords:
    "Ihre Maschinen liegen nur in diesem Browser, auf diesem Gerät. Niemand sonst kann sie sehen. Ein Browser kann die Daten einer Website löschen, wenn auf dem Gerät kein Platz mehr ist oder wenn Sie einige Wochen nicht hier waren. Auch beim Löschen des Verlaufs können sie verloren gehen.",
  room: (used, quota) => `${used} von etwa ${quota} belegt`,
  roomLabel: "Belegter Speicher",
  nearlyFull: "Der Platz wird knapp",
  nearlyFullWords: (room) =>
    `${room}. Speichern Sie Ihre Maschinen als eine Datei und löschen Sie dann die, die Sie nicht mehr brauchen, oder schaffen Sie Platz auf dem Gerät.`,
  keepSafe: "Meine Maschinen schützen",
  keepSafeWords: "Bittet diesen Browser, Ihre Maschinen nicht zu löschen, wenn er Platz braucht.",
  isSafe: "Dieser Browser hat zugesagt, Ihre Maschinen nicht zu löschen, wenn er Platz braucht.",
  notSafe:
    "Dieser Browser hat noch nicht zugesagt. Viele tun es, wenn Sie öfter hier sind oder die Seite zum Startbildschirm hinzufügen. Speichern Sie bis dahin alle Maschinen als eine Datei.",
  saveAll: "Alle Maschinen als eine Datei speichern",
  savingAll: (percent) => `Wird gespeichert, ${percent}\u00a0%`,
  saveAllWords: "Die Datei enthält alles und lässt sich hier oder auf einem anderen Gerät öffnen.",
  erase: "Alle Brewscreen-Daten löschen",
  eraseWords: "Sinnvoll, wenn Sie auf einem gemeinsam genutzten Gerät fertig sind.",
  eraseTitle: "Alle Brewscreen-Daten löschen?",
  eraseNothing:
    "Alles, was Brewscreen in diesem Browser gespeichert hat, wird gelöscht. Das lässt sich nicht rückgängig machen.",
  eraseAsks: (count) =>
    plural(count, {
      one: "Ihre Maschine, ihre Bilder, deren Originale und alles andere, was Brewscreen in diesem Browser gespeichert hat, werden gelöscht. Das lässt sich nicht rückgängig machen.",
      other: `Ihre ${count} Maschinen, ihre Bilder, deren Originale und alles andere, was Brewscreen in diesem Browser gespeichert hat, werden gelöscht. Das lässt sich nicht rückgängig machen.`,
    }),
  eraseSaved: "Was Sie als Datei gespeichert haben, bleibt.",
  eraseYes: "Alles löschen",
  erasing: "Wird gelöscht",
  eraseNo: "Alles behalten",
  notErased: (why) => `Nicht alles konnte gelöscht werden. ${why}`,

  another: "Noch eine wie diese erstellen",
  anotherAsks:
    "Die neue Maschine beginnt als Kopie von dieser. Änderungen an der einen betreffen die andere nicht.",
  anotherMake: "Erstellen",
  anotherMade: (name) => `${name} erstellt. Sie arbeiten jetzt daran.`,

  also: "Auf anderen Maschinen verwenden …",
  alsoTitle: (screen) => `„${screen}“ auf anderen Maschinen verwenden`,
  alsoAsks: (screen, name) =>
    `Die Bilder und Namen, die ${name} bei „${screen}“ hat, ersetzen die auf den ausgewählten Maschinen.`,
  before: "Jetzt",
  after: "Danach",
  same: "Ist schon gleich.",
  alsoOn: (count) =>
    plural(count, { one: "Auf 1 Maschine verwenden", other: `Auf ${count} Maschinen verwenden` }),
  alsoOnNone: "Wählen Sie zuerst eine Maschine",
  alsoDone: (screen, count) =>
    plural(count, {
      one: `„${screen}“ wird jetzt auf 1 weiteren Maschine verwendet.`,
      other: `„${screen}“ wird jetzt auf ${count} weiteren Maschinen verwendet.`,
    }),
  alsoUndo:
    "Sie können das auch unter „Ihre Maschinen“ rückgängig machen, bis Sie eine dieser Maschinen ändern.",
  alsoFailed: (why) => `Keine Maschine wurde geändert. ${why}`,
  cancel: "Abbrechen",
};
