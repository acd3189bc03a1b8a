import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/screen.ts";

export const SCREEN: Translated<typeof english.SCREEN> = {
  empty: "leer",
  shows: (label, description) => `${label}: ${description}`,
  turnTo: (label) => `„${label}“ zeigen`,
  pause: "Anhalten",
  play: "Abspielen",
  tryIt: "Ausprobieren",

  steps: "Schritte",
  machineMenu: "Ganze Maschine",
  fill: "Alles füllen, was leer ist",
  addPictures: "Mehrere Bilder hinzufügen",
  chooseLook: "Look wählen",
  looksNotLoaded:
    "Die Looks konnten nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
};
