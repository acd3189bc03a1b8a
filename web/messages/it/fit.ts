import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/fit.ts";

export const FITTING: Translated<typeof english.FITTING> = {
  fit: "Adatta l’immagine",
  fitNamed: (name) => `Adatta l’immagine: ${name}`,
  notLoaded: "Non è stato possibile caricare l’editor. Controlla la connessione e riprova.",

  title: (label) => `La tua immagine per ${label}`,
  opening: (name) => `Apertura di ${name}`,
  notOpened: "Questa immagine non si può aprire qui.",
  close: "Chiudi",
  cancel: "Annulla",
  use: "Usa questa immagine",
  takeAll: (count) => `Usa tutte e ${count}`,
  skip: "Salta",
  back: "Indietro",
  goesTo: "Per:",
  place: (number, count) => `${number} di ${count}`,
  pictures: "Immagini",
  pictureNumber: (number, name, state) => `Immagine ${number}: ${name}${state}`,
  used: ", usata",
  skipped: ", saltata",
  makingOne: (number, count) => `Creazione dell’immagine ${number} di ${count}`,
  cut: (from, to) => `Immagine adattata: ritagliata da ${from} a ${to} pixel.`,
  resized: (from, to) => `Immagine adattata: ridimensionata da ${from} a ${to} pixel.`,
  shownWhole: (from, to) => `Immagine adattata senza ritagli: da ${from} a ${to} pixel.`,
  adjust: "Regola",
  adjusting: "L’originale non è salvato qui: stai regolando l’immagine finita.",
  making: "Creazione dell’immagine",
  leave: "Non hai ancora applicato le modifiche.",
  leaveIt: "Scarta modifiche",
  stay: "Continua a modificare",
  notMade: "Non è stato possibile creare l’immagine.",
  notMadeAdvice:
    "Forse il dispositivo ha poca memoria. Chiudi altre schede e riprova, oppure aggiungi una copia più piccola.",
  fileNotOpened: (name) => `Non è stato possibile aprire ${name}.`,
  sharp: (size) => `Nitida a ${size} pixel`,
  enlarged: (times) => `Ingrandita ${times} volte: può apparire sfocata`,

  undecodable: (name, file) =>
    `Questo browser non riesce a mostrare ${name}. Sembra ${file}, ma potrebbe essere danneggiato o di una variante insolita. Aprilo in un programma di fotoritocco, salvalo come PNG o JPEG e aggiungi quella copia.`,
  heic: (name, wayOut) =>
    `${name} è una foto HEIC, e la parte dell’app che la apre non è stata caricata. Controlla la connessione e riprova. ${wayOut}`,
  unknownFile: (name) =>
    `${name} non è un’immagine che questo browser sa mostrare. Se lo è, salvala come PNG o JPEG e aggiungi quella copia.`,
  tooLarge: (name, size, megapixels, most) =>
    `${name} misura ${size}, cioè ${megapixels} megapixel. Questa app ne apre al massimo ${most}. Salva una copia più piccola e aggiungila.`,
  altered: (name) =>
    `La protezione della privacy di questo browser altera le immagini durante il ritocco: ${name} verrebbe male. Disattiva la protezione per questo sito o usa un altro browser.`,

  tabs: "Strumenti di ritocco",
  picture: "Immagine",
  machine: "Sulla macchina",
  history: "Annulla e ripeti",
  undo: "Annulla ritocco",
  redo: "Ripeti ritocco",

  stage: "editor di immagini",
  gestures: "Trascina per spostare, pizzica o scorri per lo zoom.",
  keys: "Tasti: frecce per spostare (Maiusc per andare più lontano), + e − per lo zoom, R per ruotare, [ e ] per raddrizzare.",

  size: "Dimensioni",
  fill: "Riempi",
  showAll: "Mostra tutto",
  turnAndFlip: "Ruota e rifletti",
  turnLeft: "Ruota a sinistra",
  turnRight: "Ruota a destra",
  flipAcross: "Rifletti in orizzontale",
  flipDown: "Rifletti in verticale",
  move: "Sposta",
  moveLeft: "Sposta a sinistra",
  moveUp: "Sposta in alto",
  moveDown: "Sposta in basso",
  moveRight: "Sposta a destra",
  startAgain: "Ripristina",
  zoom: "Zoom",
  straighten: "Raddrizza",

  background: "Sfondo",
  backgrounds: { blurred: "Immagine sfocata", colour: "Colore", clear: "Trasparente" },
  backgroundColour: "Colore di sfondo",
  fillsFrame: "Lo sfondo si vede solo dove l’immagine è trasparente o non copre tutto lo spazio.",
};
