import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/letter-tabs.ts";

export const LETTER_TABS: Translated<typeof english.LETTER_TABS> = {
  words: "Text",
  logo: "Logo",
  text: "Text auf dem Bild",
  putOn: (text) => `„${text}“ hinzufügen`,
  follows: {
    blend: "Das ist der Name, den Sie eingegeben haben. Ändern Sie ihn, ändert sich auch das Bild.",
    table: "Dieser Text kommt aus „Texte auf der Maschine“. Ändern Sie ihn dort, ändert sich auch das Bild.",
  },
  style: "Stil",
  colour: "Farbe",
  styleColour: "Farbe des Stils",
  ownColour: "Eigene",
  chooseColour: "Textfarbe",
  brandColour: (number) => `Markenfarbe ${number}`,
  size: "Größe",
  sizeAuto: "So groß wie möglich",
  ownPlace: "Standardposition",
  onPlate: "Hinter dem Text liegt eine ruhige Fläche, damit ihn alle lesen können.",
  takeWordsAway: "Text entfernen",
  chooseLogo: "Logo auswählen",
  otherLogo: "Anderes Logo auswählen",
  brandLogo: "Mein Logo hinzufügen",
  logoFiles: "Verwenden Sie eine SVG- oder PNG-Datei, am besten mit transparentem Hintergrund.",
  takeLogoAway: "Logo entfernen",
  logoRefused:
    "Diese Datei lässt sich nicht als PNG oder SVG öffnen. Speichern Sie das Logo als PNG und versuchen Sie es noch einmal.",
  openingLogo: "Logo wird geöffnet",
  larger: "Größer",
  smaller: "Kleiner",
  keepBrand: "Als meine Marke speichern",
  brandKept: "Als Ihre Marke gespeichert. Neue Bilder mit Text verwenden sie.",
  brandNotKept:
    "Ihre Marke konnte nicht gespeichert werden. Vielleicht ist auf diesem Gerät kein Platz mehr.",
};
