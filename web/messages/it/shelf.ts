import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/shelf.ts";
import { list, when } from "./formats.ts";
import { plural } from "./plurals.ts";
import { STORE_FAULTS } from "./store-faults.ts";

const MOST_NAMED = 3;

const named = (names: readonly string[], others: string): string =>
  names.length <= MOST_NAMED
    ? list(names)
    : list([...names.slice(0, MOST_NAMED - 1), `${others} ${names.length - MOST_NAMED + 1}`]);

export const SHELF: Translated<typeof english.SHELF> = {
  title: "Le tue macchine",
  lead: "Tutte le macchine che hai creato in questo browser. Aprine una per continuare a lavorarci. Le altre non cambiano.",
  count: (count) => plural(count, { one: "1 macchina", other: `${count} macchine` }),
  list: "Macchine",
  loading: "Caricamento delle tue macchine.",

  new: "Nuova macchina",
  making: "Un momento",
  openFiles: "Apri file",
  opening: "Apertura del file",
  openingShare: (percent) => `Apertura del file: ${percent}%`,
  file: "File di progetto o pacchetti multimediali",
  opened: (count) => plural(count, { one: "1 macchina aggiunta.", other: `${count} macchine aggiunte.` }),
  notAdded: (names) => `Non aggiunti: ${named(names, "altri")}.`,
  several: "Seleziona più macchine",
  search: "Cerca una macchina",
  found: (found, all) => `${found} su ${plural(all, { one: "1 macchina", other: `${all} macchine` })}`,
  order: "Ordina per",
  orders: { changed: "Ultima modifica", name: "Nome", customer: "Cliente" },
  noneFound: (text) => `Nessuna macchina trovata per “${text}”.`,
  showAll: "Mostra tutte",

  start: "Dalle un nome",
  noneYet: "La tua prima macchina comparirà qui",
  noneYetWords: "Dalle un nome, riempi le sue schermate e smetti quando vuoi. Tutto viene salvato man mano.",

  unnamed: (name) => `${name} (ancora senza nome)`,
  openNow: "Aperta ora",
  steps: (done, all) =>
    done === all
      ? "Finita"
      : plural(done, { one: `1 passaggio fatto su ${all}`, other: `${done} passaggi fatti su ${all}` }),
  facts: (changed, now, size) => `Ultima modifica: ${when(changed, now)}${size === "" ? "" : ` · ${size}`}`,
  noPictures: "nessuna immagine propria",
  evicted: (count) =>
    plural(count, {
      one: "Questo browser ha eliminato 1 immagine di questa macchina. Apri la macchina per aggiungere di nuovo l’immagine.",
      other: `Questo browser ha eliminato ${count} immagini di questa macchina. Apri la macchina per aggiungere di nuovo le immagini.`,
    }),
  screens: (name) => `Schermate di ${name}`,
  open: "Apri",
  openNamed: (name) => `Apri ${name}`,
  goOn: "Continua",
  goOnNamed: (name) => `Continua con ${name}`,
  isOpened: (name) => `${name} è aperta.`,
  choose: (name) => `Seleziona ${name}`,
  more: (name) => `Altre opzioni per ${name}`,
  rename: "Rinomina",
  name: "Nome della macchina",
  saveName: "Salva il nome",
  keepName: "Mantieni il vecchio nome",
  details: { customer: "Cliente", note: "Nota" },
  editDetails: "Cliente e nota…",
  detailsOf: (name) => `Cliente e nota di ${name}`,
  detailsOfSeveral: (count) =>
    plural(count, { one: "Cliente e nota di 1 macchina", other: `Cliente e nota di ${count} macchine` }),
  detailsWords:
    "Per dati che servono solo a te, come un indirizzo o un numero di serie. Vengono salvati con il progetto, ma non compaiono sulla macchina.",
  saveDetails: "Salva",
  tooLong: (actual, most) => `Ci sono ${actual} caratteri. Usane al massimo ${most}.`,
  duplicate: "Duplica",
  save: "Salva come file",
  saving: "Salvataggio",
  export: "Esporta…",
  delete: "Elimina",

  state: {
    laterVersion:
      "Questo progetto è stato creato con una versione più recente di questa app. Ricarica la pagina per aprirlo.",
    otherMachine: "Questo progetto è per un altro modello di macchina. Non verrà modificato.",
    unreadable: "Questo progetto non si può leggere e forse è danneggiato. Non verrà modificato.",
  },
  kind: { laterVersion: "Versione più recente", otherMachine: "Altra macchina", unreadable: "Illeggibile" },

  chosen: (count) =>
    count === 0
      ? "Seleziona le macchine che vuoi."
      : plural(count, { one: "1 selezionata", other: `${count} selezionate` }),
  chooseAll: "Seleziona tutte",
  chooseNone: "Deseleziona tutte",
  exportChosen: "Esporta selezionate",
  done: "Fatto",

  undo: "Annulla",
  undone: "Annullato.",
  namesakes: (count) =>
    plural(count, {
      one: "Avevi già 1 macchina con lo stesso nome.",
      other: `Avevi già ${count} macchine con gli stessi nomi.`,
    }),
  updateNamesakes: (count) =>
    plural(count, { one: "Aggiorna invece quella", other: `Aggiorna invece quelle ${count}` }),
  undoable: {
    remove: (count, name) =>
      count === 1
        ? `${name} è stata eliminata.`
        : plural(count - 1, {
            one: `${name} e un’altra sono state eliminate.`,
            other: `${name} e altre ${count - 1} sono state eliminate.`,
          }),
    duplicate: (_, name) => `${name} è stata aggiunta.`,
    add: (count, name) =>
      plural(count, { one: `${name} è stata aggiunta.`, other: `${count} macchine sono state aggiunte.` }),
    rename: (_, name) => `Nuovo nome: ${name}.`,
    dress: (count, name) =>
      plural(count, {
        one: `${name} è stata modificata.`,
        other: `${count} macchine sono state modificate.`,
      }),
  },
  failed: {
    create: (why) => `Non è stato possibile creare la macchina. ${why}`,
    open: (why) => `Non è stato possibile aprire la macchina. ${why}`,
    rename: (why) => `Il nome non è stato salvato. ${why}`,
    details: (why) => `Cliente e nota non sono stati salvati. ${why}`,
    duplicate: (why) => `Non è stato possibile duplicare la macchina. ${why}`,
    remove: (why) => `Non è stato eliminato nulla. ${why}`,
    update: (why) => `Non è stato aggiornato nulla. ${why}`,
    undo: STORE_FAULTS.notUndone,
    save: "Non è stato possibile creare il file. Riprova.",
    notLoaded: "Non è stato possibile caricare questa parte dell’app. Controlla la connessione e riprova.",
    unknown: "Qualcosa è andato storto. Ricarica la pagina e riprova.",
  },
  incompleteInFile: (names) =>
    `Questo browser ha eliminato alcune immagini di ${named(names, "altre")}, quindi non sono nel file.`,
  leftOutOfFile: (names) => `Non incluse nel file: ${named(names, "altre")}.`,

  onlyOne: "Questo browser può conservare una sola macchina",
  onlyOneWhy:
    "Non dà a questa app abbastanza spazio per altre, di solito per una finestra in incognito o impostazioni di privacy restrittive. La tua macchina funziona come sempre, ma salvala come file prima di iniziarne un’altra.",

  kept: "Spazio in questo browser",
  keptWords:
    "Le tue macchine sono salvate solo in questo browser, su questo dispositivo. Nessun altro può vederle. Un browser può eliminare i dati di un sito se il dispositivo non ha più spazio o se non lo visiti da qualche settimana. Anche cancellando la cronologia potresti eliminarle.",
  room: (used, quota) => `${used} usati su circa ${quota}`,
  roomLabel: "Spazio usato",
  nearlyFull: "Lo spazio sta finendo",
  nearlyFullWords: (room) =>
    `${room}. Salva le tue macchine in un unico file, poi elimina quelle che non ti servono più, oppure libera spazio su questo dispositivo.`,
  keepSafe: "Proteggi le macchine",
  keepSafeWords: "Chiede a questo browser di non eliminare le tue macchine quando gli serve spazio.",
  isSafe: "Questo browser ha accettato di non eliminare le tue macchine quando gli serve spazio.",
  notSafe:
    "Questo browser non ha ancora accettato. Molti lo fanno quando torni più spesso o aggiungi questa pagina alla schermata Home. Fino ad allora, salva tutte le tue macchine in un unico file.",
  saveAll: "Salva tutte le macchine in un file",
  savingAll: (percent) => `Salvataggio, ${percent}%`,
  saveAllWords: "Il file contiene tutto e si può aprire qui o su un altro dispositivo.",
  erase: "Cancella tutti i dati di Brewscreen",
  eraseWords: "Da usare quando hai finito su un dispositivo condiviso.",
  eraseTitle: "Cancellare tutti i dati di Brewscreen?",
  eraseNothing:
    "Tutto ciò che Brewscreen ha salvato in questo browser verrà eliminato. L’operazione è irreversibile.",
  eraseAsks: (count) =>
    plural(count, {
      one: "La tua macchina, le sue immagini, i loro originali e tutto il resto che Brewscreen ha salvato in questo browser verranno eliminati. L’operazione è irreversibile.",
      other: `Le tue ${count} macchine, le loro immagini, i loro originali e tutto il resto che Brewscreen ha salvato in questo browser verranno eliminati. L’operazione è irreversibile.`,
    }),
  eraseSaved: "I file che hai salvato restano.",
  eraseYes: "Cancella tutto",
  erasing: "Cancellazione",
  eraseNo: "Mantieni tutto",
  notErased: (why) => `Non è stato possibile cancellare tutto. ${why}`,

  another: "Creane un’altra uguale",
  anotherAsks: "La nuova macchina parte come copia di questa. Le modifiche a una non toccano l’altra.",
  anotherMake: "Creala",
  anotherMade: (name) => `${name} è stata creata. Ora stai lavorando su questa.`,

  also: "Usa su altre macchine…",
  alsoTitle: (screen) => `Usa ${screen} su altre macchine`,
  alsoAsks: (screen, name) =>
    `Le immagini e i nomi che ${name} ha in ${screen} sostituiranno quelli delle macchine selezionate.`,
  before: "Ora",
  after: "Dopo",
  same: "Già uguale.",
  alsoOn: (count) => plural(count, { one: "Usa su 1 macchina", other: `Usa su ${count} macchine` }),
  alsoOnNone: "Prima seleziona una macchina",
  alsoDone: (screen, count) =>
    plural(count, {
      one: `Ora in uso su un’altra macchina: ${screen}.`,
      other: `Ora in uso su altre ${count} macchine: ${screen}.`,
    }),
  alsoUndo: "Puoi annullare anche da “Le tue macchine”, finché non modifichi una di queste macchine.",
  alsoFailed: (why) => `Nessuna macchina è stata modificata. ${why}`,
  cancel: "Annulla",
};
