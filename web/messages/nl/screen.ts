import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/screen.ts";

export const SCREEN: Translated<typeof english.SCREEN> = {
  empty: "leeg",
  shows: (label, description) => `${label}: ${description}`,
  turnTo: (label) => `Tonen: ${label}`,
  pause: "Pauzeren",
  play: "Afspelen",
  tryIt: "Uitproberen",

  steps: "Stappen",
  machineMenu: "Hele machine",
  fill: "Alles vullen wat leeg is",
  addPictures: "Afbeeldingen toevoegen",
  chooseLook: "Look kiezen",
  looksNotLoaded: "De looks konden niet worden geladen. Controleer je verbinding en probeer het opnieuw.",
};
