import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/looks.ts";
import { plural } from "./plurals.ts";

export const LOOKS_DIALOG: Translated<typeof english.LOOKS_DIALOG> = {
  title: "Kies een look",
  none: "Er zijn nog geen looks voor deze machine.",

  seasons: { christmas: "Kerst", summer: "Zomer" },
  names: "Namen op de afbeeldingen",
  onMachine: (look, screen) => `${look}: ${screen} op het scherm van de machine`,
  allScreens: (look) => `${look}: alle schermen`,
  tabs: "Looks",
  walk: "Getoond scherm",
  place: (number, count) => `${number} van ${count}`,
  previous: "Vorig scherm",
  next: "Volgend scherm",
  notShown: "De afbeeldingen van deze look konden niet worden geladen. Controleer je verbinding.",
  notHere: "Deze look staat nog niet op dit apparaat. Maak verbinding met internet om hem te gebruiken.",

  use: (look) => `${look} gebruiken`,
  replace: "Wat wil je vervangen?",
  others: "Alles behalve mijn afbeeldingen",
  othersKeep: (count) =>
    plural(count, {
      one: "Mijn afbeelding behouden, de rest wijzigen",
      other: `Mijn ${count} afbeeldingen behouden, de rest wijzigen`,
    }),
  empty: "Alleen wat leeg is",
  all: "Alles",

  fromLooks: "Uit de looks",
  numbered: (look, number) => `${look} ${number}`,
  put: (look, place) => `${place}: nu met de afbeelding uit ${look}.`,

  progress: (made, all) =>
    plural(all, { one: `${made} van 1 afbeelding`, other: `${made} van ${all} afbeeldingen` }),
  saving: "De afbeeldingen worden opgeslagen",
  cancel: "Annuleren",
  done: (look) => `${look} staat nu op je machine.`,
  notMade: (look) =>
    `Niet elke afbeelding van ${look} kon worden gemaakt. Je machine is daarom niet veranderd. Controleer je verbinding en probeer het opnieuw.`,
  nameTooLong: (slot, most, over) =>
    plural(over, {
      one: `Maak de naam voor ${slot} 1 teken korter. Er is plek voor ${most}.`,
      other: `Maak de naam voor ${slot} ${over} tekens korter. Er is plek voor ${most}.`,
    }),
  nothingToDo: "Er valt niets te wijzigen. Wil je ook je eigen afbeeldingen vervangen, kies dan “Alles”.",
  notSaved: (why) => `De afbeeldingen zijn niet opgeslagen. ${why}`,
};
