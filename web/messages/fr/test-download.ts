import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/test-download.ts";

export const TEST_DOWNLOAD: Translated<typeof english.TEST_DOWNLOAD> = {
  heading: "Téléchargement de test",
  intro:
    "Créez un petit fichier .mp et vérifiez qu’il arrive sur cet appareil, sur votre clé USB et sur l’écran d’importation de la machine. Il contient une mire et n’est pas une vraie configuration.",
  region: "Télécharger le pack de test",
  download: (file) => `Télécharger ${file}`,
  contents: "Ce qu’il contient",
  facts: {
    readme: "explique ce que c’est",
    config: "nom, version 1.0, type",
    image: "mire de 400 × 300",
    compression: "Compression",
    library: "Bibliothèque ZIP",
  },
  troubleshooting: "En cas de problème",
  tips: [
    "Rien n’a été enregistré ? Vérifiez si votre navigateur bloque les fenêtres pop-up ou les téléchargements pour ce site.",
    "Le fichier est un ZIP avec une autre extension. Renommez-le de .mp en .zip pour regarder dedans.",
    "Une erreur s’affiche ? Choisissez « Afficher les infos de débogage » à côté d’elle et transmettez les détails à la personne qui vous aide.",
    "Sur une tablette, cherchez le fichier dans l’application Fichiers ou Téléchargements. Les navigateurs l’y enregistrent généralement sans demander.",
  ],
  showDebug: "Afficher les infos de débogage",
  hideDebug: "Masquer les infos de débogage",
  debug: {
    timestamp: "horodatage",
    error: "erreur",
    stack: "pile d’appels",
    none: "aucune",
    issue: "problème",
    environment: "environnement",
    baseUrl: "URL de base",
    publicUrl: "URL publique",
    userAgent: "agent utilisateur",
  },
};
