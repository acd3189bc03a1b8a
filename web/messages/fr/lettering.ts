import type { PictureStyle } from "../../../shared/machine/library.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/lettering.ts";
import { plural } from "./plurals.ts";

export const STYLE_LABELS: Readonly<Record<PictureStyle, string>> = {
  classic: "Auvent",
  traditional: "Étiquette papier",
  premium: "Cadre doré",
  realistic: "Sur l’image",
  modern: "Moderne",
  gradient: "Dégradé",
};
const STYLES = Object.keys(STYLE_LABELS) as PictureStyle[];

export const STYLE_CHOICES: Translated<typeof english.STYLE_CHOICES> = STYLES.map((id) => ({
  id,
  label: STYLE_LABELS[id],
}));

export const LETTERING: Translated<typeof english.LETTERING> = {
  open: "Ajouter les noms",
  title: "Ajouter les noms",
  style: "Style",
  otherScenes: "Autres décors",
  pictures: "Images",
  putOn: (name) => `Ajouter « ${name} » à cette image`,
  lettering: "Ajout des noms",
  use: (count) =>
    plural(count, { one: `Ajouter le nom à ${count} image`, other: `Ajouter les noms à ${count} images` }),
  saving: "Enregistrement des images",
  noneChosen: "Choisissez une image",
  done: "Les noms sont sur les images.",
  failed: "Les noms n’ont pas pu être ajoutés. Vos images n’ont pas changé.",
  again: "Réessayer",
  says: (text) => `L’image affiche « ${text} »`,
  showName: (name) => `Afficher « ${name} » à la place`,
  nameOn: (name) => `L’image affiche maintenant « ${name} ».`,
  nameNotOn: "Le nom n’a pas pu être ajouté. L’image n’a pas changé.",
  notFollowed:
    "Les noms sont enregistrés, mais les images n’ont pas pu être mises à jour et affichent encore les anciens.",
  notFollowedSwap: "Les images ont été échangées, mais leurs textes n’ont pas pu être adaptés.",
  notLoaded:
    "Cette partie de l’application n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.",
};

export const ANNOTATIONS: Translated<typeof english.ANNOTATIONS> = {
  words: "Texte",
  logo: "Logo",
  text: "Texte sur l’image",
  putOn: (text) => `Ajouter « ${text} »`,
  follows: {
    blend: "C’est le nom du café. Si vous renommez ce café, l’image change aussi.",
    table: "Ce texte vient de « Textes de la machine ». Si vous le changez là-bas, l’image change aussi.",
  },
  style: "Style",
  colour: "Couleur",
  styleColour: "Celle du style",
  ownColour: "Autre",
  chooseColour: "Couleur du texte",
  brandColour: (number) => `Couleur de marque ${number}`,
  size: "Taille",
  sizeAuto: "Taille automatique",
  ownPlace: "Position automatique",
  onPlate: "Un fond uni derrière le texte le rend facile à lire.",
  takeWordsAway: "Retirer le texte",
  chooseLogo: "Choisir un logo",
  otherLogo: "Choisir un autre logo",
  brandLogo: "Ajouter mon logo",
  logoFiles: "SVG ou PNG, de préférence à fond transparent.",
  takeLogoAway: "Retirer le logo",
  logoRefused: "Ce fichier ne s’ouvre ni comme PNG ni comme SVG. Enregistrez le logo en PNG, puis réessayez.",
  openingLogo: "Ouverture du logo",
  larger: "Plus grand",
  smaller: "Plus petit",
  keepBrand: "Enregistrer comme ma marque",
  brandKept: "Votre marque est enregistrée. Les nouvelles images avec du texte l’utilisent.",
  brandNotKept: "Votre marque n’a pas pu être enregistrée. Cet appareil manque peut-être d’espace.",
};

export const BRANDING: Translated<typeof english.BRANDING> = {
  words: "Textes de la machine",
  wordsNote:
    "Les textes que vos clients voient. Modifiez-en un ici : toutes les images qui l’affichent changent aussi.",
  noWords: "Les images de cette machine n’affichent que les noms que vous saisissez dans l’assistant.",
  wordsSaved: (images) =>
    images === 0
      ? "Textes enregistrés."
      : `Textes enregistrés. ${plural(images, { one: `${images} image les affiche`, other: `${images} images les affichent` })} désormais.`,
  notLettered:
    "Vos textes sont enregistrés, mais vos images n’ont pas pu être mises à jour et affichent encore les anciens.",

  brand: "Votre marque",
  brandNote:
    "Chaque nouvelle image avec du texte utilise votre marque. Pour mettre à jour les images que vous avez déjà, appuyez sur « Appliquer partout ».",
  colours: "Couleurs",
  addColour: "Ajouter une couleur",
  removeColour: (number) => `Retirer la couleur de marque ${number}`,
  logoAlt: "Votre logo",
  applyToAll: "Appliquer partout",
  applied: (count) =>
    count === 0
      ? "Votre marque est enregistrée. Aucune de vos images n’a encore de texte : rien d’autre n’a changé."
      : "Votre marque est maintenant sur vos images.",
  notApplied: "Vos images n’ont pas pu être mises à jour. Rien n’a changé. Réessayez.",

  save: "Enregistrer",
  saving: "Enregistrement",
  cancel: "Annuler",
  close: "Fermer",
  again: "Réessayer",
  notSaved: "Vos modifications n’ont pas été enregistrées.",
  notLoaded:
    "Cette partie de l’application n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.",
};
