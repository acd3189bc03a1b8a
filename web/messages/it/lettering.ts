import type { PictureStyle } from "../../../shared/machine/library.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/lettering.ts";
import { plural } from "./plurals.ts";

export const STYLE_LABELS: Readonly<Record<PictureStyle, string>> = {
  classic: "Tenda da bar",
  traditional: "Etichetta di carta",
  premium: "Cornice dorata",
  realistic: "Sull’immagine",
  modern: "Moderno",
  gradient: "Sfumato",
};
const STYLES = Object.keys(STYLE_LABELS) as PictureStyle[];

export const STYLE_CHOICES: Translated<typeof english.STYLE_CHOICES> = STYLES.map((id) => ({
  id,
  label: STYLE_LABELS[id],
}));

export const LETTERING: Translated<typeof english.LETTERING> = {
  open: "Aggiungi i nomi",
  title: "Aggiungi i nomi",
  style: "Stile",
  otherScenes: "Altre scene",
  pictures: "Immagini",
  putOn: (name) => `Aggiungi “${name}” a questa immagine`,
  lettering: "Aggiunta dei nomi",
  use: (count) =>
    plural(count, { one: "Aggiungi il nome a 1 immagine", other: `Aggiungi i nomi a ${count} immagini` }),
  saving: "Salvataggio delle immagini",
  noneChosen: "Scegli un’immagine",
  done: "Nomi aggiunti alle immagini.",
  failed: "Non è stato possibile aggiungere i nomi. Le tue immagini non sono cambiate.",
  again: "Riprova",
  says: (text) => `Sull’immagine c’è scritto “${text}”`,
  showName: (name) => `Mostra invece “${name}”`,
  nameOn: (name) => `Ora sull’immagine c’è scritto “${name}”.`,
  nameNotOn: "Non è stato possibile aggiungere il nome. L’immagine non è cambiata.",
  notFollowed:
    "I nomi sono salvati, ma non è stato possibile aggiornare le immagini, che mostrano ancora quelli vecchi.",
  notFollowedSwap:
    "Le immagini sono state scambiate, ma non è stato possibile aggiornare i testi, che sono ancora quelli vecchi.",
  notLoaded: "Non è stato possibile caricare questa parte dell’app. Controlla la connessione e riprova.",
};

export const ANNOTATIONS: Translated<typeof english.ANNOTATIONS> = {
  words: "Testo",
  logo: "Logo",
  text: "Testo sull’immagine",
  putOn: (text) => `Aggiungi “${text}”`,
  follows: {
    blend: "È il nome della miscela. Se lo cambi, cambia anche questa immagine.",
    table: "Questo testo viene da “Testi sulla macchina”. Se lo cambi lì, cambia anche questa immagine.",
  },
  style: "Stile",
  colour: "Colore",
  styleColour: "Dello stile",
  ownColour: "Personalizzato",
  chooseColour: "Colore del testo",
  brandColour: (number) => `Colore ${number} del marchio`,
  size: "Dimensioni",
  sizeAuto: "Dimensioni automatiche",
  ownPlace: "Posizione automatica",
  onPlate: "Un pannello a tinta unita dietro al testo lo rende facile da leggere.",
  takeWordsAway: "Rimuovi il testo",
  chooseLogo: "Scegli un logo",
  otherLogo: "Scegli un altro logo",
  brandLogo: "Aggiungi il mio logo",
  logoFiles: "Usa un SVG o un PNG, meglio se con sfondo trasparente.",
  takeLogoAway: "Rimuovi il logo",
  logoRefused: "Questo file non si può aprire come PNG o SVG. Salva il logo come PNG e riprova.",
  openingLogo: "Apertura del logo",
  larger: "Più grande",
  smaller: "Più piccolo",
  keepBrand: "Salva come marchio",
  brandKept: "Salvato come tuo marchio. Le nuove immagini con testo lo useranno.",
  brandNotKept: "Non è stato possibile salvare il marchio. Forse il dispositivo non ha più spazio.",
};

export const BRANDING: Translated<typeof english.BRANDING> = {
  words: "Testi sulla macchina",
  wordsNote:
    "I testi che leggono i tuoi clienti. Se ne cambi uno qui, cambia in tutte le immagini che lo mostrano.",
  noWords:
    "Gli unici testi sulle immagini di questa macchina sono i nomi che inserisci nella procedura guidata.",
  wordsSaved: (images) =>
    images === 0
      ? "Testi salvati."
      : `Testi salvati. ${plural(images, { one: "Ora li mostra 1 immagine.", other: `Ora li mostrano ${images} immagini.` })}`,
  notLettered:
    "I testi sono salvati, ma non è stato possibile aggiornare le immagini, che mostrano ancora quelli vecchi.",

  brand: "Il tuo marchio",
  brandNote:
    "Tutte le nuove immagini con testo usano il tuo marchio. Premi “Applica a tutte” per aggiornare quelle che hai già.",
  colours: "Colori",
  addColour: "Aggiungi un colore",
  removeColour: (number) => `Rimuovi il colore ${number} del marchio`,
  logoAlt: "Il tuo logo",
  applyToAll: "Applica a tutte",
  applied: (count) =>
    count === 0
      ? "Il tuo marchio è salvato. Nessuna delle tue immagini ha ancora un testo, quindi non è cambiato altro."
      : "Il tuo marchio ora è sulle tue immagini.",
  notApplied: "Non è stato possibile aggiornare le immagini. Non è cambiato nulla. Riprova.",

  save: "Salva",
  saving: "Salvataggio",
  cancel: "Annulla",
  close: "Chiudi",
  again: "Riprova",
  notSaved: "Le modifiche non sono state salvate.",
  notLoaded: "Non è stato possibile caricare questa parte dell’app. Controlla la connessione e riprova.",
};
