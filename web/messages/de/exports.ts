import type { Translated } from "../../../shared/machine/translated.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import type * as english from "../en/exports.ts";
import { groups } from "./formats.ts";
import { plural } from "./plurals.ts";

export const EXPORTS: Translated<typeof english.EXPORTS> = {
  kinds: {
    pdf: {
      label: "PDF",
      busy: "Wird erstellt …",
      loading: "PDF-Vorschau wird erstellt …",
      success: "PDF erstellt!",
      failure: "Das PDF konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.",
    },
    images: {
      label: "Bilder (zip)",
      busy: "Wird geladen …",
      loading: "Download der Bilder wird vorbereitet …",
      success: "Bilder heruntergeladen!",
      failure: "Die Bilder konnten nicht heruntergeladen werden. Bitte versuchen Sie es noch einmal.",
    },
    test: {
      label: "Testpaket",
      busy: "Wird erstellt …",
      loading: "Testpaket wird erstellt …",
      success: "Testpaket heruntergeladen!",
      failure: "Die .mp-Datei konnte nicht erstellt werden.",
    },
    package: {
      label: "Medienpaket (.mp)",
      busy: "Wird erstellt …",
      loading: "Medienpaket wird erstellt …",
      success: "Medienpaket erstellt!",
      failure: "Das Paket konnte nicht erstellt werden.",
    },
    approval: {
      label: "Freigabeblatt (PDF)",
      busy: "Wird erstellt …",
      loading: "Freigabeblatt wird erstellt …",
      success: "Freigabeblatt erstellt!",
      failure: "Das Freigabeblatt konnte nicht erstellt werden.",
    },
    preview: {
      label: "Vorschau zum Teilen (HTML)",
      busy: "Wird erstellt …",
      loading: "Vorschau wird erstellt …",
      success: "Vorschau erstellt!",
      failure: "Die Vorschau konnte nicht erstellt werden.",
    },
    contact: {
      label: "Alle Bildschirme (PNG)",
      busy: "Wird erstellt …",
      loading: "Bild aller Bildschirme wird erstellt …",
      success: "Bild aller Bildschirme erstellt!",
      failure: "Das Bild aller Bildschirme konnte nicht erstellt werden.",
    },
  },

  send: {
    label: "Zur Freigabe senden",
    busy: "Wird vorbereitet …",
    loading: "Freigabeblatt und Vorschau werden vorbereitet …",
    success: "Bereit zum Senden!",
    failure: "Freigabeblatt und Vorschau konnten nicht erstellt werden.",
  },

  reading: (done, all) => `Bilder werden gelesen: ${done} von ${all}`,
  drawing: "Die Seiten werden erstellt",
  sending: "Die Bilder werden gesendet",
  packing: "Wird gepackt",
  cancel: "Abbrechen",

  skipped: (count) =>
    plural(count, { one: "1 Bild wurde ausgelassen:", other: `${count} Bilder wurden ausgelassen:` }),
  standIns: (labels) =>
    `Einige Ihrer Bilder fehlen. Die Datei zeigt deshalb das Standardbild bei: ${groups(labels)}.`,
  skippedImage: (label, why) => `${label}: ${why}`,
  skipReason: {
    missing: "Der Browser hat es gelöscht, um Platz zu schaffen. Fügen Sie es wieder hinzu.",
    unreachable:
      "Es konnte nicht heruntergeladen werden. Prüfen Sie die Verbindung und exportieren Sie noch einmal.",
    damaged: "Die Bilddatei ist beschädigt. Ersetzen Sie das Bild.",
  },
  caption: (number, count) => `${number} von ${count}`,
  failed:
    "Die Datei konnte nicht erstellt werden. Ihr Entwurf ist unverändert. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",

  package: {
    tooMany: (most) => `Der Server kann höchstens ${most} Dateien auf einmal packen.`,
    tooLarge: (megabytes) =>
      `Die Bilder sind zu groß zum Senden. Der Server nimmt höchstens etwa ${megabytes}\u00a0MB an.`,
    unreachable: "Der Server war nicht erreichbar.",
    badAnswer: (detail) =>
      `Der Server hat kein gültiges Paket geschickt (${detail}). Deshalb wurde nichts gespeichert.`,
    refused: (why) => `Der Server hat das Paket abgelehnt: ${why}`,
    refusedFile: (name, why) => `Der Server hat ${name} abgelehnt: ${why}`,
    unreadable: (name) => `${name} lässt sich nicht lesen.`,
    cancelled: "Abgebrochen.",
  },
  onDevice: "Auf diesem Gerät erstellen",
  deviceHelps: "Sie können die Datei stattdessen auf diesem Gerät erstellen.",
  noClaim:
    "Wir können nicht versprechen, dass Ihre Maschine diese Datei annimmt. Probieren Sie sie zuerst an einer Maschine aus.",

  answer: {
    status: (status) => `Status ${status}`,
    type: (type) => `Typ „${type}“`,
    cut: (found, length) => `${found} von ${length} Byte`,
    start: "es beginnt nicht wie ein Paket",
    end: "das Ende fehlt",
    directory: "die Dateiliste passt nicht zur Länge",
    entries: (found, entries) => `es enthält ${found} Dateien, nicht ${entries}`,
  },

  test: {
    readme: `Das ist ein Testarchiv, erstellt mit ${PRODUCT_NAME}. Es ist keine echte Maschinenkonfiguration.

Es zeigt, ob dieses Gerät eine .mp-Datei erstellen und speichern kann und ob der USB-Stick
sie zur Maschine bringt. Es ist ein ZIP-Archiv: Benennen Sie es in .zip um, um hineinzusehen.

  README.txt       dieser Text
  config.json      der Name der Maschine, eine Version und der Typ "test"
  images/test.png  ein Testbild mit 400x300 Pixeln
`,
    template:
      "Der Ordner mit den Vorlagen wurde nicht gefunden. Prüfen Sie, ob die Vorlagen im Build enthalten sind.",
    library: "Die Bibliothek fflate fehlt oder konnte nicht geladen werden.",
    invalid: "Beim Erstellen der Datei wurden ungültige Daten gefunden.",
    save: "Die Datei konnte nicht gespeichert werden. Vielleicht ist sie beschädigt, oder der Browser hat den Download blockiert.",
    network: "Netzwerkfehler beim Laden. Prüfen Sie Ihre Internetverbindung.",
    other: (message) => `Fehler: ${message}`,
  },
};
