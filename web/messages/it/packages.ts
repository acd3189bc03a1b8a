import type { ArchiveFault } from "../../../shared/archive/source.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/packages.ts";
import { dateTime, list } from "./formats.ts";
import { RULE_TEXTS } from "./package-rules.ts";
import { plural } from "./plurals.ts";

export const PACKAGES: Translated<typeof english.PACKAGES> = {
  heading: "Che cosa c’è in questo file?",
  intro:
    "Apri un qualsiasi file .mp per vedere le sue schermate come le mostrerebbe una macchina e scoprire perché una macchina potrebbe rifiutarlo. Il file resta su questo dispositivo.",
  choose: "Scegli un file",
  orDrop: "o trascinalo qui",
  dropping: "Rilascia per guardare dentro",
  file: "Pacchetto multimediale",
  actions: "Che cosa fare con il file",
  another: "Apri un altro file",
  reading: (name) => `Lettura di ${name}`,
  notRead:
    "Non è stato possibile leggere il file. Forse è stato spostato, o la chiavetta USB è stata rimossa. Sceglilo di nuovo.",
  several: {
    title: (count) => `Questi sono ${count} pacchetti multimediali.`,
    checking: "Controllo in corso",
    back: "Torna a tutti i pacchetti",
  },

  screens: "Schermate in questo file",
  onScreen: (label) => `${label} sullo schermo della macchina`,
  numbered: (label, number) => `${label} ${number}`,
  guess: "Da verificare",
  noScreens: "Non siamo riusciti ad abbinare nessuna immagine a una schermata.",
  others: "Altre immagini nel file",
  othersNote: "I loro nomi non dicono a quali schermate appartengono.",
  folder: (folder, size) => `${folder}, ${size}`,

  facts: {
    name: "Nome",
    made: "Creato",
    pictures: "Immagini",
    size: "Dimensioni del file",
    unknown: "Non indicato",
  },
  date: dateTime,

  verdicts: {
    closed: "Questo file non si può aprire.",
    error: "Una macchina potrebbe rifiutare questo file.",
    warning: "Alcune macchine potrebbero avere problemi con questo file.",
    incomplete: "In alcune schermate mancano delle immagini.",
    good: "Non abbiamo trovato nulla di sbagliato in questo file.",
  },
  verdictNotes: {
    closed: "Non possiamo mostrarti il contenuto.",
    error: (count) =>
      plural(count, { one: "Abbiamo trovato 1 problema.", other: `Abbiamo trovato ${count} problemi.` }),
    warning: (count) =>
      plural(count, {
        one: "Abbiamo trovato 1 possibile problema.",
        other: `Abbiamo trovato ${count} possibili problemi.`,
      }),
    incomplete: (count) =>
      plural(count, {
        one: "1 riquadro è vuoto. Il file in sé rispetta tutte le regole che conosciamo.",
        other: `${count} riquadri sono vuoti. Il file in sé rispetta tutte le regole che conosciamo.`,
      }),
    good: "Rispetta tutte le regole che conosciamo, ma solo la tua macchina può dire se lo accetta.",
  },
  levels: {
    error: "Che cosa non va",
    warning: "Che cosa può dare problemi",
    note: "Buono a sapersi",
  },
  more: (count) => plural(count, { one: "ancora 1", other: `ancora ${count}` }),
  about: (entry, detail) => `${entry}: ${detail}`,
  rules: RULE_TEXTS,

  edit: "Modifica come progetto",
  editing: "Apertura",
  edited: (isBeside) =>
    isBeside
      ? "Il pacchetto è aperto come nuovo progetto. Quello di prima è in “Le tue macchine”."
      : "Il pacchetto è aperto come tuo progetto. Con “Annulla” riprendi ciò che avevi prima.",
  staysBehind: (paths, most) =>
    plural(paths.length, {
      one: `Un progetto può contenere fino a ${most} di immagini. Se modifichi questo file come progetto, 1 immagine resterà esclusa: ${list(paths)}.`,
      other: `Un progetto può contenere fino a ${most} di immagini. Se modifichi questo file come progetto, ${paths.length} immagini resteranno escluse: ${list(paths)}.`,
    }),
  notEdited: (why) => `Non è stato possibile aprire il pacchetto come progetto. ${why}`.trim(),
  notMade: "Non è stato possibile creare il file.",
  repair: "Salva una copia riparata",
  repairing: "Riparazione",
  repaired: "Copia riparata salvata.",
  leftOut: (paths) =>
    plural(paths.length, {
      one: `1 file è stato escluso: ${list(paths)}.`,
      other: `${paths.length} file sono stati esclusi: ${list(paths)}.`,
    }),
  pictures: "Salva le immagini",
  savingPictures: "Creazione dello zip",
  savedPictures: "Immagini salvate.",
  noPictures: "Non ci sono immagini da salvare.",
  status: (pictures) => plural(pictures, { one: "1 immagine", other: `${pictures} immagini` }),

  design: {
    title: "Questo è un file di progetto, non un pacchetto multimediale.",
    text: "Contiene un progetto completo, che puoi continuare qui.",
    open: "Apri il progetto",
    opened: (isBeside) =>
      isBeside
        ? "Il progetto è aperto. Quello di prima è in “Le tue macchine”."
        : "Il progetto è aperto. Con “Annulla” riprendi ciò che avevi prima.",
    notOpened: (why) => `Non è stato possibile aprire il progetto. ${why}`.trim(),
  },
};

export const ARCHIVE_FAULT_TEXTS: Readonly<Record<ArchiveFault | "unreadable", string>> = {
  "not-zip": "Non è un archivio ZIP.",
  "cut-off": "Manca la fine del file. Copialo o scaricalo di nuovo.",
  split: "È una parte di un file diviso. Unisci le parti e usa il file completo.",
  "damaged-directory": "Il suo elenco di file è danneggiato. Copialo o scaricalo di nuovo.",
  "too-many-entries": "Elenca troppi file, quindi non lo abbiamo aperto.",
  "too-large":
    "Una volta estratto conterrebbe più dati di quanti questo dispositivo possa gestire in sicurezza, quindi non lo abbiamo aperto.",
  overlapping: "I suoi file si sovrappongono, come negli archivi dannosi, quindi non lo abbiamo aperto.",
  unreadable:
    "Non è stato possibile leggerlo. Forse è stato spostato, o la chiavetta USB è stata rimossa. Sceglilo di nuovo.",
};
