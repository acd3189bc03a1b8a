import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/test-download.ts";

export const TEST_DOWNLOAD: Translated<typeof english.TEST_DOWNLOAD> = {
  heading: "Download di prova",
  intro:
    "Crea un piccolo file .mp e controlla che arrivi su questo dispositivo, sulla chiavetta USB e nella schermata di importazione della macchina. Contiene un’immagine di prova e non è una vera configurazione.",
  region: "Scarica il pacchetto di prova",
  download: (file) => `Scarica ${file}`,
  contents: "Che cosa contiene",
  facts: {
    readme: "spiega di che cosa si tratta",
    config: "nome, versione 1.0, tipo",
    image: "immagine di prova 400 × 300",
    compression: "Compressione",
    library: "Libreria ZIP",
  },
  troubleshooting: "Risoluzione dei problemi",
  tips: [
    "Non è stato salvato nulla? Controlla se il browser blocca i popup o i download per questo sito.",
    "Il file è uno ZIP con un’altra estensione. Per guardarci dentro, rinominalo da .mp a .zip.",
    "Vedi un errore? Scegli “Mostra info di debug” lì accanto e invia i dettagli a chi ti aiuta.",
    "Su un tablet, guarda nell’app File o Download. Di solito i browser lo salvano lì senza chiedere.",
  ],
  showDebug: "Mostra info di debug",
  hideDebug: "Nascondi info di debug",
  debug: {
    timestamp: "data e ora",
    error: "errore",
    stack: "stack",
    none: "nessuno",
    issue: "problema",
    environment: "ambiente",
    baseUrl: "URL di base",
    publicUrl: "URL pubblico",
    userAgent: "user agent",
  },
};
