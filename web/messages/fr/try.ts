import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/try.ts";
import { list } from "./formats.ts";

export const TRY: Translated<typeof english.TRY> = {
  heading: "Essayez votre machine",
  note: (seconds) =>
    `Touchez l’écran comme le ferait un client. Après ${seconds} secondes sans contact, il revient au début, comme sur la machine.`,
  onScreen: "À l’écran",
  noStart: (missing, start) =>
    `Il manque encore une image : ${missing}. Une commande commence donc par ${start}.`,
  defaults: "Images par défaut sur cet écran",
  defaultsFor: (labels) => `${list(labels)} : vous n’avez pas encore ajouté d’image.`,
  machine: "Votre machine",
  fullScreen: "Plein écran",
  leave: "Quitter le plein écran",
  wayOut: (seconds) =>
    `Pour quitter, maintenez le coin inférieur gauche pendant ${seconds} secondes, ou appuyez sur Échap.`,
};
