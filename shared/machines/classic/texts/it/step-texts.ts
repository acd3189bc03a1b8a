import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/step-texts.ts";

const REQUIRED = "Richiesto: PNG • {width} × {height} pixel";
const NEEDED = "Prima aggiungi un’immagine a ogni riquadro.";
const USE_DEFAULT = "Usa l’immagine predefinita";
const REST = {
  label: "Completa con le predefinite",
  applied: "Tutti i riquadri vuoti ora usano le immagini predefinite.",
};
const NO_FILE = "Nessun file selezionato";

const SCREENSAVER = {
  note: "Ciò che la macchina mostra quando nessuno la usa. Se aggiungi più immagini, si alternano.",
  hint: REQUIRED,
  counter: "Immagini aggiunte ({count}/{max})",
  needed: "Aggiungi almeno un’immagine",
  refusals: {
    wrongType: "Aggiungi solo file PNG",
    wrongSize:
      "L’immagine deve essere di {width} × {height} pixel. Dimensioni attuali: {actualWidth} × {actualHeight}",
    unreadable: "Errore di lettura del file",
    nothing: NO_FILE,
  },
  words: {
    loaded: "Immagini del salvaschermo già presenti: {count}",
    tooMany: "Puoi aggiungere al massimo {max} immagini. Posti liberi: {free}.",
    full: "Puoi aggiungere al massimo {max} immagini.",
    failed: "Si è verificato un errore durante l’elaborazione delle immagini",
  },
  library: {
    browse: "Sfoglia i nostri salvaschermo",
    title: "Scegli un salvaschermo",
    chosen: "Salvaschermo aggiunto!",
    failed: "Non è stato possibile caricare il salvaschermo scelto.",
  },
};

const BLENDS = {
  note: "Con queste immagini i tuoi clienti scelgono la miscela.",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Aggiungi solo file PNG.",
    wrongSize: "L’immagine deve essere di esattamente {width} × {height} pixel.",
    unreadable: "Non è stato possibile caricare l’immagine",
    nothing: NO_FILE,
  },
  library: {
    browse: "Sfoglia le nostre immagini",
    title: "Scegli un’immagine per la miscela",
    chosen: "Immagine scelta per {name}!",
    failed: "Non è stato possibile caricare l’immagine scelta.",
  },
  rest: REST,
  words: { uploaded: "Immagine aggiunta per {name}!" },
};

const HOT_COLD = {
  note: "Qui i clienti scelgono tra caffè caldo e caffè freddo.",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Aggiungi un file di immagine",
    wrongSize: "L’immagine deve essere di esattamente {width} × {height} pixel",
    unreadable: "Non è stato possibile caricare l’immagine",
    nothing: NO_FILE,
  },
  defaults: { label: USE_DEFAULT, applied: "Immagine predefinita in uso: {label}" },
  rest: REST,
  words: { uploaded: "Immagine aggiunta: {label}" },
};

const cups = (note: string) => ({
  note,
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "File di immagine non valido",
    wrongSize: "L’immagine deve essere di esattamente {width} × {height} pixel",
    unreadable: "File di immagine non valido",
    nothing: NO_FILE,
  },
  counting: {
    legend: "Quanti formati offre la tua macchina?",
    words: {
      defaults: "Immagini predefinite applicate a tutti i formati.",
      cleared: "Le immagini dei bicchieri sono state rimosse per il nuovo numero di formati.",
      filled: "Ora tutti i formati usano lo stesso tema.",
    },
  },
  defaults: { label: USE_DEFAULT, applied: "Immagini predefinite in uso per tutti i formati." },
  words: { uploaded: "Immagine aggiunta: formato {label}." },
});

const AFTER_CUPS = {
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Aggiungi solo file di immagine.",
    wrongSize: "L’immagine deve essere di esattamente {width} × {height} pixel.",
    unreadable: "Non è stato possibile caricare l’immagine.",
    nothing: NO_FILE,
  },
};

const leaveRoom = (note: string) => ({
  ...AFTER_CUPS,
  note,
  defaults: { label: USE_DEFAULT, applied: "Immagine predefinita in uso: {label}." },
  rest: REST,
  words: { uploaded: "Immagine aggiunta: {label}!" },
});

const dispensing = (note: string) => ({
  ...AFTER_CUPS,
  note,
  notice:
    "La macchina sovrappone da sola il pulsante per annullare l’ordine: lascia abbastanza spazio nella tua immagine.",
  defaults: { label: USE_DEFAULT, applied: "Immagine di erogazione predefinita in uso." },
  words: { uploaded: "Immagine di erogazione aggiunta!" },
});

export const STEP_TEXTS: Translated<typeof english.STEP_TEXTS> = {
  lists: { screensaver: SCREENSAVER },
  slots: {
    blends: BLENDS,
    hotcold: HOT_COLD,
    hotcupsizes: cups("Un’immagine per ogni formato di bevanda calda che servi."),
    coldcupsizes: cups("Un’immagine per ogni formato di bevanda fredda che servi."),
    hotleaveroom: leaveRoom("I clienti scelgono se lasciare spazio per il latte nella bevanda calda."),
    coldleaveroom: leaveRoom("I clienti scelgono se lasciare spazio per il latte nella bevanda fredda."),
    dispensinghot: dispensing("Ciò che i clienti vedono durante l’erogazione del caffè caldo."),
    dispensingcold: dispensing("Ciò che i clienti vedono durante l’erogazione del caffè freddo."),
  },
};
