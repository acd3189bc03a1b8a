import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/looks.ts";
import { plural } from "./plurals.ts";

export const LOOKS_DIALOG: Translated<typeof english.LOOKS_DIALOG> = {
  title: "Scegli un tema",
  none: "Non ci sono ancora temi per questa macchina.",

  seasons: { christmas: "Natale", summer: "Estate" },
  names: "Nomi sulle immagini",
  onMachine: (look, screen) => `${look}: ${screen} sullo schermo della macchina`,
  allScreens: (look) => `${look}: tutte le schermate`,
  tabs: "Temi",
  walk: "Schermata mostrata",
  place: (number, count) => `${number} di ${count}`,
  previous: "Schermata precedente",
  next: "Schermata successiva",
  notShown: "Non è stato possibile caricare le immagini di questo tema. Controlla la connessione.",
  notHere: "Questo tema non è ancora su questo dispositivo. Connettiti a Internet per usarlo.",

  use: (look) => `Usa ${look}`,
  replace: "Che cosa sostituire",
  others: "Tutto tranne le mie immagini",
  othersKeep: (count) =>
    plural(count, {
      one: "Mantieni la mia immagine, cambia il resto",
      other: `Mantieni le mie ${count} immagini, cambia il resto`,
    }),
  empty: "Solo ciò che è vuoto",
  all: "Tutto",

  fromLooks: "Immagini dei temi",
  numbered: (look, number) => `${look} ${number}`,
  put: (look, place) => `${place}: ora con l’immagine di ${look}.`,

  progress: (made, all) => plural(all, { one: `${made} di 1 immagine`, other: `${made} di ${all} immagini` }),
  saving: "Salvataggio delle immagini",
  cancel: "Annulla",
  done: (look) => `${look} applicato alla tua macchina.`,
  notMade: (look) =>
    `Non è stato possibile creare tutte le immagini di ${look}, quindi la tua macchina non è cambiata. Controlla la connessione e riprova.`,
  nameTooLong: (slot, most, over) =>
    plural(over, {
      one: `Accorcia di 1 carattere il nome per ${slot}. Ce ne stanno ${most}.`,
      other: `Accorcia di ${over} caratteri il nome per ${slot}. Ce ne stanno ${most}.`,
    }),
  nothingToDo: "Non c’è nulla da cambiare. Per sostituire anche le tue immagini, scegli “Tutto”.",
  notSaved: (why) => `Le immagini non sono state salvate. ${why}`,
};
