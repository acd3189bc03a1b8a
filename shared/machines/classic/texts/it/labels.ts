import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/labels.ts";

export const LABELS: Translated<typeof english.LABELS> = {
  title: "Macchina da caffè touch screen",
  cupSizes: { one: "1 formato", other: "{count} formati" },

  nameStep: {
    label: "Nome",
    heading: "Dai un nome alla tua macchina",
    note: "Per riconoscerla ovunque: il nome compare in tutta l’interfaccia e in tutti i file di configurazione scaricati.",
    field: "Nome della macchina",
    hint: "Da {min} a {max} caratteri: dove si trova, o come la chiamano.",
    placeholder: "Atrio, piano terra",
    words: {
      invalid: "Inserisci un nome da {min} a {max} caratteri.",
      accepted: "Fatto!",
      saved: "Nome della macchina salvato!",
    },
  },
  reviewStep: {
    label: "Verifica",
    heading: "Verifica finale",
    note: "Ricontrolla le schermate della tua macchina e fai gli ultimi ritocchi.",
  },

  categories: {
    screensaver: { label: "Salvaschermo", heading: "Aggiungi il tuo salvaschermo", pdf: "Salvaschermo" },
    blends: {
      label: "Scelta della miscela",
      heading: "Aggiungi le immagini delle tue miscele",
      pdf: "Scelta della miscela",
    },
    hotcold: { label: "Caldo o freddo", heading: "Caldo o freddo", pdf: "Caldo o freddo" },
    hotcupsizes: {
      label: "Formati (caldo)",
      heading: "Immagini dei formati, bevande calde",
      pdf: "Formati (caldo)",
    },
    coldcupsizes: {
      label: "Formati (freddo)",
      heading: "Immagini dei formati, bevande fredde",
      pdf: "Formati (freddo)",
    },
    hotleaveroom: {
      label: "Spazio latte (caldo)",
      heading: "Spazio per il latte, bevande calde",
      pdf: "Spazio per il latte (caldo)",
    },
    coldleaveroom: {
      label: "Spazio latte (freddo)",
      heading: "Spazio per il latte, bevande fredde",
      pdf: "Spazio per il latte (freddo)",
    },
    dispensinghot: {
      label: "Erogazione (caldo)",
      heading: "Schermata di erogazione, bevande calde",
      pdf: "Schermata di erogazione (caldo)",
    },
    dispensingcold: {
      label: "Erogazione (freddo)",
      heading: "Schermata di erogazione, bevande fredde",
      pdf: "Schermata di erogazione (freddo)",
    },
  },
  blendCaption: "Miscela: {label}",
  slots: {
    left: "Sinistra",
    middle: "Centro",
    right: "Destra",
    hot: "Caldo",
    cold: "Freddo",
    regular: "Piccolo",
    medium: "Medio",
    large: "Grande",
    xlarge: "Extra grande",
    leaveroom: "Con spazio",
    noroom: "Senza spazio",
    screen: "Schermata di erogazione",
  },
  naming: {
    heading: "Dai un nome alle tue miscele",
    note: "I nomi tra cui i tuoi clienti scelgono sulla macchina.",
    placeholders: { left: "Miscela della casa", middle: "Colombia", right: "Tostatura scura" },
    confirm: "Conferma i nomi",
    edit: "Modifica i nomi",
    suggest: "Usa i nomi suggeriti",
    words: {
      missing: "Prima dai un nome a tutte e tre le miscele.",
      saved: "Nomi delle miscele salvati!",
    },
  },

  packageCategories: {
    screensaver: {
      label: "Salvaschermo",
      note: "Ciò che la macchina mostra quando nessuno la usa. Se aggiungi più immagini, si alternano.",
    },
    byeScreen: {
      label: "Schermata di saluto",
      note: "Il saluto ai clienti: un’immagine che riempie lo schermo.",
    },
    icons: {
      label: "Icone",
      note: "Le immagini più piccole: miscele, formati se ne offri tre o quattro, e spazio per il latte.",
    },
    customization: {
      label: "Personalizzazione",
      note: "Le immagini più grandi: caldo e freddo, formati se ne offri uno o due, e le schermate durante l’erogazione.",
    },
  },

  showcase: {
    alt: "Lo schermo di una macchina da caffè con tre miscele tra cui scegliere: House Blend, Colombian e Dark Roast.",
    title: "Le tue miscele",
    text: "Dai un nome ai caffè che servi e a ciascuno un’immagine che fa venire voglia: la tua, o una delle nostre con il nome sopra.",
  },

  words: {
    pouringhot: "Durante l’erogazione di una bevanda calda",
    pouringcold: "Durante l’erogazione di una bevanda fredda",
  },
};
