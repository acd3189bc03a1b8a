import type { Translated } from "../../../shared/machine/translated.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import type * as english from "../en/exports.ts";
import { groups } from "./formats.ts";
import { plural } from "./plurals.ts";

export const EXPORTS: Translated<typeof english.EXPORTS> = {
  kinds: {
    pdf: {
      label: "PDF",
      busy: "Creazione…",
      loading: "Creazione dell’anteprima PDF…",
      success: "Il PDF è pronto!",
      failure: "Non è stato possibile creare il PDF. Riprova.",
    },
    images: {
      label: "Immagini (zip)",
      busy: "Download…",
      loading: "Preparazione del download delle immagini…",
      success: "Le immagini sono state scaricate!",
      failure: "Non è stato possibile scaricare le immagini. Riprova.",
    },
    test: {
      label: "Pacchetto di prova",
      busy: "Creazione…",
      loading: "Creazione del pacchetto di prova…",
      success: "Il pacchetto di prova è stato scaricato!",
      failure: "Non è stato possibile creare il file .mp.",
    },
    package: {
      label: "Pacchetto multimediale (.mp)",
      busy: "Creazione…",
      loading: "Creazione del pacchetto multimediale…",
      success: "Il pacchetto multimediale è pronto!",
      failure: "Non è stato possibile creare il pacchetto.",
    },
    approval: {
      label: "Scheda di approvazione (PDF)",
      busy: "Creazione…",
      loading: "Creazione della scheda di approvazione…",
      success: "La scheda di approvazione è pronta!",
      failure: "Non è stato possibile creare la scheda di approvazione.",
    },
    preview: {
      label: "Anteprima da condividere (HTML)",
      busy: "Creazione…",
      loading: "Creazione dell’anteprima…",
      success: "L’anteprima è pronta!",
      failure: "Non è stato possibile creare l’anteprima.",
    },
    contact: {
      label: "Tutte le schermate (PNG)",
      busy: "Creazione…",
      loading: "Creazione dell’immagine di tutte le schermate…",
      success: "L’immagine di tutte le schermate è pronta!",
      failure: "Non è stato possibile creare l’immagine di tutte le schermate.",
    },
  },

  send: {
    label: "Invia per approvazione",
    busy: "Preparazione…",
    loading: "Preparazione della scheda di approvazione e dell’anteprima…",
    success: "Tutto pronto per l’approvazione!",
    failure: "Non è stato possibile creare la scheda di approvazione e l’anteprima.",
  },

  reading: (done, all) => `Lettura delle immagini: ${done} di ${all}`,
  drawing: "Creazione delle pagine",
  sending: "Invio delle immagini",
  packing: "Creazione del pacchetto",
  cancel: "Annulla",

  skipped: (count) =>
    plural(count, { one: "1 immagine è stata esclusa:", other: `${count} immagini sono state escluse:` }),
  standIns: (labels) =>
    `Alcune delle tue immagini mancano, quindi il file usa l’immagine predefinita per: ${groups(labels)}.`,
  skippedImage: (label, why) => `${label}: ${why}`,
  skipReason: {
    missing: "il browser l’ha eliminata per liberare spazio. Aggiungila di nuovo.",
    unreachable: "non è stato possibile scaricarla. Controlla la connessione ed esporta di nuovo.",
    damaged: "il suo file è danneggiato. Sostituisci l’immagine.",
  },
  caption: (number, count) => `${number} di ${count}`,
  failed:
    "Non è stato possibile creare il file. Il progetto non è cambiato. Controlla la connessione e riprova.",

  package: {
    tooMany: (most) => `Il server può mettere in un pacchetto al massimo ${most} file alla volta.`,
    tooLarge: (megabytes) =>
      `Le immagini sono troppo grandi da inviare: il server accetta fino a circa ${megabytes}\u00a0MB.`,
    unreachable: "Il server non è raggiungibile.",
    badAnswer: (detail) =>
      `Il server non ha restituito un pacchetto valido (${detail}), quindi non è stato salvato nulla.`,
    refused: (why) => `Il server ha rifiutato il pacchetto: ${why}`,
    refusedFile: (name, why) => `Il server ha rifiutato ${name}: ${why}`,
    unreadable: (name) => `Impossibile leggere ${name}.`,
    cancelled: "Annullato.",
  },
  onDevice: "Crea sul dispositivo",
  deviceHelps: "Puoi invece creare il file su questo dispositivo.",
  noClaim:
    "Non possiamo garantire che la tua macchina accetti questo file. Provalo prima su una sola macchina.",

  answer: {
    status: (status) => `stato ${status}`,
    type: (type) => `tipo “${type}”`,
    cut: (found, length) => `${found} di ${length} byte`,
    start: "non inizia come un pacchetto",
    end: "manca la parte finale",
    directory: "l’elenco dei file non corrisponde alla lunghezza",
    entries: (found, entries) => `contiene ${found} file invece di ${entries}`,
  },

  test: {
    readme: `Questo è un archivio di prova creato da ${PRODUCT_NAME}. Non è una vera configurazione di macchina.

Mostra se questo dispositivo può creare e salvare un file .mp e se la chiavetta USB
lo porta fino alla macchina. È un archivio ZIP: per guardarci dentro, rinominalo in .zip.

  README.txt       questo testo
  config.json      il nome della macchina, una versione e il tipo "test"
  images/test.png  un’immagine di prova di 400x300 pixel
`,
    template:
      "La cartella dei modelli non è stata trovata. Controlla che i file dei modelli siano inclusi nella build.",
    library: "La libreria fflate non è disponibile o non è stata caricata.",
    invalid: "Dati non validi durante la creazione del file.",
    save: "Errore durante il salvataggio del file. Il file potrebbe essere danneggiato, o il browser ha bloccato il download.",
    network: "Errore di rete durante il caricamento delle risorse. Controlla la connessione a Internet.",
    other: (message) => `Errore: ${message}`,
  },
};
