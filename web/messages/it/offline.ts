import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/offline.ts";

export const OFFLINE: Translated<typeof english.OFFLINE> = {
  newVersion: "È pronta una nuova versione di questa app. Il tuo progetto non cambia.",
  toTake: "È pronta una nuova versione di questa app. Puoi aggiornare dal menu del progetto.",
  use: "Aggiorna ora",
  leftBehind: "Prima aggiorna l’app. Il tuo progetto non cambia.",
  openAgain: "Ricarica la pagina",
  title: "Lavora offline",
  explain: (megabytes) =>
    `Su questo dispositivo puoi già creare un progetto completo senza Internet. Per avere anche tutte le nostre immagini, scarica altri ${megabytes}\u00a0MB.`,
  keep: "Scarica tutto sul dispositivo",
  keeping: (percent) => `Download in corso: ${percent}%`,
  kept: "Tutto è su questo dispositivo e funziona senza Internet.",
  failed:
    "Non è stato possibile scaricare tutto: è caduta la connessione o il dispositivo non ha più spazio. Ciò che è stato scaricato resta disponibile.",
};
