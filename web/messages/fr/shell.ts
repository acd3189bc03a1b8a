import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/shell.ts";
import { plural } from "./plurals.ts";

export const SHELL: Translated<typeof english.SHELL> = {
  skip: "Aller au contenu",
  home: (product) => `${product}, accueil`,
  menu: "Menu",
  language: "Langue",
  main: "Navigation principale",
  allPages: "Toutes les pages",
  promise:
    "Votre café, sur l’écran de votre machine. Votre projet reste dans ce navigateur jusqu’à ce que vous l’exportiez.",
  notices: "Licences tierces",
  filesNotLoaded:
    "Vos fichiers n’ont pas pu être ouverts, car une partie de l’application ne s’est pas chargée. Vérifiez votre connexion, puis réessayez.",
  notLoaded:
    "Cette partie de l’application n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.",
  tryAgain: "Réessayer",
  title: (page, product) => `${page} · ${product}`,

  titles: {
    home: "Les écrans de votre machine à café, en quelques étapes",
    mediaUpload: "Pack média",
    imageRequirements: "Consignes pour les images",
    uploadInstructions: "Charger mon fichier",
    testDownload: "Téléchargement de test",
    try: "Essayer votre machine",
    many: "Décliner sur plusieurs machines",
    package: "Vérifier un pack",
    machines: "Vos machines",
    developers: "Pour les développeurs",
  },
  links: {
    home: "Accueil",
    requirements: "Consignes images",
    design: "Création",
    wizard: "Lancer l’assistant",
    review: "Vérification finale",
    files: "Fichiers",
    mediaPackage: "Créer un pack média",
    guides: "Guides",
  },
};

export const DESIGN: Translated<typeof english.DESIGN> = {
  title: "Votre projet",
  saved: "Enregistré",
  saving: "Enregistrement",
  notSaved: "Non enregistré",
  nothing: "rien à enregistrer pour l’instant",
  unfinished: "Nom non enregistré",
  missing: (count) => plural(count, { one: `${count} image manquante`, other: `${count} images manquantes` }),

  undo: "Annuler",
  redo: "Rétablir",
};
