import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/drop.ts";
import { groups } from "./formats.ts";
import { plural } from "./plurals.ts";

export const FILE_IMPORT: Translated<typeof english.FILE_IMPORT> = {
  here: "Rilascia i file. Troveremo il riquadro giusto per ogni immagine. Finché non confermi, non cambia nulla.",

  reading: "Lettura dei file",
  readingCount: (done, all) => `${done} di ${all}`,
  opening: "Apertura del progetto",
  cancel: "Annulla",

  notOpened: "Non è stato possibile aprire i tuoi file. Ricarica la pagina e riprova.",
  nothing: "In questi file non ci sono immagini. Non è cambiato nulla.",
  notRead: (name) => `${name} non si può aprire qui.`,
  notPicture: (name) => `${name} non è un’immagine.`,
  table: (name) =>
    `${name} è una tabella. Usala nella pagina “Crea più macchine da questa” per ricavare una macchina da ogni riga.`,
  workbook: (name) =>
    `${name} è un tipo di foglio di calcolo che non si può leggere qui. Aprilo nel tuo programma per fogli di calcolo e salvalo come “CSV UTF-8”.`,
  archive: (name, why) => `Non è stato possibile aprire ${name}. ${why}`,
  designBeside: (name) => `${name} è un progetto completo. Per aprirlo, trascinalo da solo.`,
  cut: (most) => `Sono stati letti solo i primi ${most} file.`,

  which: {
    title: "Che cosa vuoi fare?",
    package: (name) => `${name} è un pacchetto multimediale, il file da caricare su una macchina.`,
    design: (name) => `${name} è un progetto completo.`,
    more: (count) =>
      plural(count, { one: "C’è anche 1 immagine.", other: `Ci sono anche ${count} immagini.` }),
    look: (name) => `Guarda dentro ${name}`,
    lookNote: "Scopri che cosa contiene e perché una macchina potrebbe rifiutarlo.",
    take: "Usa le sue immagini",
    takeAll: (count) => (count === 2 ? "Usa entrambe le immagini" : `Usa tutte e ${count} le immagini`),
    takeNote:
      "Ogni immagine va al suo posto sulla tua macchina. Vedrai il risultato prima che cambi qualcosa.",
    takePictures: (count) => plural(count, { one: "Usa l’immagine", other: `Usa le ${count} immagini` }),
    open: (name) => `Apri ${name}`,
    openNote: "Verrà aggiunto alle tue macchine.",
    several: (count) => `Questi sono i progetti di ${count} macchine.`,
    openAll: (count) => (count === 2 ? "Apri entrambe le macchine" : `Apri tutte e ${count} le macchine`),
    openAllNote: "Ognuna verrà aggiunta alle tue macchine. Non verrà sostituito nulla.",
  },

  title: (name) => (name ? `Le tue immagini sulla macchina: ${name}` : "Le tue immagini sulla macchina"),
  summary: {
    placed: (count) => plural(count, { one: "1 immagine abbinata.", other: `${count} immagini abbinate.` }),
    none: "Ancora nessuna immagine abbinata.",
    guesses: (count) => plural(count, { one: "1 è da verificare.", other: `${count} sono da verificare.` }),
    replaced: (count) =>
      plural(count, {
        one: "1 sostituisce un’immagine già presente.",
        other: `${count} sostituiscono immagini già presenti.`,
      }),
    empty: (count) =>
      plural(count, { one: "1 riquadro è ancora vuoto.", other: `${count} riquadri sono ancora vuoti.` }),
    named: (name) => `La macchina si chiamerà ${name}.`,
  },
  screens: "Le schermate della macchina",
  onScreen: (label) => `${label} sullo schermo della macchina`,
  guess: "Da verificare",
  replaces: "Sostituisce la tua",
  placeWith: (place, name, marks) => [`${place}: ${name}`, ...marks].join(", "),
  placeBefore: (place) => `${place}: immagine attuale`,
  placeEmpty: (place) => `${place}: vuoto`,
  counts: (label) => `Numero di immagini: ${label}`,
  count: (count) => plural(count, { one: "1 immagine", other: `${count} immagini` }),
  recounted: (count) =>
    plural(count, {
      one: "Cambiando il numero, viene rimossa 1 delle tue immagini.",
      other: `Cambiando il numero, vengono rimosse ${count} delle tue immagini.`,
    }),

  notUsed: (count) => `Non usate (${count})`,
  allUsed: "Tutte le immagini sono usate.",
  isNotUsed: ", non usata",
  addMore: "Aggiungi altre",
  addFolder: "Aggiungi cartella",
  unreadable: (count) =>
    plural(count, {
      one: "1 file è stato escluso perché non è un’immagine o non si può aprire qui.",
      other: `${count} file sono stati esclusi perché non sono immagini o non si possono aprire qui.`,
    }),
  unreadableFiles: "File esclusi",

  hint: "Tocca un’immagine, poi il suo nuovo riquadro. Oppure trascinala lì.",
  chosen: "Immagine selezionata",
  before: "Prima",
  after: "Dopo",
  putIn: "Sposta in…",
  putInNamed: (name) => `Sposta in…: ${name}`,
  aside: "Non usata",
  adjust: "Regola",
  takeOut: "Non usare",
  moved: (name, place) => `${name} è ora in ${place}.`,
  takenOut: (name) => `${name} non verrà usata.`,
  taken: (name) => `${name} selezionata. Scegli un riquadro.`,

  otherTab: {
    isFor: (name) =>
      name
        ? `Queste immagini sono per ${name}.`
        : "Queste immagini sono per la macchina che avevi aperto qui.",
    opened: (now) =>
      `Nel frattempo un’altra scheda ha aperto ${now || "una macchina senza nome"}. Lì non è stata aggiunta nessuna immagine.`,
    gone: (now) =>
      `Quella macchina è stata eliminata e un’altra scheda ha aperto ${now || "una macchina senza nome"}. Le tue immagini non sono state aggiunte a nessuna macchina.`,
    back: (name) => `Riapri ${name || "quella macchina"} e aggiungi le immagini`,
    instead: (now) =>
      now ? `Aggiungi invece le immagini a ${now}` : "Aggiungi invece le immagini alla macchina aperta ora",
    changed: (name) => `${name || "Questa macchina"} è stata modificata in un’altra scheda.`,
    changedAdvice: "Le tue immagini non sono ancora state aggiunte. Guarda che cosa c’è ora, poi scegli.",
    anyway: (name) => `Aggiungi comunque le immagini a ${name || "questa macchina"}`,
    fresh: "Crea una nuova macchina con queste immagini",
    choose: "Prima scegli una macchina per queste immagini.",
    notOpened: (why) =>
      `Non è stato possibile aprire la macchina, quindi non è stata aggiunta nessuna immagine. ${why}`,
  },

  leave: "Non hai ancora aggiunto queste immagini alla tua macchina.",
  leaveIt: "Scarta",
  stay: "Continua a modificare",

  put: "Aggiungi alla macchina",
  putting: "Aggiunta delle immagini alla tua macchina",
  puttingCount: (made, all) => `${made} di ${all}`,
  nothingToPut: "Prima abbina almeno un’immagine a un riquadro.",
  isOn: (count) =>
    plural(count, {
      one: "1 immagine aggiunta alla tua macchina.",
      other: `${count} immagini aggiunte alla tua macchina.`,
    }),
  isOnOther: (count, name) =>
    name
      ? plural(count, {
          one: `1 immagine aggiunta a ${name}.`,
          other: `${count} immagini aggiunte a ${name}.`,
        })
      : plural(count, {
          one: "1 immagine aggiunta alla macchina che avevi aperto qui.",
          other: `${count} immagini aggiunte alla macchina che avevi aperto qui.`,
        }),
  notMade: (places) =>
    `Questi riquadri non sono cambiati perché non è stato possibile creare le loro immagini: ${groups(places)}.`,
  nothingMade: "Non è stato possibile creare le immagini. La tua macchina non è cambiata.",
  notSaved: (why) => `Le immagini non sono state salvate. La tua macchina non è cambiata. ${why}`,
};
