import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/fit.ts";

export const FITTING: Translated<typeof english.FITTING> = {
  fit: "Adapter l’image",
  fitNamed: (name) => `Adapter l’image : ${name}`,
  notLoaded: "L’éditeur n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.",

  title: (label) => `Votre image pour « ${label} »`,
  opening: (name) => `Ouverture de ${name}`,
  notOpened: "Cette image ne peut pas être ouverte ici.",
  close: "Fermer",
  cancel: "Annuler",
  use: "Utiliser cette image",
  takeAll: (count) => `Utiliser les ${count}`,
  skip: "Passer",
  back: "Retour",
  goesTo: "Pour :",
  place: (number, count) => `${number} sur ${count}`,
  pictures: "Images",
  pictureNumber: (number, name, state) => `Image ${number} : ${name}${state}`,
  used: ", utilisée",
  skipped: ", passée",
  makingOne: (number, count) => `Création de l’image ${number} sur ${count}`,
  cut: (from, to) => `Image adaptée : recadrée de ${from} à ${to} pixels.`,
  resized: (from, to) => `Image adaptée : redimensionnée de ${from} à ${to} pixels.`,
  shownWhole: (from, to) => `Image adaptée : ${from} pixels, entièrement visible sur ${to}.`,
  adjust: "Ajuster",
  adjusting: "L’original n’est pas enregistré ici : vous ajustez l’image terminée.",
  making: "Création de l’image",
  leave: "Vous n’avez pas encore appliqué vos modifications.",
  leaveIt: "Abandonner les modifications",
  stay: "Continuer la retouche",
  notMade: "L’image n’a pas pu être créée.",
  notMadeAdvice:
    "Cet appareil manque peut-être de mémoire. Fermez d’autres onglets et réessayez, ou ajoutez une copie plus petite.",
  fileNotOpened: (name) => `Impossible d’ouvrir ${name}.`,
  sharp: (size) => `Nette à ${size} pixels`,
  enlarged: (times) => `Agrandie ${times} fois : elle peut paraître floue`,

  undecodable: (name, file) =>
    `Ce navigateur ne peut pas afficher ${name}. On dirait ${file}, mais le fichier est peut-être endommagé ou dans une variante rare. Ouvrez-le dans un logiciel de retouche, enregistrez-le en PNG ou en JPEG, puis ajoutez cette copie.`,
  heic: (name, wayOut) =>
    `${name} est une photo HEIC, et la partie de l’application qui ouvre ces photos ne s’est pas chargée. Vérifiez votre connexion et réessayez. ${wayOut}`,
  unknownFile: (name) =>
    `${name} n’est pas une image que ce navigateur sait afficher. Si c’en est bien une, enregistrez-la en PNG ou en JPEG et ajoutez cette copie.`,
  tooLarge: (name, size, megapixels, most) =>
    `${name} fait ${size}, soit ${megapixels} mégapixels. Cette application en ouvre au plus ${most}. Enregistrez une copie plus petite et ajoutez-la.`,
  altered: (name) =>
    `La protection de la vie privée de ce navigateur altère les images pendant leur retouche et fausserait ${name}. Désactivez cette protection pour ce site, ou utilisez un autre navigateur.`,

  tabs: "Outils de retouche",
  picture: "Image",
  machine: "Sur la machine",
  history: "Annuler et rétablir",
  undo: "Annuler la retouche",
  redo: "Rétablir la retouche",

  stage: "éditeur d’image",
  gestures: "Faites glisser pour déplacer, pincez ou faites défiler pour zoomer.",
  keys: "Touches : flèches pour déplacer (Maj pour aller plus loin), + et − pour zoomer, R pour pivoter, [ et ] pour redresser.",

  size: "Taille",
  fill: "Remplir",
  showAll: "Tout afficher",
  turnAndFlip: "Pivoter et retourner",
  turnLeft: "Pivoter à gauche",
  turnRight: "Pivoter à droite",
  flipAcross: "Retourner horizontalement",
  flipDown: "Retourner verticalement",
  move: "Déplacer",
  moveLeft: "Vers la gauche",
  moveUp: "Vers le haut",
  moveDown: "Vers le bas",
  moveRight: "Vers la droite",
  startAgain: "Réinitialiser",
  zoom: "Zoom",
  straighten: "Redresser",

  background: "Fond",
  backgrounds: { blurred: "Image floutée", colour: "Couleur", clear: "Transparent" },
  backgroundColour: "Couleur du fond",
  fillsFrame: "Le fond n’est visible que là où l’image est transparente ou ne remplit pas le cadre.",
};
