import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/wizard.ts";
import { plural } from "./plurals.ts";

const REMOVE_FIRST = "Retirez d’abord une image, ou déposez chaque fichier sur son emplacement.";

export const WIZARD: Translated<typeof english.WIZARD> = {
  preview: (label) => `Aperçu de la machine : ${label}`,
  default: "Par défaut",
  choose: "Choisir une image",
  adjust: "Ajuster",
  replace: "Remplacer",
  change: (picture) => `Modifier « ${picture} »`,
  tapToChange: "Touchez une image pour la changer",
  nameFor: (label) => `Nom pour « ${label} »`,
  swapWith: (label) => `Échanger avec « ${label} »`,
  useDefault: "Utiliser l’image par défaut",
  defaultUsed: (label) => `Image par défaut utilisée : ${label}.`,
  remove: "Retirer",
  notReadable: "L’image est illisible.",
  removeNamed: (label) => `Retirer : ${label}`,
  actionFor: (action, label) => `${action} : ${label}`,
  undo: "Annuler",
  fitSame: "Adapter de nouveau les mêmes images",

  slotNameNeeded: (most) => `Saisissez un nom de ${most} caractères au plus.`,
  slotNamesNeeded: (labels) => `Encore à nommer : ${labels}`,
  slotNamesNotSaved: "Les noms n’ont pas été enregistrés.",

  ready: "Vous pouvez continuer",
  slotsReady: "Tous les emplacements sont remplis",
  slotsNeeded: (labels) => `Il manque encore : ${labels}`,
  moreThanSlots: "Il y a plus d’images que d’emplacements vides.",
  moreThanSlotsAdvice: (names) => `Non ajoutées : ${names}. ${REMOVE_FIRST}`,
  notUsed: (names) => `Non ajoutées, car vous avez quitté l’étape avant la fin : ${names}.`,
  notUsedFiles: "Fichiers non utilisés",
  notUsedAny: "Non utilisés :",
  removeFirst: `Non ajoutées. ${REMOVE_FIRST}`,
  fitThem: "Adapter les images",
  swapped: (one, other) => `Images échangées : ${one} et ${other}.`,
  notSaved: "L’image n’a pas été enregistrée.",
  notRemoved: "L’image n’a pas été retirée.",
  missing: "Cette image manque.",
  missingAdvice:
    "Le navigateur l’a supprimée pour libérer de l’espace. Ajoutez-la de nouveau, ou choisissez-en une autre.",
  notServedAdvice: "Elle n’est plus disponible dans cette application. Choisissez-en une autre.",

  imagesInOrder: "Images dans l’ordre",
  showImage: (number) => `Afficher l’image ${number}`,
  image: (number, name) => `Image ${number} : ${name}`,
  moveEarlier: (number) => `Placer l’image ${number} plus tôt`,
  moveLater: (number) => `Placer l’image ${number} plus tard`,
  removeImage: (number) => `Retirer l’image ${number}`,
  missingInList:
    "Le navigateur a supprimé cette image pour libérer de l’espace. Retirez-la ici et ajoutez-la de nouveau.",
  notServedInList:
    "Cette image n’est plus disponible dans cette application. Retirez-la ici et choisissez-en une autre.",
  notAdded: (name) => `Non ajouté : ${name}.`,
  fileNotSaved: (name, why) => `${name} n’a pas été enregistré. ${why}`,
  listUnharmed: "Tout ce que vous aviez est encore là. Ajoutez les images de nouveau.",
  makeRoom: "Retirez une image pour faire de la place à une autre.",

  drag: {
    instructions:
      "Appuyez sur Espace pour saisir l’image, sur les flèches pour la déplacer, de nouveau sur Espace pour la poser, sur Échap pour annuler.",
    handle: (number) => `Image ${number} : faire glisser pour changer l’ordre`,
    position: (number, count) => `position ${number} sur ${count}`,
    lifted: (position) => `Image saisie, ${position}.`,
    over: (position) => `Au-dessus, ${position}.`,
    putDown: (position) => `Image posée, ${position}.`,
    putBack: (position) => `Image remise, ${position}.`,
  },

  countNotChanged: (why) => `Le nombre de tailles n’a pas changé. ${why}`,
  countChanged: (count) => `Il y a maintenant ${count}.`,
  defaultsReplaced: "Vos images ont été remplacées par celles par défaut.",
  imageRemoved: "Image retirée.",
  imagesReplaced: (count) =>
    plural(count, { one: "Une image a été remplacée.", other: `${count} images ont été remplacées.` }),

  picturesNotLoaded: "Les images n’ont pas pu être chargées. Vérifiez votre connexion, puis réessayez.",
  pictureNotLoadedAdvice: "Vérifiez votre connexion, puis choisissez-la de nouveau.",

  filled: {
    done: "Tout ce qui était vide est rempli.",
    doneButNames:
      "Tout ce qui était vide est rempli. Il vous reste à changer les noms saisis trop courts ou trop longs.",
    failed: (why) => `Rien n’a été rempli. ${why}`,
  },
  library: {
    search: "Rechercher",
    searchImages: "Rechercher des images…",
    showAll: "Afficher toutes les images",
    suggestions: (name) => `Suggestions pour « ${name} »`,
    noneFound: "Aucune image ne correspond à votre recherche.",
  },
};
