import type { Translated } from "../../../shared/machine/translated.ts";
import { MAX_PNG_SIDE_LENGTH } from "../../../shared/png/chunks.ts";
import type * as english from "../en/intake.ts";

export const DROP_ZONE: Translated<typeof english.DROP_ZONE> = {
  choose: "Bild auswählen",
  chooseSeveral: "Bilder auswählen",
  chooseAnother: ", anderes auswählen",
  adjust: ", anpassen",
  orDrop: "oder hier ablegen",
  orDropSeveral: "oder hier ablegen",
  dropping: "Zum Hinzufügen loslassen",
  paste: "Einfügen",
  pasted: "Eingefügtes Bild",
};

export const INTAKE: Translated<typeof english.INTAKE> = {
  checking: "Bild wird geprüft",
  checkingAll: "Bilder werden geprüft",

  file: {
    PNG: "eine PNG-Datei",
    JPEG: "eine JPEG-Datei",
    "JPEG XL": "eine JPEG-XL-Datei",
    GIF: "eine GIF-Datei",
    WebP: "eine WebP-Datei",
    AVIF: "eine AVIF-Datei",
    HEIC: "eine HEIC-Datei",
    BMP: "eine BMP-Datei",
    ICO: "eine ICO-Datei",
    TIFF: "eine TIFF-Datei",
    SVG: "eine SVG-Datei",
    PDF: "eine PDF-Datei",
    ZIP: "eine ZIP-Datei",
    archive: "eine komprimierte Datei",
    Word: "ein Word-Dokument",
    Excel: "eine Excel-Tabelle",
    PowerPoint: "eine PowerPoint-Präsentation",
    Office: "ein Office-Dokument",
    Photoshop: "eine Photoshop-Datei",
    PostScript: "eine PostScript-Datei",
    video: "ein Video",
    audio: "eine Audiodatei",
    HTML: "eine Webseite",
    text: "eine Textdatei",
  },
  unknownFile: "eine Datei in einem unbekannten Format",
  applePng: "eine PNG-Variante, die nur Apple-Programme lesen können",

  neededPng: (size) => `eine PNG-Datei mit genau ${size} Pixeln`,
  neededImage: (size) => `ein Bild mit genau ${size} Pixeln`,

  wrongType: (name, file, needed) => `${name} ist ${file}. Nötig ist ${needed}.`,
  notImage: (name, file) => `${name} ist ${file}, kein Bild. Wählen Sie eine PNG-Datei oder ein Foto.`,
  wrongSize: (name, actual, size) =>
    `${name} hat ${actual} Pixel. Bringen Sie das Bild durch Zuschneiden oder Skalieren auf ${size} und fügen Sie es noch einmal hinzu.`,
  typeNow: (name, file) => `${name} ist ${file}. Daraus wird eine PNG-Datei.`,
  unreadable: (why, needed) => `${why} Nötig ist ${needed}.`,

  damaged: (name, how) => `${name} ist eine beschädigte PNG-Datei: ${how}. Exportieren Sie sie noch einmal.`,
  damage: {
    cutOff: "das Ende der Datei fehlt, wahrscheinlich weil das Kopieren oder Herunterladen abgebrochen ist",
    empty: "sie enthält kein Bild",
    impossibleSize: `ihre Breite oder Höhe ist 0 oder über ${MAX_PNG_SIDE_LENGTH} Pixel`,
    broken: "ein Teil wurde unterwegs verändert oder ging verloren",
  },
  damagedHeic: (name) =>
    `${name} ist ein beschädigtes HEIC-Foto. Kopieren Sie es noch einmal vom Handy und fügen Sie diese Kopie hinzu.`,
  tooComplex: (name) =>
    `${name} ist eine Zeichnung, die sich hier nicht öffnen lässt, weil sie zu komplex ist. Speichern Sie sie als PNG und fügen Sie diese Kopie hinzu.`,
  folder: (name) => `${name} ist ein Ordner. Öffnen Sie ihn und wählen Sie die Bilder darin aus.`,
  empty: (name) => `${name} ist leer. Speichern Sie die Datei noch einmal und fügen Sie die neue hinzu.`,
  gone: (name) =>
    `${name} lässt sich nicht lesen. Vielleicht wurde die Datei verschoben oder gelöscht. Wählen Sie sie noch einmal aus.`,
  undecodable: (name, file) =>
    `${name} ist ${file}, und dieser Browser kann das nicht anzeigen. Speichern Sie das Bild als PNG.`,
  unconverted: (name, file) =>
    `${name} ist ${file}, und der Teil der App, der sie umwandelt, konnte nicht geladen werden. Prüfen Sie die Verbindung und fügen Sie sie noch einmal hinzu, oder speichern Sie sie als PNG.`,
  altered: (name, file) =>
    `${name} ist ${file} und muss umgewandelt werden. Der Privatsphäre-Schutz dieses Browsers verändert dabei aber Bilder. Speichern Sie die Datei vorher als PNG.`,

  heicWayOut:
    "Auf iPhone oder iPad: Teilen Sie das Foto und wählen Sie unter „Optionen“ „Maximale Kompatibilität“, oder öffnen Sie diese Seite in Safari. Am Computer: Öffnen Sie es und speichern Sie es als JPEG.",

  nothing:
    "Was Sie abgelegt oder eingefügt haben, ist keine Bilddatei. Speichern Sie das Bild zuerst auf diesem Gerät und wählen Sie es dann hier aus.",
};
