import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/home.ts";

export const HOME: Translated<typeof english.HOME> = {
  title: "Personnalisez l’expérience café en quelques étapes",
  lead: "Mettez vos images et vos textes sur chaque écran de votre machine à café, et voyez le résultat en situation au fur et à mesure.",
  start: "Lancer l’assistant",
  haveFiles: "Vous avez déjà des fichiers ?",
  addFiles: "Ajoutez-les",
  promise: "Aucun compte à créer. Votre projet reste dans ce navigateur jusqu’à ce que vous l’exportiez.",
  onScreen: (label) => `${label} sur l’écran de la machine`,

  features: (product) => `Ce que ${product} fait pour vous`,
  navigation: {
    title: "Facile à suivre",
    text: "Un écran à la fois, dans l’ordre où vos clients les voient. Vous savez toujours ce qui est fait et ce qui manque, et chaque étape est à portée de doigt.",
  },
  quality: {
    title: "Qualité contrôlée",
    text: "Chaque image est vérifiée d’après les tailles qu’exige votre machine. Les fichiers PNG à la bonne taille sont intégrés au pack exactement tels que vous les avez créés.",
  },

  wayTitle: "De la photo au comptoir",
  way: [
    {
      title: "Donnez-lui un nom",
      text: "Baptisez votre machine. Son nom figure sur tout ce que vous exportez.",
    },
    {
      title: "Remplissez ses écrans",
      text: "Avec vos images ou les nôtres. Vous voyez chacune comme vos clients la verront.",
    },
    { title: "Vérifiez", text: "Parcourez encore une fois tous les écrans et changez ce que vous voulez." },
    { title: "Chargez le pack", text: "Copiez-le sur une clé USB et importez-le sur la machine." },
  ],

  tools: "Autres outils",
  mediaPackage: {
    title: "Vos images sont déjà prêtes ?",
    text: "Déposez vos fichiers PNG et obtenez le pack .mp de la machine, sans passer par l’assistant.",
    link: "Créer un pack média",
  },
  package: {
    title: "Vous avez déjà un pack ?",
    text: "Ouvrez un fichier .mp pour voir ses écrans, le modifier en tant que projet ou savoir pourquoi une machine pourrait le refuser.",
    link: "Vérifier un pack",
  },
  testDownload: {
    title: "Un doute sur le téléchargement ?",
    text: "Enregistrez d’abord un petit pack de test pour voir si cet appareil et ce navigateur le permettent.",
    link: "Tester le téléchargement",
  },
};
