import type { ArchiveTrait } from "../../../shared/archive/source.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type { EntryDamage } from "../../../shared/package/rules/texts.ts";
import type { PngFaultCode } from "../../../shared/png/check.ts";
import { MAX_PNG_SIDE_LENGTH } from "../../../shared/png/chunks.ts";
import type * as english from "../en/package-rules.ts";

const COPY =
  "Kopieren oder laden Sie das Paket noch einmal. Wenn das nicht hilft, erstellen Sie es noch einmal.";

export const TRAIT_DESCRIPTIONS: Translated<typeof english.TRAIT_DESCRIPTIONS> = {
  descriptor:
    "Die Größen stehen hinter den Dateien statt davor (Data Descriptors). Programme, die von vorn nach hinten lesen, wie ältere Versionen von BusyBox, lehnen das womöglich ab.",
  zip64:
    "Es nutzt Zip64, das für Dateien über 4\u00a0GB gedacht ist. Windows XP, UnZip 5 und BusyBox können das nicht.",
  "extra-fields":
    "Die Dateien haben Zusatzfelder, etwa für Zeiten oder Besitzer, die sehr einfache Programme nicht überspringen können.",
  folders: "Ordner haben eigene Einträge, die sehr einfache Programme für leere Dateien halten.",
  comment: "Es hat einen Kommentar, deshalb finden sehr einfache Programme das Ende des Archivs nicht.",
  "headers-differ":
    "Vor einer Datei stehen andere Angaben als im Verzeichnis des Archivs. Programme, die von vorn nach hinten lesen, packen sie falsch aus oder lehnen sie ab.",
  "junk-before": "Vor dem Archiv stehen weitere Daten, wie bei selbstentpackenden Dateien.",
  "junk-after":
    "Hinter dem Archiv stehen weitere Daten, deshalb finden sehr einfache Programme sein Ende nicht.",
  version: "Es verlangt eine ZIP-Version nach 2.0.",
  "names-beyond-ascii":
    "In Dateinamen stehen andere Buchstaben als A bis Z. Alte Programme, auch die von Windows XP, zeigen sie falsch an.",
  backslashes:
    "Die Pfade enthalten umgekehrte Schrägstriche. Außerhalb von Windows wird beim Entpacken jeder Pfad zu einem langen Dateinamen.",
  "dot-slash":
    "Die Pfade beginnen mit ./. Programme, die nach genauen Pfaden suchen, finden die Dateien dann womöglich nicht.",
};

export const ENTRY_FAULT_DESCRIPTIONS: Translated<typeof english.ENTRY_FAULT_DESCRIPTIONS> = {
  crc: "der Inhalt hat sich seit dem Packen verändert",
  data: "entpackt hat sie nicht die angegebene Größe",
  header: "sie ist unter einem anderen Namen gepackt, als in der Liste steht",
};

export const PNG_FAULT_DESCRIPTIONS: Translated<typeof english.PNG_FAULT_DESCRIPTIONS> = {
  "not-png": "sie beginnt nicht mit der PNG-Signatur",
  cgbi: "sie hat das CgBI-Format von Apple, das nur Apple-Programme lesen",
  "bad-dimensions": `ihre Breite oder Höhe ist 0 oder über ${MAX_PNG_SIDE_LENGTH} Pixel`,
  "bad-colour": "diese Kombination aus Farbtiefe und Farbtyp gibt es in PNG nicht",
  "bad-method": "dieses Kompressions-, Filter- oder Interlace-Verfahren gibt es in PNG nicht",
  truncated: "sie endet vor ihrem IEND-Chunk",
  "bad-length": "ein Chunk hat eine unmögliche Länge",
  "bad-type": "der Typ eines Chunks besteht nicht aus vier Buchstaben",
  "bad-crc": "die CRC-Prüfsumme eines Chunks passt nicht zu seinen Daten",
  "bad-order": "ihre Chunks stehen in der falschen Reihenfolge",
  "bad-palette": "ihre Palette fehlt, steht an der falschen Stelle oder hat eine unmögliche Länge",
  "unknown-critical": "sie verlangt einen Chunk, den PNG nicht kennt",
  "no-image-data": "sie enthält keine Bilddaten",
  "bad-image-data": "ihre Bilddaten sind beschädigt, zu kurz oder zu lang",
};

export const RULE_TEXTS: Translated<typeof english.RULE_TEXTS> = {
  "not-zip": {
    title: "Das ist kein Medienpaket.",
    advice:
      "Ein Medienpaket ist ein ZIP-Archiv, dessen Name auf .mp endet. Bitten Sie noch einmal um die Datei oder erstellen Sie eine neue.",
  },
  "cut-off": {
    title: "Das Ende der Datei fehlt.",
    advice:
      "Sie wurde nicht vollständig kopiert oder heruntergeladen. Versuchen Sie es noch einmal und ziehen Sie den USB-Stick erst ab, wenn das Kopieren fertig ist.",
  },
  split: {
    title: "Das ist nur ein Teil einer aufgeteilten Datei.",
    advice:
      "Fügen Sie die Teile mit dem Programm zusammen, das sie getrennt hat, und öffnen Sie dann die ganze Datei.",
  },
  "damaged-directory": { title: "Die Dateiliste ist beschädigt.", advice: COPY },
  "too-many-entries": {
    title: "Die Dateiliste ist länger, als sie in einem Medienpaket sein sollte.",
    advice:
      "Zur Sicherheit haben wir das Paket nicht geöffnet. Bitten Sie die Person, die es erstellt hat, es zu prüfen.",
  },
  "too-large": {
    title: "Entpackt wäre das Paket größer, als ein Medienpaket sein sollte.",
    advice:
      "Zur Sicherheit haben wir das Paket nicht geöffnet. Bitten Sie die Person, die es erstellt hat, es zu prüfen.",
  },
  overlapping: {
    title: "Die Dateien darin überlappen sich wie in bösartigen Archiven.",
    advice:
      "Wir haben das Paket nicht geöffnet. Laden Sie es auf keine Maschine. Bitten Sie die Person, die es erstellt hat, es zu prüfen.",
  },
  "entry-damaged": {
    title: "Einige Dateien sind beschädigt.",
    detail: ({ fault }) => ENTRY_FAULT_DESCRIPTIONS[fault as EntryDamage],
    advice: COPY,
  },
  "entry-encrypted": {
    title: "Einige Dateien sind mit einem Passwort geschützt.",
    advice: "Eine Maschine kann nicht danach fragen. Packen Sie die Dateien ohne Passwort neu.",
  },
  "entry-method": {
    title: "Einige Dateien sind mit einem Verfahren komprimiert, das nur wenige Programme beherrschen.",
    advice: "Packen Sie sie als gewöhnliches ZIP mit Deflate neu.",
  },
  "entry-too-large": {
    title: "Einige Dateien sind viel größer als jedes Bild für die Maschine.",
    advice: "Wir haben sie nicht entpackt. Nehmen Sie sie aus dem Paket.",
  },
  "entry-twice": {
    title: "Zwei Dateien haben denselben Namen.",
    advice: "Welche davon gilt, entscheidet jedes Programm anders. Die reparierte Kopie behält die erste.",
  },
  "entry-unsafe": {
    title: "Einige Dateinamen führen aus dem Paket hinaus.",
    advice:
      "Programme lehnen solche Dateien ab oder schreiben sie an die falsche Stelle. In der reparierten Kopie bleiben sie im Paket.",
  },
  dialect: {
    title: "Das Paket ist auf eine Art gepackt, die manche alten Programme ablehnen.",
    detail: ({ trait }) => TRAIT_DESCRIPTIONS[trait as ArchiveTrait],
    advice: "Die reparierte Kopie hat das einfachste ZIP-Format, das es gibt.",
  },
  "config-missing": {
    title: "config.json fehlt.",
    advice: "Darin sind die Bilder für die Maschine aufgeführt. Die reparierte Kopie enthält eine.",
  },
  "config-unreadable": {
    title: "config.json lässt sich nicht lesen.",
    advice: "Darin sind die Bilder für die Maschine aufgeführt. Die reparierte Kopie enthält eine neue.",
  },
  "config-elsewhere": {
    title: "config.json liegt in einem Ordner, oder der Name enthält Großbuchstaben.",
    advice:
      "Die Maschine sucht config.json kleingeschrieben und auf der obersten Ebene. In der reparierten Kopie liegt sie dort.",
  },
  "config-encoding": {
    title: "config.json ist nicht als UTF-8 gespeichert.",
    advice: "Manche Texteditoren speichern sie anders. In der reparierten Kopie ist sie UTF-8.",
  },
  "config-incomplete": {
    title: "config.json ist unvollständig.",
    detail: ({ member }) => `„${member}“ fehlt oder ist falsch`,
    advice: "In der reparierten Kopie steht alles, was nötig ist.",
  },
  "config-version": {
    title: "Die Version des Pakets ist nicht 1.0.",
    detail: ({ version }) => (version === "" ? "keine Version" : `Version ${version}`),
    advice: "Es kann Dinge enthalten, die wir nicht kennen. Die reparierte Kopie hat Version 1.0.",
  },
  "config-not-first": {
    title: "config.json ist nicht die erste Datei im Paket.",
    advice: "Manche Programme erwarten sie an erster Stelle. In der reparierten Kopie steht sie dort.",
  },
  "config-lists-absent": {
    title: "config.json nennt Dateien, die nicht im Paket sind.",
    advice:
      "Ergänzen Sie sie, oder speichern Sie eine reparierte Kopie, die nur die vorhandenen Dateien nennt.",
  },
  "config-omits": {
    title: "config.json nennt nicht alle Bilder.",
    advice:
      "Nicht genannte Bilder zeigt eine Maschine womöglich nicht. Die reparierte Kopie nennt alle, die sie enthält.",
  },
  "config-differs": {
    title: "config.json enthält falsche Angaben zu einigen Bildern.",
    detail: ({ members }) => `falsch: ${members}`,
    advice: "In der reparierten Kopie stimmen die Angaben.",
  },
  "png-damaged": {
    title: "Einige Bilder sind beschädigt.",
    detail: ({ fault }) => PNG_FAULT_DESCRIPTIONS[fault as PngFaultCode],
    advice:
      "Speichern Sie sie in dem Programm neu, mit dem sie erstellt wurden, und erstellen Sie dann das Paket noch einmal.",
  },
  "not-png": {
    title: "Einige Dateien sind keine PNG-Bilder.",
    advice:
      "Die Maschine nimmt nur PNG an. Speichern Sie sie als PNG und erstellen Sie dann das Paket noch einmal.",
  },
  "left-over": {
    title: "Das Paket enthält versteckte Dateien, die macOS oder Windows hinzugefügt hat.",
    advice: "Auf den meisten Maschinen schaden sie nicht. Die reparierte Kopie lässt sie weg.",
  },
  "size-unknown": {
    title: "Einige Bilder haben eine Größe, die die Maschine nicht verwendet.",
    detail: ({ size }) => `${size}`,
    advice: "Nehmen Sie genau eine der Größen der Maschine. Der Assistent kann jedes Bild passend machen.",
  },
  "folder-unknown": {
    title: "Einige Bilder liegen in keinem Ordner der Maschine.",
    detail: ({ folder }) => `gehört in ${folder}`,
    advice:
      "Die Maschine sucht nur in ihren eigenen Ordnern. In der reparierten Kopie liegen die Bilder dort, wenn config.json sie nennt.",
  },
  "wrong-folder": {
    title: "Einige Bilder liegen in einem Ordner für andere Größen.",
    detail: ({ size, folder }) => `${size} gehört in ${folder}`,
    advice: "In der reparierten Kopie liegen sie im richtigen Ordner.",
  },
  "folder-full": {
    title: "In einem Ordner sind mehr Bilder, als die Maschine annimmt.",
    detail: ({ count, most }) => `${count} Bilder, höchstens ${most}`,
    advice: "Nehmen Sie einige heraus und erstellen Sie dann das Paket noch einmal.",
  },
  "too-many-pictures": {
    title: "Das Paket enthält mehr Bilder, als erlaubt sind.",
    detail: ({ count, most }) => `${count} Bilder, höchstens ${most}`,
    advice: "Nehmen Sie einige heraus und erstellen Sie dann das Paket noch einmal.",
  },
  "no-picture": { title: "Das Paket enthält keine Bilder.", advice: "Erstellen Sie das Paket noch einmal." },
  "name-refused": {
    title: "Einige Dateinamen sind auf einem USB-Stick nicht erlaubt.",
    advice:
      "FAT32, das Format, das Maschinen lesen, lässt sie nicht zu. Die reparierte Kopie hat einfache Namen.",
  },
  "name-unusual": {
    title: "Einige Dateinamen bestehen nicht nur aus einfachen Buchstaben und Ziffern.",
    advice: "Manche Maschinen finden solche Dateien nicht. Die reparierte Kopie hat einfache Namen.",
  },
  "names-alike": {
    title: "Einige Dateinamen unterscheiden sich nur in der Groß- und Kleinschreibung.",
    detail: ({ other }) => `wie ${other}`,
    advice:
      "Auf einem USB-Stick würde die eine die andere ersetzen. Die reparierte Kopie hat verschiedene Namen.",
  },
  "name-unknown": {
    title: "Einige Bilder heißen anders, als die Maschine erwartet.",
    detail: ({ names }) => `freie Namen: ${names}`,
    advice:
      "Die Maschine findet Bilder an ihrem Namen. Benennen Sie sie um, oder bearbeiten Sie das Paket als Entwurf und setzen Sie sie dort ein.",
  },
  "place-empty": {
    title: "Auf einigen Bildschirmen fehlen Bilder.",
    advice:
      "Wir wissen nicht, was die Maschine dort zeigt. Wenn Sie das Paket als Entwurf bearbeiten, stehen dort die Standardbilder.",
  },
};
