import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/guides.ts";
import { plural } from "./plurals.ts";

export const GUIDES: Translated<typeof english.GUIDES> = {
  start: "Assistent starten",
  mediaPackage: "Medienpaket erstellen",
  testDownload: "Download testen",

  files: {
    heading: "Dateinamen",
    intro:
      "So heißen die Dateien in Ihren Downloads. Nennen Sie Ihre eigenen genauso, dann erkennt die App, welches Bild wohin gehört.",
    table: "Tabelle der Dateinamen",
    image: "Bild",
    zip: "In „Bilder (zip)“",
    package: "Im Medienpaket",
    ofSlot: (category, slot) => `${category}: ${slot}`,
    first: (category) => `${category}: das erste`,
  },

  requirements: {
    heading: "Bildvorgaben",
    intro: (product) =>
      `Im Assistenten können Sie jedes Bild verwenden und passend machen. Sie bereiten Bilder in einem anderen Programm vor? Das sind die genauen Größen, die ${product} braucht. Für jede gibt es eine leere Vorlage, die den sicheren Bereich für Text zeigt.`,
    practices: "Allgemeine Empfehlungen",
    screens: "Bilder nach Bildschirm",
    png: "Nur PNG",
    anyImage: "Jedes Bild in genau dieser Größe, das Ihr Browser öffnen kann; gespeichert wird es als PNG",
    sizes: (count) => plural(count, { one: "1 Größe", other: `${count} Größen` }),
    differing: (size) =>
      `In manchen Unterlagen zu dieser Maschine steht ${size}. Der Assistent nimmt diese Größe nicht an.`,
    differingFor: (size, count) =>
      `In manchen Unterlagen zu dieser Maschine steht ${size} bei ${plural(count, { one: "1 Größe", other: `${count} Größen` })}. Der Assistent nimmt solche Bilder nicht an.`,
    differingCounts: (published, taken) =>
      `In manchen Unterlagen zu dieser Maschine ist von ${published.join(" bis ")} Größen die Rede. Der Assistent nimmt ${taken.join(" bis ")} an.`,

    template: "Leere Vorlage",
    templateFor: (title, size) => `Leere Vorlage für ${title}, ${size}`,
    templateNotMade: "Die Vorlage konnte in diesem Browser nicht erstellt werden.",
    safe: "Text innerhalb der gestrichelten Linie halten",
    drawnByMachine: (label) => `${label}: zeichnet die Maschine`,
  },

  instructions: {
    heading: "Datei auf die Maschine laden",
    intro: (steps) =>
      `In ${steps} Schritten kommt die .mp-Datei von Ihrem Computer auf die Maschine. Sie brauchen einen USB-Stick.`,
    print: "Diese Seite drucken",
    tryOneTitle: "Zuerst an einer Maschine ausprobieren",
    tryOne: (product) =>
      `Wir können nicht versprechen, dass Ihre Maschine .mp-Dateien von ${product} annimmt, und die Menüs unterscheiden sich von Maschine zu Maschine. Importieren Sie die Datei zuerst an einer Maschine, bevor Sie damit zu den anderen gehen.`,
    troubles: "Wenn etwas nicht klappt",
    refused: {
      title: "Hat die Maschine Ihre Datei abgelehnt?",
      text: "Prüfen Sie die Datei: Sie sehen, was darin ist, warum eine Maschine sie ablehnen könnte und was sich reparieren lässt.",
      link: "Datei prüfen",
    },
  },
};
