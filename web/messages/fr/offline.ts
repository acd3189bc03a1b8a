import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/offline.ts";

export const OFFLINE: Translated<typeof english.OFFLINE> = {
  newVersion: "Une nouvelle version de l’application est disponible. Votre projet ne changera pas.",
  toTake:
    "Une nouvelle version de l’application est disponible. Vous pouvez l’installer depuis le menu du projet.",
  use: "Mettre à jour",
  leftBehind: "Mettez d’abord l’application à jour. Votre projet ne changera pas.",
  openAgain: "Recharger cette page",
  title: "Travailler hors ligne",
  explain: (megabytes) =>
    `Vous pouvez déjà créer un projet complet sans Internet. Pour utiliser aussi toutes nos images, téléchargez encore ${megabytes} Mo.`,
  keep: "Tout télécharger sur cet appareil",
  keeping: (percent) => `Téléchargement : ${percent} %`,
  kept: "Tout est sur cet appareil et fonctionne sans Internet.",
  failed:
    "Tout n’a pas pu être téléchargé : la connexion a été coupée, ou cet appareil manque d’espace. Ce qui est déjà téléchargé reste disponible.",
};
