import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/store-faults.ts";

export const STORE_FAULTS: Translated<typeof english.STORE_FAULTS> = {
  full: "Questo browser non ha più spazio. Rimuovi un’immagine che non ti serve o libera spazio su questo dispositivo, poi riprova.",
  unavailable:
    "Al momento questo browser non riesce a salvare nulla. Riprova o controlla le impostazioni di privacy.",
  laterVersion:
    "Questo progetto è stato creato con una versione più recente di questa app. Ricarica la pagina e riprova.",
  otherMachine:
    "In questo browser c’è un progetto per un altro modello di macchina, che non verrà modificato. Usa un altro browser per questo progetto, oppure salvalo come file.",
  listFull: "Questo elenco è pieno. Forse lo ha riempito un’altra scheda.",
  gone: "Ciò che volevi modificare non c’è più. Forse è stato rimosso in un’altra scheda.",
  changing: "Altre schede stavano modificando il progetto nello stesso momento. Riprova.",
  unreadable: "Questo progetto è danneggiato e non si può modificare.",
  nameLength: "Questo nome è troppo corto o troppo lungo.",
  textLength: "Questo testo è troppo lungo.",
  notRendered: "Non è stato possibile creare un’immagine. Controlla la connessione e riprova.",
  tooManyRows: "Nella tabella non c’è posto per altre macchine.",
  notUndone: (why) => `Non è stato possibile annullare la modifica. ${why}`,
};
