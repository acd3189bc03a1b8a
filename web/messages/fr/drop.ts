import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/drop.ts";
import { groups } from "./formats.ts";
import { plural } from "./plurals.ts";

export const FILE_IMPORT: Translated<typeof english.FILE_IMPORT> = {
  here: "Déposez vos fichiers. Chaque image trouvera son emplacement. Rien ne change tant que vous n’avez pas confirmé.",

  reading: "Lecture de vos fichiers",
  readingCount: (done, all) => `${done} sur ${all}`,
  opening: "Ouverture du projet",
  cancel: "Annuler",

  notOpened: "Vos fichiers n’ont pas pu être ouverts. Rechargez la page, puis réessayez.",
  nothing: "Ces fichiers ne contiennent aucune image. Rien n’a changé.",
  notRead: (name) => `Impossible d’ouvrir ${name} ici.`,
  notPicture: (name) => `${name} n’est pas une image.`,
  table: (name) =>
    `${name} est un tableau. Utilisez-le sur la page « Décliner sur plusieurs machines » pour faire une machine de chaque ligne.`,
  workbook: (name) =>
    `${name} est un classeur dans un format que nous ne pouvons pas lire. Dans votre tableur, enregistrez-le au format « CSV UTF-8 ».`,
  archive: (name, why) => `Impossible d’ouvrir ${name}. ${why}`,
  designBeside: (name) => `${name} est un projet complet. Pour l’ouvrir, déposez-le seul.`,
  cut: (most) => `Seuls les ${most} premiers fichiers ont été lus.`,

  which: {
    title: "Que souhaitez-vous faire ?",
    package: (name) => `${name} est un pack média, le fichier à charger sur une machine.`,
    design: (name) => `${name} est un projet complet.`,
    more: (count) =>
      plural(count, { one: `Il y a aussi ${count} image.`, other: `Il y a aussi ${count} images.` }),
    look: (name) => `Voir le contenu de ${name}`,
    lookNote: "Découvrez ce qu’il contient et pourquoi une machine pourrait le refuser.",
    take: "Utiliser ses images",
    takeAll: (count) => `Utiliser les ${count} images`,
    takeNote: "Chaque image ira à sa place sur votre machine. Vous verrez le résultat avant tout changement.",
    takePictures: (count) =>
      plural(count, { one: "Utiliser l’image", other: `Utiliser les ${count} images` }),
    open: (name) => `Ouvrir ${name}`,
    openNote: "La machine s’ajoutera aux vôtres.",
    several: (count) => `Ce sont les projets de ${count} machines.`,
    openAll: (count) => `Ouvrir les ${count} machines`,
    openAllNote: "Chacune s’ajoutera à vos machines. Rien ne sera remplacé.",
  },

  title: (name) => (name ? `Vos images sur la machine : ${name}` : "Vos images sur la machine"),
  summary: {
    placed: (count) => plural(count, { one: `${count} image placée.`, other: `${count} images placées.` }),
    none: "Aucune image placée pour l’instant.",
    guesses: (count) => `${count} à vérifier.`,
    replaced: (count) =>
      plural(count, { one: `${count} remplace l’une des vôtres.`, other: `${count} remplacent les vôtres.` }),
    empty: (count) =>
      plural(count, {
        one: `${count} emplacement est encore vide.`,
        other: `${count} emplacements sont encore vides.`,
      }),
    named: (name) => `La machine s’appellera ${name}.`,
  },
  screens: "Les écrans de la machine",
  onScreen: (label) => `${label} sur l’écran de la machine`,
  guess: "À vérifier",
  replaces: "Remplace la vôtre",
  placeWith: (place, name, marks) => [`${place} : ${name}`, ...marks].join(", "),
  placeBefore: (place) => `${place} : image actuelle`,
  placeEmpty: (place) => `${place} : vide`,
  counts: (label) => `Nombre d’images : ${label}`,
  count: (count) => plural(count, { one: `${count} image`, other: `${count} images` }),
  recounted: (count) =>
    plural(count, {
      one: "Changer le nombre d’images retirera l’une de vos images actuelles.",
      other: `Changer le nombre d’images retirera ${count} de vos images actuelles.`,
    }),

  notUsed: (count) => `Non utilisées (${count})`,
  allUsed: "Toutes les images sont utilisées.",
  isNotUsed: ", non utilisée",
  addMore: "En ajouter",
  addFolder: "Ajouter un dossier",
  unreadable: (count) =>
    plural(count, {
      one: `${count} fichier a été laissé de côté : ce n’est pas une image, ou il ne s’ouvre pas ici.`,
      other: `${count} fichiers ont été laissés de côté : ce ne sont pas des images, ou ils ne s’ouvrent pas ici.`,
    }),
  unreadableFiles: "Fichiers laissés de côté",

  hint: "Touchez une image, puis son nouvel emplacement. Ou faites-la glisser.",
  chosen: "Image sélectionnée",
  before: "Avant",
  after: "Après",
  putIn: "Déplacer vers…",
  putInNamed: (name) => `Déplacer vers… (${name})`,
  aside: "Non utilisées",
  adjust: "Ajuster",
  takeOut: "Ne pas utiliser",
  moved: (name, place) => `${name} déplacée : ${place}.`,
  takenOut: (name) => `${name} ne sera pas utilisée.`,
  taken: (name) => `${name} sélectionnée. Choisissez un emplacement.`,

  otherTab: {
    isFor: (name) =>
      name ? `Ces images sont pour ${name}.` : "Ces images sont pour la machine que vous aviez ouverte ici.",
    opened: (now) =>
      `Entre-temps, un autre onglet a ouvert ${now || "une machine sans nom"}. Aucune image n’y a été ajoutée.`,
    gone: (now) =>
      `Cette machine a été supprimée, et un autre onglet a ouvert ${now || "une machine sans nom"}. Vos images n’ont été ajoutées à aucune machine.`,
    back: (name) => `Rouvrir ${name || "cette machine"} et y ajouter les images`,
    instead: (now) => `Ajouter plutôt les images à ${now || "la machine ouverte maintenant"}`,
    changed: (name) => `${name || "Cette machine"} a été modifiée dans un autre onglet.`,
    changedAdvice:
      "Vos images n’ont pas encore été ajoutées. Regardez ce qu’il y a maintenant, puis choisissez.",
    anyway: (name) => `Ajouter quand même les images à ${name || "cette machine"}`,
    fresh: "Créer une nouvelle machine avec ces images",
    choose: "Choisissez d’abord une machine pour ces images.",
    notOpened: (why) => `La machine n’a pas pu être ouverte : aucune image n’a été ajoutée. ${why}`,
  },

  leave: "Vous n’avez pas encore ajouté ces images à votre machine.",
  leaveIt: "Abandonner",
  stay: "Continuer à modifier",

  put: "Ajouter à ma machine",
  putting: "Ajout des images à votre machine",
  puttingCount: (made, all) => `${made} sur ${all}`,
  nothingToPut: "Placez d’abord au moins une image.",
  isOn: (count) =>
    plural(count, {
      one: `${count} image ajoutée à votre machine.`,
      other: `${count} images ajoutées à votre machine.`,
    }),
  isOnOther: (count, name) => {
    const where = name || "la machine que vous aviez ouverte ici";
    return plural(count, {
      one: `${count} image ajoutée à ${where}.`,
      other: `${count} images ajoutées à ${where}.`,
    });
  },
  notMade: (places) =>
    `Ces emplacements n’ont pas changé, car leurs images n’ont pas pu être créées : ${groups(places)}.`,
  nothingMade: "Les images n’ont pas pu être créées. Votre machine n’a pas changé.",
  notSaved: (why) => `Les images n’ont pas été enregistrées. Votre machine n’a pas changé. ${why}`,
};
