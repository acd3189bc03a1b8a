import type { Translated } from "../../../shared/machine/translated.ts";
import { MAX_PNG_SIDE_LENGTH } from "../../../shared/png/chunks.ts";
import type * as english from "../en/intake.ts";

export const DROP_ZONE: Translated<typeof english.DROP_ZONE> = {
  choose: "Scegli un’immagine",
  chooseSeveral: "Scegli immagini",
  chooseAnother: ", scegline un’altra",
  adjust: ", regola",
  orDrop: "o trascinala qui",
  orDropSeveral: "o trascinale qui",
  dropping: "Rilascia per aggiungere",
  paste: "Incolla",
  pasted: "Immagine incollata",
};

export const INTAKE: Translated<typeof english.INTAKE> = {
  checking: "Controllo dell’immagine",
  checkingAll: "Controllo delle immagini",

  file: {
    PNG: "un file PNG",
    JPEG: "un file JPEG",
    "JPEG XL": "un file JPEG XL",
    GIF: "un file GIF",
    WebP: "un file WebP",
    AVIF: "un file AVIF",
    HEIC: "un file HEIC",
    BMP: "un file BMP",
    ICO: "un file ICO",
    TIFF: "un file TIFF",
    SVG: "un file SVG",
    PDF: "un file PDF",
    ZIP: "un file ZIP",
    archive: "un file compresso",
    Word: "un documento Word",
    Excel: "un foglio Excel",
    PowerPoint: "una presentazione PowerPoint",
    Office: "un documento Office",
    Photoshop: "un file Photoshop",
    PostScript: "un file PostScript",
    video: "un video",
    audio: "un file audio",
    HTML: "una pagina web",
    text: "un file di testo",
  },
  unknownFile: "un file in un formato che non riconosciamo",
  applePng: "una variante di PNG che solo i programmi Apple sanno leggere",

  neededPng: (size) => `un PNG di esattamente ${size} pixel`,
  neededImage: (size) => `un’immagine di esattamente ${size} pixel`,

  wrongType: (name, file, needed) => `${name} è ${file}. Serve ${needed}.`,
  notImage: (name, file) => `${name} è ${file}, non un’immagine. Scegli un PNG o una foto.`,
  wrongSize: (name, actual, size) =>
    `${name} misura ${actual} pixel. Ritagliala o ridimensionala a ${size}, poi aggiungila di nuovo.`,
  typeNow: (name, file) => `${name} è ${file}. Verrà salvato come PNG.`,
  unreadable: (why, needed) => `${why} Serve ${needed}.`,

  damaged: (name, how) => `${name} è un PNG danneggiato: ${how}. Esportalo di nuovo.`,
  damage: {
    cutOff: "manca la fine del file, probabilmente per una copia o un download interrotto",
    empty: "non contiene nessuna immagine",
    impossibleSize: `la larghezza o l’altezza è 0 o supera i ${MAX_PNG_SIDE_LENGTH} pixel`,
    broken: "una parte è stata modificata o persa durante il trasferimento",
  },
  damagedHeic: (name) =>
    `${name} è una foto HEIC danneggiata. Copiala di nuovo dal telefono, poi aggiungi quella copia.`,
  tooComplex: (name) =>
    `${name} è un disegno troppo complesso da aprire qui. Salvalo come PNG, poi aggiungi quella copia.`,
  folder: (name) => `${name} è una cartella. Aprila e scegli le immagini che contiene.`,
  empty: (name) => `${name} è vuoto. Salvalo di nuovo, poi aggiungi il nuovo file.`,
  gone: (name) => `Impossibile leggere ${name}. Forse è stato spostato o eliminato. Sceglilo di nuovo.`,
  undecodable: (name, file) => `${name} è ${file}, e questo browser non sa mostrarlo. Salvalo come PNG.`,
  unconverted: (name, file) =>
    `${name} è ${file}, e la parte dell’app che lo converte non è stata caricata. Controlla la connessione e aggiungilo di nuovo, oppure salvalo come PNG.`,
  altered: (name, file) =>
    `${name} è ${file} e va convertito, ma la protezione della privacy di questo browser altera le immagini convertite. Prima salvalo come PNG.`,

  heicWayOut:
    "Su iPhone o iPad, condividi la foto con “Più compatibile” selezionato in Opzioni, oppure apri questa pagina in Safari. Su un computer, apri la foto e salvala come JPEG.",

  nothing:
    "Ciò che hai trascinato o incollato non è un file di immagine. Prima salva l’immagine su questo dispositivo, poi scegliela qui.",
};
