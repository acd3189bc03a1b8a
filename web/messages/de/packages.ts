import type { ArchiveFault } from "../../../shared/archive/source.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/packages.ts";
import { dateTime, list } from "./formats.ts";
import { RULE_TEXTS } from "./package-rules.ts";
import { plural } from "./plurals.ts";

export const PACKAGES: Translated<typeof english.PACKAGES> = {
  heading: "Was ist in dieser Datei?",
  intro:
    "Öffnen Sie eine .mp-Datei: Sie sehen ihre Bildschirme so, wie eine Maschine sie zeigen würde, und erfahren, warum eine Maschine die Datei ablehnen könnte. Die Datei bleibt auf diesem Gerät.",
  choose: "Datei auswählen",
  orDrop: "oder hier ablegen",
  dropping: "Zum Hineinsehen loslassen",
  file: "Medienpaket",
  actions: "Was Sie mit der Datei tun können",
  another: "Andere Datei öffnen",
  reading: (name) => `${name} wird untersucht`,
  notRead:
    "Die Datei konnte nicht gelesen werden. Vielleicht wurde sie verschoben oder der USB-Stick abgezogen. Wählen Sie sie noch einmal aus.",
  several: {
    title: (count) => `Das sind ${count} Medienpakete.`,
    checking: "Wird geprüft",
    back: "Zurück zu allen Paketen",
  },

  screens: "Bildschirme in dieser Datei",
  onScreen: (label) => `„${label}“ auf dem Bildschirm der Maschine`,
  numbered: (label, number) => `${label} ${number}`,
  guess: "Vermutung",
  noScreens: "Wir konnten keines der Bilder einem Bildschirm zuordnen.",
  others: "Weitere Bilder in der Datei",
  othersNote: "Aus ihren Namen geht nicht hervor, zu welchem Bildschirm sie gehören.",
  folder: (folder, size) => `${folder}, ${size}`,

  facts: {
    name: "Name",
    made: "Erstellt",
    pictures: "Bilder",
    size: "Dateigröße",
    unknown: "Nicht angegeben",
  },
  date: dateTime,

  verdicts: {
    closed: "Diese Datei lässt sich nicht öffnen.",
    error: "Eine Maschine könnte diese Datei ablehnen.",
    warning: "Manche Maschinen könnten mit dieser Datei Probleme haben.",
    incomplete: "Auf einigen Bildschirmen fehlen Bilder.",
    good: "Wir haben an dieser Datei nichts auszusetzen.",
  },
  verdictNotes: {
    closed: "Wir können Ihnen den Inhalt nicht zeigen.",
    error: (count) =>
      plural(count, { one: "Wir haben 1 Problem gefunden.", other: `Wir haben ${count} Probleme gefunden.` }),
    warning: (count) =>
      plural(count, {
        one: "Wir haben 1 mögliches Problem gefunden.",
        other: `Wir haben ${count} mögliche Probleme gefunden.`,
      }),
    incomplete: (count) =>
      plural(count, {
        one: "1 Feld ist leer. Die Datei selbst hält alle Regeln ein, die wir kennen.",
        other: `${count} Felder sind leer. Die Datei selbst hält alle Regeln ein, die wir kennen.`,
      }),
    good: "Sie hält alle Regeln ein, die wir kennen. Ob Ihre Maschine sie annimmt, zeigt sich aber erst an der Maschine.",
  },
  levels: {
    error: "Was nicht stimmt",
    warning: "Was Probleme machen könnte",
    note: "Gut zu wissen",
  },
  more: (count) => `noch ${count}`,
  about: (entry, detail) => `${entry}: ${detail}`,
  rules: RULE_TEXTS,

  edit: "Als Entwurf bearbeiten",
  editing: "Wird geöffnet",
  edited: (isBeside) =>
    isBeside
      ? "Das Paket ist als neuer Entwurf offen. Ihr vorheriger steht unter „Ihre Maschinen“."
      : "Das Paket ist jetzt Ihr Entwurf. „Rückgängig“ bringt zurück, was Sie vorher hatten.",
  staysBehind: (paths, most) =>
    plural(paths.length, {
      one: `Ein Entwurf fasst höchstens ${most} an Bildern. Wenn Sie diese Datei als Entwurf bearbeiten, fällt 1 Bild weg: ${list(paths)}.`,
      other: `Ein Entwurf fasst höchstens ${most} an Bildern. Wenn Sie diese Datei als Entwurf bearbeiten, fallen ${paths.length} Bilder weg: ${list(paths)}.`,
    }),
  notEdited: (why) => `Das Paket konnte nicht als Entwurf geöffnet werden. ${why}`.trim(),
  notMade: "Die Datei konnte nicht erstellt werden.",
  repair: "Reparierte Kopie speichern",
  repairing: "Wird repariert",
  repaired: "Reparierte Kopie gespeichert.",
  leftOut: (paths) =>
    plural(paths.length, {
      one: `1 Datei wurde ausgelassen: ${list(paths)}.`,
      other: `${paths.length} Dateien wurden ausgelassen: ${list(paths)}.`,
    }),
  pictures: "Bilder speichern",
  savingPictures: "Wird gepackt",
  savedPictures: "Bilder gespeichert.",
  noPictures: "Es gibt keine Bilder zu speichern.",
  status: (pictures) => plural(pictures, { one: "1 Bild", other: `${pictures} Bilder` }),

  design: {
    title: "Das ist eine Entwurfsdatei, kein Medienpaket.",
    text: "Sie enthält einen kompletten Entwurf, an dem Sie hier weiterarbeiten können.",
    open: "Entwurf öffnen",
    opened: (isBeside) =>
      isBeside
        ? "Der Entwurf ist offen. Ihr vorheriger steht unter „Ihre Maschinen“."
        : "Der Entwurf ist offen. „Rückgängig“ bringt zurück, was Sie vorher hatten.",
    notOpened: (why) => `Der Entwurf konnte nicht geöffnet werden. ${why}`.trim(),
  },
};

export const ARCHIVE_FAULT_TEXTS: Readonly<Record<ArchiveFault | "unreadable", string>> = {
  "not-zip": "Das ist kein ZIP-Archiv.",
  "cut-off": "Das Ende der Datei fehlt. Kopieren oder laden Sie sie noch einmal.",
  split: "Das ist ein Teil von mehreren. Fügen Sie die Teile zusammen und nehmen Sie die ganze Datei.",
  "damaged-directory": "Die Dateiliste ist beschädigt. Kopieren oder laden Sie die Datei noch einmal.",
  "too-many-entries": "Das Archiv führt zu viele Dateien auf. Deshalb haben wir es nicht geöffnet.",
  "too-large":
    "Entpackt wäre das Archiv größer, als dieses Gerät sicher verarbeiten kann. Deshalb haben wir es nicht geöffnet.",
  overlapping:
    "Die Dateien darin überlappen sich wie in bösartigen Archiven. Deshalb haben wir das Archiv nicht geöffnet.",
  unreadable:
    "Die Datei konnte nicht gelesen werden. Vielleicht wurde sie verschoben oder der USB-Stick abgezogen. Wählen Sie sie noch einmal aus.",
};
