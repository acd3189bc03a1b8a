import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/stick.ts";

export const STICK: Translated<typeof english.STICK> = {
  title: "D’abord : le copier sur une clé USB",
  format: "La clé doit être formatée en FAT32.",
  others: "Depuis un autre appareil",
  systems: {
    ipad: {
      label: "iPad ou iPhone",
      steps: (file) => [
        "Branchez la clé, avec un adaptateur si nécessaire.",
        `Dans l’app Fichiers, ouvrez Téléchargements, maintenez le doigt sur ${file} et choisissez Copier.`,
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
