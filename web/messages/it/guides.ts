import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/guides.ts";
import { plural } from "./plurals.ts";

const sizes = (count: number) => plural(count, { one: "1 formato", other: `${count} formati` });

export const GUIDES: Translated<typeof english.GUIDES> = {
  start: "Avvia la procedura",
  mediaPackage: "Crea un pacchetto multimediale",
  testDownload: "Prova il download",

  files: {
    heading: "Nomi dei file",
    intro:
      "Questi sono i nomi dei file nei tuoi download. Dai gli stessi nomi ai tuoi file e l’app saprà dove va ogni immagine.",
    table: "Tabella dei nomi dei file",
    image: "Immagine",
    zip: "In “Immagini (zip)”",
    package: "Nel pacchetto multimediale",
    ofSlot: (category, slot) => `${category}: ${slot}`,
    first: (category) => `${category}: la prima`,
  },

  requirements: {
    heading: "Requisiti delle immagini",
    intro: (product) =>
      `Nella procedura guidata puoi usare qualsiasi immagine e adattarla. Se prepari le immagini in un altro programma, queste sono le dimensioni esatte che ${product} accetta. Per ognuna c’è un modello vuoto che mostra l’area sicura per il testo.`,
    practices: "Consigli generali",
    screens: "Immagini per schermata",
    png: "Solo PNG",
    anyImage:
      "Qualsiasi immagine che il browser sa aprire, di queste esatte dimensioni; viene salvata come PNG",
    sizes,
    differing: (size) =>
      `Alcuni documenti su questa macchina indicano ${size}. La procedura guidata non accetta queste dimensioni.`,
    differingFor: (size, count) =>
      `Alcuni documenti su questa macchina indicano ${size} per ${sizes(count)}. La procedura guidata non accetta immagini del genere.`,
    differingCounts: (published, taken) =>
      `Alcuni documenti su questa macchina indicano da ${published.join(" a ")} formati. La procedura guidata ne accetta da ${taken.join(" a ")}.`,

    template: "Modello vuoto",
    templateFor: (title, size) => `Modello vuoto per ${title}, ${size}`,
    templateNotMade: "Non è stato possibile creare il modello in questo browser.",
    safe: "Tieni il testo dentro la linea tratteggiata",
    drawnByMachine: (label) => `${label}: disegnato dalla macchina`,
  },

  instructions: {
    heading: "Come caricare il file",
    intro: (steps) =>
      `Porta il file .mp dal computer alla macchina in ${steps} passaggi. Ti serve una chiavetta USB.`,
    print: "Stampa questa pagina",
    tryOneTitle: "Prima prova su una sola macchina",
    tryOne: (product) =>
      `Non possiamo garantire che la tua macchina accetti i file .mp creati con ${product}, e i menu cambiano da macchina a macchina. Importa il file su una macchina prima di portarlo alle altre.`,
    troubles: "Se qualcosa non funziona",
    refused: {
      title: "La macchina ha rifiutato il file?",
      text: "Controlla il file per vedere che cosa contiene, perché una macchina potrebbe rifiutarlo e che cosa si può riparare.",
      link: "Controlla il file",
    },
  },
};
