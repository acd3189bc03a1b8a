import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/branding.ts";
import { plural } from "./plurals.ts";

export const BRANDING: Translated<typeof english.BRANDING> = {
  words: "Testi sulla macchina",
  wordsNote:
    "I testi che leggono i tuoi clienti. Se ne cambi uno qui, cambia in tutte le immagini che lo mostrano.",
  noWords: "Gli unici testi sulle immagini di questa macchina sono i nomi che inserisci nei passaggi.",
  wordsSaved: (images) =>
    images === 0
      ? "Testi salvati."
      : `Testi salvati. ${plural(images, { one: "Ora li mostra 1 immagine.", other: `Ora li mostrano ${images} immagini.` })}`,
  notLettered:
    "I testi sono salvati, ma non è stato possibile aggiornare le immagini, che mostrano ancora quelli vecchi.",

  brand: "Marchio",
  brandNote:
    "Viene usato nelle nuove immagini con testo. Premi “Applica a tutte” per aggiornare quelle che hai già.",
  colours: "Colori",
  addColour: "Aggiungi un colore",
  removeColour: (number) => `Rimuovi il colore ${number} del marchio`,
  logoAlt: "Il tuo logo",
  applyToAll: "Applica a tutte",
  applied: (count) =>
    count === 0
      ? "Il tuo marchio è salvato. Nessuna delle tue immagini ha ancora un testo, quindi non è cambiato altro."
      : "Il tuo marchio ora è sulle tue immagini.",
  notApplied: "Non è stato possibile aggiornare le immagini. Non è cambiato nulla. Riprova.",

  save: "Salva",
  saving: "Salvataggio",
  cancel: "Annulla",
  close: "Chiudi",
  again: "Riprova",
  notSaved: "Il salvataggio non è riuscito.",
  notLoaded: "Il caricamento non è riuscito. Controlla la connessione e riprova.",
};
