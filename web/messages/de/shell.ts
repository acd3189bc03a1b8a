import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/shell.ts";
import { plural } from "./plurals.ts";

export const SHELL: Translated<typeof english.SHELL> = {
  skip: "Zum Inhalt springen",
  home: (product) => `${product}, Startseite`,
  menu: "Menü",
  language: "Sprache",
  main: "Hauptmenü",
  allPages: "Alle Seiten",
  promise:
    "Ihr Kaffee auf dem Bildschirm Ihrer Maschine. Ihr Entwurf bleibt in diesem Browser, bis Sie ihn exportieren.",
  notices: "Lizenzen Dritter",
  filesNotLoaded:
    "Ihre Dateien konnten nicht geöffnet werden, weil ein Teil der App nicht geladen wurde. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
  notLoaded:
    "Dieser Teil der App konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
  tryAgain: "Noch einmal versuchen",
  title: (page, product) => `${page} · ${product}`,

  titles: {
    home: "Die Bildschirme Ihrer Kaffeemaschine, in wenigen Schritten gestaltet",
    mediaUpload: "Medienpaket",
    imageRequirements: "Bildvorgaben",
    uploadInstructions: "Datei auf die Maschine laden",
    testDownload: "Test-Download",
    try: "Maschine ausprobieren",
    many: "Viele Maschinen erstellen",
    package: "Paket prüfen",
    machines: "Ihre Maschinen",
    developers: "Für Entwickler",
  },
  links: {
    home: "Start",
    requirements: "Bildvorgaben",
    design: "Gestalten",
    wizard: "Assistent starten",
    review: "Letzte Prüfung",
    files: "Dateien",
    mediaPackage: "Medienpaket erstellen",
    guides: "Anleitungen",
  },
};

export const DESIGN: Translated<typeof english.DESIGN> = {
  title: "Ihr Entwurf",
  saved: "Gespeichert",
  saving: "Wird gespeichert",
  notSaved: "Nicht gespeichert",
  nothing: "noch nichts zu speichern",
  unfinished: "Name nicht gespeichert",
  missing: (count) => plural(count, { one: "1 Bild fehlt", other: `${count} Bilder fehlen` }),

  undo: "Rückgängig",
  redo: "Wiederholen",
};
