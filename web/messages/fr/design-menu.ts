import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/design-menu.ts";
import { plural } from "./plurals.ts";
import { STORE_FAULTS } from "./store-faults.ts";

export const DESIGN_MENU: Translated<typeof english.DESIGN_MENU> = {
  keeping: {
    inMemory:
      "Ce navigateur ne peut rien enregistrer pour ce site. Votre projet disparaîtra avec cet onglet : enregistrez-le dans un fichier.",
    saving: "Votre dernière modification est en cours d’enregistrement.",
    evicted: (count) =>
      plural(count, {
        one: `Ce navigateur a supprimé ${count} image de votre projet pour libérer de l’espace. Tout le reste est enregistré. Ajoutez de nouveau l’image manquante.`,
        other: `Ce navigateur a supprimé ${count} images de votre projet pour libérer de l’espace. Tout le reste est enregistré. Ajoutez de nouveau les images manquantes.`,
      }),
    notServed: (count) =>
      plural(count, {
        one: `${count} de nos images dans votre projet n’est plus disponible. Tout le reste est enregistré. Choisissez une autre image à sa place.`,
        other: `${count} de nos images dans votre projet ne sont plus disponibles. Tout le reste est enregistré. Choisissez d’autres images à leur place.`,
      }),
    notSaved: (why) => `Votre dernière modification n’a pas été enregistrée. ${why}`,
    unfinishedNames: (count) =>
      plural(count, {
        one: `${count} nom que vous avez saisi est trop court ou trop long et n’est donc pas encore dans votre projet. Il reste dans son champ jusqu’à ce que vous le changiez. Tout le reste est enregistré.`,
        other: `${count} noms que vous avez saisis sont trop courts ou trop longs et ne sont donc pas encore dans votre projet. Ils restent dans leurs champs jusqu’à ce que vous les changiez. Tout le reste est enregistré.`,
      }),
    nothing:
      "Il n’y a encore rien à enregistrer. Tout ce que vous faites est enregistré au fur et à mesure dans ce navigateur.",
    saved:
      "Tout est enregistré dans ce navigateur. Les navigateurs effacent parfois les données des sites que l’on ne visite plus : enregistrez vos projets importants dans un fichier.",
  },

  save: "Enregistrer le projet",
  savingFile: "Enregistrement du fichier",
  notMade: "Le fichier n’a pas pu être créé. Réessayez.",
  missingInFile: (count) =>
    plural(count, {
      one: `${count} image manque dans ce navigateur et n’est donc pas dans le fichier.`,
      other: `${count} images manquent dans ce navigateur et ne sont donc pas dans le fichier.`,
    }),
  tableIncomplete:
    "Certaines images du tableau des machines ne sont pas dans le fichier. Le fichier n’a plus de place pour elles, ou elles manquent dans ce navigateur.",
  withoutOriginals: (places) =>
    `Toutes vos images sont dans le fichier. Pour qu’il ne soit pas trop lourd, certains originaux n’y sont pas. Si vous ouvrez le fichier plus tard, vous ne pourrez ajuster ces images que telles qu’elles sont maintenant : ${places}.`,
  file: "Fichier de projet",
  open: "Ouvrir un projet",
  openingFile: "Ouverture du fichier",
  opened: "Projet ouvert.",
  notOpened: (name, why) => `Impossible d’ouvrir ${name}. Rien n’a changé. ${why}`,
  notRead: (name) =>
    `Impossible de lire ${name}. Le fichier a peut-être été déplacé ou supprimé. Choisissez-le de nouveau.`,
  look: "Choisir un thème",
  startOver: "Repartir de zéro",
  startOverTitle: "Vider ce projet ?",
  startOverWarning:
    "Tout le contenu de ce projet sera retiré : noms, images, textes et marque. Si vous pensez en avoir encore besoin, enregistrez d’abord le projet.",
  saveFirst: "Enregistrer d’abord",
  empty: "Vider",
  keep: "Conserver",
  undoable: {
    startOver: "Projet vidé.",
    open: "Projet ouvert.",
    beside: "Projet ouvert. Le précédent se trouve dans « Vos machines ».",
  },

  switched: (before, now) =>
    `Un autre onglet a ouvert ${now || "une machine sans nom"}.\u200E ${before || "Celle que vous aviez ouverte ici"} n’a pas changé.`,
  deletedElsewhere: (before, now) =>
    `Un autre onglet a supprimé ${before || "la machine que vous aviez ouverte ici"}.\u200E ${now || "Une machine sans nom"} est maintenant ouverte.`,

  fileFault: {
    foreign:
      "Ce n’est pas un fichier de projet. Choisissez un fichier enregistré avec « Enregistrer le projet » ; son nom se termine par .brewscreen.",
    damaged:
      "Le fichier est endommagé. Enregistrez de nouveau le projet sur l’appareil d’origine, puis ouvrez le nouveau fichier.",
    tooLarge:
      "Le fichier est trop volumineux pour un projet. Choisissez un fichier enregistré avec « Enregistrer le projet » ; son nom se termine par .brewscreen.",
    laterVersion:
      "Le fichier a été créé avec une version plus récente de cette application. Rechargez la page, puis ouvrez-le de nouveau.",
    otherModel: "C’est un projet pour un autre modèle de machine.",
  },
};

export const UNDO_AND_REDO: Translated<typeof english.UNDO_AND_REDO> = {
  undo: {
    named: (what) => `Annuler : ${what}`,
    done: (what) => `Annulé : ${what}.`,
    failed: STORE_FAULTS.notUndone,
    nothing: "Rien à annuler.",
  },
  redo: {
    named: (what) => `Rétablir : ${what}`,
    done: (what) => `Rétabli : ${what}.`,
    failed: (why) => `La modification n’a pas pu être rétablie. ${why}`,
    nothing: "Rien à rétablir.",
  },
  changes: {
    rename: () => "nouveau nom de machine",
    names: (where) => `nouveaux noms dans « ${where} »`,
    picture: (where) => (where ? `nouvelle image dans « ${where} »` : "nouvelles images"),
    removal: (where) => `image retirée dans « ${where} »`,
    order: (where) => `nouvel ordre dans « ${where} »`,
    count: (where) => `nouveau nombre de tailles dans « ${where} »`,
    defaults: (where) => (where ? `images par défaut dans « ${where} »` : "images par défaut"),
    look: () => "nouveau thème",
    words: () => "nouveaux textes de la machine",
    brand: () => "nouvelle marque",
    startOver: () => "projet vidé",
    open: () => "projet ouvert",
    shelf: () => "modification dans « Vos machines »",
    restore: () => "modification faite hors de l’application",
  },
};
