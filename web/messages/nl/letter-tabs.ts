import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/letter-tabs.ts";

export const LETTER_TABS: Translated<typeof english.LETTER_TABS> = {
  words: "Tekst",
  logo: "Logo",
  text: "Tekst op de afbeelding",
  putOn: (text) => `“${text}” toevoegen`,
  follows: {
    blend: "Dit is de naam die je hebt ingevuld. Wijzig je die, dan verandert de afbeelding mee.",
    table: "Dit komt uit “Teksten op de machine”. Wijzig je het daar, dan verandert de afbeelding mee.",
  },
  style: "Stijl",
  colour: "Kleur",
  styleColour: "Van de stijl",
  ownColour: "Eigen",
  chooseColour: "Tekstkleur",
  brandColour: (number) => `Merkkleur ${number}`,
  size: "Grootte",
  sizeAuto: "Zo groot mogelijk",
  ownPlace: "Standaardplek",
  onPlate: "Achter de tekst staat een effen vlak, zodat iedereen die kan lezen.",
  takeWordsAway: "Tekst verwijderen",
  chooseLogo: "Logo kiezen",
  otherLogo: "Ander logo kiezen",
  brandLogo: "Mijn logo toevoegen",
  logoFiles: "Gebruik een SVG, of een PNG, het liefst met transparante achtergrond.",
  takeLogoAway: "Logo verwijderen",
  logoRefused:
    "Dit bestand kan niet als PNG of SVG worden geopend. Sla het logo op als PNG en probeer het opnieuw.",
  openingLogo: "Het logo wordt geopend",
  larger: "Groter",
  smaller: "Kleiner",
  keepBrand: "Als mijn merk opslaan",
  brandKept: "Opgeslagen als je merk. Nieuwe afbeeldingen met tekst gebruiken het.",
  brandNotKept: "Je merk kon niet worden opgeslagen. Misschien is dit apparaat vol.",
};
