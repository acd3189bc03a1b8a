import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/screen.ts";

export const SCREEN: Translated<typeof english.SCREEN> = {
  empty: "vide",
  shows: (label, description) => `${label} : ${description}`,
  turnTo: (label) => `Afficher : ${label}`,
  pause: "Pause",
  play: "Lecture",
  tryIt: "Essayer",

  steps: "Étapes",
  machineMenu: "Toute la machine",
  fill: "Remplir tout ce qui est vide",
  addPictures: "Ajouter plusieurs images",
  chooseLook: "Choisir un thème",
  looksNotLoaded: "Les thèmes n’ont pas pu être chargés. Vérifiez votre connexion, puis réessayez.",
};
