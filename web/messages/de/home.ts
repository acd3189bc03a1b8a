import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/home.ts";

export const HOME: Translated<typeof english.HOME> = {
  title: "Gestalten Sie das Kaffee-Erlebnis in wenigen Schritten",
  lead: "Eigene Bilder und Texte auf jedem Bildschirm Ihrer Kaffeemaschine. Schon beim Gestalten sehen Sie alles an seinem Platz.",
  start: "Assistent starten",
  haveFiles: "Sie haben schon Dateien?",
  addFiles: "Hinzufügen",
  promise: "Kein Konto nötig. Ihr Entwurf bleibt in diesem Browser, bis Sie ihn exportieren.",
  onScreen: (label) => `„${label}“ auf dem Bildschirm der Maschine`,

  features: (product) => `Was ${product} für Sie tut`,
  navigation: {
    title: "Einfach geführt",
    text: "Ein Bildschirm nach dem anderen, in der Reihenfolge, in der Ihre Kunden sie sehen. Sie sehen immer, was erledigt ist und was fehlt. Jeder Schritt ist mit einem Fingertipp erreichbar.",
  },
  quality: {
    title: "Geprüfte Qualität",
    text: "Jedes Bild wird auf die Größen geprüft, die Ihre Maschine braucht. Passende PNG-Dateien werden genau so gepackt, wie Sie sie erstellt haben.",
  },

  wayTitle: "Vom Foto auf den Tresen",
  way: [
    {
      title: "Benennen",
      text: "Geben Sie Ihrer Maschine einen Namen. Er steht auf allem, was Sie exportieren.",
    },
    {
      title: "Bildschirme füllen",
      text: "Mit Ihren Bildern oder mit unseren. Sie sehen jedes genau so, wie Ihre Kunden es sehen werden.",
    },
    {
      title: "Prüfen",
      text: "Gehen Sie alle Bildschirme noch einmal durch und ändern Sie, was Sie möchten.",
    },
    {
      title: "Laden",
      text: "Kopieren Sie das Paket auf einen USB-Stick und importieren Sie es an der Maschine.",
    },
  ],

  tools: "Weitere Werkzeuge",
  mediaPackage: {
    title: "Ihre Bilder sind schon fertig?",
    text: "Legen Sie Ihre PNG-Dateien ab und erhalten Sie das .mp-Paket der Maschine ohne den Assistenten.",
    link: "Medienpaket erstellen",
  },
  package: {
    title: "Sie haben schon ein Paket?",
    text: "Öffnen Sie eine .mp-Datei: Sie sehen ihre Bildschirme, erfahren, warum eine Maschine sie ablehnen könnte, und können sie als Entwurf weiterbearbeiten.",
    link: "Paket prüfen",
  },
  testDownload: {
    title: "Unsicher, ob Downloads funktionieren?",
    text: "Speichern Sie zuerst ein kleines Testpaket. Dann sehen Sie, ob Gerät und Browser es zulassen.",
    link: "Download testen",
  },
};
