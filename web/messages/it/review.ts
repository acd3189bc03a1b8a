import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/review.ts";
import { list } from "./formats.ts";
import { plural } from "./plurals.ts";

export const REVIEW: Translated<typeof english.REVIEW> = {
  walkthrough: "Percorso",
  previous: "Indietro",
  next: "Avanti",
  place: (number, count) => `${number} di ${count}`,
  overview: "Panoramica",
  edit: "Modifica",
  editStop: (label) => `Modifica ${label}`,
  change: (label) => `Cambia ${label}`,
  otherFiles: "Altri file",
  ownPackage: "Pacchetto con le tue immagini",
  packageInside: "Controlla un pacchetto",
  testDownload: "Download di prova",
  testDownloadLink: "Fai un download di prova",
  testDownloadTells: "{link} per saperne di più.",

  confirm: "Conferma la verifica finale",
  confirming: "Conferma in corso…",
  confirmLoading: "Completamento dell’interfaccia della macchina…",
  confirmed: "La configurazione della tua macchina è completa!",
  notConfirmed: "La conferma non è stata salvata. Riprova.",
  complete: "È tutto completo.",
  incomplete: (labels) =>
    plural(labels.length, {
      one: `Da completare: ${labels[0]}.`,
      other: `${labels.length} passaggi sono da completare.`,
    }),
  incompleteTitle: "Manca ancora qualcosa",
  incompleteAdvice:
    "Puoi confermare comunque. Le immagini mancanti saranno escluse o sostituite da quelle predefinite.",
  keepReviewing: "Continua la verifica",
  confirmWithDefaults: "Conferma con le predefinite",
  download: "Scarica",
  more: "Altro",
  stick: "Scarica per USB",
  sent: "Scheda e anteprima",
  finished: "La tua macchina è pronta.",
  finishedNext:
    "Scarica il pacchetto multimediale per una chiavetta USB, oppure prima invia il progetto per approvazione.",
  sendReady: "Invia entrambi i file: la scheda è da firmare, l’anteprima si apre in qualsiasi browser.",
  sendSaved:
    "Allega entrambi i file a un’email: la scheda è da firmare, l’anteprima si apre in qualsiasi browser.",
  curl: "Copia come curl",
  curlCopied: {
    copied: "Comando copiato. Estrai “Immagini (zip)” ed esegui il comando nella cartella estratta.",
    notCopied:
      "Non è stato possibile copiare il comando. Consenti l’accesso agli appunti nel browser e riprova.",
  },
  savePicture: "Salva immagine",
  pictureSaved: (name) => `${name} salvato.`,
  pictureNotSaved: "Non è stato possibile salvare l’immagine. Riprova.",
  toMachine: "E ora carica il file sulla macchina",

  allScreens: "Tutte le schermate",
  onScreen: (label) => `${label} sullo schermo della macchina`,
  noImage: "Ancora nessuna immagine",
  machine: "Macchina",
  notNamed: "senza nome",
  missing: "Manca ancora",
  noName: (defaultName) => `nessun nome, quindi la macchina verrà esportata come ${defaultName}`,
  noListImage: "nessuna immagine, quindi questa schermata non verrà esportata",
  noSlotNames: "mancano dei nomi",
  noSlotImages: () => "ancora nessuna immagine",
  evictedFrom: (labels) =>
    plural(labels.length, {
      one: `questo browser ha eliminato l’immagine per ${list(labels)}, quindi verrà usata quella predefinita`,
      other: `questo browser ha eliminato le immagini per ${list(labels)}, quindi verranno usate quelle predefinite`,
    }),
  notServedFrom: (labels) =>
    plural(labels.length, {
      one: `la nostra immagine per ${list(labels)} non è più disponibile, quindi verrà usata quella predefinita`,
      other: `le nostre immagini per ${list(labels)} non sono più disponibili, quindi verranno usate quelle predefinite`,
    }),
  notServedFromList: (count) =>
    plural(count, {
      one: "1 delle nostre immagini non è più disponibile e non verrà esportata",
      other: `${count} delle nostre immagini non sono più disponibili e non verranno esportate`,
    }),
  evictedFromList: (count) =>
    plural(count, {
      one: "questo browser ha eliminato 1 immagine, che non verrà esportata",
      other: `questo browser ha eliminato ${count} immagini, che non verranno esportate`,
    }),
  noImageFor: (labels) => `nessuna immagine per ${list(labels)}`,

  default: "Predefinita",
  pixels: (size) => `${size} pixel`,
  pixelsOfDefault: (size) => `${size} pixel, immagine predefinita`,
  images: "Immagini",
  size: "Dimensioni",
  leftOut: "Ancora nessuna immagine. Questa schermata non verrà esportata.",
  evictedTitle: "Qui mancano delle immagini.",
  evictedHere: (labels) =>
    plural(labels.length, {
      one: `Manca: ${list(labels)}. Premi “Modifica” per aggiungere di nuovo l’immagine. Fino ad allora i tuoi file useranno quella predefinita o ne faranno a meno.`,
      other: `Mancano: ${list(labels)}. Premi “Modifica” per aggiungere di nuovo le immagini. Fino ad allora i tuoi file useranno quelle predefinite o ne faranno a meno.`,
    }),
  evictedInExports: (count) =>
    plural(count, {
      one: "In questo progetto manca 1 immagine. I tuoi file useranno quella predefinita o ne faranno a meno.",
      other: `In questo progetto mancano ${count} immagini. I tuoi file useranno quelle predefinite o ne faranno a meno.`,
    }),
  allDefaults: "Qui non hai ancora aggiunto immagini. I tuoi file useranno quelle predefinite.",
  someDefaults: (count, all) =>
    plural(count, {
      one: `1 su ${all} è un’immagine predefinita, perché non hai ancora aggiunto la tua.`,
      other: `${count} su ${all} sono immagini predefinite, perché non hai ancora aggiunto le tue.`,
    }),
};

export const SIMULATOR: Translated<typeof english.SIMULATOR> = {
  heading: "Prova la tua macchina",
  note: (seconds) =>
    `Tocca lo schermo come farebbe un cliente. Dopo ${seconds} secondi senza tocchi l’anteprima ricomincia da capo, proprio come la macchina.`,
  onScreen: "Sullo schermo",
  noStart: (missing, start) =>
    `Non c’è ancora un’immagine per ${missing}, quindi l’ordine inizia da ${start}.`,
  defaults: "Immagini predefinite in questa schermata",
  defaultsFor: (labels) =>
    plural(labels.length, {
      one: `Non hai ancora aggiunto la tua immagine per ${list(labels)}.`,
      other: `Non hai ancora aggiunto le tue immagini per ${list(labels)}.`,
    }),
  machine: "La tua macchina",
  fullScreen: "Schermo intero",
  leave: "Esci dallo schermo intero",
  wayOut: (seconds) =>
    `Per uscire, tieni premuto l’angolo in basso a sinistra per ${seconds} secondi, o premi Esc.`,
};

export const USB_STICK: Translated<typeof english.USB_STICK> = {
  title: "Per prima cosa, copia il file su una chiavetta USB",
  format: "La chiavetta deve essere formattata in FAT32.",
  others: "Da un altro dispositivo",
  systems: {
    ipad: {
      label: "iPad o iPhone",
      steps: (file) => [
        "Inserisci la chiavetta, con un adattatore se non entra.",
        `Nell’app File apri Download, tieni premuto ${file} e scegli Copia.`,
        "Poi apri la chiavetta in Posizioni, tieni premuto un punto vuoto e scegli Incolla.",
      ],
      formatting: "Se la chiavetta va formattata, usa un computer.",
    },
    android: {
      label: "Telefono o tablet Android",
      steps: (file) => [
        "Inserisci la chiavetta, con un adattatore se non entra.",
        `Apri l’app File (Archivio sui Samsung) e trova ${file} in Download.`,
        "Tienilo premuto e scegli Copia, poi apri la memoria USB e incollalo lì.",
        "Scegli Espelli prima di togliere la chiavetta.",
      ],
      formatting: "Se la chiavetta va formattata, usa un computer.",
    },
    windows: {
      label: "Windows",
      steps: (file) => [
        "Inserisci la chiavetta e apri Download in Esplora file.",
        `Trascina ${file} sulla chiavetta nell’elenco a sinistra.`,
        "Poi fai clic con il pulsante destro sulla chiavetta e scegli Espelli.",
      ],
      formatting:
        "Per formattare una chiavetta, fai clic con il pulsante destro, scegli Formatta e poi FAT32. Il contenuto della chiavetta verrà cancellato.",
    },
    mac: {
      label: "Mac",
      steps: (file) => [
        "Inserisci la chiavetta e apri Download nel Finder.",
        `Trascina ${file} sulla chiavetta nella barra laterale, poi fai clic sul simbolo di espulsione accanto.`,
      ],
      formatting:
        "Per formattare una chiavetta, usa Utility Disco e scegli MS-DOS (FAT). Il contenuto della chiavetta verrà cancellato.",
    },
  },
};
