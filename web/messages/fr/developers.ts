import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/developers.ts";

export const DEVELOPERS: Translated<typeof english.DEVELOPERS> = {
  heading: "Pour les développeurs",
  intro: (product) =>
    `Créez des packs média depuis vos propres programmes. L’API de ${product} reçoit des images PNG et renvoie le même fichier .mp que l’assistant. Ni compte ni clé ne sont nécessaires.`,

  first: "Votre premier pack",
  firstText:
    "Chaque image a un slot : sa place sur l’écran de la machine. Le serveur la range dans le bon dossier, sous le bon nom. Il n’est pas nécessaire de remplir tous les slots, mais nous ne savons pas ce que la machine affiche dans un slot vide.",
  check: "Vérifier un pack",
  checkText:
    "Envoyez un fichier .mp pour savoir ce qui ne va pas et comment le corriger. La réponse est en JSON : une règle, un niveau et un conseil pour chaque constat.",
  folder: "Tout un dossier d’images",
  folderText:
    "Chacun de ces programmes crée un pack média à partir d’un dossier de fichiers PNG. Pour obtenir les mêmes images que dans le pack d’un projet terminé, décompressez « Images (zip) » de ce projet et exécutez l’un des programmes sur le dossier obtenu : les noms des dossiers et des fichiers indiquent où va chaque image. Les images qui portent d’autres noms vont dans le dossier de leur taille.",
  languages: { curl: "curl", node: "Node", python: "Python", powershell: "PowerShell" },
  code: (name) => `Exemple : ${name}`,
  copy: "Copier",
  copying: {
    copied: "Copié.",
    notCopied: "Le texte n’a pas pu être copié. Sélectionnez-le et copiez-le vous-même.",
  },

  slots: "Slots et tailles",
  slotsText:
    "Le nom et la taille déterminent où la machine affiche une image. Les programmes peuvent lire le même tableau à l’adresse /api/machines, avec les quantités, les gabarits et les limites.",
  table: "Tableau des slots",
  slot: "Slot",
  place: "Image",
  size: "Taille",
  file: "Dans le pack média",
  slotOf: (category, slot) => `${category} : ${slot}`,

  reference: "Référence",
  links: {
    index: "Tout ce que propose l’API",
    machines: "Les slots, les tailles et les limites de la machine",
    openapi: "Description OpenAPI",
    configSchema: "JSON Schema de config.json",
  },
  sizes:
    "Les images de mauvaise taille sont aussi intégrées au pack, mais une machine peut les ignorer. L’en-tête Brewscreen-Wrong-Sizes de la réponse indique leur nombre. Pour que la requête soit plutôt refusée, envoyez l’en-tête Prefer: handling=strict.",

  errors: "Erreurs",
  errorsText:
    "Les erreurs sont en application/problem+json, avec un code qui ne change jamais et un texte qui dit quoi faire. Tous les messages sont en anglais.",
  errorTable: "Tableau des erreurs",
  errorCode: "Code",
  status: "Statut",
  meaning: "Signification",
};
