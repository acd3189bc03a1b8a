import type { Translated } from "../../../shared/machine/translated.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import type * as english from "../en/exports.ts";
import { groups } from "./formats.ts";
import { plural } from "./plurals.ts";

export const EXPORTS: Translated<typeof english.EXPORTS> = {
  kinds: {
    pdf: {
      label: "PDF",
      busy: "Création…",
      loading: "Création de l’aperçu PDF…",
      success: "Le PDF est prêt !",
      failure: "Le PDF n’a pas pu être créé. Veuillez réessayer.",
    },
    images: {
      label: "Images (zip)",
      busy: "Téléchargement…",
      loading: "Préparation du téléchargement des images…",
      success: "Les images sont téléchargées !",
      failure: "Les images n’ont pas pu être téléchargées. Veuillez réessayer.",
    },
    test: {
      label: "Pack de test",
      busy: "Création…",
      loading: "Création du pack de test…",
      success: "Le pack de test est téléchargé !",
      failure: "Le fichier .mp n’a pas pu être créé.",
    },
    package: {
      label: "Pack média (.mp)",
      busy: "Création…",
      loading: "Création du pack média…",
      success: "Le pack média est prêt !",
      failure: "Le pack n’a pas pu être créé.",
    },
    approval: {
      label: "Fiche de validation (PDF)",
      busy: "Création…",
      loading: "Création de la fiche de validation…",
      success: "La fiche de validation est prête !",
      failure: "La fiche de validation n’a pas pu être créée.",
    },
    preview: {
      label: "Partager un aperçu (HTML)",
      busy: "Création…",
      loading: "Création de l’aperçu…",
      success: "L’aperçu est prêt !",
      failure: "L’aperçu n’a pas pu être créé.",
    },
    contact: {
      label: "Tous les écrans (PNG)",
      busy: "Création…",
      loading: "Création de l’image de tous les écrans…",
      success: "L’image de tous les écrans est prête !",
      failure: "L’image de tous les écrans n’a pas pu être créée.",
    },
  },

  send: {
    label: "Envoyer pour validation",
    busy: "Préparation…",
    loading: "Préparation de la fiche de validation et de l’aperçu…",
    success: "Tout est prêt à être envoyé !",
    failure: "La fiche de validation et l’aperçu n’ont pas pu être créés.",
  },

  reading: (done, all) => `Lecture des images : ${done} sur ${all}`,
  drawing: "Mise en page",
  sending: "Envoi des images",
  packing: "Assemblage du pack",
  cancel: "Annuler",

  skipped: (count) =>
    plural(count, {
      one: `${count} image a été laissée de côté :`,
      other: `${count} images ont été laissées de côté :`,
    }),
  standIns: (labels) =>
    `Certaines de vos images manquent. Le fichier utilise l’image par défaut pour : ${groups(labels)}.`,
  skippedImage: (label, why) => `${label} : ${why}`,
  skipReason: {
    missing: "le navigateur l’a supprimée pour libérer de l’espace. Ajoutez-la de nouveau.",
    unreachable: "elle n’a pas pu être téléchargée. Vérifiez votre connexion et exportez de nouveau.",
    damaged: "son fichier est endommagé. Remplacez-la.",
  },
  caption: (number, count) => `${number} sur ${count}`,
  failed:
    "Le fichier n’a pas pu être créé. Votre projet n’a pas changé. Vérifiez votre connexion, puis réessayez.",

  package: {
    tooMany: (most) => `Le serveur accepte au plus ${most} fichiers à la fois.`,
    tooLarge: (megabytes) =>
      `Les images sont trop volumineuses pour l’envoi : le serveur accepte jusqu’à environ ${megabytes} Mo.`,
    unreachable: "Le serveur est injoignable.",
    badAnswer: (detail) => `Le serveur n’a pas renvoyé de pack valide (${detail}) : rien n’a été enregistré.`,
    refused: (why) => `Le serveur a refusé le pack : ${why}`,
    refusedFile: (name, why) => `Le serveur a refusé ${name} : ${why}`,
    unreadable: (name) => `Impossible de lire ${name}.`,
    cancelled: "Annulé.",
  },
  onDevice: "Créer sur cet appareil",
  deviceHelps: "Vous pouvez plutôt créer le fichier sur cet appareil.",
  noClaim:
    "Nous ne pouvons pas garantir que votre machine acceptera ce fichier. Essayez-le d’abord sur une seule machine.",

  answer: {
    status: (status) => `statut ${status}`,
    type: (type) => `type « ${type} »`,
    cut: (found, length) => `${found} octets sur ${length}`,
    start: "le début n’est pas celui d’un pack",
    end: "la fin manque",
    directory: "sa liste de fichiers ne correspond pas à sa longueur",
    entries: (found, entries) => `il contient ${found} fichiers au lieu de ${entries}`,
  },

  test: {
    readme: `Ceci est une archive de test créée par ${PRODUCT_NAME}. Ce n’est pas une vraie configuration.

Elle montre si cet appareil peut créer et enregistrer un fichier .mp, et si la clé USB
l’apporte jusqu’à la machine. C’est une archive ZIP : renommez-la en .zip pour regarder
à l’intérieur.

  README.txt       ce texte
  config.json      le nom de la machine, une version et le type "test"
  images/test.png  une mire de 400x300 pixels
`,
    template: "Le dossier des gabarits est introuvable. Vérifiez que les gabarits font bien partie du build.",
    library: "La bibliothèque fflate manque ou n’a pas pu être chargée.",
    invalid: "Des données non valides ont été trouvées pendant la création du fichier.",
    save: "Le fichier n’a pas pu être enregistré. Il est peut-être endommagé, ou le navigateur a bloqué le téléchargement.",
    network: "Erreur réseau pendant le chargement. Vérifiez votre connexion Internet.",
    other: (message) => `Erreur : ${message}`,
  },
};
