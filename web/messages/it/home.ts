import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/home.ts";

export const HOME: Translated<typeof english.HOME> = {
  title: "Personalizza l’esperienza del caffè in pochi passaggi",
  lead: "Metti le tue immagini e i tuoi testi su ogni schermata della tua macchina da caffè, e vedili al loro posto mentre lavori.",
  start: "Avvia la procedura",
  haveFiles: "Hai già i file?",
  addFiles: "Aggiungili",
  promise: "Non serve un account. Il progetto resta in questo browser finché non lo esporti.",
  onScreen: (label) => `${label} sullo schermo della macchina`,

  features: (product) => `Che cosa fa ${product} per te`,
  navigation: {
    title: "Facile da seguire",
    text: "Una schermata alla volta, nell’ordine in cui la vedono i tuoi clienti. Vedi sempre che cosa è fatto e che cosa manca, e ogni passaggio è a portata di tocco.",
  },
  quality: {
    title: "Qualità garantita",
    text: "Ogni immagine viene confrontata con le dimensioni che servono alla tua macchina. I PNG che hanno già le dimensioni giuste entrano nel pacchetto esattamente come li hai fatti.",
  },

  wayTitle: "Dalla foto al bancone",
  way: [
    { title: "Dalle un nome", text: "Dai un nome alla tua macchina. Comparirà su tutto ciò che esporti." },
    {
      title: "Riempi le schermate",
      text: "Usa le tue immagini o le nostre. Vedrai ognuna esattamente come la vedranno i tuoi clienti.",
    },
    { title: "Verifica", text: "Ripercorri tutte le schermate e cambia quello che vuoi." },
    { title: "Carica il pacchetto", text: "Copialo su una chiavetta USB e importalo sulla macchina." },
  ],

  tools: "Altri strumenti",
  mediaPackage: {
    title: "Immagini già pronte?",
    text: "Trascina i tuoi file PNG e ottieni il pacchetto .mp della macchina senza passare dalla procedura guidata.",
    link: "Crea un pacchetto multimediale",
  },
  package: {
    title: "Hai già un pacchetto?",
    text: "Apri un qualsiasi file .mp per vedere le sue schermate, scoprire perché una macchina potrebbe rifiutarlo o continuare a lavorarci come progetto.",
    link: "Controlla un pacchetto",
  },
  testDownload: {
    title: "Il download funzionerà?",
    text: "Salva prima un piccolo pacchetto di prova per vedere se questo dispositivo e questo browser lo permettono.",
    link: "Prova il download",
  },
};
