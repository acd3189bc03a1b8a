import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/uploader.ts";
import { either } from "./formats.ts";
import { plural } from "./plurals.ts";

export const UPLOADER: Translated<typeof english.UPLOADER> = {
  heading: "Pack média",
  intro:
    "Déposez les fichiers PNG des écrans de votre machine et obtenez un seul fichier .mp pour une clé USB. Tout est intégré au pack exactement comme vous l’avez créé. Déposez les fichiers sur une zone, ou n’importe où sur cette page pour qu’ils soient rangés par taille et par nom.",
  name: "Nom du pack",
  nameMissing: "Veuillez donner un nom au pack.",
  nameTooLong: (most) => `Le nom du pack peut avoir au plus ${most} caractères.`,
  createRegion: "Créer le pack",
  create: "Créer le pack",
  sending: "Envoi de vos fichiers",
  saved: (name, size) => `${name} enregistré (${size})`,

  drop: "Déposez des fichiers PNG",
  dropUpTo: (most) =>
    plural(most, { one: "Déposez un fichier PNG", other: `Déposez de 1 à ${most} fichiers PNG` }),
  sizes: (sizes) => `${either(sizes)} pixels`,
  hint: (drop, sizes) => `${drop} • ${sizes}`,
  checking: "Vérification des fichiers",
  filesOf: (label) => `Fichiers : ${label}`,
  files: (count) => plural(count, { one: `${count} fichier`, other: `${count} fichiers` }),
  filesOfMost: (count, most) => `${count} sur ${most}`,
  wrongSize: (files, wrong) => `${files}, ${wrong} de mauvaise taille`,
  invalid: (sizes) =>
    `Il faudrait ${sizes}. Le fichier sera quand même intégré au pack, mais la machine pourrait l’ignorer.`,
  fitsIn: (labels) => `Cette taille va dans ${either(labels)}.`,
  moveTo: (label) => `Déplacer vers ${label}`,
  moveFileTo: (name, label) => `Déplacer vers ${label} : ${name}`,
  clearAll: "Tout vider",
  remove: "Retirer",
  removeFile: (name) => `Retirer ${name}`,

  dropAnywhere: "Déposez ici : vos fichiers seront rangés par taille et par nom.",
  sortedIn: (added) =>
    plural(added, { one: `${added} fichier ajouté.`, other: `${added} fichiers ajoutés.` }),
  notSortedIn: (left) =>
    plural(left, {
      one: `${left} fichier ne correspond à aucune zone. Vous le trouverez sous les zones.`,
      other: `${left} fichiers ne correspondent à aucune zone. Vous les trouverez sous les zones.`,
    }),
  sortingFailed: "Vos fichiers n’ont pas pu être rangés. Déposez-les plutôt sur une zone.",
  tray: "Hors du pack",
  trayNote:
    "Ces fichiers ne correspondent à aucune zone et ne seront pas dans le pack. Ils restent ici jusqu’à ce que vous les retiriez.",
  trayNoteUnsaved: "Ces fichiers ne correspondent à aucune zone et ne seront pas dans le pack.",
  fitsNowhere: "Sa taille ne correspond à aucune zone.",
  isFull: (label) => `Plus de place dans « ${label} ».`,
  putIn: "Déplacer vers…",
  putFileIn: (name) => `Déplacer vers… (${name})`,

  unsaved: "Vos fichiers ne sont pas enregistrés. Ils restent ici jusqu’à ce que vous fermiez cet onglet.",
  erased:
    "Tout a été effacé dans un autre onglet. Si vous avez encore besoin de ces fichiers, ajoutez-les de nouveau.",

  pngOnly: "Veuillez déposer uniquement des fichiers PNG.",
  maximum: (most, category) =>
    plural(most, {
      one: `${category} : ${most} fichier au maximum.`,
      other: `${category} : ${most} fichiers au maximum.`,
    }),
  empty: "Déposez d’abord au moins un fichier PNG.",
  damagedFile: (name, how) =>
    `${name} est un PNG endommagé : ${how}. Exportez-le de nouveau et déposez le nouveau fichier.`,
  emptyFile: (name) => `${name} est vide. Enregistrez-le de nouveau et déposez le nouveau fichier.`,
  otherImage: (name, file) =>
    `${name} est ${file}. Enregistrez l’image en PNG et déposez le nouveau fichier.`,
  notImage: (name, file) => `${name} est ${file}, et non une image. Choisissez un PNG.`,
  unknownFile: (name) =>
    `Nous ne reconnaissons pas le format de ${name}. Si c’est une image, enregistrez-la en PNG et déposez le nouveau fichier.`,

  advice: {
    "over-limit": "Retirez des fichiers, ou créez le pack sur cet appareil.",
    unreachable: "Vérifiez votre connexion et réessayez, ou créez le pack sur cet appareil.",
    "bad-answer": "Réessayez, ou créez le pack sur cet appareil.",
    refused: "Retirez ou remplacez ce fichier, puis réessayez.",
    unreadable: "Le fichier a peut-être été déplacé ou supprimé depuis. Déposez-le de nouveau.",
    cancelled: "Vos fichiers sont toujours ici.",
  },
  damagedSince: (name) =>
    `${name} a changé depuis que vous l’avez déposé et est maintenant endommagé. Exportez-le de nouveau et déposez le nouveau fichier.`,
};
