import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/wizard.ts";
import { plural } from "./plurals.ts";

const REMOVE_FIRST = "Verwijder eerst een afbeelding, of sleep elk bestand naar zijn eigen vak.";

export const WIZARD: Translated<typeof english.WIZARD> = {
  preview: (label) => `Voorbeeld op de machine: ${label}`,
  default: "Standaard",
  choose: "Afbeelding kiezen",
  adjust: "Aanpassen",
  replace: "Vervangen",
  change: (picture) => `Wijzigen: ${picture}`,
  tapToChange: "Tik op een afbeelding om die te wijzigen",
  nameFor: (label) => `Naam: ${label}`,
  swapWith: (label) => `Verwisselen met ${label}`,
  useDefault: "Standaardafbeelding gebruiken",
  defaultUsed: (label) => `${label} toont de standaardafbeelding.`,
  remove: "Verwijderen",
  notReadable: "De afbeelding is niet te lezen.",
  removeNamed: (label) => `Verwijderen: ${label}`,
  actionFor: (action, label) => `${action}: ${label}`,
  undo: "Ongedaan maken",
  fitSame: "Dezelfde afbeeldingen opnieuw passend maken",

  slotNameNeeded: (most) => `Geef een naam van hoogstens ${most} tekens.`,
  slotNamesNeeded: (labels) => `Nog zonder naam: ${labels}`,
  slotNamesNotSaved: "De namen zijn niet opgeslagen.",

  ready: "Klaar om verder te gaan",
  slotsReady: "Elk vak is gevuld",
  slotsNeeded: (labels) => `Nog nodig: ${labels}`,
  moreThanSlots: "Er zijn meer afbeeldingen dan lege vakken.",
  moreThanSlotsAdvice: (names) => `Niet toegevoegd: ${names}. ${REMOVE_FIRST}`,
  notUsed: (names) => `Niet toegevoegd, omdat je wegging voordat je klaar was: ${names}.`,
  notUsedFiles: "Niet gebruikte bestanden",
  notUsedAny: "Niet gebruikt:",
  removeFirst: `Niet toegevoegd. ${REMOVE_FIRST}`,
  fitThem: "Passend maken",
  swapped: (one, other) => `${one} en ${other} verwisseld.`,
  notSaved: "De afbeelding is niet opgeslagen.",
  notRemoved: "De afbeelding is niet verwijderd.",
  missing: "Deze afbeelding ontbreekt.",
  missingAdvice:
    "De browser heeft die verwijderd om ruimte te maken. Voeg de afbeelding opnieuw toe, of kies een andere.",
  notServedAdvice: "Deze afbeelding zit niet meer in de app. Kies een andere.",

  imagesInOrder: "Afbeeldingen op volgorde",
  showImage: (number) => `Afbeelding ${number} tonen`,
  image: (number, name) => `Afbeelding ${number}: ${name}`,
  moveEarlier: (number) => `Afbeelding ${number} naar voren`,
  moveLater: (number) => `Afbeelding ${number} naar achteren`,
  removeImage: (number) => `Afbeelding ${number} verwijderen`,
  missingInList:
    "De browser heeft deze afbeelding verwijderd om ruimte te maken. Verwijder die hier en voeg die opnieuw toe.",
  notServedInList: "Deze afbeelding zit niet meer in de app. Verwijder die hier en kies een andere.",
  notAdded: (name) => `Niet toegevoegd: ${name}.`,
  fileNotSaved: (name, why) => `${name} is niet opgeslagen. ${why}`,
  listUnharmed: "Alles wat je had, staat er nog. Voeg de afbeeldingen opnieuw toe.",
  makeRoom: "Verwijder een afbeelding om plek te maken voor een andere.",

  drag: {
    instructions:
      "Druk op de spatiebalk om de afbeelding op te pakken, op de pijltoetsen om te verplaatsen, nog eens op de spatiebalk om neer te zetten en op Esc om te annuleren.",
    handle: (number) => `Afbeelding ${number}: sleep om de volgorde te wijzigen`,
    position: (number, count) => `plek ${number} van ${count}`,
    lifted: (position) => `Afbeelding opgepakt: ${position}.`,
    over: (position) => `Nu boven: ${position}.`,
    putDown: (position) => `Neergezet: ${position}.`,
    putBack: (position) => `Teruggezet: ${position}.`,
  },

  countNotChanged: (why) => `Het aantal maten is niet gewijzigd. ${why}`,
  countChanged: (count) => `Gewijzigd in ${count}.`,
  defaultsReplaced: "Je afbeeldingen zijn vervangen door de standaardafbeeldingen.",
  imageRemoved: "Afbeelding verwijderd.",
  imagesReplaced: (count) =>
    plural(count, { one: "1 afbeelding is vervangen.", other: `${count} afbeeldingen zijn vervangen.` }),

  picturesNotLoaded:
    "De afbeeldingen konden niet worden geladen. Controleer je verbinding en probeer het opnieuw.",
  pictureNotLoadedAdvice: "Controleer je verbinding en kies de afbeelding opnieuw.",

  filled: {
    done: "Alles wat leeg was, is gevuld.",
    doneButNames:
      "Alles wat leeg was, is gevuld. Namen die je hebt getypt en die te kort of te lang zijn, moet je nog wijzigen.",
    failed: (why) => `Er is niets gevuld. ${why}`,
  },
  library: {
    search: "Zoeken",
    searchImages: "Afbeeldingen zoeken…",
    showAll: "Alle afbeeldingen tonen",
    suggestions: (name) => `Suggesties voor “${name}”`,
    noneFound: "Geen afbeeldingen gevonden voor je zoekopdracht.",
  },
};
