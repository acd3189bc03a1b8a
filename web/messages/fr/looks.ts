import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/looks.ts";
import { plural } from "./plurals.ts";

export const LOOKS_DIALOG: Translated<typeof english.LOOKS_DIALOG> = {
  title: "Choisir un thème",
  none: "Il n’y a pas encore de thème pour cette machine.",

  seasons: { christmas: "Noël", summer: "Été" },
  names: "Noms sur les images",
  onMachine: (look, screen) => `${look} : ${screen} sur l’écran de la machine`,
  allScreens: (look) => `${look} : tous les écrans`,
  tabs: "Thèmes",
  walk: "Écran affiché",
  place: (number, count) => `${number} sur ${count}`,
  previous: "Écran précédent",
  next: "Écran suivant",
  notShown: "Les images de ce thème n’ont pas pu être chargées. Vérifiez votre connexion.",
  notHere: "Ce thème n’est pas encore sur cet appareil. Connectez-vous à Internet pour l’utiliser.",

  use: (look) => `Utiliser ${look}`,
  replace: "À remplacer",
  others: "Tout sauf mes images",
  othersKeep: (count) =>
    plural(count, {
      one: "Garder mon image, changer le reste",
      other: `Garder mes ${count} images, changer le reste`,
    }),
  empty: "Seulement ce qui est vide",
  all: "Tout",

  fromLooks: "Dans nos thèmes",
  numbered: (look, number) => `${look} ${number}`,
  put: (look, place) => `${place} : affiche maintenant l’image de ${look}.`,

  progress: (made, all) =>
    plural(made, { one: `${made} image sur ${all}`, other: `${made} images sur ${all}` }),
  saving: "Enregistrement des images",
  cancel: "Annuler",
  done: (look) => `${look} est maintenant sur votre machine.`,
  notMade: (look) =>
    `Les images de ${look} n’ont pas toutes pu être créées : votre machine n’a pas changé. Vérifiez votre connexion, puis réessayez.`,
  nameTooLong: (slot, most, over) =>
    plural(over, {
      one: `Raccourcissez de ${over} caractère le nom pour « ${slot} ». Il y a de la place pour ${most}.`,
      other: `Raccourcissez de ${over} caractères le nom pour « ${slot} ». Il y a de la place pour ${most}.`,
    }),
  nothingToDo: "Il n’y a rien à changer. Pour remplacer aussi vos propres images, choisissez « Tout ».",
  notSaved: (why) => `Les images n’ont pas été enregistrées. ${why}`,
};
