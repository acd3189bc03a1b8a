import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/wizard.ts";
import { plural } from "./plurals.ts";

const REMOVE_FIRST = "Prima rimuovi un’immagine, oppure trascina ogni file sul suo riquadro.";

export const WIZARD: Translated<typeof english.WIZARD> = {
  preview: (label) => `Anteprima sulla macchina: ${label}`,
  default: "Predefinita",
  choose: "Scegli immagine",
  adjust: "Regola",
  replace: "Sostituisci",
  change: (picture) => `Cambia ${picture}`,
  tapToChange: "Tocca un’immagine per cambiarla",
  nameFor: (label) => `Nome per ${label}`,
  swapWith: (label) => `Scambia con ${label}`,
  useDefault: "Usa l’immagine predefinita",
  defaultUsed: (label) => `${label}: ora con l’immagine predefinita.`,
  remove: "Rimuovi",
  notReadable: "Non è possibile leggere l’immagine.",
  removeNamed: (label) => `Rimuovi ${label}`,
  actionFor: (action, label) => `${action}: ${label}`,
  undo: "Annulla",
  fitSame: "Adatta di nuovo le stesse immagini",

  slotNameNeeded: (most) => `Serve un nome di al massimo ${most} caratteri.`,
  slotNamesNeeded: (labels) => `Manca il nome per: ${labels}`,
  slotNamesNotSaved: "I nomi non sono stati salvati.",

  ready: "Puoi continuare",
  slotsReady: "Tutti i riquadri sono pieni",
  slotsNeeded: (labels) => `Manca ancora: ${labels}`,
  moreThanSlots: "Ci sono più immagini che riquadri vuoti.",
  moreThanSlotsAdvice: (names) => `Non aggiunte: ${names}. ${REMOVE_FIRST}`,
  notUsed: (names) => `Non aggiunte perché hai interrotto prima di finire: ${names}.`,
  notUsedFiles: "File non usati",
  notUsedAny: "Non usati:",
  removeFirst: `Non aggiunte. ${REMOVE_FIRST}`,
  fitThem: "Adatta le immagini",
  swapped: (one, other) => `${one} e ${other}: immagini scambiate.`,
  notSaved: "L’immagine non è stata salvata.",
  notRemoved: "L’immagine non è stata rimossa.",
  missing: "Questa immagine manca.",
  missingAdvice: "Il browser l’ha eliminata per liberare spazio. Aggiungila di nuovo o scegline un’altra.",
  notServedAdvice: "Non è più disponibile in questa app. Scegline un’altra.",

  imagesInOrder: "Immagini in ordine",
  showImage: (number) => `Mostra l’immagine ${number}`,
  image: (number, name) => `Immagine ${number}: ${name}`,
  moveEarlier: (number) => `Anticipa l’immagine ${number}`,
  moveLater: (number) => `Posticipa l’immagine ${number}`,
  removeImage: (number) => `Rimuovi l’immagine ${number}`,
  missingInList:
    "Il browser ha eliminato questa immagine per liberare spazio. Rimuovila qui e aggiungila di nuovo.",
  notServedInList: "Questa immagine non è più disponibile in questa app. Rimuovila qui e scegline un’altra.",
  notAdded: (name) => `Non aggiunta: ${name}.`,
  fileNotSaved: (name, why) => `${name} non è stato salvato. ${why}`,
  listUnharmed: "Tutto ciò che avevi è ancora qui. Aggiungi di nuovo le immagini.",
  makeRoom: "Rimuovi un’immagine per fare posto a un’altra.",

  drag: {
    instructions:
      "Premi Spazio per sollevare l’immagine, le frecce per spostarla, di nuovo Spazio per posarla, Esc per annullare.",
    handle: (number) => `Immagine ${number}: trascina per riordinare`,
    position: (number, count) => `posizione ${number} di ${count}`,
    lifted: (position) => `Immagine sollevata dalla ${position}.`,
    over: (position) => `Sopra la ${position}.`,
    putDown: (position) => `Posata nella ${position}.`,
    putBack: (position) => `Rimessa nella ${position}.`,
  },

  countNotChanged: (why) => `Il numero di formati non è cambiato. ${why}`,
  countChanged: (count) => `Ora: ${count}.`,
  defaultsReplaced: "Le tue immagini sono state sostituite da quelle predefinite.",
  imageRemoved: "Immagine rimossa.",
  imagesReplaced: (count) =>
    plural(count, {
      one: "1 immagine è stata sostituita.",
      other: `${count} immagini sono state sostituite.`,
    }),

  picturesNotLoaded: "Non è stato possibile caricare le immagini. Controlla la connessione e riprova.",
  pictureNotLoadedAdvice: "Controlla la connessione, poi scegli di nuovo l’immagine.",

  filled: {
    done: "Tutto ciò che era vuoto è stato riempito.",
    doneButNames:
      "Tutto ciò che era vuoto è stato riempito. Restano da cambiare i nomi troppo corti o troppo lunghi che hai scritto.",
    failed: (why) => `Non è stato riempito nulla. ${why}`,
  },
  library: {
    search: "Cerca",
    searchImages: "Cerca immagini…",
    showAll: "Mostra tutte le immagini",
    suggestions: (name) => `Suggerimenti per “${name}”`,
    noneFound: "Nessuna immagine corrisponde alla ricerca.",
  },
};
