import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/design-menu.ts";
import { plural } from "./plurals.ts";
import { STORE_FAULTS } from "./store-faults.ts";

export const DESIGN_MENU: Translated<typeof english.DESIGN_MENU> = {
  keeping: {
    inMemory:
      "Questo browser non può salvare nulla per questo sito. Il progetto dura solo finché la scheda è aperta: salvalo come file.",
    saving: "Salvataggio dell’ultima modifica in corso.",
    evicted: (count) =>
      plural(count, {
        one: "Per liberare spazio, questo browser ha eliminato 1 immagine del tuo progetto. Tutto il resto è salvato. Aggiungi di nuovo l’immagine mancante.",
        other: `Per liberare spazio, questo browser ha eliminato ${count} immagini del tuo progetto. Tutto il resto è salvato. Aggiungi di nuovo le immagini mancanti.`,
      }),
    notServed: (count) =>
      plural(count, {
        one: "1 delle nostre immagini nel tuo progetto non è più disponibile. Tutto il resto è salvato. Scegline un’altra al suo posto.",
        other: `${count} delle nostre immagini nel tuo progetto non sono più disponibili. Tutto il resto è salvato. Scegline altre al loro posto.`,
      }),
    notSaved: (why) => `L’ultima modifica non è stata salvata. ${why}`,
    unfinishedNames: (count) =>
      plural(count, {
        one: "Un nome che hai scritto è troppo corto o troppo lungo, quindi non è ancora nel progetto. Resta nel suo campo finché non lo cambi. Tutto il resto è salvato.",
        other: `${count} nomi che hai scritto sono troppo corti o troppo lunghi, quindi non sono ancora nel progetto. Restano nei loro campi finché non li cambi. Tutto il resto è salvato.`,
      }),
    nothing: "Non c’è ancora nulla da salvare. Tutto ciò che fai viene salvato man mano in questo browser.",
    saved:
      "Tutto è salvato in questo browser. I browser possono cancellare i dati dei siti che non visiti da un po’: salva come file i progetti importanti.",
  },

  save: "Salva progetto",
  savingFile: "Salvataggio del file",
  notMade: "Non è stato possibile creare il file. Riprova.",
  missingInFile: (count) =>
    plural(count, {
      one: "1 immagine manca in questo browser, quindi non è nel file.",
      other: `${count} immagini mancano in questo browser, quindi non sono nel file.`,
    }),
  tableIncomplete:
    "Alcune immagini della tabella delle macchine non sono nel file. Il file non ha spazio per contenerle, oppure questo browser non le ha più.",
  withoutOriginals: (places) =>
    `Nel file ci sono tutte le tue immagini. Per non renderlo troppo grande, abbiamo escluso alcuni originali. Se in seguito apri il file, potrai regolare queste immagini solo così come sono ora: ${places}.`,
  file: "File di progetto",
  open: "Apri progetto",
  openingFile: "Apertura del file",
  opened: "Progetto aperto.",
  notOpened: (name, why) => `Non è stato possibile aprire ${name}. Non è cambiato nulla. ${why}`,
  notRead: (name) => `Impossibile leggere ${name}. Forse è stato spostato o eliminato. Sceglilo di nuovo.`,
  look: "Scegli un tema",
  startOver: "Ricomincia",
  startOverTitle: "Svuotare questo progetto?",
  startOverWarning:
    "Tutto il contenuto di questo progetto verrà rimosso: nomi, immagini, testi e marchio. Se il progetto può servirti ancora, prima salvalo.",
  saveFirst: "Prima salva il progetto",
  empty: "Svuota",
  keep: "Mantieni",
  undoable: {
    startOver: "Progetto svuotato.",
    open: "Progetto aperto.",
    beside: "Progetto aperto. Quello di prima è in “Le tue macchine”.",
  },

  switched: (before, now) =>
    `Un’altra scheda ha aperto ${now || "una macchina senza nome"}.\u200E ${before || "La macchina che avevi aperto qui"} non è cambiata.`,
  deletedElsewhere: (before, now) =>
    `Un’altra scheda ha eliminato ${before || "la macchina che avevi aperto qui"}. Ora è aperta ${now || "una macchina senza nome"}.`,

  fileFault: {
    foreign:
      "Il file non è un progetto. Scegli un file salvato con “Salva progetto”: il suo nome finisce in .brewscreen.",
    damaged:
      "Il file è danneggiato. Salva di nuovo il progetto sul dispositivo di origine, poi apri il nuovo file.",
    tooLarge:
      "Il file è troppo grande per essere un progetto. Scegli un file salvato con “Salva progetto”: il suo nome finisce in .brewscreen.",
    laterVersion:
      "Il file è stato creato con una versione più recente di questa app. Ricarica la pagina, poi apri di nuovo il file.",
    otherModel: "Il file è per un altro modello di macchina.",
  },
};

export const UNDO_AND_REDO: Translated<typeof english.UNDO_AND_REDO> = {
  undo: {
    named: (what) => `Annulla: ${what}`,
    done: (what) => `Annullato: ${what}.`,
    failed: STORE_FAULTS.notUndone,
    nothing: "Nulla da annullare.",
  },
  redo: {
    named: (what) => `Ripeti: ${what}`,
    done: (what) => `Ripetuto: ${what}.`,
    failed: (why) => `Non è stato possibile ripetere la modifica. ${why}`,
    nothing: "Nulla da ripetere.",
  },
  changes: {
    rename: () => "nuovo nome della macchina",
    names: (where) => `nuovi nomi in ${where}`,
    picture: (where) => (where ? `nuova immagine in ${where}` : "nuove immagini"),
    removal: (where) => `immagine rimossa da ${where}`,
    order: (where) => `immagini riordinate in ${where}`,
    count: (where) => `nuovo numero di formati in ${where}`,
    defaults: (where) => (where ? `immagini predefinite in ${where}` : "immagini predefinite"),
    look: () => "nuovo tema",
    words: () => "nuovi testi sulla macchina",
    brand: () => "nuovo marchio",
    startOver: () => "progetto svuotato",
    open: () => "progetto aperto",
    shelf: () => "modifica in “Le tue macchine”",
    restore: () => "modifica fatta fuori dall’app",
  },
};
