import type { PictureStyle } from "../../../shared/machine/library.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/lettering.ts";
import { plural } from "./plurals.ts";

export const STYLE_LABELS: Readonly<Record<PictureStyle, string>> = {
  classic: "Luifel",
  traditional: "Papieren etiket",
  premium: "Gouden lijst",
  realistic: "Op de afbeelding",
  modern: "Modern",
  gradient: "Kleurverloop",
};
const STYLES = Object.keys(STYLE_LABELS) as PictureStyle[];

export const STYLE_CHOICES: Translated<typeof english.STYLE_CHOICES> = STYLES.map((id) => ({
  id,
  label: STYLE_LABELS[id],
}));

export const LETTERING: Translated<typeof english.LETTERING> = {
  open: "Namen toevoegen",
  title: "Namen toevoegen",
  style: "Stijl",
  otherScenes: "Andere scènes",
  pictures: "Afbeeldingen",
  putOn: (name) => `“${name}” aan deze afbeelding toevoegen`,
  lettering: "De namen worden toegevoegd",
  use: (count) =>
    plural(count, {
      one: "Naam toevoegen aan 1 afbeelding",
      other: `Namen toevoegen aan ${count} afbeeldingen`,
    }),
  saving: "De afbeeldingen worden opgeslagen",
  noneChosen: "Kies een afbeelding",
  done: "De namen staan op de afbeeldingen.",
  failed: "De namen konden niet worden toegevoegd. Je afbeeldingen zijn niet veranderd.",
  again: "Opnieuw proberen",
  says: (text) => `Op de afbeelding staat “${text}”`,
  showName: (name) => `“${name}” tonen`,
  nameOn: (name) => `Op de afbeelding staat nu “${name}”.`,
  nameNotOn: "De naam kon niet worden toegevoegd. De afbeelding is niet veranderd.",
  notFollowed:
    "De namen zijn opgeslagen, maar de afbeeldingen konden niet worden bijgewerkt. Daar staan de oude nog op.",
  notFollowedSwap:
    "De afbeeldingen zijn verwisseld, maar de tekst erop kon niet worden bijgewerkt en is nog de oude.",
  notLoaded: "Dit deel van de app kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.",
};

export const ANNOTATIONS: Translated<typeof english.ANNOTATIONS> = {
  words: "Tekst",
  logo: "Logo",
  text: "Tekst op de afbeelding",
  putOn: (text) => `“${text}” toevoegen`,
  follows: {
    blend: "Dit is de naam van de melange. Wijzig je die, dan verandert de afbeelding mee.",
    table:
      "Deze tekst komt uit “Teksten op de machine”. Wijzig je die daar, dan verandert de afbeelding mee.",
  },
  style: "Stijl",
  colour: "Kleur",
  styleColour: "Van de stijl",
  ownColour: "Eigen",
  chooseColour: "Tekstkleur",
  brandColour: (number) => `Merkkleur ${number}`,
  size: "Grootte",
  sizeAuto: "Automatische grootte",
  ownPlace: "Automatische plek",
  onPlate: "Een effen vlak achter de tekst houdt die goed leesbaar.",
  takeWordsAway: "Tekst verwijderen",
  chooseLogo: "Logo kiezen",
  otherLogo: "Ander logo kiezen",
  brandLogo: "Mijn logo toevoegen",
  logoFiles: "SVG of PNG, het liefst met transparante achtergrond.",
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

export const BRANDING: Translated<typeof english.BRANDING> = {
  words: "Teksten op de machine",
  wordsNote:
    "De teksten die je klanten zien. Wijzig er hier een, en elke afbeelding waar die op staat, verandert mee.",
  noWords: "Op de afbeeldingen van deze machine staan alleen de namen die je in de wizard invult.",
  wordsSaved: (images) =>
    images === 0
      ? "Teksten opgeslagen."
      : plural(images, {
          one: "Teksten opgeslagen. Ze staan nu op 1 afbeelding.",
          other: `Teksten opgeslagen. Ze staan nu op ${images} afbeeldingen.`,
        }),
  notLettered:
    "Je teksten zijn opgeslagen, maar de afbeeldingen konden niet worden bijgewerkt. Daar staan de oude nog op.",

  brand: "Merk",
  brandNote:
    "Nieuwe afbeeldingen met tekst gebruiken je merk. Druk op “Op alles toepassen” om ook de afbeeldingen bij te werken die je al hebt.",
  colours: "Kleuren",
  addColour: "Kleur toevoegen",
  removeColour: (number) => `Merkkleur ${number} verwijderen`,
  logoAlt: "Je logo",
  applyToAll: "Op alles toepassen",
  applied: (count) =>
    count === 0
      ? "Je merk is opgeslagen. Er staat nog op geen van je afbeeldingen tekst, dus verder is er niets veranderd."
      : "Je merk staat nu op je afbeeldingen.",
  notApplied: "Je afbeeldingen konden niet worden bijgewerkt. Er is niets veranderd. Probeer het opnieuw.",

  save: "Opslaan",
  saving: "Opslaan…",
  cancel: "Annuleren",
  close: "Sluiten",
  again: "Opnieuw proberen",
  notSaved: "Je wijzigingen zijn niet opgeslagen.",
  notLoaded: "Dit deel van de app kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.",
};
