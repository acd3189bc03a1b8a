import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/try.ts";
import { list } from "./formats.ts";

export const TRY: Translated<typeof english.TRY> = {
  heading: "Prova la tua macchina",
  note: (seconds) =>
    `Tocca lo schermo come farebbe un cliente. Dopo ${seconds} secondi senza tocchi ricomincia da capo, proprio come la macchina.`,
  onScreen: "Sullo schermo",
  noStart: (missing, start) =>
    `Non c’è ancora un’immagine per ${missing}, quindi l’ordine inizia da ${start}.`,
  defaults: "Immagini predefinite in questa schermata",
  defaultsFor: (labels) => `${list(labels)}: ancora nessuna immagine tua.`,
  machine: "La tua macchina",
  fullScreen: "Schermo intero",
  leave: "Esci dallo schermo intero",
  wayOut: (seconds) =>
    `Per uscire, tieni premuto l’angolo in basso a sinistra per ${seconds} secondi, o premi Esc.`,
};
