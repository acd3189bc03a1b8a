import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/screen.ts";

export const SCREEN: Translated<typeof english.SCREEN> = {
  empty: "vuoto",
  shows: (label, description) => `${label}: ${description}`,
  turnTo: (label) => `Mostra ${label}`,
  pause: "Pausa",
  play: "Riproduci",
  tryIt: "Provala",

  steps: "Passaggi",
  machineMenu: "Tutta la macchina",
  fill: "Riempi tutto ciò che è vuoto",
  addPictures: "Aggiungi più immagini",
  chooseLook: "Scegli un tema",
  looksNotLoaded: "Non è stato possibile caricare i temi. Controlla la connessione e riprova.",
};
