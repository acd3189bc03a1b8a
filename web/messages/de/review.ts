import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/review.ts";
import { list } from "./formats.ts";
import { plural } from "./plurals.ts";

export const REVIEW: Translated<typeof english.REVIEW> = {
  walkthrough: "Rundgang",
  previous: "Zurück",
  next: "Weiter",
  place: (number, count) => `${number} von ${count}`,
  overview: "Übersicht",
  edit: "Bearbeiten",
  editStop: (label) => `„${label}“ bearbeiten`,
  change: (label) => `„${label}“ ändern`,
  otherFiles: "Andere Dateien",
  ownPackage: "Eigene Bilder packen",
  packageInside: "Paket prüfen",
  testDownload: "Test-Download",
  testDownloadLink: "Der Test-Download",
  testDownloadTells: "{link} zeigt Ihnen mehr.",

  confirm: "Prüfung bestätigen",
  confirming: "Wird abgeschlossen …",
  confirmLoading: "Ihre Maschine wird fertiggestellt …",
  confirmed: "Die Bildschirme Ihrer Maschine sind fertig!",
  notConfirmed: "Die Bestätigung wurde nicht gespeichert. Bitte versuchen Sie es noch einmal.",
  complete: "Alles ist vollständig.",
  incomplete: (labels) =>
    plural(labels.length, {
      one: `Unvollständig: ${labels[0]}.`,
      other: `${labels.length} Schritte sind unvollständig.`,
    }),
  incompleteTitle: "Es fehlt noch etwas",
  incompleteAdvice:
    "Sie können trotzdem bestätigen. Fehlende Bilder werden ausgelassen oder durch Standardbilder ersetzt.",
  keepReviewing: "Weiter prüfen",
  confirmWithDefaults: "Mit Standardbildern bestätigen",
  download: "Herunterladen",
  more: "Mehr",
  stick: "Download für USB",
  sent: "Blatt und Vorschau",
  finished: "Ihre Maschine ist fertig.",
  finishedNext:
    "Laden Sie das Medienpaket für einen USB-Stick herunter, oder senden Sie den Entwurf zuerst zur Freigabe.",
  sendReady:
    "Senden Sie beide Dateien: Das Blatt ist zum Unterschreiben, die Vorschau öffnet sich in jedem Browser.",
  sendSaved:
    "Hängen Sie beide Dateien an eine E-Mail: Das Blatt ist zum Unterschreiben, die Vorschau öffnet sich in jedem Browser.",
  curl: "Als curl kopieren",
  curlCopied: {
    copied:
      "Befehl kopiert. Entpacken Sie „Bilder (zip)“ und führen Sie den Befehl im entpackten Ordner aus.",
    notCopied:
      "Der Befehl konnte nicht kopiert werden. Erlauben Sie im Browser den Zugriff auf die Zwischenablage und versuchen Sie es noch einmal.",
  },
  savePicture: "Bild speichern",
  pictureSaved: (name) => `${name} gespeichert.`,
  pictureNotSaved: "Das Bild konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
  toMachine: "Als Nächstes: Datei auf die Maschine laden",

  allScreens: "Alle Bildschirme",
  onScreen: (label) => `„${label}“ auf dem Bildschirm der Maschine`,
  noImage: "Noch kein Bild",
  machine: "Maschine",
  notNamed: "ohne Namen",
  missing: "Fehlt noch",
  noName: (defaultName) => `kein Name, deshalb wird die Maschine als ${defaultName} exportiert`,
  noListImage: "kein Bild, deshalb wird dieser Bildschirm beim Export ausgelassen",
  noSlotNames: "Namen fehlen",
  noSlotImages: (count) => plural(count, { one: "noch kein Bild", other: "noch keine Bilder" }),
  evictedFrom: (labels) =>
    plural(labels.length, {
      one: `dieser Browser hat das Bild für ${list(labels)} gelöscht, deshalb wird das Standardbild verwendet`,
      other: `dieser Browser hat die Bilder für ${list(labels)} gelöscht, deshalb werden die Standardbilder verwendet`,
    }),
  notServedFrom: (labels) =>
    plural(labels.length, {
      one: `unser Bild für ${list(labels)} gibt es nicht mehr, deshalb wird das Standardbild verwendet`,
      other: `unsere Bilder für ${list(labels)} gibt es nicht mehr, deshalb werden die Standardbilder verwendet`,
    }),
  notServedFromList: (count) =>
    plural(count, {
      one: "eines unserer Bilder gibt es nicht mehr, es wird beim Export ausgelassen",
      other: `${count} unserer Bilder gibt es nicht mehr, sie werden beim Export ausgelassen`,
    }),
  evictedFromList: (count) =>
    plural(count, {
      one: "dieser Browser hat 1 Bild gelöscht, es wird beim Export ausgelassen",
      other: `dieser Browser hat ${count} Bilder gelöscht, sie werden beim Export ausgelassen`,
    }),
  noImageFor: (labels) => `kein Bild für ${list(labels)}`,

  default: "Standard",
  pixels: (size) => `${size} Pixel`,
  pixelsOfDefault: (size) => `${size} Pixel, Standardbild`,
  images: "Bilder",
  size: "Größe",
  leftOut: "Noch kein Bild. Dieser Bildschirm wird beim Export ausgelassen.",
  evictedTitle: "Hier fehlen Bilder.",
  evictedHere: (labels) =>
    plural(labels.length, {
      one: `Es fehlt: ${list(labels)}. Drücken Sie „Bearbeiten“, um das Bild wieder hinzuzufügen. Bis dahin zeigen Ihre Dateien dort das Standardbild oder gar kein Bild.`,
      other: `Es fehlen: ${list(labels)}. Drücken Sie „Bearbeiten“, um die Bilder wieder hinzuzufügen. Bis dahin zeigen Ihre Dateien dort Standardbilder oder gar keine Bilder.`,
    }),
  evictedInExports: (count) =>
    plural(count, {
      one: "1 Bild fehlt in diesem Entwurf. Ihre Dateien zeigen stattdessen das Standardbild oder gar kein Bild.",
      other: `${count} Bilder fehlen in diesem Entwurf. Ihre Dateien zeigen stattdessen Standardbilder oder gar keine Bilder.`,
    }),
  allDefaults: "Hier haben Sie noch kein Bild hinzugefügt. Ihre Dateien zeigen die Standardbilder.",
  someDefaults: (count, all) =>
    plural(count, {
      one: `1 von ${all} ist ein Standardbild, weil Sie noch kein eigenes hinzugefügt haben.`,
      other: `${count} von ${all} sind Standardbilder, weil Sie noch keine eigenen hinzugefügt haben.`,
    }),
};

export const SIMULATOR: Translated<typeof english.SIMULATOR> = {
  heading: "Maschine ausprobieren",
  note: (seconds) =>
    `Bedienen Sie den Bildschirm wie ein Kunde. Nach ${seconds} Sekunden ohne Berührung beginnt die Vorschau von vorn, genau wie die Maschine.`,
  onScreen: "Auf dem Bildschirm",
  noStart: (missing, start) =>
    `Für „${missing}“ gibt es noch kein Bild. Eine Bestellung beginnt deshalb bei „${start}“.`,
  defaults: "Standardbilder auf diesem Bildschirm",
  defaultsFor: (labels) =>
    plural(labels.length, {
      one: `Für ${list(labels)} haben Sie noch kein eigenes Bild hinzugefügt.`,
      other: `Für ${list(labels)} haben Sie noch keine eigenen Bilder hinzugefügt.`,
    }),
  machine: "Ihre Maschine",
  fullScreen: "Vollbild",
  leave: "Vollbild beenden",
  wayOut: (seconds) =>
    `Zum Beenden halten Sie ${seconds} Sekunden lang die Ecke links unten gedrückt oder drücken Sie die Esc-Taste.`,
};

export const USB_STICK: Translated<typeof english.USB_STICK> = {
  title: "Zuerst: Datei auf einen USB-Stick kopieren",
  format: "Der Stick muss mit FAT32 formatiert sein.",
  others: "Von einem anderen Gerät",
  systems: {
    ipad: {
      label: "iPad oder iPhone",
      steps: (file) => [
        "Stecken Sie den Stick an, wenn nötig mit einem Adapter.",
        `Öffnen Sie in der App „Dateien“ die Downloads, halten Sie ${file} gedrückt und wählen Sie „Kopieren“.`,
        "Öffnen Sie dann unter „Speicherorte“ den Stick, halten Sie eine leere Stelle gedrückt und wählen Sie „Einsetzen“.",
      ],
      formatting: "Muss der Stick formatiert werden, nehmen Sie einen Computer.",
    },
    android: {
      label: "Android-Handy oder -Tablet",
      steps: (file) => [
        "Stecken Sie den Stick an, wenn nötig mit einem Adapter.",
        `Öffnen Sie die App „Files“ (bei Samsung „Eigene Dateien“) und suchen Sie ${file} unter „Downloads“.`,
        "Halten Sie die Datei gedrückt, wählen Sie „Kopieren“, öffnen Sie den USB-Speicher und fügen Sie sie dort ein.",
        "Wählen Sie „Auswerfen“, bevor Sie den Stick abziehen.",
      ],
      formatting: "Muss der Stick formatiert werden, nehmen Sie einen Computer.",
    },
    windows: {
      label: "Windows",
      steps: (file) => [
        "Stecken Sie den Stick an und öffnen Sie im Explorer die Downloads.",
        `Ziehen Sie ${file} auf den Stick in der Liste links.`,
        "Klicken Sie dann mit der rechten Maustaste auf den Stick und wählen Sie „Auswerfen“.",
      ],
      formatting:
        "Zum Formatieren: Rechtsklick auf den Stick, „Formatieren“, dann „FAT32“. Dabei wird alles auf dem Stick gelöscht.",
    },
    mac: {
      label: "Mac",
      steps: (file) => [
        "Stecken Sie den Stick an und öffnen Sie im Finder die Downloads.",
        `Ziehen Sie ${file} auf den Stick in der Seitenleiste und klicken Sie dann auf das Auswurfsymbol daneben.`,
      ],
      formatting:
        "Zum Formatieren nehmen Sie das Festplattendienstprogramm und wählen Sie „MS-DOS (FAT)“. Dabei wird alles auf dem Stick gelöscht.",
    },
  },
};
