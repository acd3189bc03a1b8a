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
  done: "I nomi sono sulle immagini.",
  failed: "Non è stato possibile aggiungere i nomi. Le tue immagini non sono cambiate.",
  again: "Riprova",
  says: (text) => `Sull’immagine c’è scritto “${text}”`,
  showName: (name) => `Mostra invece “${name}”`,
  nameOn: (name) => `${name} è ora sulla sua immagine.`,
  nameNotOn: "Non è stato possibile aggiungere il nome. L’immagine non è cambiata.",
  notFollowed:
    "I nomi sono salvati, ma non è stato possibile aggiornare le immagini, che mostrano ancora quelli vecchi.",
  notFollowedSwap:
    "Le immagini sono state scambiate, ma non è stato possibile aggiornare i testi, che sono ancora quelli vecchi.",
  notLoaded: "Il caricamento non è riuscito. Controlla la connessione e riprova.",
};
