import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/guides.ts";
import { plural } from "./plurals.ts";

export const GUIDES: Translated<typeof english.GUIDES> = {
  start: "Lancer l’assistant",
  mediaPackage: "Créer un pack média",
  testDownload: "Tester le téléchargement",

  files: {
    heading: "Noms des fichiers",
    intro:
      "Voici les noms des fichiers dans vos téléchargements. Nommez les vôtres de la même façon, et l’application saura où va chaque image.",
    table: "Tableau des noms de fichiers",
    image: "Image",
    zip: "Dans « Images (zip) »",
    package: "Dans le pack média",
    ofSlot: (category, slot) => `${category} : ${slot}`,
    first: (category) => `${category} : la première`,
  },

  requirements: {
    heading: "Consignes pour les images",
    intro: (product) =>
      `Dans l’assistant, vous pouvez prendre n’importe quelle image et l’adapter. Si vous préparez vos images dans un autre logiciel, voici les tailles exactes dont ${product} a besoin. Pour chacune, un gabarit vierge montre où placer le texte.`,
    practices: "Bonnes pratiques",
    screens: "Images par écran",
    png: "PNG uniquement",
    anyImage:
      "PNG, ou toute autre image de la taille exacte que votre navigateur sait ouvrir ; elle est enregistrée en PNG",
    sizes: (count) => plural(count, { one: `${count} taille`, other: `${count} tailles` }),
    differing: (size) =>
      `Certains documents sur cette machine indiquent ${size}. L’assistant n’accepte pas cette taille.`,
    differingFor: (size, count) =>
      `Certains documents sur cette machine indiquent ${size} pour ${plural(count, { one: `${count} taille`, other: `${count} tailles` })}. L’assistant n’accepte pas ces dimensions.`,
    differingCounts: (published, taken) =>
      `Certains documents sur cette machine parlent de ${published.join(" à ")} tailles. L’assistant en accepte ${taken.join(" à ")}.`,

    template: "Gabarit vierge",
    templateFor: (title, size) => `Gabarit vierge : ${title}, ${size}`,
    templateNotMade: "Le gabarit n’a pas pu être créé dans ce navigateur.",
    safe: "Gardez le texte à l’intérieur des pointillés",
    drawnByMachine: (label) => `${label} : dessiné par la machine`,
  },

  instructions: {
    heading: "Charger mon fichier",
    intro: (steps) =>
      `Transférez votre fichier .mp de votre ordinateur à la machine en ${steps} étapes. Il vous faut une clé USB.`,
    print: "Imprimer cette page",
    tryOneTitle: "Essayez d’abord sur une seule machine",
    tryOne: (product) =>
      `Nous ne pouvons pas garantir que votre machine acceptera les fichiers .mp créés avec ${product}, et les menus varient d’une machine à l’autre. Importez le fichier sur une machine avant de passer aux autres.`,
    troubles: "Si quelque chose ne marche pas",
    refused: {
      title: "La machine a refusé votre fichier ?",
      text: "Vérifiez-le pour voir ce qu’il contient, pourquoi une machine pourrait le refuser et ce qui peut être réparé.",
      link: "Vérifier le fichier",
    },
  },
};
