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
    "Ciascuno di questi programmi crea un pacchetto multimediale da una cartella di file PNG. Per avere le stesse immagini del pacchetto di un progetto finito, estrai “Immagini (zip)” di quel progetto ed esegui uno dei programmi sulla cartella estratta: i nomi delle cartelle e dei file dicono dove va ogni immagine. Le immagini con altri nomi vanno nella cartella per le loro dimensioni.",
  languages: { curl: "curl", node: "Node", python: "Python", powershell: "PowerShell" },
  code: (name) => `Esempio: ${name}`,
  copy: "Copia",
  copying: {
    copied: "Copiato.",
    notCopied: "Non è stato possibile copiare il testo. Selezionalo e copialo a mano.",
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
    "Anche le immagini di dimensioni sbagliate entrano nel pacchetto, ma una macchina potrebbe ignorarle. L’intestazione Brewscreen-Wrong-Sizes della risposta dice quante sono. Per far invece rifiutare la richiesta, invia l’intestazione Prefer: handling=strict.",

  errors: "Errori",
  errorsText:
    "Gli errori sono application/problem+json, con un codice che non cambia mai e un dettaglio che dice che cosa fare. Tutti i messaggi sono in inglese.",
  errorTable: "Tabella degli errori",
  errorCode: "Codice",
  status: "Stato",
  meaning: "Significato",
};
