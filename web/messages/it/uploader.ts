import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/uploader.ts";
import { either } from "./formats.ts";
import { plural } from "./plurals.ts";

export const UPLOADER: Translated<typeof english.UPLOADER> = {
  heading: "Pacchetto multimediale",
  intro:
    "Trascina i file PNG per le schermate della tua macchina e ottieni un file .mp per la chiavetta USB. Tutto entra nel pacchetto esattamente come l’hai fatto. Trascina i file su un’area, oppure in qualsiasi altro punto della pagina: verranno smistati per dimensioni e nome.",
  name: "Nome del pacchetto",
  nameMissing: "Inserisci un nome per il pacchetto.",
  nameTooLong: (most) => `Il nome del pacchetto può avere al massimo ${most} caratteri.`,
  createRegion: "Crea il pacchetto",
  create: "Crea pacchetto",
  sending: "Invio dei tuoi file",
  saved: (name, size) => `${name} salvato (${size})`,

  drop: "Trascina file PNG",
  dropUpTo: (most) => plural(most, { one: "Trascina 1 file PNG", other: `Trascina da 1 a ${most} file PNG` }),
  sizes: (sizes) => `${either(sizes)} pixel`,
  hint: (drop, sizes) => `${drop} • ${sizes}`,
  checking: "Controllo dei file",
  filesOf: (label) => `File per ${label}`,
  files: (count) => `${count} file`,
  filesOfMost: (count, most) => `${count} di ${most}`,
  wrongSize: (files, wrong) => `${files}, ${wrong} di dimensioni sbagliate`,
  invalid: (sizes) =>
    `Questa immagine dovrebbe essere di ${sizes}. Entra comunque nel pacchetto, ma la macchina potrebbe ignorarla.`,
  fitsIn: (labels) => `Queste dimensioni vanno in ${either(labels)}.`,
  moveTo: (label) => `Sposta in ${label}`,
  moveFileTo: (name, label) => `Sposta in ${label}: ${name}`,
  clearAll: "Svuota tutto",
  remove: "Rimuovi",
  removeFile: (name) => `Rimuovi ${name}`,

  dropAnywhere: "Rilascia qui: i file verranno smistati per dimensioni e nome.",
  sortedIn: (added) => plural(added, { one: "1 file aggiunto.", other: `${added} file aggiunti.` }),
  notSortedIn: (left) =>
    plural(left, {
      one: "1 file non rientra in nessuna area. Lo trovi sotto le aree.",
      other: `${left} file non rientrano in nessuna area. Li trovi sotto le aree.`,
    }),
  sortingFailed: "Non è stato possibile smistare i tuoi file. Trascinali invece su un’area.",
  tray: "Non nel pacchetto",
  trayNote:
    "Questi file non rientrano in nessuna area e non verranno inseriti nel pacchetto. Restano qui finché non li rimuovi.",
  trayNoteUnsaved: "Questi file non rientrano in nessuna area e non verranno inseriti nel pacchetto.",
  fitsNowhere: "Le sue dimensioni non corrispondono a nessuna area.",
  isFull: (label) => `In ${label} non c’è più posto.`,
  putIn: "Sposta in…",
  putFileIn: (name) => `Sposta in…: ${name}`,

  unsaved: "I tuoi file non sono salvati. Restano qui finché non chiudi questa scheda.",
  erased:
    "Tutto è stato cancellato in un’altra scheda. Se questi file ti servono ancora, aggiungili di nuovo.",

  pngOnly: "Trascina solo file PNG.",
  maximum: (most, category) => `Al massimo ${most} file per ${category}.`,
  empty: "Prima trascina almeno un file PNG.",
  damagedFile: (name, how) =>
    `${name} è un PNG danneggiato: ${how}. Esportalo di nuovo e trascina il nuovo file.`,
  emptyFile: (name) => `${name} è vuoto. Salvalo di nuovo e trascina il nuovo file.`,
  otherImage: (name, file) => `${name} è ${file}. Salvalo come PNG e trascina il nuovo file.`,
  notImage: (name, file) => `${name} è ${file}, non un’immagine. Scegli un PNG.`,
  unknownFile: (name) =>
    `Non riconosciamo il formato di ${name}. Se è un’immagine, salvala come PNG e trascina il nuovo file.`,

  advice: {
    "over-limit": "Rimuovi alcuni file, oppure crea il pacchetto su questo dispositivo.",
    unreachable: "Controlla la connessione e riprova, oppure crea il pacchetto su questo dispositivo.",
    "bad-answer": "Riprova, oppure crea il pacchetto su questo dispositivo.",
    refused: "Rimuovi o sostituisci il file, poi riprova.",
    unreadable: "Forse è stato spostato o eliminato dopo che lo hai trascinato. Trascinalo di nuovo.",
    cancelled: "I tuoi file sono ancora qui.",
  },
  damagedSince: (name) =>
    `${name} è cambiato dopo che lo hai trascinato, e ora è danneggiato. Esportalo di nuovo e trascina il nuovo file.`,
};
