import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/restore.ts";

export const RESTORE: Translated<typeof english.RESTORE> = {
  undo: {
    named: (what) => `Annulla: ${what}`,
    done: (what) => `Annullato: ${what}.`,
    failed: (why) => `Non è stato possibile annullare. ${why}`,
    nothing: "Nulla da annullare.",
  },
  redo: {
    named: (what) => `Ripeti: ${what}`,
    done: (what) => `Ripetuto: ${what}.`,
    failed: (why) => `Non è stato possibile ripetere. ${why}`,
    nothing: "Nulla da ripetere.",
  },
  changes: {
    rename: () => "nuovo nome della macchina",
    names: (where) => `nuovi nomi in ${where}`,
    picture: (where) => (where ? `nuova immagine in ${where}` : "nuove immagini"),
    removal: (where) => `immagine rimossa in ${where}`,
    order: (where) => `nuovo ordine in ${where}`,
    count: (where) => `nuovo numero di formati in ${where}`,
    defaults: (where) => (where ? `immagini predefinite in ${where}` : "immagini predefinite"),
    look: () => "nuovo tema",
    words: () => "nuovi testi sulla macchina",
    brand: () => "nuovo marchio",
    startOver: () => "progetto svuotato",
    open: () => "progetto aperto",
    restore: () => "modifica esterna all’app",
  },
};
