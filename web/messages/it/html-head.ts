import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/html-head.ts";

export const HTML_HEAD: Translated<typeof english.HTML_HEAD> = {
  description:
    "Crea nel browser le schermate della tua macchina da caffè touch screen: aggiungi le tue immagini, guardale in anteprima sulla macchina e carica il pacchetto finito da una chiavetta USB.",
  cardDescription:
    "Aggiungi le tue immagini, guardale in anteprima sulla macchina e carica il pacchetto finito da una chiavetta USB. Senza account.",
  installed: "Crea le schermate della tua macchina da caffè in pochi passaggi.",
  noScript: (product) =>
    `${product} ha bisogno di JavaScript. Attivalo nelle impostazioni del browser e ricarica questa pagina.`,
  outdated: (product) =>
    `${product} ha bisogno di un browser più recente: almeno Chrome o Edge 123, Firefox 125 o Safari 17.5 (iPadOS 17.5).`,
};
