import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/uploader.ts";
import { either } from "./formats.ts";
import { plural } from "./plurals.ts";

export const UPLOADER: Translated<typeof english.UPLOADER> = {
  heading: "Medienpaket",
  intro:
    "Legen Sie die PNG-Dateien für die Bildschirme Ihrer Maschine ab und erhalten Sie eine .mp-Datei für den USB-Stick. Alles wird genau so gepackt, wie Sie es erstellt haben. Ziehen Sie Dateien auf einen Bereich. Legen Sie sie an einer anderen Stelle dieser Seite ab, werden sie nach Größe und Namen einsortiert.",
  name: "Name des Pakets",
  nameMissing: "Bitte geben Sie dem Paket einen Namen.",
  nameTooLong: (most) => `Der Name des Pakets darf höchstens ${most} Zeichen haben.`,
  createRegion: "Das Paket erstellen",
  create: "Paket erstellen",
  sending: "Ihre Dateien werden gesendet",
  saved: (name, size) => `${name} gespeichert (${size})`,

  drop: "PNG-Dateien ablegen",
  dropUpTo: (most) =>
    plural(most, { one: "1 PNG-Datei ablegen", other: `1 bis ${most} PNG-Dateien ablegen` }),
  sizes: (sizes) => `${either(sizes)} Pixel`,
  hint: (drop, sizes) => `${drop} • ${sizes}`,
  checking: "Dateien werden geprüft",
  filesOf: (label) => `Dateien für ${label}`,
  files: (count) => plural(count, { one: "1 Datei", other: `${count} Dateien` }),
  filesOfMost: (count, most) => `${count} von ${most}`,
  wrongSize: (files, wrong) => `${files}, ${wrong} in falscher Größe`,
  invalid: (sizes) =>
    `Dieses Bild sollte ${sizes} haben. Es wird trotzdem gepackt, aber die Maschine überspringt es womöglich.`,
  fitsIn: (labels) => `Diese Größe gehört zu ${either(labels)}.`,
  moveTo: (label) => `Nach „${label}“ verschieben`,
  moveFileTo: (name, label) => `Nach „${label}“ verschieben: ${name}`,
  clearAll: "Alles leeren",
  remove: "Entfernen",
  removeFile: (name) => `${name} entfernen`,

  dropAnywhere: "Hier ablegen, dann werden Ihre Dateien nach Größe und Namen einsortiert.",
  sortedIn: (added) => plural(added, { one: "1 Datei einsortiert.", other: `${added} Dateien einsortiert.` }),
  notSortedIn: (left) =>
    plural(left, {
      one: "1 Datei passt in keinen Bereich. Sie finden sie unter den Bereichen.",
      other: `${left} Dateien passen in keinen Bereich. Sie finden sie unter den Bereichen.`,
    }),
  sortingFailed:
    "Ihre Dateien konnten nicht einsortiert werden. Ziehen Sie sie stattdessen auf einen Bereich.",
  tray: "Nicht im Paket",
  trayNote:
    "Diese Dateien passen in keinen Bereich und werden nicht gepackt. Sie bleiben hier, bis Sie sie entfernen.",
  trayNoteUnsaved: "Diese Dateien passen in keinen Bereich und werden nicht gepackt.",
  fitsNowhere: "Die Größe passt zu keinem Bereich.",
  isFull: (label) => `${label} ist voll.`,
  putIn: "Verschieben …",
  putFileIn: (name) => `Verschieben … (${name})`,

  unsaved: "Ihre Dateien sind nicht gespeichert. Sie bleiben hier, bis Sie diesen Tab schließen.",
  erased:
    "In einem anderen Tab wurde alles gelöscht. Wenn Sie diese Dateien noch brauchen, fügen Sie sie wieder hinzu.",

  pngOnly: "Bitte nur PNG-Dateien ablegen.",
  maximum: (most, category) =>
    plural(most, {
      one: `Für ${category} ist höchstens 1 Datei erlaubt.`,
      other: `Für ${category} sind höchstens ${most} Dateien erlaubt.`,
    }),
  empty: "Legen Sie zuerst mindestens eine PNG-Datei ab.",
  damagedFile: (name, how) =>
    `${name} ist eine beschädigte PNG-Datei: ${how}. Exportieren Sie sie noch einmal und legen Sie die neue Datei ab.`,
  emptyFile: (name) => `${name} ist leer. Speichern Sie die Datei noch einmal und legen Sie die neue ab.`,
  otherImage: (name, file) =>
    `${name} ist ${file}. Speichern Sie sie als PNG und legen Sie die neue Datei ab.`,
  notImage: (name, file) => `${name} ist ${file}, kein Bild. Wählen Sie eine PNG-Datei.`,
  unknownFile: (name) =>
    `Das Format von ${name} kennen wir nicht. Wenn es ein Bild ist, speichern Sie es als PNG und legen Sie die neue Datei ab.`,

  advice: {
    "over-limit": "Entfernen Sie einige Dateien, oder erstellen Sie das Paket auf diesem Gerät.",
    unreachable:
      "Prüfen Sie die Verbindung und versuchen Sie es noch einmal, oder erstellen Sie das Paket auf diesem Gerät.",
    "bad-answer": "Versuchen Sie es noch einmal, oder erstellen Sie das Paket auf diesem Gerät.",
    refused: "Entfernen oder ersetzen Sie die Datei und versuchen Sie es noch einmal.",
    unreadable:
      "Vielleicht wurde sie seit dem Ablegen verschoben oder gelöscht. Legen Sie sie noch einmal ab.",
    cancelled: "Ihre Dateien sind noch hier.",
  },
  damagedSince: (name) =>
    `${name} hat sich seit dem Ablegen geändert und ist jetzt beschädigt. Exportieren Sie die Datei noch einmal und legen Sie die neue ab.`,
};
