import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/guide.ts";

export const GUIDE_TEXTS: Translated<typeof english.GUIDE_TEXTS> = {
  cards: {
    screensaver: {
      title: "Écran de veille",
      amount: "De 1 à {max} images dans l’assistant, ou jusqu’à {packageMax} sur la page « Pack média ».",
      advice:
        "Il occupe tout l’écran quand personne ne commande. Gardez le texte et les visages loin des bords, et montrez un seul sujet, reconnaissable de l’autre bout de la pièce.",
    },
    blends: {
      title: "Cafés",
      amount: "{count} images, toutes obligatoires",
      advice: "Vos clients les touchent pour choisir un café. Placez le nom là où il se lit d’un coup d’œil.",
    },
    hotcold: {
      title: "Chaud et froid",
      amount: "{count} images, toutes deux obligatoires",
      advice:
        "Le chaud et le froid doivent se distinguer d’un coup d’œil : vapeur et rouge, glaçons et bleu.",
    },
    hotcupsizes: {
      title: "Tailles, boissons chaudes",
      amount: "De {least} à {most} tailles, une image pour chacune",
      advice: "Photographiez tous les gobelets du même endroit, pour que seule la taille change.",
    },
    coldcupsizes: {
      title: "Tailles, boissons froides",
      amount: "De {least} à {most} tailles, une image pour chacune",
      advice: "Utilisez des gobelets transparents, qui montrent leur contenu, et éclairez-les par l’arrière.",
    },
    leaveroom: {
      title: "Place pour le lait",
      amount: "{count} images pour le chaud et {count} pour le froid, {all} en tout",
      advice: "Montrez jusqu’où le gobelet sera rempli. La différence doit sauter aux yeux.",
    },
    dispensing: {
      title: "Écrans de préparation",
      amount: "{count} image pour le chaud et {count} pour le froid, {categories} jeux",
      advice: "La machine dessine son bouton d’annulation en bas, au centre. N’y placez ni texte ni visage.",
    },
  },
  practices: [
    {
      title: "Taille",
      text: "Travaillez à la taille exacte, ou réduisez une image plus grande. Les images agrandies paraissent floues sur la machine.",
    },
    {
      title: "Cohérence",
      text: "Gardez la même lumière, le même fond et le même cadrage pour tout un jeu. Vos clients remarqueront les boissons, pas les différences entre les photos.",
    },
    {
      title: "Format",
      text: "Utilisez des fichiers PNG en sRGB, avec de la transparence là où c’est utile. Toutes les images sont exportées en PNG.",
    },
    {
      title: "Texte",
      text: "Peu de mots, en grand, bien contrastés. Ce que vous ne lisez pas à la moitié de la taille, un client ne le lira pas au comptoir. « Essayer », sous chaque aperçu, montre la machine en plein écran.",
    },
  ],
  importSteps: {
    format: {
      drawn: "FAT32",
      title: "Formatez une clé USB en FAT32",
      text: "Sous Windows, faites un clic droit sur la clé et choisissez Formater. Sur un Mac, ouvrez Utilitaire de disque et choisissez MS-DOS (FAT). Cela efface tout le contenu de la clé.",
    },
    copy: {
      drawn: ".mp",
      title: "Copiez le fichier .mp à la racine de la clé",
      text: "Ne le mettez pas dans un dossier, ne le renommez pas, ne le décompressez pas. Éjectez la clé avant de la retirer.",
    },
    plug: {
      title: "Branchez la clé sur la machine",
      text: "Attendez d’abord qu’aucune boisson ne soit en préparation et que l’écran de départ s’affiche.",
    },
    corner: {
      drawn: "3 s",
      title: "Maintenez le coin inférieur gauche environ 3 secondes",
      text: "Le menu de service s’ouvre.",
    },
    gear: {
      drawn: "×2",
      title: "Touchez l’engrenage, puis deux fois la porte ouverte",
      text: "Touchez une fois l’icône d’engrenage, puis deux fois celle de la porte ouverte.",
    },
    pin: {
      title: "Choisissez Service Technician et saisissez le code PIN",
      text: "Le code PIN de service est fourni avec la machine. La personne qui l’a installée peut vous le donner.",
    },
    media: {
      title: "Ouvrez Media Manager, sélectionnez le fichier et touchez Import",
      text: "Le fichier apparaît sous le nom que vous avez donné au pack.",
    },
    wait: {
      drawn: "1–2 min",
      title: "Attendez 1 à 2 minutes, puis vérifiez",
      text: "Laissez la clé en place et la machine allumée jusqu’à ce qu’elle signale la fin de l’importation. Parcourez ensuite ses écrans une fois.",
    },
  },
  troubles: [
    {
      title: "Le fichier n’apparaît pas dans la liste",
      text: "La clé doit être formatée en FAT32, et le fichier doit se trouver à sa racine, avec un nom qui se termine par .mp. Si votre ordinateur a ajouté .zip ou .bin au nom, retirez-le.",
    },
    {
      title: "La machine dit que le fichier est endommagé",
      text: "Téléchargez de nouveau le fichier, copiez-le sur la clé et éjectez la clé avant de la retirer. Pour savoir ce qui ne va pas, choisissez « Vérifier le fichier » ci-dessous.",
    },
    {
      title: "Le menu de service ne s’ouvre pas, ou le code PIN est refusé",
      text: "Appuyez exactement dans le coin et ne relâchez pas avant que le menu apparaisse. Les menus et les codes varient d’une machine à l’autre : renseignez-vous auprès de votre revendeur.",
    },
    {
      title: "Certaines images n’ont pas changé",
      text: "La machine peut ignorer les images de mauvaise taille. Sur la page « Pack média », cherchez les fichiers marqués « Non valide » et corrigez leur taille. Recréez ensuite le pack et importez-le.",
    },
  ],
};
