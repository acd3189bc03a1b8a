import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/review.ts";
import { list } from "./formats.ts";
import { plural } from "./plurals.ts";

export const REVIEW: Translated<typeof english.REVIEW> = {
  walkthrough: "Parcours",
  previous: "Précédent",
  next: "Suivant",
  place: (number, count) => `${number} sur ${count}`,
  overview: "Vue d’ensemble",
  edit: "Modifier",
  editStop: (label) => `Modifier : ${label}`,
  change: (label) => `Changer : ${label}`,
  otherFiles: "Autres fichiers",
  ownPackage: "Créer un pack de vos images",
  packageInside: "Vérifier un pack",
  testDownload: "Téléchargement de test",
  testDownloadLink: "Essayez le téléchargement de test",
  testDownloadTells: "{link} pour en savoir plus.",

  confirm: "Confirmer la vérification",
  confirming: "Finalisation…",
  confirmLoading: "Finalisation des écrans de votre machine…",
  confirmed: "Les écrans de votre machine sont prêts !",
  notConfirmed: "La confirmation n’a pas été enregistrée. Veuillez réessayer.",
  complete: "Tout est complet.",
  incomplete: (labels) =>
    plural(labels.length, {
      one: `Incomplet : ${labels[0]}.`,
      other: `${labels.length} étapes sont incomplètes.`,
    }),
  incompleteTitle: "Il manque encore quelque chose",
  incompleteAdvice:
    "Vous pouvez quand même confirmer. Les images manquantes seront omises ou remplacées par des images par défaut.",
  keepReviewing: "Continuer à vérifier",
  confirmWithDefaults: "Confirmer quand même",
  download: "Télécharger",
  more: "Plus",
  stick: "Télécharger pour clé USB",
  sent: "Fiche et aperçu",
  finished: "Votre machine est terminée.",
  finishedNext: "Téléchargez le pack média pour une clé USB, ou envoyez d’abord le projet pour validation.",
  sendReady: "Envoyez les deux fichiers : la fiche est à signer, et l’aperçu s’ouvre dans tout navigateur.",
  sendSaved:
    "Joignez les deux fichiers à un e-mail : la fiche est à signer, et l’aperçu s’ouvre dans tout navigateur.",
  curl: "Copier la commande curl",
  curlCopied: {
    copied: "Commande copiée. Décompressez « Images (zip) » et exécutez la commande dans le dossier obtenu.",
    notCopied:
      "La commande n’a pas pu être copiée. Autorisez l’accès au presse-papiers dans votre navigateur, puis réessayez.",
  },
  savePicture: "Enregistrer l’image",
  pictureSaved: (name) => `Enregistré : ${name}.`,
  pictureNotSaved: "L’image n’a pas pu être enregistrée. Veuillez réessayer.",
  toMachine: "Ensuite, chargez le fichier sur la machine",

  allScreens: "Tous les écrans",
  onScreen: (label) => `${label} sur l’écran de la machine`,
  noImage: "Pas encore d’image",
  machine: "Machine",
  notNamed: "sans nom",
  missing: "Il manque encore",
  noName: (defaultName) => `aucun nom, la machine sera donc exportée sous le nom ${defaultName}`,
  noListImage: "aucune image, cet écran ne sera donc pas exporté",
  noSlotNames: "noms manquants",
  noSlotImages: () => "pas encore d’image",
  evictedFrom: (labels) =>
    plural(labels.length, {
      one: `image supprimée par ce navigateur et remplacée par celle par défaut : ${list(labels)}`,
      other: `images supprimées par ce navigateur et remplacées par celles par défaut : ${list(labels)}`,
    }),
  notServedFrom: (labels) =>
    plural(labels.length, {
      one: `image qui n’est plus disponible, remplacée par celle par défaut : ${list(labels)}`,
      other: `images qui ne sont plus disponibles, remplacées par celles par défaut : ${list(labels)}`,
    }),
  notServedFromList: (count) =>
    plural(count, {
      one: `${count} de nos images n’est plus disponible et ne sera pas exportée`,
      other: `${count} de nos images ne sont plus disponibles et ne seront pas exportées`,
    }),
  evictedFromList: (count) =>
    plural(count, {
      one: `${count} image supprimée par ce navigateur ne sera pas exportée`,
      other: `${count} images supprimées par ce navigateur ne seront pas exportées`,
    }),
  noImageFor: (labels) => `pas d’image : ${list(labels)}`,

  default: "Par défaut",
  pixels: (size) => `${size} pixels`,
  pixelsOfDefault: (size) => `${size} pixels, image par défaut`,
  images: "Images",
  size: "Taille",
  leftOut: "Pas encore d’image. Cet écran ne sera pas exporté.",
  evictedTitle: "Il manque des images ici.",
  evictedHere: (labels) =>
    plural(labels.length, {
      one: `Il manque : ${list(labels)}. Appuyez sur « Modifier » pour ajouter l’image de nouveau. D’ici là, vos fichiers utiliseront l’image par défaut ou s’en passeront.`,
      other: `Il manque : ${list(labels)}. Appuyez sur « Modifier » pour ajouter les images de nouveau. D’ici là, vos fichiers utiliseront les images par défaut ou s’en passeront.`,
    }),
  evictedInExports: (count) =>
    plural(count, {
      one: `${count} image manque dans ce projet. Vos fichiers utiliseront l’image par défaut ou s’en passeront.`,
      other: `${count} images manquent dans ce projet. Vos fichiers utiliseront les images par défaut ou s’en passeront.`,
    }),
  allDefaults: "Vous n’avez pas encore ajouté d’image ici. Vos fichiers utiliseront les images par défaut.",
  someDefaults: (count, all) =>
    plural(count, {
      one: `${count} image sur ${all} est celle par défaut, car vous n’avez pas encore ajouté la vôtre.`,
      other: `${count} images sur ${all} sont celles par défaut, car vous n’avez pas encore ajouté les vôtres.`,
    }),
};

export const SIMULATOR: Translated<typeof english.SIMULATOR> = {
  heading: "Essayez votre machine",
  note: (seconds) =>
    `Touchez l’écran comme le ferait un client. Après ${seconds} secondes sans contact, l’aperçu revient au début, comme la machine.`,
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

export const USB_STICK: Translated<typeof english.USB_STICK> = {
  title: "D’abord, copiez le fichier sur une clé USB",
  format: "La clé doit être formatée en FAT32.",
  others: "Depuis un autre appareil",
  systems: {
    ipad: {
      label: "iPad ou iPhone",
      steps: (file) => [
        "Branchez la clé, avec un adaptateur si nécessaire.",
        `Dans l’application Fichiers, ouvrez Téléchargements, maintenez le doigt sur ${file} et choisissez Copier.`,
        "Ouvrez ensuite la clé sous Emplacements, maintenez le doigt sur une zone vide et choisissez Coller.",
      ],
      formatting: "S’il faut formater la clé, utilisez un ordinateur.",
    },
    android: {
      label: "Téléphone ou tablette Android",
      steps: (file) => [
        "Branchez la clé, avec un adaptateur si nécessaire.",
        `Ouvrez l’application Fichiers (Mes fichiers sur un Samsung) et trouvez ${file} dans Téléchargements.`,
        "Maintenez le doigt dessus, choisissez Copier, puis ouvrez le stockage USB et collez le fichier.",
        "Choisissez Éjecter avant de retirer la clé.",
      ],
      formatting: "S’il faut formater la clé, utilisez un ordinateur.",
    },
    windows: {
      label: "Windows",
      steps: (file) => [
        "Branchez la clé et ouvrez Téléchargements dans l’Explorateur de fichiers.",
        `Faites glisser ${file} sur la clé dans la liste de gauche.`,
        "Puis faites un clic droit sur la clé et choisissez Éjecter.",
      ],
      formatting:
        "Pour formater une clé, faites un clic droit dessus, choisissez Formater, puis FAT32. Cela efface tout le contenu de la clé.",
    },
    mac: {
      label: "Mac",
      steps: (file) => [
        "Branchez la clé et ouvrez Téléchargements dans le Finder.",
        `Faites glisser ${file} sur la clé dans la barre latérale, puis cliquez sur le symbole d’éjection à côté d’elle.`,
      ],
      formatting:
        "Pour formater une clé, ouvrez Utilitaire de disque et choisissez MS-DOS (FAT). Cela efface tout le contenu de la clé.",
    },
  },
};
