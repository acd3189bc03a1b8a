import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/many.ts";
import { list } from "./formats.ts";
import { plural } from "./plurals.ts";

const machines = (count: number) => plural(count, { one: "1 macchina", other: `${count} macchine` });

export const VARIANTS: Translated<typeof english.VARIANTS> = {
  intro: (name) =>
    `Ogni riga è una macchina. Lascia vuota una cella per mantenere ciò che ha ${name}. I nomi sulle immagini cambiano da una macchina all’altra.`,

  differs: "Che cosa cambia",
  choose: "Scegli",
  chooseDone: "Fatto",
  groups: { slotName: "Nomi", word: "Testi sulla macchina", detail: "Per uso interno", picture: "Immagini" },
  chipOf: (group) => `${group}, `,
  onlyPicture: "Immagine",
  namesOn: "Aggiungi i nomi di ogni macchina alle sue immagini",
  nameOn: "Sull’immagine",
  finishedNote: "Forse le tue immagini finite hanno già i nomi. Seleziona quelle che non li hanno.",
  nameNotOn: "non sull’immagine",
  namesNotOn: (labels) => `Queste immagini non mostrano i nuovi nomi: ${list(labels)}.`,
  noWords: "Per variare i testi, prima aggiungi del testo alle tue immagini.",
  words: "Testi sulla macchina",
  firstOf: "Prima immagine",
  nameHeading: (group, slot) => `${group} ${slot}: nome`,
  pictureHeading: (group, slot) => `${group} ${slot}: immagine`,
  pictureOnlyHeading: (group) => `${group}: immagine`,
  pictureLabel: (group, slot) => `${group}, ${slot}`,
  wordHeading: (word) => `Testo: ${word}`,

  table: "Macchine",
  add: "Aggiungi una macchina",
  files: "Scegli CSV o immagini",
  example: "CSV di esempio",
  exampleFile: "machines.csv",
  exampleName: "Atrio, piano terra",
  examplePicture: "lobby.png",
  ways: "Oppure incolla righe copiate da un foglio di calcolo, o trascina qui un file CSV insieme alle immagini che nomina.",
  drop: "Rilascia un file CSV, delle immagini o entrambi",
  making: "Adattamento delle immagini",
  number: (row) => `Macchina ${row}`,
  row: (row, name) => (name === "" ? `Macchina ${row}` : `Macchina ${row}, ${name}`),
  remove: (name) => `Rimuovi ${name}`,
  more: "Altro",
  removeAll: "Rimuovi tutte le macchine",
  undo: "Annulla",
  asIs: "così com’è",
  missing: "mancante",
  fitted: "adattata",

  added: (count) => plural(count, { one: "1 macchina aggiunta.", other: `${count} macchine aggiunte.` }),
  nothingAdded: "Nessuna macchina trovata.",
  tooMany: (count, most) =>
    plural(count, {
      one: `Una tabella contiene al massimo ${most} macchine, quindi 1 è stata esclusa.`,
      other: `Una tabella contiene al massimo ${most} macchine, quindi ${count} sono state escluse.`,
    }),
  updated: (count) =>
    plural(count, { one: "1 macchina aggiornata.", other: `${count} macchine aggiornate.` }),
  updatedAndAdded: (updated, added) => `Aggiornate: ${updated}. Aggiunte: ${added}.`,
  addAnyway: "Aggiungi come nuove",
  leaveOut: "Continua senza",
  leftOutColumns: "Alcune colonne del file sono state escluse.",
  assumed: (labels) =>
    `Il file non ha intestazioni, quindi le celle dopo il nome vengono lette così: ${list(labels)}.`,
  unknown: (headings) =>
    plural(headings.length, {
      one: `Questa colonna non è stata riconosciuta ed è stata esclusa: ${list(headings)}. Il CSV di esempio mostra le intestazioni da usare.`,
      other: `Queste colonne non sono state riconosciute e sono state escluse: ${list(headings)}. Il CSV di esempio mostra le intestazioni da usare.`,
    }),
  columnAt: (position) => `colonna ${position}`,
  guessed: "Il file non indica la codifica dei caratteri. Controlla qui sotto che gli accenti siano giusti.",
  encoding: "Codifica dei caratteri",
  encodings: {
    "windows-1252": "Europa occidentale (Windows)",
    "windows-1250": "Europa centrale (Windows)",
    "windows-1251": "Cirillico (Windows)",
    "windows-1253": "Greco (Windows)",
    "windows-1254": "Turco (Windows)",
    macintosh: "Europa occidentale (Mac)",
    shift_jis: "Giapponese (Shift JIS)",
    gb18030: "Cinese semplificato (GB 18030)",
    big5: "Cinese tradizionale (Big5)",
    "euc-kr": "Coreano (EUC-KR)",
  },
  left: (files) =>
    `Queste immagini non sono ancora in nessuna cella: ${list(files)}. Scrivi il nome del file di un’immagine in una cella, oppure scegli l’immagine lì.`,
  pasteRows: "Oppure copia le righe e incollale in questa pagina.",
  tooLarge: (file) => `${file} è troppo grande per essere una tabella di macchine.`,
  unreadable: (file) => `Impossibile leggere ${file}. Sceglilo di nuovo.`,
  removed: (what) => `Hai rimosso ${what}.`,
  notKept: (why) => `La tabella non è salvata e andrà persa quando chiudi questa pagina. ${why}`,

  faults: {
    noName: "Dai un nome a questa macchina.",
    tooShort: (least) => `Usa almeno ${least} caratteri.`,
    tooLong: (most, actual) => `Ci sono ${actual} caratteri. Usane al massimo ${most}.`,
    twice: (row) => `La macchina ${row} ha già questo nome.`,
    noFolder: "Una cartella non può avere questo nome. Usa lettere o cifre.",
    noPicture: (file) =>
      `${file} non è ancora stata aggiunta. Trascinala in questa pagina o scegli un’altra immagine.`,
    badPicture: (file) => `Impossibile leggere ${file} come immagine.`,
    openQuote: (line) => `Alla riga ${line} del file si apre una virgoletta che non si chiude mai.`,
    afterQuote: (line) => `Alla riga ${line} del file c’è del testo dopo una virgoletta di chiusura.`,
    leftOut: (line) => `Alcuni valori alla riga ${line} del file sono stati esclusi.`,
    formula: "Questa è una formula o un errore del foglio di calcolo, non un testo.",
    tooManyCells: (line) => `La riga ${line} del file ha più celle che colonne.`,
  },
  wrongRows: (count) => `${count} da correggere`,
  ready: (count) => plural(count, { one: "1 macchina pronta", other: `${count} macchine pronte` }),
  readyAndWrong: (ready, wrong) =>
    `${plural(ready, { one: "1 pronta", other: `${ready} pronte` })}, ${wrong} da correggere`,
  needed: "Prima aggiungi una macchina",

  sheetName: (row, count) => `Macchina ${row} di ${count}`,
  screenOf: (machine, screen) => `${machine}: ${screen} sullo schermo della macchina`,
  previous: "Precedente",
  next: "Macchina successiva",
  another: "Aggiungine un’altra",
  done: "Fatto",
  picture: "Scegli immagine",
  otherPicture: "Sostituisci",
  notShown: "Non è stato possibile creare l’immagine. Controlla la connessione.",

  toShelf: "Salva come progetti",
  toFiles: "Crea i file",
  adding: "Salvataggio dei progetti",
  shelfNote: (count) =>
    plural(count, {
      one: "1 macchina verrà salvata in “Le tue macchine” come progetto a sé, che potrai modificare.",
      other: `${count} macchine verranno salvate in “Le tue macchine” come progetti separati, che potrai modificare uno per uno.`,
    }),
  addedToShelf: (count) => plural(count, { one: "1 progetto salvato.", other: `${count} progetti salvati.` }),
  toMachines: "Vai alle tue macchine",
  notAdded: (why) => `Non è stato possibile salvare i progetti. Non è cambiato nulla. ${why}`,
  notAddedTry: "Riprova.",
  leftOut: (count) =>
    plural(count, {
      one: "1 macchina resta esclusa finché non la correggi:",
      other: `${count} macchine restano escluse finché non le correggi:`,
    }),
  leftOutOne: (name, why) => `${name}: ${why}`,
  andMore: (count) => plural(count, { one: "e un’altra", other: `e altre ${count}` }),

  exportTitle: (count) => `File per ${machines(count)}`,
  exportWhat: "Che cosa creare",
  exportNote: "Otterrai un file ZIP con una cartella per ogni macchina e un riepilogo.",
  toDiskNote:
    "Quando scegli dove salvare il file ZIP, dagli un nome nuovo. Se scegli un file esistente, potrebbe essere svuotato subito.",
  toMemoryNote: (most) =>
    `Questo browser tiene il file in memoria finché non è finito, quindi tutto ciò che supera ${most} viene diviso in più file.`,
  exportChoose: "Scegli almeno un tipo di file.",
  exportStart: "Crea i file",
  exporting: (name) => `Creazione di ${name}`,
  exportPlace: (at, all) => `${at} di ${all}`,
  cancel: "Annulla",
  stopTitle: "Interrompere la creazione dei file? Un file non finito non verrà salvato.",
  stop: "Interrompi",
  goOn: "Continua",
  cancelled: (saved) =>
    saved === 0 ? "Annullato. Non è stato salvato nulla." : "Annullato. L’ultimo file non è stato salvato.",
  savedBefore: (files) => `Già salvati: ${list(files)}. Le altre macchine non sono state esportate.`,
  nextPart: (part) => `Il file è pieno. Scegli dove salvare la parte ${part}.`,
  nextPartAction: "Scegli dove salvare",
  exported: (count) => plural(count, { one: "1 macchina completata", other: `${count} macchine completate` }),
  exportedNone: "Non è stato possibile creare nulla",
  savedPart: (name, size) => `${name}, ${size}`,
  failedTitle: (count) =>
    plural(count, {
      one: "Non è stato possibile completare 1 macchina:",
      other: `Non è stato possibile completare ${count} macchine:`,
    }),
  lackingTitle: (count) =>
    plural(count, { one: "1 macchina è incompleta:", other: `${count} macchine sono incomplete:` }),
  notWritten: "Non è stato possibile salvare il file. Controlla che ci sia abbastanza spazio e riprova.",
  again: "Riprova",
  close: "Chiudi",
  // A file name, which is the same in every language.
  archiveName: (count, minute, part) =>
    `${count}-${count === 1 ? "machine" : "machines"}-${minute}${part > 1 ? `-part-${part}` : ""}.zip`,
  machines,
  summaryFile: "summary.csv",
  summary: {
    head: ["Macchina", "Cartella", "Archivio", "File", "Esito", "Note"],
    made: "creata",
    lacking: "creata, ma incompleta",
    failed: "non riuscita",
  },
  notRead: "Non è stato possibile creare o leggere le sue immagini.",
  kindFailed: (kind) => `Creazione non riuscita: ${kind}.`,
  tooLargeForZip: (size, most) =>
    `I suoi file occupano in tutto ${size}, e un file ZIP può contenere al massimo ${most}. Crea meno tipi di file alla volta.`,
  packageLacks: (labels) => `Nel pacchetto multimediale manca un’immagine per: ${list(labels)}.`,
};
