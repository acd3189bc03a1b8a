import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/developers.ts";

export const DEVELOPERS: Translated<typeof english.DEVELOPERS> = {
  heading: "Per sviluppatori",
  intro: (product) =>
    `Crea pacchetti multimediali dai tuoi programmi. ${product} ha un’API che riceve immagini PNG e restituisce lo stesso file .mp della procedura guidata. Non servono né account né chiavi.`,

  first: "Il tuo primo pacchetto",
  firstText:
    "Ogni immagine ha uno slot: il suo posto sullo schermo della macchina. Il server la mette nella cartella giusta, con il nome giusto. Non devi riempire tutti gli slot, ma non sappiamo dirti che cosa mostri la macchina in quelli vuoti.",
  check: "Controlla un pacchetto",
  checkText:
    "Invia un qualsiasi file .mp per sapere che cosa non va e come rimediare. La risposta è in JSON, con regola, livello e consiglio per ogni rilievo.",
  folder: "Un’intera cartella di immagini",
  folderText:
    "Ciascuno di questi programmi crea un pacchetto da una cartella di file PNG. Estrai “Immagini (zip)” di un progetto finito per avere le stesse immagini del suo pacchetto multimediale: in questo zip, cartelle e nomi dei file dicono dove va ogni immagine. Le altre immagini vanno nella cartella delle loro dimensioni.",
  languages: { curl: "curl", node: "Node", python: "Python", powershell: "PowerShell" },
  code: (name) => `Esempio: ${name}`,
  copy: "Copia",
  copying: {
    copied: "Copiato.",
    notCopied: "Il browser non permette di copiare. Seleziona il testo e copialo a mano.",
  },

  slots: "Slot e dimensioni",
  slotsText:
    "Nomi e dimensioni decidono dove la macchina mostra un’immagine. I programmi possono leggere la stessa tabella da /api/machines, con quantità, modelli e limiti.",
  table: "Tabella degli slot",
  slot: "Slot",
  place: "Immagine",
  size: "Dimensioni",
  file: "Nel pacchetto multimediale",
  slotOf: (category, slot) => `${category}: ${slot}`,

  reference: "Riferimenti",
  links: {
    index: "Tutto ciò che offre l’API",
    machines: "Slot, dimensioni e limiti della macchina",
    openapi: "Descrizione OpenAPI",
    configSchema: "JSON Schema di config.json",
  },
  sizes:
    "Anche le immagini di dimensioni sbagliate entrano nel pacchetto, e vengono contate nell’intestazione Brewscreen-Wrong-Sizes: una macchina potrebbe ignorarle. Per far rifiutare la richiesta, invia l’intestazione Prefer: handling=strict.",

  errors: "Errori",
  errorsText:
    "Gli errori sono application/problem+json, con un codice che non cambia mai e un dettaglio che dice che cosa fare. Tutti i messaggi sono in inglese.",
  errorTable: "Tabella degli errori",
  errorCode: "Codice",
  status: "Stato",
  meaning: "Significato",
};
